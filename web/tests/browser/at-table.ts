// The built page at a table of a server that is not there: what it would say is handed to the page's socket, and
// taken in before anybody looks.

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Settings } from "../../src/app/settings";
import { lastTurn, ME, welcome, type Wish } from "./made-tables";

interface Line {
  onmessage?: (event: { data: string }) => void;
}

const ANSWERS: readonly (readonly [string, unknown])[] = [
  ["/api/who", { id: ME, name: "Maximiliane von Hohenfels", created: 0, password: true, recovery: false }],
  ["/api/me/games", { games: [{ game: "g1", table: "t1", began: 0, ended: 1, seats: [{ id: ME, name: "Maximiliane von Hohenfels" }, null] }], before: 1 }],
];

/** A page as somebody of that language and those settings has it, known to the server. */
export async function openPage(browser: Browser, address: string, language: string, settings: Partial<Settings> = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: language, ...options });
  const page = await context.newPage();
  for (const [path, json] of ANSWERS) await page.route(`**${path}`, (route) => route.fulfill({ json }));
  await page.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(`dublet.${name}`, JSON.stringify(value));
    },
    { settings: { motion: "none", sounds: false, ...settings } },
  );
  await page.addInitScript(() => {
    class Line {
      readyState = 1;
      onopen?: () => void;
      constructor() {
        Object.assign(window, { line: this });
        setTimeout(() => this.onopen?.());
      }
      send(): void {}
      close(): void {}
    }
    Object.assign(window, { WebSocket: Line });
  });
  await page.goto(address);
  await page.waitForSelector("#page > *");
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The same page on its way to another screen, nothing being loaded again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Waits for everything that changes by itself after something changed: sizes are watched, and told a frame later. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map((one) => one.finished));
  });
}

export class AtTable {
  readonly page: Page;
  #number = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, address: string, language: string, wish: Wish, settings: Partial<Settings> = {}, options: BrowserContextOptions = {}): Promise<AtTable> {
    const shown = new AtTable(await openPage(browser, `${address}/table/t1`, language, settings, options));
    await shown.page.waitForFunction(() => (window as unknown as { line?: Line }).line?.onmessage !== undefined);
    await shown.show(wish);
    await shown.page.waitForSelector(wish.at === null ? ".seats" : ".felt");
    await shown.page.evaluate(() => document.fonts.ready);
    await settled(shown.page);
    return shown;
  }

  /** Another position, as to somebody who comes to the table. */
  async show(wish: Wish): Promise<void> {
    this.#number += 10;
    const now = Date.now();
    const messages = [welcome(wish, this.#number, now), lastTurn(wish, this.#number, now)].filter((message) => message !== null);
    await this.page.evaluate((told) => {
      const { line } = window as unknown as { line: Line };
      for (const data of told) line.onmessage?.({ data });
    }, messages.map((message) => JSON.stringify(message)));
    await settled(this.page);
  }

  /** Puts a tile of the rack on the table alone, and asks what is wrong with that. */
  async layAlone(): Promise<void> {
    await this.page.evaluate(() => {
      for (const at of [".rack .tile", ".felt", ".main-action"]) document.querySelector<HTMLElement>(at)?.click();
    });
    await settled(this.page);
  }
}
