// A real browser on the demonstration page, for what only a browser can tell.

import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { openContext } from "./chromium";
import { resize, settled, stopTimers } from "./motion";
import { ClumsyHand, type Kind } from "./player/clumsy";

/** Of the errors a hand makes. */
const SEED = 1;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export class DemoPages {
  readonly #browser: Browser;
  readonly #server: ViteDevServer;

  private constructor(browser: Browser, server: ViteDevServer) {
    this.#browser = browser;
    this.#server = server;
  }

  static async start(browser: Browser): Promise<DemoPages> {
    const server = await createServer({
      root: ROOT,
      cacheDir: `${ROOT}/node_modules/.vite/demo`,
      logLevel: "error",
      server: { port: 0, hmr: false },
    });
    await server.listen();
    return new DemoPages(browser, server);
  }

  /** Where it is touched, the page's timers stand: how long a finger rests is told to `dragByFinger`. */
  async open(at: string, width: number, height: number, touch = false): Promise<DemoPage> {
    const context = await openContext(this.#browser, { viewport: { width, height }, hasTouch: touch, isMobile: touch });
    const page = await context.newPage();
    await page.goto(`${this.#server.resolvedUrls?.local[0]}demo.html?at=${at}&motion=off`);
    await page.waitForSelector(".tile");
    await settled(page);
    if (touch) await stopTimers(page);
    return new DemoPage(page);
  }

  async stop(): Promise<void> {
    await this.#server.close();
  }
}

export class DemoPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  resize(width: number, height: number): Promise<void> {
    return resize(this.page, width, height);
  }

  /** Shows another of the page's positions. */
  async show(at: string): Promise<void> {
    await this.page.evaluate((name) => {
      const { table, positions, look } = window as unknown as {
        table: { show(position: unknown, look: unknown): void };
        positions: Record<string, unknown>;
        look: unknown;
      };
      table.show(positions[name], look);
    }, at);
  }

  /** The middle of a tile, by its name, on `.rack` or `.melds`. */
  async tile(name: string, where: ".rack" | ".melds"): Promise<{ x: number; y: number }> {
    const box = await this.page.locator(`${where} .tile[aria-label^="${name}"]`).first().boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async melds(): Promise<string> {
    return this.page.evaluate(() => {
      const { table } = window as unknown as { table: { layout(): string[][] } };
      return table
        .layout()
        .map((meld) => meld.join(" "))
        .join(" | ");
    });
  }

  /** A hand that is not exact. */
  hand(kind: Kind): ClumsyHand {
    return new ClumsyHand(this.page, kind, SEED);
  }

  /** A tile by its name, for a hand to take. */
  async piece(name: string, where: ".rack" | ".melds"): Promise<number> {
    const tile = this.page.locator(`${where} .tile[aria-label^="${name}"]`).first();
    return Number(await tile.getAttribute("data-piece"));
  }

  /** The finger rests on the tile before it moves, and where it goes before it lets go, for milliseconds of the page. */
  async dragByFinger(
    from: { x: number; y: number },
    to: { x: number; y: number },
    { before = 0, after = 0 } = {},
  ): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    if (before > 0) await this.page.clock.runFor(before);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    if (after > 0) await this.page.clock.runFor(after);
    await touch("touchEnd", []);
  }

  /** Tiles of which one lies on another, and whether anything is wider than the window. */
  async faults(): Promise<string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      for (const list of document.querySelectorAll(".melds, .rack-tiles")) {
        const tiles = [...list.querySelectorAll(".tile")].map((tile) => ({ tile, rect: tile.getBoundingClientRect() }));
        tiles.forEach(({ tile, rect: a }, index) => {
          const name = tile.getAttribute("aria-label") ?? "";
          if (a.left < 0 || a.right > innerWidth) found.push(`${name} is outside`);
          for (const { tile: other, rect: b } of tiles.slice(index + 1)) {
            const apart =
              a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
            if (!apart) found.push(`${name} on ${other.getAttribute("aria-label")}`);
          }
        });
      }
      // A message nobody has written is shown by its id.
      for (const { ariaLabel } of document.querySelectorAll("[aria-label]")) {
        if (/(table|tile|meld|problem)-/.test(ariaLabel ?? "")) found.push(`${ariaLabel} has no words`);
      }
      if (document.documentElement.scrollWidth > innerWidth) found.push("the page is scrolled sideways");
      return found;
    });
  }
}
