// From a browser that was never here to the first move that counts, in milliseconds after the navigation began.

import { launch } from "../tests/browser/chromium";

export async function startFigures(address: string) {
  const browser = await launch();
  const page = await (await browser.newContext({ locale: "en", viewport: { width: 390, height: 844 } })).newPage();
  const began = performance.now();
  const now = () => Math.round(performance.now() - began);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Play now" }).waitFor();
  const firstScreen = now();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.waitForSelector(".rack .tile");
  const dealt = now();
  const draw = page.getByRole("button", { name: "Draw a tile" });
  await draw.waitFor();
  const ownTurn = now();
  await draw.click();
  // Drawing is the end of a turn, one tile more on the rack; where something can be laid it is asked about first.
  const drawn = page.locator(".rack .tile").nth(14);
  const anyway = page.getByRole("button", { name: "Draw anyway" });
  await drawn.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await drawn.waitFor();
  const moved = now();
  await browser.close();
  return { firstScreen, dealt, ownTurn, moved };
}
