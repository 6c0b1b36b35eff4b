// What people at a real table do with the companion, for tests of its parts.

import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { openPage } from "../at-table";
import { PageAlone } from "../stage";

/** What somebody had left: a number, or more than a number. */
type Left = number | { readonly sum: number; readonly opening: string };

export const NOBODY = "Nobody: the pool ran out";

interface Wish {
  /** Nobody, where the pool ran out. */
  readonly out?: string;
  readonly left: Readonly<Record<string, Left>>;
}

/** The companion on a phone, in a browser with nothing behind it. */
export class PhoneAlone extends PageAlone {
  at(path: string): string {
    return `${this.host.address}${path}`;
  }

  open(path: string, language = "en", options: BrowserContextOptions = {}): Promise<Page> {
    const phone = { viewport: { width: 390, height: 844 }, ...options };
    return openPage(this.browser, this.at(path), language, {}, phone);
  }
}

export const choose = (where: Page | Locator, question: string, option: string) =>
  where.getByRole("group", { name: question }).getByRole("radio", { name: option, exact: true }).check();

export async function beginSheet(page: Page, edition: string, names: readonly string[]): Promise<void> {
  await page.getByLabel("Edition").selectOption(edition);
  await choose(page, "Players", String(names.length));
  for (const [at, name] of names.entries()) await page.getByLabel(`Player ${at + 1}`).fill(name);
  await page.getByRole("button", { name: "Begin the sheet" }).click();
}

export async function writeDown(page: Page, wish: Wish): Promise<void> {
  await page.getByRole("button", { name: "Write down a game" }).click();
  await choose(page, "Who went out?", wish.out ?? NOBODY);
  for (const [name, left] of Object.entries(wish.left)) {
    const card = page.getByRole("region", { name, exact: true });
    await card.getByLabel("Sum of the numbers").fill(String(typeof left === "number" ? left : left.sum));
    if (typeof left !== "number") await card.getByLabel("Opened?").selectOption({ label: left.opening });
  }
  await page.getByRole("button", { name: "Write it down" }).click();
  await page.locator(".score-table").waitFor();
}

export const pick = (page: Page, tile: string) =>
  page
    .locator(".picker")
    .getByRole("button", { name: new RegExp(`^${tile},`) })
    .click();

export const rows = (page: Page, part: "tbody" | "tfoot") =>
  page
    .locator(`.score-table ${part} tr:not(.score-round)`)
    .evaluateAll((found) =>
      found.map((row) =>
        [...row.querySelectorAll("td")].map((cell) => cell.childNodes[0]?.textContent ?? "").join(" "),
      ),
    );
export const order = (page: Page) => page.locator(".standings-name").allTextContents();
