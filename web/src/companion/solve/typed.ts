// Tiles as somebody types them, as far as the deck has them; they are read as in a game.

import type { Tile } from "../../protocol/messages";
import { bagOf } from "../../shared/bag";
import { readLine } from "../../tile/line";
import type { Say } from "../../tile/name";

export interface Typed {
  readonly melds: readonly (readonly Tile[])[];
  /** The first word that is no tile of the deck. */
  readonly unknown: string | null;
  /** The first tile there are not so many of. */
  readonly excess: Tile | null;
}

export const notationOf = (melds: readonly (readonly Tile[])[]): string =>
  melds.map((meld) => meld.join(" ")).join(" | ");

/** Reads melds; `taken` are tiles that lie elsewhere. What cannot be is left out and named. */
export function readTyped(text: string, deck: readonly Tile[], taken: readonly Tile[], say: Say): Typed {
  const left = new Map(bagOf(deck));
  for (const tile of taken) left.set(tile, (left.get(tile) ?? 0) - 1);
  const read = readLine(text, say);
  let { unknown } = read;
  let excess: Tile | null = null;
  const isThere = (tile: Tile): boolean => {
    const count = left.get(tile);
    if (count === undefined) unknown ??= tile;
    else if (count < 1) excess ??= tile;
    else left.set(tile, count - 1);
    return count !== undefined && count > 0;
  };
  const melds = read.melds.map((meld) => meld.filter(isThere));
  return { melds: melds.filter((meld) => meld.length > 0), unknown, excess };
}

/** A whole question that was pasted: a link, or a line as in docs/notation.md. */
export function pastedQuestion(text: string): URLSearchParams | null {
  const trimmed = text.trim();
  if (/^https?:\S+[?&]at=/.test(trimmed)) return new URL(trimmed).searchParams;
  return trimmed.includes(";") ? new URLSearchParams({ at: trimmed }) : null;
}
