// A score sheet as people fill it in. What it comes to is the engine's word.

import type { End, Left, Opening, Played, Scorer, Line } from "../../engine/sheet";
import type { Tile } from "../../protocol/messages";
import { bagOf } from "../bag";

/** What somebody had left: tiles tapped, or a sum typed. */
export interface Entry {
  readonly by: "tiles" | "sum";
  readonly tiles: readonly Tile[];
  /** Of the numbers alone. */
  readonly sum: number | null;
  readonly jokers: number;
  /** With tiles, only whether they opened; the rest is found. */
  readonly opening: Opening;
  /** With tiles, the one drawn before an announcement that held. */
  readonly drawn: Tile | null;
}

export interface Game {
  readonly end: End;
  /** Who laid the last tile, if somebody did. */
  readonly out: number;
  readonly starter: number;
  readonly entries: readonly Entry[];
}

export interface Sheet {
  readonly edition: string;
  readonly names: readonly string[];
  readonly games: readonly Game[];
}

const EMPTY: Entry = { by: "sum", tiles: [], sum: null, jokers: 0, opening: "opened", drawn: null };

export const newGame = (players: number, starter: number): Game => ({ end: "out", out: 0, starter, entries: Array.from({ length: players }, () => EMPTY) });

export const isOut = (game: Game, player: number): boolean => game.end === "out" && game.out === player;

/** Whether something is known of what somebody had left. */
export const isEntered = ({ by, tiles, sum, jokers }: Entry): boolean => (by === "tiles" ? tiles.length > 0 : sum !== null && sum + jokers > 0);

/** The first player of whom nothing is known yet; none when the game can be scored. */
export function missing(game: Game): number | null {
  const at = game.entries.findIndex((entry, player) => !isOut(game, player) && !isEntered(entry));
  return at < 0 ? null : at;
}

function leftOf({ by, tiles, sum, jokers, opening, drawn }: Entry): Left {
  if (by === "sum") return { sum: sum ?? 0, jokers, opening };
  return { rack: tiles.join(" "), opened: opening === "opened", announced_after: drawn };
}

const NOTHING: Left = { rack: "", opened: true };

export const played = (game: Game): Played => ({
  end: game.end,
  starter: game.starter,
  seats: game.entries.map((entry, player) => (isOut(game, player) ? NOTHING : leftOf(entry))),
});

/** What an entry counts by itself: as if one other had gone out. */
export const lineOf = (scorer: Scorer, edition: string, entry: Entry): Line | null =>
  isEntered(entry) ? (scorer.score(edition, 2, [{ end: "out", starter: 0, seats: [NOTHING, leftOf(entry)] }]).games[0]?.seats[1] ?? null) : null;

/** Tiles that other players have. */
export const othersTiles = (game: Game, player: number): readonly Tile[] =>
  game.entries.flatMap((entry, at) => (at === player || isOut(game, at) || entry.by === "sum" ? [] : entry.tiles));

/** Tiles as far as the deck still has them beside what others have: those may have been tapped since. */
export function available(tiles: readonly Tile[], others: readonly Tile[], deck: readonly Tile[]): readonly Tile[] {
  const left = new Map(bagOf(deck));
  for (const tile of others) left.set(tile, (left.get(tile) ?? 0) - 1);
  return tiles.filter((tile) => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - 1);
    return count > 0;
  });
}

export const withEntry = (game: Game, player: number, part: Partial<Entry>): Game => ({
  ...game,
  entries: game.entries.map((entry, at) => (at === player ? { ...entry, ...part } : entry)),
});
