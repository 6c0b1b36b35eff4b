// A score sheet as people fill it in. What it comes to is the engine's word.

import type { Scorer } from "../engine/sheet";
import type { PlayedGame, SheetCell } from "../engine/answers";
import type { End, Left, Opening, Tile } from "../protocol/messages";
import { bagOf } from "../shared/bag";

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
  /** Other tiles of the same turn, where a penalty is several. */
  readonly also?: readonly Tile[];
  /** Whether the clock heard an announcement that held. */
  readonly announced?: boolean;
}

export interface Game {
  readonly end: End;
  /** Who laid the last tile, if somebody did and it was said who. */
  readonly out: number | null;
  readonly starter: number;
  readonly entries: readonly Entry[];
}

export interface Sheet {
  /** The rules as text; of a sheet begun long ago an edition's id, which means the same for ever. */
  readonly edition: string;
  readonly names: readonly string[];
  readonly games: readonly Game[];
}

const EMPTY: Entry = { by: "sum", tiles: [], sum: null, jokers: 0, opening: "opened", drawn: null };

/** A game to be filled in, of whose players some are known to have announced an opening (rule 7.4). */
export const newGame = (players: number, starter: number, announced: readonly number[] = []): Game => ({
  end: "out",
  out: null,
  starter,
  entries: Array.from({ length: players }, (_, player) => withAnnounced(EMPTY, announced.includes(player))),
});

/** An announcement was heard, or taken back: whoever has one in time has not opened, and is excused. */
export function withAnnounced(entry: Entry, announced: boolean): Entry {
  if ((entry.announced ?? false) === announced) return entry;
  if (announced) return { ...entry, announced, opening: "excused" };
  return { ...entry, announced, opening: entry.opening === "excused" ? "opened" : entry.opening };
}

export const isOut = (game: Game, player: number): boolean => game.end === "out" && game.out === player;

/** Whether something is known of what somebody had left. */
export const isEntered = ({ by, tiles, sum, jokers }: Entry): boolean =>
  by === "tiles" ? tiles.length > 0 : sum !== null && sum + jokers > 0;

/** Whether the clock heard an announcement of which the tiles alone do not tell if it counts: the one drawn before it does
 * (rule 7.4). */
export const asksDrawn = ({ by, announced, opening, drawn }: Entry): boolean =>
  by === "tiles" && announced === true && opening !== "opened" && drawn === null;

/** What is not known yet: how it ended, or something of a player, the first such; nothing when the game can be scored. */
export function missing(game: Game): number | "end" | null {
  if (game.end === "out" && game.out === null) return "end";
  const at = game.entries.findIndex((entry, player) => !isOut(game, player) && (!isEntered(entry) || asksDrawn(entry)));
  return at < 0 ? null : at;
}

const NOTHING: Left = { sum: { numbers: 0, jokers: 0, opening: "opened" } };

function leftOf({ by, tiles, sum, jokers, opening, drawn, also = [] }: Entry): Left {
  if (by === "sum") return { sum: { numbers: sum ?? 0, jokers, opening } };
  const opened = opening === "opened";
  const held = !opened && drawn !== null && tiles.includes(drawn);
  const last = held && also.length > 0 ? [drawn, ...also] : drawn;
  return { tiles: { rack: [...tiles], opened, ...(held ? { announced_after: last } : {}) } };
}

/** What every player had left, once nothing is missing. */
export const leftIn = (game: Game): Left[] =>
  game.entries.map((entry, player) => (isOut(game, player) ? NOTHING : leftOf(entry)));

/** What was left, as it is filled in. */
export function entryOf(left: Left): Entry {
  if ("sum" in left) {
    const { numbers, jokers, opening } = left.sum;
    return { ...EMPTY, sum: numbers, jokers, opening };
  }
  const { rack, opened, announced_after } = left.tiles;
  const [drawn = null, ...also] = [announced_after ?? []].flat();
  const entry: Entry = { ...EMPTY, by: "tiles", tiles: rack, opening: opened ? "opened" : "excused", drawn };
  return also.length > 0 ? { ...entry, also } : entry;
}

export const isNothing = (left: Left): boolean =>
  "sum" in left ? left.sum.numbers + left.sum.jokers === 0 : left.tiles.rack.length === 0;

export const played = (game: Game): PlayedGame => ({ end: game.end, starter: game.starter, seats: leftIn(game) });

/** What one game's racks count and score; who started it changes nothing. */
export const cellsOf = (scorer: Scorer, rules: string, end: End, seats: Left[]): readonly SheetCell[] =>
  scorer.score(rules, seats.length, [{ end, starter: 0, seats }]).games[0]?.seats ?? [];

/** What an entry counts by itself: as if one other had gone out. */
export const cellOf = (scorer: Scorer, edition: string, entry: Entry): SheetCell | null =>
  isEntered(entry) ? (cellsOf(scorer, edition, "out", [NOTHING, leftOf(entry)])[1] ?? null) : null;

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

/** Which game of which round it is, both from 1. */
export const roundAndGame = (at: number, inRound: number): { readonly round: number; readonly game: number } => ({
  round: Math.floor(at / inRound) + 1,
  game: (at % inRound) + 1,
});
