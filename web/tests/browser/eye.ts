// Looks at screens in both themes, each once, and remembers what is wrong with any: what keeps somebody from using it, and
// what sticks out of the window. With DUBLET_PICTURES set to a folder it keeps what it saw.

import type { Page } from "playwright-core";
import { violationsInBothThemes } from "./axe";
import { freeze, settled } from "./motion";
import { stickingOut } from "./wide";

const PICTURES = process.env["DUBLET_PICTURES"];

export class Eye {
  readonly #seen = new Set<string>();
  #found: string[] = [];

  constructor(readonly name: string) {}

  async look(page: Page, where: string): Promise<void> {
    if (this.#seen.has(where)) throw new Error(`${where} was looked at before`);
    this.#seen.add(where);
    await freeze(page);
    this.#found.push(...(await stickingOut(page)).map((one) => `${where}: ${one}`));
    this.#found.push(...(await violationsInBothThemes(page)).map((one) => `${where}: ${one}`));
    if (PICTURES === undefined) return;
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await page.screenshot({ path: `${PICTURES}/${this.name} ${where} ${colorScheme}.png` });
    }
  }

  /** Keeps a page as it comes out of a printer. */
  async print(page: Page, what: string): Promise<void> {
    if (PICTURES !== undefined)
      await page.pdf({ path: `${PICTURES}/${this.name} ${what}.pdf`, preferCSSPageSize: true, printBackground: true });
  }

  /** What was wrong since it was asked last. */
  found(): string[] {
    return this.#found.splice(0);
  }
}
