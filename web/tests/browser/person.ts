// Somebody at a browser of their own: finds their way, sees what a person would see, and plays.

import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Tile } from "../../src/protocol/messages";
import type { Settings } from "../../src/app/settings";
import { openContext } from "./chromium";
import type { TestServer } from "./test-server";
import type { Mind } from "./mind";
import { plain } from "../plain";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What a browser says of a line to the server that is cut. */
const CUT_LINE = /net::ERR_|WebSocket connection to \S+ failed/;

const LETTERS: Record<string, string> = { black: "k", red: "r", blue: "b", yellow: "y" };

/** A tile by what it is called: "red 5", "joker stands for red 5". */
export function tileOf(name: string): Tile {
  if (name.startsWith("joker")) return "J";
  const [, colour = "", number = ""] = /^(black|red|blue|yellow) (\d+)/.exec(name) ?? [];
  if (number === "") throw new Error(`"${name}" is no tile`);
  return `${LETTERS[colour]}${number}`;
}

export interface Manner {
  readonly size?: { width: number; height: number };
  readonly settings?: Partial<Settings>;
}

export class Person {
  /** Whatever the page complained of, but for a line while a test cut it. */
  readonly complaints: string[] = [];
  #isCut = false;
  /** Everything the server told this page over sockets. */
  readonly told: string[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly touches: boolean,
  ) {}

  /** A guest who is there already. */
  static async guest(browser: Browser, address: string, name: string, manner?: Manner): Promise<Person> {
    const person = await Person.come(browser, name, manner);
    await person.arrive(address);
    return person;
  }

  static async come(browser: Browser, name: string, { size = DESKTOP, settings }: Manner = {}): Promise<Person> {
    const touches = size.width < 900;
    const options = { viewport: size, hasTouch: touches, isMobile: touches, reducedMotion: "reduce" } as const;
    // Whoever draws here means it.
    const context = await openContext(browser, options, { askBeforeDraw: false, ...settings });
    const person = new Person(name, context, await context.newPage(), touches);
    person.listen(person.page);
    return person;
  }

  /** Another window of the same browser. */
  async another(): Promise<Person> {
    const other = new Person(this.name, this.context, await this.context.newPage(), this.touches);
    other.listen(other.page);
    return other;
  }

  private listen(page: Page): void {
    page.on("console", (message) => {
      const isComplaint = message.type() === "error" && !(this.#isCut && CUT_LINE.test(message.text()));
      if (isComplaint) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.told.push(String(payload))));
  }

  /** What a page shows while its line is cut. */
  private get lost(): Locator {
    return this.page.getByText(/^No connection/).filter({ visible: true });
  }

  /** Pulls the plug. */
  async unplug(): Promise<void> {
    this.#isCut = true;
    await this.context.setOffline(true);
  }

  /** Puts it in again, and waits until the page has its line back. */
  async plugIn(): Promise<void> {
    await this.context.setOffline(false);
    await this.isBack();
  }

  /** A page that was told of a cut line may have tried again before it heard that it is mended. */
  private async isBack(): Promise<void> {
    await this.lost.first().waitFor({ state: "hidden" });
    this.#isCut = false;
  }

  /** Kills the server these people are at and starts it again, when all their pages say so; waits until all have it back. */
  static async outlive(server: TestServer, people: readonly Person[]): Promise<void> {
    for (const one of people) one.#isCut = true;
    await server.kill();
    for (const one of people) await one.lost.first().waitFor();
    await server.start();
    for (const one of people) await one.isBack();
  }

  async go(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForSelector("#main");
  }

  /** Goes somewhere else on the same server. */
  async visit(path: string): Promise<void> {
    await this.go(new URL(path, this.page.url()).href);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.touch(this.button(name));
  }

  async touch(what: Locator): Promise<void> {
    if (this.touches) await what.tap();
    else await what.click();
  }

  /** Says who they are, where the page asks. */
  async tellName(): Promise<void> {
    await this.page.getByLabel("Your name").fill(this.name);
  }

  /** Asks the server for something, as the page does. */
  ask<T>(method: string, path: string, body: unknown = {}): Promise<T> {
    return this.page.evaluate(
      async ([how, where, what]) => {
        const answer = await fetch(`/api${where}`, {
          method: how,
          headers: { "content-type": "application/json" },
          body: what,
        });
        if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
        const text = await answer.text();
        return (text === "" ? null : JSON.parse(text)) as T;
      },
      [method, path, JSON.stringify(body)] as const,
    );
  }

  /** Comes as a guest without being asked, where that is not what a test is about. */
  async arrive(address: string): Promise<void> {
    await this.go(address);
    await this.ask("POST", "/guest", { name: this.name });
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Names of tiles in a part of the screen. */
  private names(where: string): Promise<string[]> {
    return this.page
      .locator(`${where} .tile`)
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label") ?? ""));
  }

  async rack(): Promise<Tile[]> {
    return (await this.names(".rack")).map(tileOf);
  }

  /** What lies on the table; a tile face down is null. */
  async melds(): Promise<(Tile | null)[][]> {
    const names = await this.page
      .locator(".melds .meld")
      .evaluateAll((melds) =>
        melds.map((meld) => [...meld.querySelectorAll(".tile")].map((tile) => tile.getAttribute("aria-label") ?? "")),
      );
    return names.map((meld) => meld.map((name) => (name === "face-down tile" ? null : tileOf(name))));
  }

  get main(): Locator {
    return this.page.locator(".main-action");
  }

  get hasTurn(): Locator {
    return this.page.locator(".player.me.turn");
  }

  /** Touches tiles of the rack one after another. */
  private async gather(tiles: readonly Tile[]): Promise<void> {
    for (const tile of tiles) {
      const index = (
        await this.page
          .locator(".rack .tile")
          .evaluateAll((all) =>
            all.map((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("aria-pressed") ?? ""] as const),
          )
      ).findIndex(([name, held]) => held === "false" && tileOf(name) === tile);
      if (index < 0) throw new Error(`${this.name} has no ${tile} to take`);
      await this.touch(this.page.locator(".rack .tile").nth(index));
    }
  }

  /** Puts tiles of the rack down as a new meld. */
  async put(tiles: readonly Tile[]): Promise<void> {
    await this.gather(tiles);
    const { x, y } = await this.emptySpot();
    if (this.touches) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The point of the table furthest from everything that lies there. */
  private emptySpot(): Promise<{ x: number; y: number }> {
    return this.page.evaluate(() => {
      const felt = document.querySelector(".felt")?.getBoundingClientRect() ?? new DOMRect();
      const melds = [...document.querySelectorAll(".melds .meld")].map((meld) => meld.getBoundingClientRect());
      const away = (x: number, y: number) =>
        Math.min(
          ...melds.map((box) =>
            Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
          ),
        );
      let best = { x: 0, y: 0, away: -1 };
      for (let x = felt.left + 30; x < felt.right - 30; x += 8) {
        for (let y = felt.top + 30; y < felt.bottom - 30; y += 8) {
          if (away(x, y) > best.away) best = { x, y, away: away(x, y) };
        }
      }
      return best;
    });
  }

  /** Adds a tile of the rack to a meld of the table. */
  async add(tile: Tile, meld: number): Promise<void> {
    await this.gather([tile]);
    await this.touch(this.page.locator(".melds .meld").nth(meld).locator(".tile").last());
  }

  /** Moves the tiles of a turn, without ending it; says whether there is anything to lay. */
  async think(mind: Mind): Promise<boolean> {
    const opened = (await this.page.locator(".player.me .closed-mark").count()) === 0;
    const plan = mind.plan((await this.melds()) as Tile[][], await this.rack(), opened);
    if (plan === null) return false;
    for (const meld of plan.melds) await this.put(meld);
    if (plan.add !== null) await this.add(plan.add.tile, plan.add.meld);
    return true;
  }

  /** Lays, draws or passes: what the main button says after thinking. */
  async move(mind: Mind): Promise<string> {
    await this.hasTurn.waitFor();
    await this.think(mind);
    const said = plain(await this.main.textContent());
    if (!/^(End the turn: |Draw|Pass)/.test(said))
      throw new Error(`${this.name} cannot move: ${said}; ${(await this.table()).join(" | ")}`);
    // By a key: three people who do not think move so quickly that a second tap on this place would be taken for a slip.
    await this.main.press("Enter");
    await this.hasTurn.waitFor({ state: "detached" });
    return said;
  }

  /** Draws, and waits until programs have moved: they may be so quick that nobody sees whose turn it was. */
  async drawAndWait(): Promise<void> {
    const had = (await this.rack()).length;
    await this.touch(this.main);
    await this.page.locator(".rack .tile").nth(had).waitFor();
    await this.hasTurn.waitFor();
  }

  /** Says yes to a question. By a key: a second press on the place of the first would be taken for a slip. */
  async isSure(): Promise<void> {
    await this.page.locator("dialog .danger").press("Enter");
  }

  async giveUp(): Promise<void> {
    await this.press("Menu");
    // With nobody left it is over.
    await this.press(/^(Give up|End) this game$/);
    await this.isSure();
  }

  /** What lies on the table, in an order of its own: rows differ with the width of a screen. */
  async table(): Promise<string[]> {
    return (await this.melds()).map((meld) => meld.join(" ")).toSorted();
  }
}
