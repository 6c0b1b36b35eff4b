// Which tiles on the table are new. Tiles have faces and no identity, so this is where somebody would look for them:
// first in melds that were not there before.

import type { Table, Tile } from "../../protocol/messages";

/** The places, meld and tile, of tiles laid since the table was `before`. */
export function freshPlaces(before: Table, now: Table, laid: readonly Tile[]): [number, number][] {
  const looked = new Map<Tile, number>();
  for (const tile of laid) looked.set(tile, (looked.get(tile) ?? 0) + 1);
  const old = before.map((meld) => meld.join(" "));
  const isOld = (meld: readonly Tile[]) => {
    const at = old.indexOf(meld.join(" "));
    if (at >= 0) old.splice(at, 1);
    return at >= 0;
  };
  const melds = now.map((tiles, meld) => ({ tiles, meld, known: isOld(tiles) }));
  melds.sort((one, other) => Number(one.known) - Number(other.known) || one.meld - other.meld);
  const places: [number, number][] = [];
  for (const { tiles, meld } of melds) {
    for (const [place, tile] of tiles.entries()) {
      const left = looked.get(tile) ?? 0;
      if (left === 0) continue;
      looked.set(tile, left - 1);
      places.push([meld, place]);
    }
  }
  return places;
}
