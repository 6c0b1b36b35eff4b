// A game in Node as the page would have it with the same chance: to find one worth playing before a browser plays it.

import type { Engine, FollowedTable } from "../../../src/engine/engine";
import type { LocalTable } from "../../../src/engine/pkg/dublet.js";
import type { LocalOptions } from "../../../src/engine/answers";
import {
  PROTOCOL,
  type ClientMessage,
  type Request,
  type SeatScore,
  type SeatView,
  type ServerMessage,
  type TableState,
  type Tile,
} from "../../../src/protocol/messages";
import type { Brain } from "./brain";
import { bytesOf } from "./chance";

type Tables = typeof LocalTable;

export class Rehearsal {
  readonly #engine: Engine;
  readonly #table: LocalTable;
  #now = 1_800_000_000_000;
  #number = 0;
  #commands = 0;
  #followed: FollowedTable | null = null;
  #state: TableState | null = null;

  /** A person at the first chair, the tiles dealt. */
  constructor(engine: Engine, tables: Tables, options: LocalOptions, chance: number) {
    this.#engine = engine;
    this.#table = tables.open(JSON.stringify(options), bytesOf(chance), this.#now);
    this.#keep();
    this.#say({ type: "hello", protocol: PROTOCOL, after: null });
    const game = this.#state?.game;
    if (!game) throw new Error("no game was opened");
    const bytes = Array.from(bytesOf(chance), (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#ask({ do: "contribute", game: game.game, bytes });
  }

  get view(): SeatView | null {
    const view = this.#state?.game?.view;
    return view?.viewer === "seat" ? view : null;
  }

  /** How the game ended, when it has. */
  get scores(): readonly SeatScore[] | null {
    return this.#state?.games[0] ?? null;
  }

  /** Lays, or draws or passes, and lets the programs move. */
  turn(after: readonly (readonly Tile[])[] | null): void {
    const pool = this.view?.public.stacks.some((tiles) => tiles > 0);
    if (after) this.#ask({ do: "lay", layout: after.map((meld) => [...meld]) });
    else this.#ask({ do: pool ? "draw" : "pass" });
    this.wait();
  }

  /** Lets programs move until it is the person's turn or all is over. */
  wait(): void {
    for (let moves = 0; this.view !== null && this.view.public.turn !== "A"; moves += 1) {
      if (moves > 100) throw new Error("programs do not move");
      this.#now = Math.max(this.#now, this.#table.due() ?? 0);
      this.#hear(this.#table.tick(this.#now));
      this.#keep();
    }
  }

  #ask(request: Request): void {
    this.#now += 1000;
    this.#say({ type: "command", id: (this.#commands += 1), after: this.#number, request });
  }

  #say(message: ClientMessage): void {
    this.#hear(this.#table.receive(0, JSON.stringify(message), this.#now));
    this.#keep();
  }

  /** Everybody is told what is kept. */
  #keep(): void {
    if (this.#table.unkept() !== undefined) this.#hear(this.#table.kept(this.#now));
  }

  #hear(messages: string): void {
    for (const [, message] of JSON.parse(messages) as [number, ServerMessage][]) {
      if (message.type === "refused") throw new Error(`refused: ${JSON.stringify(message)}`);
      if (message.type === "welcome" && message.state) {
        this.#followed?.free();
        this.#followed = this.#engine.follow(message.state);
        [this.#state, this.#number] = [message.state, message.number];
      }
      if (message.type !== "event" || !this.#followed) continue;
      this.#state = this.#followed.follow(message.at, message.event);
      this.#number = message.number;
    }
  }

  free(): void {
    this.#followed?.free();
    this.#table.free();
  }
}

/** Whether a lay takes a meld of the table apart. */
function rearranges(before: readonly (readonly Tile[])[], after: readonly (readonly Tile[])[]): boolean {
  const holds = (meld: readonly Tile[], tiles: readonly Tile[]) =>
    tiles.every((tile) => count(meld, tile) >= count(tiles, tile));
  return before.some((tiles) => !after.some((meld) => holds(meld, tiles)));
}

const count = (tiles: readonly Tile[], wanted: Tile): number => tiles.filter((tile) => tile === wanted).length;

const SHORT = 24;
const MOST = 300;

/** A chance, from one on, with which somebody of that brain has a short game and rearranges more than once in it. */
export function findShortGame(
  engine: Engine,
  tables: Tables,
  brain: Brain,
  options: LocalOptions,
  from: number,
): number {
  for (let chance = from; chance < from + MOST; chance += 1) {
    const game = new Rehearsal(engine, tables, options, chance);
    let [turns, rearranged] = [0, 0];
    game.wait();
    for (; game.view !== null && turns <= SHORT; turns += 1) {
      const { public: seen, rack } = game.view;
      const advice = brain.best(seen.table, rack, seen.seats[0]?.opened === true);
      if (advice && rearranges(seen.table, advice.table)) rearranged += 1;
      game.turn(advice?.table ?? null);
    }
    const found = game.scores !== null && rearranged > 1;
    game.free();
    if (found) return chance;
  }
  throw new Error(`no short game in ${MOST}`);
}
