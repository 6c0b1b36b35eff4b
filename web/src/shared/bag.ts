// Tiles counted by their faces.

import type { Tile } from "../protocol/messages";

export type Bag = ReadonlyMap<Tile, number>;

export function bagOf(tiles: readonly Tile[]): Bag {
  const bag = new Map<Tile, number>();
  for (const tile of tiles) bag.set(tile, (bag.get(tile) ?? 0) + 1);
  return bag;
}

/** Tiles without one of a face. */
export function without(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = tiles.lastIndexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}
