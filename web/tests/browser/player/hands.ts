// Three kinds of hands: a mouse, a finger, and keys. Each does what it is told by its own kind of input alone.

import type { Locator, Page } from "playwright-core";
import { still } from "../motion";
import type { Move } from "./brain";
import { ClumsyHand, type Kind, type Point } from "./clumsy";
import type { SeenTile } from "./sight";
import { Touch } from "./touch";

export interface Hands {
  /** Uses a link or a button by its name. */
  press(role: "link" | "button", name: string): Promise<void>;
  /** Takes one of several choices, of a group of them where two have the same. */
  choose(name: string, group?: string): Promise<void>;
  move(move: Move): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

/** Of the errors a hand makes. */
const SEED = 1;

/** Hands that point: at things, and at places of the table. */
abstract class Pointing implements Hands {
  protected readonly page: Page;
  readonly #hand: ClumsyHand;

  constructor(page: Page, kind: Kind) {
    this.page = page;
    this.#hand = new ClumsyHand(page, kind, SEED);
  }

  protected abstract touch(at: Point): Promise<void>;
  abstract undo(): Promise<void>;
  abstract redo(): Promise<void>;

  async press(role: "link" | "button", name: string): Promise<void> {
    await this.touch(await middle(this.page.getByRole(role, { name, exact: true })));
  }

  async choose(name: string, group?: string): Promise<void> {
    // A choice is seen as its words; the circle of the browser is not drawn.
    const words = this.page.locator("label").filter({ has: radio(this.page, name) });
    await this.touch(
      await middle(group === undefined ? words : this.page.getByRole("group", { name: group }).locator(words)),
    );
  }

  async move({ take, to }: Move): Promise<void> {
    // A freed joker is in the hand already.
    const held = await selected(this.page);
    if (take.length > 1) {
      const wanted = take.map(({ piece }) => piece);
      for (const piece of held.filter((one) => !wanted.includes(one))) await this.touch(await this.atPiece(piece));
      for (const tile of take.filter(({ piece }) => !held.includes(piece))) await this.touch(await this.at(tile));
    }
    const first = take[0];
    if (!first) return;
    await still(this.page);
    // Where it is seen to, if it has to be scrolled to.
    await this.at(first);
    await this.#hand.drag(first.piece, to?.[0] ? await this.at(to[0]) : await this.#free());
    await still(this.page);
  }

  protected at({ piece }: SeenTile): Promise<Point> {
    return this.atPiece(piece);
  }

  protected atPiece(piece: number): Promise<Point> {
    return middle(this.page.locator(`[data-piece="${piece}"]`));
  }

  /** The place of the table farthest from every meld. */
  #free(): Promise<Point> {
    return this.page.evaluate(() => {
      const felt = document.querySelector(".felt")?.getBoundingClientRect() ?? new DOMRect();
      const melds = [...document.querySelectorAll(".melds .meld")].map((meld) => meld.getBoundingClientRect());
      const away = (x: number, y: number) =>
        Math.min(
          ...melds.map((rect) =>
            Math.hypot(Math.max(rect.left - x, x - rect.right, 0), Math.max(rect.top - y, y - rect.bottom, 0)),
          ),
          1e6,
        );
      let best = { x: felt.left + felt.width / 2, y: felt.top + felt.height / 2 };
      for (let x = felt.left + 30; x < felt.right - 30; x += 20) {
        for (let y = felt.top + 30; y < felt.bottom - 40; y += 20)
          if (away(x, y) > away(best.x, best.y)) best = { x, y };
      }
      return best;
    });
  }
}

export class Mouse extends Pointing {
  constructor(page: Page) {
    super(page, "mouse");
  }

  protected async touch({ x, y }: Point): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  undo(): Promise<void> {
    return this.press("button", "Undo");
  }

  redo(): Promise<void> {
    return this.press("button", "Redo");
  }
}

export class Finger extends Pointing {
  constructor(page: Page) {
    super(page, "finger");
  }

  protected touch(at: Point): Promise<void> {
    return Touch.of(this.page).tap(at);
  }

  undo(): Promise<void> {
    return this.press("button", "Undo");
  }

  redo(): Promise<void> {
    return this.press("button", "Redo");
  }
}

/** The tiles that are selected. */
function selected(page: Page): Promise<number[]> {
  return page
    .locator('[data-piece][aria-pressed="true"]')
    .evaluateAll((tiles) => tiles.map((tile) => Number((tile as HTMLElement).dataset["piece"])));
}

function radio(among: Page | Locator, name: string): Locator {
  return among.getByRole("radio", { name, exact: true });
}

/** Where to point at something: where it is seen, and after scrolling where it was not. */
async function middle(found: Locator): Promise<Point> {
  const { x, y, over } = await found.evaluate((node) => {
    const look = () => {
      const rect = node.getBoundingClientRect();
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const top = document.elementFromPoint(x, y);
      return { x, y, over: top !== null && node.contains(top) ? null : (top?.outerHTML.slice(0, 80) ?? "nothing") };
    };
    if (look().over !== null) node.scrollIntoView({ block: "center" });
    return look();
  });
  if (over !== null) throw new Error(`${over} is in front of it`);
  return { x, y };
}

/** Keys alone: Tab from one thing to the next, arrows among choices and tiles. */
export class Keys implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(role: "link" | "button", name: string): Promise<void> {
    await this.#tabTo((at) => at.role === role && at.name === name, `${role} ${name}`);
    await this.#key("Enter");
  }

  async move({ take, to }: Move): Promise<void> {
    const held = await selected(this.#page);
    for (const tile of take) {
      await this.#goTo(tile);
      // A freed joker is in the hand already.
      if (tile === take[0] && held.length > 0) await this.#key("Escape");
      await this.#key("Space");
    }
    if (!to?.[0]) return this.#key("n");
    await this.#goTo(to[0]);
    await this.#key("Enter");
  }

  /** Takes a tile in the hand and goes with it to another. */
  async hold(tile: SeenTile, to: SeenTile): Promise<void> {
    await this.#goTo(tile);
    await this.#key("Space");
    await this.#goTo(to);
  }

  undo(): Promise<void> {
    return this.#key("Control+z");
  }

  redo(): Promise<void> {
    return this.#key("Control+Shift+z");
  }

  /** Tab stops at the chosen one of a group; arrows go round. */
  async choose(name: string, group?: string): Promise<void> {
    const among = group === undefined ? this.#page : this.#page.getByRole("group", { name: group });
    const wanted = await radio(among, name).getAttribute("name");
    await this.#tabTo((at) => at.group === wanted, `the choice of ${name}`);
    for (let steps = 0; (await this.#now()).name !== name; steps += 1) {
      if (steps > 20) throw new Error(`arrows do not come to ${name}`);
      await this.#key("ArrowRight");
    }
  }

  /** With Tab to the table or the rack, where it stops once, and on by arrows. */
  async #goTo({ piece, label }: SeenTile): Promise<void> {
    const onRack = await this.#page.locator(`.rack [data-piece="${piece}"]`).count();
    const area = onRack > 0 ? "rack" : "table";
    if ((await this.#now()).area !== area)
      await this.#tabTo((at) => at.area === area && at.piece !== null, `the ${area}`);
    for (let steps = 0; (await this.#now()).piece !== piece; steps += 1) {
      if (steps > 80) throw new Error(`arrows do not come to ${label}`);
      await this.#key(await this.#way(piece));
    }
  }

  /** The arrow that leads to a tile: to its row first, then along it. */
  #way(piece: number): Promise<string> {
    return this.#page.evaluate((wanted) => {
      const [to, from] = [document.querySelector(`[data-piece="${wanted}"]`), document.activeElement].map(
        (node) => node?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect];
      const down = to.top - from.top;
      // What is held is a little higher.
      if (Math.abs(down) > to.height / 2) return down < 0 ? "ArrowUp" : "ArrowDown";
      return to.left < from.left ? "ArrowLeft" : "ArrowRight";
    }, piece);
  }

  async #tabTo(isThere: (at: Focus) => boolean, what: string): Promise<void> {
    for (let tabs = 0; tabs < 150; tabs += 1) {
      if (isThere(await this.#now())) return;
      await this.#key("Tab");
    }
    throw new Error(`Tab does not come to ${what}`);
  }

  #key(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Where the keyboard is. */
  #now(): Promise<Focus> {
    return this.#page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const said =
        node.ariaLabel ?? (node instanceof HTMLInputElement ? node.labels?.[0]?.innerText : node.innerText) ?? "";
      return {
        role: node instanceof HTMLAnchorElement ? "link" : node.localName,
        name: said.trim().replace(/\s+/g, " "),
        group: node instanceof HTMLInputElement ? node.name : null,
        area: node.closest(".rack-scroll") ? "rack" : node.closest(".felt, .bench") ? "table" : null,
        piece: node.dataset["piece"] === undefined ? null : Number(node.dataset["piece"]),
      };
    });
  }
}

interface Focus {
  readonly role: string;
  readonly name: string;
  readonly group: string | null;
  readonly area: "rack" | "table" | null;
  readonly piece: number | null;
}
