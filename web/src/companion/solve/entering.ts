// What a tap on a tile does to a position: which meld it goes to, and what it stands for there. A run is its first and its
// last tile, a group one tile and its colours; whether either is a meld is the engine's word.

import type { Tile } from "../../protocol/messages";
import { readFace } from "../../tile/face";

/** Where tiles go that are tapped: the rack, or a meld by its place; the one behind all others is new. */
export type Target = "rack" | number;

export interface Hand {
  readonly at: Target;
  /** The place in the meld where one was taken out, for another in its stead. */
  readonly gap: number | null;
  /** Whether somebody chose this meld, which then takes any tile. Else a tile that does not fit a whole meld begins the next one. */
  readonly chosen: boolean;
}

export const handOn = (at: Target, chosen = false): Hand => ({ at, gap: null, chosen });

/** What there is to ask while tiles are entered. */
export interface Advice {
  isMeld(tiles: readonly Tile[]): boolean;
  /** Where in a meld a tile makes a meld. */
  places(meld: readonly Tile[], tile: Tile): readonly number[];
  /** How many of a tile lie nowhere yet. */
  left(tile: Tile): number;
}

export interface Tables {
  readonly melds: readonly (readonly Tile[])[];
  readonly hand: Hand;
}

/** A tile tapped for the table. */
export function putDown(melds: readonly (readonly Tile[])[], hand: Hand, tile: Tile, advice: Advice): Tables {
  const at = hand.at === "rack" ? melds.length : Math.min(hand.at, melds.length);
  const meld = melds[at] ?? [];
  const withMeld = (next: readonly Tile[]) => [...melds.slice(0, at), next, ...melds.slice(at + 1)];
  if (hand.gap !== null) return { melds: withMeld(meld.toSpliced(hand.gap, 0, tile)), hand: handOn(at) };
  const run = hand.chosen && meld.length > 1 ? null : runTo(meld, tile, advice);
  if (run !== null) return { melds: withMeld(run), hand: handOn(melds.length) };
  const places = meld.length === 0 ? [] : advice.places(meld, tile);
  const place = places.at(-1) ?? (isBelow(tile, meld) ? 0 : meld.length);
  if (places.length === 0 && !hand.chosen && meld.length > 0 && advice.isMeld(meld))
    return { melds: [...melds, [tile]], hand: handOn(melds.length) };
  return { melds: withMeld(meld.toSpliced(place, 0, tile)), hand: handOn(at, hand.chosen) };
}

/** A run from the one number there is to another of its colour, with the jokers behind it; nothing where none is between them. */
function runTo(meld: readonly Tile[], tile: Tile, { left }: Advice): readonly Tile[] | null {
  const numbers = meld.filter((one) => readFace(one).is === "number");
  const [first] = numbers;
  if (first === undefined || numbers.length > 1) return null;
  const [from, to] = [readFace(first), readFace(tile)];
  if (from.is !== "number" || to.is !== "number" || from.colour !== to.colour) return null;
  const jokers = meld.slice(meld.indexOf(first) + 1);
  const isUp = to.number > from.number;
  if (jokers.some((one) => readFace(one).is !== "joker") || (!isUp && meld.length > 1)) return null;
  const [low, high] = isUp ? [from.number + jokers.length, to.number] : [to.number, from.number];
  const between = Array.from({ length: Math.max(0, high - low - 1) }, (_, at) => `${first.charAt(0)}${low + 1 + at}`);
  if (between.length === 0 || between.some((one) => left(one) < 1)) return null;
  return isUp ? [...meld, ...between, tile] : [tile, ...between, ...meld];
}

/** Whether a tile comes before a single one of its colour. */
function isBelow(tile: Tile, meld: readonly Tile[]): boolean {
  const [one, only] = [readFace(tile), readFace(meld[0] ?? tile)];
  if (meld.length !== 1 || one.is !== "number" || only.is !== "number") return false;
  return one.colour === only.colour && one.number < only.number;
}

/** The groups a single tile may be of, as far as there are tiles for them: all colours, then without one each. */
export function groupsWith(
  meld: readonly Tile[],
  deck: readonly Tile[],
  left: (tile: Tile) => number,
): readonly (readonly Tile[])[] {
  const [tile] = meld;
  const own = tile === undefined ? null : readFace(tile);
  if (meld.length !== 1 || tile === undefined || own?.is !== "number") return [];
  const all = [...new Set(deck)].filter((one) => {
    const face = readFace(one);
    return face.is === "number" && face.number === own.number;
  });
  const fewer = all.filter((one) => one !== tile).map((gone) => all.filter((one) => one !== gone));
  return [all, ...fewer].filter((group) => group.every((one) => one === tile || left(one) > 0));
}
