// A hand that is not exact: it takes tiles beside their middle, and lets go of them beside where it means. Its errors
// are normal ones, from a seed. It aims by the tile it sees above the pointer, as people do.

import type { Page } from "playwright-core";
import { Touch } from "./touch";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Standard deviations: in picking of pixels, in dropping of tiles, along and across. */
const PICKING = { mouse: { x: 3, y: 3 }, finger: { x: 10, y: 8 } } as const;
const DROPPING = { x: 0.3, y: 0.18 } as const;
/** Far enough for a tile to rise, and less than people move before they look. */
const TO_LIFT_PX = 9;
const STEPS = 2;
/** How often it looks where the tile is before it lets go. */
const GLANCES = 3;

export type Kind = keyof typeof PICKING;

interface Risen {
  readonly pieces: readonly number[];
  /** The middle of the tile in the hand. */
  readonly middle: Point | null;
  /** How big tiles are at a point: on the table, or on the rack. */
  readonly tileAt: (point: Point) => Point;
}

interface Pointer {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

export class ClumsyHand {
  readonly #page: Page;
  readonly #kind: Kind;
  readonly #pointer: Pointer;
  readonly #chance: () => number;
  /** Tiles let go where they were not taken, and how many of them were not those it meant. */
  moved = 0;
  wrong = 0;

  constructor(page: Page, kind: Kind, seed: number) {
    this.#page = page;
    this.#kind = kind;
    this.#pointer = kind === "mouse" ? mouse(page) : Touch.of(page);
    this.#chance = chanceOf(seed);
  }

  /** Takes a tile and lets go of it with its middle near a point of the window. */
  async drag(piece: number, to: Point): Promise<void> {
    await this.carry(piece, to);
    await this.#pointer.up();
  }

  /** Takes a tile to near a point, and holds it there. */
  async carry(piece: number, to: Point): Promise<void> {
    const risen = await this.#take(piece);
    const { x, y } = risen.tileAt(to);
    await this.#bring(risen.middle, {
      x: to.x + DROPPING.x * this.#normal() * x,
      y: to.y + DROPPING.y * this.#normal() * y,
    });
  }

  letGo(): Promise<unknown> {
    return this.#pointer.up();
  }

  #at: Point = { x: 0, y: 0 };

  /** A finger sees what rises: if it is another tile, it lets go where it was and tries once more. */
  async #take(piece: number): Promise<Risen> {
    this.moved += 1;
    const tries = this.#kind === "finger" ? 2 : 1;
    for (let tried = 1; ; tried += 1) {
      const middle = await this.#middleOf(piece);
      const { x, y } = PICKING[this.#kind];
      this.#at = { x: middle.x + x * this.#normal(), y: middle.y + y * this.#normal() };
      await this.#pointer.down(this.#at);
      this.#at = { x: this.#at.x, y: this.#at.y - TO_LIFT_PX };
      await this.#pointer.move(this.#at);
      const risen = await this.#risen();
      if (risen.pieces.includes(piece)) return risen;
      if (tried === tries) {
        this.wrong += 1;
        return risen;
      }
      await this.#pointer.up();
    }
  }

  /** Moves until the tile is seen at a point. */
  async #bring(seen: Point | null, to: Point): Promise<void> {
    for (let glances = 0; seen && glances < GLANCES; glances += 1) {
      const from = this.#at;
      const { width, height } = this.#page.viewportSize() ?? { width: Infinity, height: Infinity };
      const end = {
        x: Math.max(1, Math.min(width - 1, from.x + to.x - seen.x)),
        y: Math.max(1, Math.min(height - 1, from.y + to.y - seen.y)),
      };
      for (let step = 1; step <= STEPS; step += 1) {
        const part = step / STEPS;
        this.#at = { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part };
        await this.#pointer.move(this.#at);
      }
      seen = (await this.#risen()).middle;
      if (seen && Math.hypot(to.x - seen.x, to.y - seen.y) < 1) return;
    }
  }

  /** What is in the hand, and how big tiles are. */
  async #risen(): Promise<Risen> {
    const { table, rack, rackTop, ...seen } = await this.#page.evaluate(() => {
      const root = document.querySelector<HTMLElement>(".dublet")!;
      const size = (name: string) => ({
        x: parseFloat(root.style.getPropertyValue(name)),
        y: parseFloat(root.style.getPropertyValue(`${name}-height`)),
      });
      // Its corner is the middle of the tile that was taken.
      const { x, y } = document.querySelector(".ghost")?.getBoundingClientRect() ?? {};
      const lifted = [...document.querySelectorAll<HTMLElement>(".tile.lifted")];
      return {
        pieces: lifted.map((tile) => Number(tile.dataset["piece"])),
        middle: x === undefined || y === undefined ? null : { x, y },
        table: size("--table-tile"),
        rack: size("--rack-tile"),
        rackTop: document.querySelector(".rack")?.getBoundingClientRect().top ?? Infinity,
      };
    });
    return { ...seen, tileAt: ({ y }) => (y >= rackTop ? rack : table) };
  }

  #middleOf(piece: number): Promise<Point> {
    return this.#page.locator(`[data-piece="${piece}"]`).evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#chance())) * Math.cos(2 * Math.PI * this.#chance());
  }
}

function mouse(page: Page): Pointer {
  return {
    async down({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  };
}

/** Numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
