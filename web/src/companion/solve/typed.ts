// Tiles as somebody types them, in the notation of docs/notation.md, read kindly: letters may be large or small, and commas
// and lines part tiles as well.

import type { Tile } from "../../protocol/messages";
import { bagOf } from "../../shared/bag";

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
export function readTyped(text: string, deck: readonly Tile[], taken: readonly Tile[]): Typed {
  const left = new Map(bagOf(deck));
  for (const tile of taken) left.set(tile, (left.get(tile) ?? 0) - 1);
  const spelt = new Map([...left.keys()].map((tile) => [tile.toLowerCase(), tile]));
  let unknown: string | null = null;
  let excess: Tile | null = null;
  const read = (word: string): readonly Tile[] => {
    const tile = spelt.get(word.toLowerCase());
    if (tile === undefined) {
      unknown ??= word;
      return [];
    }
    const count = left.get(tile) ?? 0;
    if (count < 1) excess ??= tile;
    else left.set(tile, count - 1);
    return count < 1 ? [] : [tile];
  };
  const melds = text.split("|").map((meld) =>
    meld
      .split(/[\s,]+/)
      .filter((word) => word !== "")
      .flatMap(read),
  );
  return { melds: melds.filter((meld) => meld.length > 0), unknown, excess };
}

/** A whole question that was pasted: a link, or a line as in docs/notation.md. */
export function pastedQuestion(text: string): URLSearchParams | null {
  const trimmed = text.trim();
  if (/^https?:\S+[?&]at=/.test(trimmed)) return new URL(trimmed).searchParams;
  return trimmed.includes(";") ? new URLSearchParams({ at: trimmed }) : null;
}
