// Games with real tiles, as people write them down and as the rules score them (crates/wasm, `scoreSheet`).

import type { SeatScore, Tile } from "../protocol/messages";

/** How a game ended: somebody laid the last tile, or the pool ran out. */
export type End = "out" | "pool";

/** Whether somebody opened: they did, they could not or had announced it in time, or they could have. */
export type Opening = "opened" | "excused" | "could-have";

/** What somebody had left: tiles in notation, or what they count. */
export type Left =
  | { readonly rack: string; readonly opened: boolean; readonly announced_after?: Tile | null }
  | { readonly sum: number; readonly jokers: number; readonly opening: Opening };

export interface Played {
  readonly end: End;
  readonly starter: number;
  readonly seats: readonly Left[];
}

/** A player's line of a game: what the rack counts, and what that scores. */
export interface Line extends SeatScore {
  readonly value: number;
  readonly opening: Opening;
}

export interface Scored {
  readonly games: readonly { readonly seats: readonly Line[] }[];
  readonly totals: readonly SeatScore[];
  /** From the first to the last; players from 0, places from 1. */
  readonly order: readonly { readonly player: number; readonly place: number }[];
  readonly games_in_round: number;
  /** From 1; no starter where a tile is drawn for it. */
  readonly next: { readonly round: number; readonly game: number; readonly starter: number | null };
}

/** Answers at once, on the page's own thread. */
export interface Scorer {
  /** Every tile there is. */
  deck(rules: string): readonly Tile[];
  /** Tiles in order, colour by colour. */
  sort(tiles: readonly Tile[]): readonly Tile[];
  score(rules: string, players: number, games: readonly Played[]): Scored;
}
