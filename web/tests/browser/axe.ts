// What keeps somebody from using a screen, as axe finds it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { freeze } from "./motion";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options?: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** What axe finds wrong, by rule and element; of all rules or of those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(AXE);
  await freeze(page);
  return page.evaluate(
    async (only) => {
      const { axe } = window as unknown as { axe: Axe };
      // What is read on a button is in its name, so that it can be said: not among the rules axe has by default.
      const all = { rules: { "label-content-name-mismatch": { enabled: true } } };
      const { violations: found } = await axe.run(only === undefined ? all : { runOnly: only });
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    rules as string[] | undefined,
  );
}

/** The same by light and by dark: what is not a matter of colours is looked at once. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...(await violations(page)), ...dark.map((one) => `dark ${one}`)];
}
