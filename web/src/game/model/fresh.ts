// Which tiles on the table are new. Tiles have faces and no identity: of two alike, the new one is the one that is seen to come
// when the lay is shown on the table.

import type { Table, Tile } from "../../protocol/messages";
import { identify } from "../../table/model/identify";
import { Ids, type Melds } from "../../table/model/piece";

/** The places, meld and tile, of tiles laid since the table was `before`. */
export function freshPlaces(before: Table, now: Table, laid: readonly Tile[]): [number, number][] {
  const ids = new Ids();
  const lay: Melds = before.map((tiles) => ({
    id: ids.next(),
    pieces: tiles.map((face) => ({ id: ids.next(), face })),
    spot: null,
  }));
  const known = new Set(lay.flatMap(({ pieces }) => pieces));
  // Where nobody here has seen the table before, only what was laid tells.
  const missing = [...laid];
  const places: [number, number][] = [];
  for (const [meld, { pieces }] of identify(lay, [], now, ids).entries()) {
    for (const [place, piece] of pieces.entries()) {
      const at = known.has(piece) ? -1 : missing.indexOf(piece.face as Tile);
      if (at < 0) continue;
      missing.splice(at, 1);
      places.push([meld, place]);
    }
  }
  return places;
}
