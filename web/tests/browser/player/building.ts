// Melds for a hand to build tile by tile, and what became of them: how many stood at the first try, which tiles were
// moved by mistake, which neighbours were broken.

import type { Browser, Page } from "playwright-core";
import { positions } from "../../../src/demo-positions";
import type { Engine } from "../../../src/engine/engine";
import type { Tile } from "../../../src/protocol/messages";
import { AtTable } from "../at-table";
import { stopTimers, withTimers } from "../motion";
import { chanceOf, ClumsyHand, type Kind, type Point } from "./clumsy";
import type { Words } from "./names";
import { look, type SeenTile } from "./sight";

/** Of the melds, and of the errors. */
export const SEED = 7;

export const SCREENS = { mouse: { width: 1440, height: 900 }, finger: { width: 390, height: 664 } } as const;
export const CELLS = [
  { hand: "mouse", work: "build", table: "empty" },
  { hand: "mouse", work: "build", table: "crowded" },
  { hand: "mouse", work: "add", table: "crowded" },
  { hand: "finger", work: "build", table: "empty" },
  { hand: "finger", work: "build", table: "crowded" },
  { hand: "finger", work: "add", table: "crowded" },
] as const satisfies readonly { hand: Kind; work: "build" | "add"; table: "empty" | "crowded" }[];

export type Cell = (typeof CELLS)[number];

const CROWDED = 60;
const RACK = 14;
const RULES = "standard";

/** Tiles of the rack in the order they are to lie, and the order they are put. They join tiles of a meld that lies there. */
interface Task {
  readonly table: readonly (readonly Tile[])[];
  readonly rack: readonly Tile[];
  readonly tiles: readonly Tile[];
  readonly order: readonly number[];
  /** Which meld they are put to, and to which of its tiles: beside it, or upon it where the meld is to be split. */
  readonly to: { readonly meld: number; readonly place: number; readonly side: -1 | 0 | 1 } | null;
}

interface Done {
  readonly stands: boolean;
  readonly changed: number;
  readonly broken: number;
  /** The tiles and what they lie with. */
  readonly lies: string;
}

export interface Figures {
  readonly melds: number;
  /** At the first try. */
  readonly stood: number;
  readonly moved: number;
  /** Tiles moved that were not meant. */
  readonly wrong: number;
  /** Melds nobody meant to touch that do not lie as they lay, and those of them that do not stand any more. */
  readonly changed: number;
  readonly broken: number;
  /** What went wrong, to be looked at. */
  readonly failed: readonly string[];
}

export class Workshop {
  readonly #engine: Engine;
  readonly #words: Words;

  constructor(engine: Engine, words: Words) {
    this.#engine = engine;
    this.#words = words;
  }

  async work(browser: Browser, address: string, cell: Cell, count: number, seed: number): Promise<Figures> {
    const chance = chanceOf(seed);
    const touch = cell.hand === "finger";
    const how = { viewport: SCREENS[cell.hand], hasTouch: touch, isMobile: touch };
    const at = await AtTable.open(browser, address, "en", { at: "empty", players: 3, clock: null }, {}, how);
    if (touch) await stopTimers(at.page);
    const hand = new ClumsyHand(at.page, cell.hand, seed);
    let [stood, changed, broken] = [0, 0, 0];
    const failed: string[] = [];
    for (let meld = 0; meld < count; meld += 1) {
      const task = this.#task(cell, chance);
      const { table, rack } = task;
      const made = { rules: RULES, table, rack, opened: true, mayMove: true, fresh: [], draft: null };
      const show = () => at.show({ at: made, players: 3, clock: null });
      await (touch ? withTimers(at.page, show) : show());
      const done = await this.#do(at.page, hand, task);
      if (done.stands) stood += 1;
      changed += done.changed;
      broken += done.broken;
      if (!done.stands || done.changed > 0)
        failed.push(`${task.tiles.join(" ")} by ${task.order.join("")}: ${done.lies} (${done.changed} changed)`);
    }
    await at.page.context().close();
    return { melds: count, stood, moved: hand.moved, wrong: hand.wrong, changed, broken, failed };
  }

  async #do(page: Page, hand: ClumsyHand, task: Task): Promise<Done> {
    const before = await look(page, this.#words);
    const left = [...before.rack];
    const pieces = task.tiles.map((tile) => {
      const found = left.findIndex((seen) => seen.tile === tile);
      return left.splice(found, 1)[0] as SeenTile;
    });
    // Melds are seen in the order they lie, and known by what they are.
    const text = (tiles: readonly SeenTile[]) => tiles.map(({ tile }) => tile).join(" ");
    const goal = task.to && before.melds.find((meld) => text(meld) === task.table[task.to?.meld ?? 0]?.join(" "));
    for (const at of task.order) {
      const placed = task.order.slice(0, task.order.indexOf(at));
      const to =
        goal && task.to
          ? await beside(page, goal[task.to.place]?.piece ?? NaN, task.to.side)
          : await this.#place(page, pieces, placed, at);
      await hand.drag(pieces[at]?.piece ?? NaN, to);
    }
    const after = await look(page, this.#words);
    const idsOf = (tiles: readonly SeenTile[]) => tiles.map(({ piece }) => piece);
    const stands = (meld: readonly SeenTile[]) =>
      this.#engine.meld(
        RULES,
        meld.map(({ tile }) => tile),
      ).meld;
    const mine = new Set([...idsOf(pieces), ...idsOf(goal ?? [])]);
    const touched = after.melds.filter((meld) => meld.some(({ piece }) => mine.has(piece)));
    const lost = after.rack.some(({ piece }) => mine.has(piece));
    const whole = touched.every((meld) => stands(meld) && meld.every(({ piece }) => mine.has(piece)));
    const same = (one: readonly SeenTile[], other: readonly SeenTile[]) => idsOf(one).join() === idsOf(other).join();
    const changed = before.melds.filter((meld) => meld !== goal && !after.melds.some((other) => same(meld, other)));
    const standing = new Set(after.melds.filter(stands).flatMap(idsOf));
    return {
      stands: whole && !lost && (goal !== null || touched.length === 1),
      changed: changed.length,
      broken: changed.filter((meld) => !meld.every(({ piece }) => standing.has(piece))).length,
      lies: touched.map(text).join(" | "),
    };
  }

  /** Beside the tiles of the meld that lie there, between them, or for the first one where there is most room. */
  async #place(page: Page, pieces: readonly SeenTile[], placed: readonly number[], at: number): Promise<Point> {
    const before = pieces[Math.max(...placed.filter((other) => other < at), -1)]?.piece;
    const after = pieces[Math.min(...placed.filter((other) => other > at), pieces.length)]?.piece;
    if (before !== undefined && after !== undefined) {
      const [one, other] = [await beside(page, before, 0), await beside(page, after, 0)];
      if (Math.abs(one.y - other.y) < 5) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    }
    if (before !== undefined) return beside(page, before, 1);
    if (after !== undefined) return beside(page, after, -1);
    return roomFor(page, pieces.length, at);
  }

  #task(cell: Cell, chance: () => number): Task {
    const table = cell.table === "empty" ? [] : crowd(chance);
    const supply = lessOf(deck(), table.flat());
    if (cell.work === "add") {
      const ways = table.flatMap((meld, at) => this.#additions(meld, at, supply));
      // Half of them split a run, where one can be split. A joker fits everywhere, and is one tile of many.
      const splits = ways.filter(({ to }) => to.side === 0);
      const some = splits.length > 0 && chance() < 0.5 ? splits : ways.filter(({ to }) => to.side !== 0);
      const tile = pick([...new Set(some.map((way) => way.tile))], chance);
      const add = pick(
        some.filter((way) => way.tile === tile),
        chance,
      );
      return { table, rack: rackWith([add.tile], supply, chance), tiles: [add.tile], order: [0], to: add.to };
    }
    const tiles = meldFrom(supply, chance);
    const order = orderOf(tiles.length, chance);
    return { table, rack: rackWith(tiles, supply, chance), tiles, order, to: null };
  }

  /** What can be added to a meld: at its ends, or so that it falls in two. */
  #additions(meld: readonly Tile[], at: number, supply: readonly Tile[]) {
    const report = this.#engine.meld(RULES, meld);
    // A tile a joker stands for takes its place.
    const stoodFor = report.meld ? report.jokers.flatMap(({ stands }) => stands) : [];
    const tiles = [...new Set(supply)].filter((tile) => !stoodFor.includes(tile));
    return tiles.flatMap((tile) => {
      const places = this.#engine.places(RULES, meld, [tile]);
      const isRun = report.meld && report.kind === "run";
      const ends = [
        ...(places.includes(meld.length) ? [{ meld: at, place: meld.length - 1, side: 1 as const }] : []),
        ...(places.includes(0) ? [{ meld: at, place: 0, side: -1 as const }] : []),
      ];
      const twin = meld.indexOf(tile);
      const splits = isRun && twin >= 2 && twin <= meld.length - 3 ? [{ meld: at, place: twin, side: 0 as const }] : [];
      return [...ends, ...splits].map((to) => ({ tile, to }));
    });
  }
}

/** The middle of a tile, or of the place beside it: of the gap, where there is less room than a tile needs. */
function beside(page: Page, piece: number, side: -1 | 0 | 1): Promise<Point> {
  return page.locator(`[data-piece="${piece}"]`).evaluate((node, by) => {
    const felt = document.querySelector(".felt")!.getBoundingClientRect();
    const isSeen = () => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= felt.top && bottom <= felt.bottom;
    };
    if (!isSeen()) node.scrollIntoView({ block: "center" });
    const { x, y, width, height, left, right } = node.getBoundingClientRect();
    const others = [...document.querySelectorAll(".melds .tile")].map((tile) => tile.getBoundingClientRect());
    const gaps = others
      .filter((other) => Math.abs(other.y - y) < height / 2)
      .map((other) => (by > 0 ? other.left - right : left - other.right))
      .filter((gap) => gap >= 0);
    return { x: x + width / 2 + (by * (width + Math.min(width + 2, ...gaps))) / 2, y: y + height / 2 };
  }, side);
}

/** Where on the table a meld of so many tiles has most room; the middle of one of its tiles there. */
function roomFor(page: Page, count: number, at: number): Promise<Point> {
  return page.evaluate(
    ([tiles, place]) => {
      const felt = document.querySelector(".felt")!;
      const { top, bottom, left, right } = felt.getBoundingClientRect();
      const { style } = document.querySelector<HTMLElement>(".dublet")!;
      const width = parseFloat(style.getPropertyValue("--table-tile"));
      const height = parseFloat(style.getPropertyValue("--table-tile-height"));
      // Nobody needs more room than this.
      const enough = 1.5 * width;
      const look = () => {
        const melds = [...document.querySelectorAll(".melds .meld")].map((meld) => meld.getBoundingClientRect());
        let best = { x: 0, y: 0, room: -Infinity };
        for (let y = top + 6; y + height <= bottom - 4; y += 4) {
          for (let x = left + 6; x + tiles * width <= right - 6; x += 6) {
            const away = melds.map((rect) => {
              const beside = Math.max(rect.left - x - tiles * width, x - rect.right);
              const below = Math.max(rect.top - y - height, y - rect.bottom);
              return Math.max(beside, below);
            });
            const room = Math.min(enough, ...away);
            if (room > best.room) best = { x, y, room };
          }
        }
        return best;
      };
      // Where there is little, there is more below.
      if (look().room < width / 2) felt.scrollTop = felt.scrollHeight;
      const { x, y } = look();
      return { x: x + (place + 0.5) * (width + 1), y: y + height / 2 };
    },
    [count, at] as const,
  );
}

function deck(): Tile[] {
  const numbers = [..."krby"].flatMap((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`));
  return [...numbers, ...numbers, "J", "J"];
}

/** A table of about sixty tiles. */
function crowd(chance: () => number): (readonly Tile[])[] {
  const table: (readonly Tile[])[] = [];
  for (const meld of shuffled(positions["hundred"]?.table ?? [], chance))
    if (table.flat().length + meld.length <= CROWDED + 1) table.push(meld);
  return table;
}

/** A run or a group of three to five tiles, in three of ten a joker among them. */
function meldFrom(supply: readonly Tile[], chance: () => number): readonly Tile[] {
  const runs = [..."krby"].flatMap((colour) =>
    [3, 4, 5].flatMap((length) =>
      Array.from({ length: 14 - length }, (_, from) =>
        Array.from({ length }, (_, place) => `${colour}${from + place + 1}`),
      ),
    ),
  );
  const groups = Array.from({ length: 13 }, (_, at) => at + 1).flatMap((number) =>
    ["krby", "krb", "kry", "kby", "rby"].map((colours) => [...colours].map((colour) => `${colour}${number}`)),
  );
  const there = (tiles: readonly Tile[]) => lessOf(tiles, supply).length === 0;
  const kind = [runs, groups].map((all) => all.filter(there)).filter((all) => all.length > 0);
  const tiles = shuffledIf(pick(pick(kind, chance), chance), chance);
  if (chance() >= 0.3 || !supply.includes("J")) return tiles;
  const joker = Math.floor(chance() * tiles.length);
  return tiles.map((tile, place) => (place === joker ? "J" : tile));
}

/** A group is built in any order of colours. */
function shuffledIf(tiles: readonly Tile[], chance: () => number): readonly Tile[] {
  return new Set(tiles.map((tile) => tile.slice(1))).size === 1 ? shuffled(tiles, chance) : tiles;
}

/** From the left, from the right, or mixed. */
function orderOf(length: number, chance: () => number): readonly number[] {
  const places = Array.from({ length }, (_, at) => at);
  return pick([places, places.toReversed(), shuffled(places, chance)], chance);
}

function rackWith(tiles: readonly Tile[], supply: readonly Tile[], chance: () => number): readonly Tile[] {
  const others = shuffled(lessOf(supply, tiles), chance).slice(0, RACK - tiles.length);
  return shuffled([...tiles, ...others], chance);
}

function lessOf(tiles: readonly Tile[], gone: readonly Tile[]): Tile[] {
  const left = [...gone];
  return tiles.filter((tile) => !(left.includes(tile) && left.splice(left.indexOf(tile), 1)));
}

function pick<T>(from: readonly T[], chance: () => number): T {
  return from[Math.floor(chance() * from.length)] as T;
}

function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
