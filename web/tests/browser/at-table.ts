// The built page at a table of a server that is not there: what it would say is handed to the page's socket, and
// taken in before anybody looks.

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Settings } from "../../src/app/settings";
import type { ClientMessage, Request, ServerMessage, TableEvent } from "../../src/protocol/messages";
import { openContext } from "./chromium";
import { lastTurn, ME, welcome, type Wish } from "./made-tables";
import { settled } from "./motion";

interface Line {
  readonly sent: readonly string[];
  onmessage?: (event: { data: string }) => void;
}

/** As often the page asks again for an answer. */
const LONG_MS = 5_000;
/** The moment at every table. */
const NOW = new Date("2026-01-01T12:00:00Z").getTime();

/** Whoever comes to a game is told how it stands when a screen reader listens: a moment later. */
const MOMENT_MS = { least: 200, most: 400 };

const ANSWERS: readonly (readonly [string, unknown])[] = [
  ["/api/who", { id: ME, name: "Maximiliane von Hohenfels", created: 0, password: true, recovery: false }],
  [
    "/api/me/games",
    {
      games: [
        { game: "g1", table: "t1", began: 0, ended: 1, seats: [{ id: ME, name: "Maximiliane von Hohenfels" }, null] },
      ],
      before: 1,
    },
  ],
];

/** A page as somebody of that language and those settings has it, known to the server; at one moment, if one is given. */
export async function openPage(
  browser: Browser,
  address: string,
  language: string,
  settings: Partial<Settings> = {},
  { now, ...options }: BrowserContextOptions & { readonly now?: number } = {},
): Promise<Page> {
  const context = await openContext(browser, { locale: language, ...options });
  const page = await context.newPage();
  for (const [path, json] of ANSWERS) await page.route(`**${path}`, (route) => route.fulfill({ json }));
  await page.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(`dublet.${name}`, JSON.stringify(value));
    },
    { settings: { motion: "none", sounds: false, ...settings } },
  );
  if (now !== undefined)
    await page.addInitScript(
      ([moment, long]) => {
        Date.now = () => moment;
        // Where the moment stands nobody waits in vain for an answer, however slow the machine is.
        const every = setInterval;
        const some = (handler: TimerHandler, ms?: number) => ((ms ?? 0) >= long ? 0 : every(handler, ms));
        Object.assign(window, { setInterval: some });
      },
      [now, LONG_MS] as const,
    );
  await page.addInitScript(
    ([least, most]) => {
      const [wait, leave] = [setTimeout, clearTimeout];
      const soon = new Set<unknown>();
      const later = (handler: () => void, ms = 0) => {
        const timer = wait(() => {
          soon.delete(timer);
          handler();
        }, ms);
        if (ms >= least && ms <= most) soon.add(timer);
        return timer;
      };
      const never = (timer?: number) => {
        soon.delete(timer);
        leave(timer);
      };
      Object.assign(window, { setTimeout: later, clearTimeout: never, soon });
    },
    [MOMENT_MS.least, MOMENT_MS.most] as const,
  );
  await page.addInitScript(() => {
    class Line {
      readyState = 1;
      onopen?: () => void;
      constructor() {
        Object.assign(window, { line: this });
        setTimeout(() => this.onopen?.());
      }
      sent: string[] = [];
      send(message: string): void {
        this.sent.push(message);
      }
      close(): void {}
    }
    Object.assign(window, { WebSocket: Line });
  });
  await page.goto(address);
  await page.waitForSelector("#page > *");
  await settled(page);
  return page;
}

/** The same page on its way to another screen, nothing being loaded again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

export class AtTable {
  readonly page: Page;
  #number = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(
    browser: Browser,
    address: string,
    language: string,
    wish: Wish,
    settings: Partial<Settings> = {},
    options: BrowserContextOptions = {},
  ): Promise<AtTable> {
    // The moment stands: a clock shows the same however long somebody looks.
    const page = await openPage(browser, `${address}/table/t1`, language, settings, { ...options, now: NOW });
    const shown = new AtTable(page);
    await shown.page.waitForFunction(() => (window as unknown as { line?: Line }).line?.onmessage !== undefined);
    await shown.show(wish);
    await shown.page.waitForSelector(wish.at === null ? ".seats" : ".felt");
    await shown.page.waitForFunction(() => (window as unknown as { soon: Set<unknown> }).soon.size === 0);
    await settled(shown.page);
    return shown;
  }

  /** Another position, as to somebody who comes to the table. What was asked before is answered. */
  async show(wish: Wish): Promise<void> {
    this.#number += 10;
    const messages = [welcome(wish, this.#number, NOW), lastTurn(wish, this.#number, NOW)].filter(
      (message) => message !== null,
    );
    await this.page.evaluate(
      (told) => {
        const { line } = window as unknown as { line: Line };
        for (const message of line.sent) {
          const { type, id } = JSON.parse(message) as { type: string; id?: number };
          if (type === "command") line.onmessage?.({ data: JSON.stringify({ type: "ack", id, number: 0 }) });
        }
        for (const data of told) line.onmessage?.({ data });
      },
      messages.map((message) => JSON.stringify(message)),
    );
    await settled(this.page);
  }

  /** Something more happens at the table. */
  async tell(...events: readonly TableEvent[]): Promise<void> {
    await this.hand(
      ...events.map((event) => ({ type: "event", number: (this.#number += 2), at: NOW, event }) as const),
    );
  }

  /** The server says something. */
  async hand(...messages: readonly ServerMessage[]): Promise<void> {
    await this.page.evaluate(
      (told) => {
        const { line } = window as unknown as { line: Line };
        for (const data of told) line.onmessage?.({ data });
      },
      messages.map((message) => JSON.stringify(message)),
    );
  }

  /** What the page asked of the server, in order. */
  async asked(): Promise<readonly Request[]> {
    const sent = await this.page.evaluate(() => (window as unknown as { line: Line }).line.sent);
    const messages = sent.map((message) => JSON.parse(message) as ClientMessage);
    return messages.flatMap((message) => (message.type === "command" ? [message.request] : []));
  }

  /** Puts a tile of the rack on the table alone, and asks what is wrong with that. */
  async layAlone(): Promise<void> {
    await this.page.evaluate(() => {
      for (const at of [".rack .tile", ".felt", ".main-action"]) document.querySelector<HTMLElement>(at)?.click();
    });
    await settled(this.page);
  }
}
