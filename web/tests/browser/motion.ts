// Pages at rest: what is looked at, measured or pictured is not half way to something else. All of it waits for states of
// the browser, none for a time.

import type { Page } from "playwright-core";

/** Ends what moves: what has an end is there, what has none is as if it had not begun. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) {
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
      else moving.cancel();
    }
  });
}

/** Waits for everything that comes by itself after something changed: sizes are watched, and told a frame later. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    await frames();
    while (document.fonts.status === "loading" || [...document.images].some((image) => !image.complete)) {
      await document.fonts.ready;
      await frames();
    }
  });
  await still(page);
}

/** Another size of the window, once everything has it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height]);
  await settled(page);
}

/** From here on nothing moves on the page: a colour that changes has changed. */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frozen = window as unknown as { frozen?: CSSStyleSheet };
    if (frozen.frozen !== undefined) return;
    frozen.frozen = new CSSStyleSheet();
    frozen.frozen.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets.push(frozen.frozen);
  });
  await settled(page);
}

const BEGIN = new Date("2026-01-01T12:00:00Z").getTime();
/** Longer than any machine takes from one step to the next. */
const HOUR_MS = 3_600_000;

/** From here on the page's own timers stand, until `page.clock` lets them run. */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.install({ time: BEGIN });
  await page.clock.pauseAt(BEGIN + HOUR_MS);
}

/** Lets the timers of a page that stand run while something is done. */
export async function withTimers(page: Page, work: () => Promise<void>): Promise<void> {
  const now = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.clock.resume();
  await work();
  await page.clock.pauseAt(now + HOUR_MS);
}
