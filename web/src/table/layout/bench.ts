// The workbench: a tray over the table's lower edge, above the rack, for tiles that were taken out and have no place yet.
// It is as small as they are, and lies where it hides least, so that nothing of the table moves for it.

import type { Rect } from "./layout";
import { tableTile, type TileSize } from "./sizes";

export interface Bench {
  readonly tile: TileSize;
  /** From one tile to the next: many lie on one another. */
  readonly pitch: number;
  /** From the table's corner. */
  readonly rect: Rect;
}

/** From one place that is looked at to the next. */
const STEP_PX = 8;
/** A tile a finger takes easily. */
const SMALLEST_PX = 34;
/** Around its tiles. */
const EDGE_PX = 4;
/** It reaches a little over the table's lower edge, so that a free row is enough for it. */
const OVER_PX = 12;

export function benchOver(
  table: readonly Rect[],
  count: number,
  { width }: TileSize,
  tableWidth: number,
  tableHeight: number,
): Bench | null {
  if (count === 0) return null;
  const tile = tableTile(Math.max(width, SMALLEST_PX));
  const wide = Math.min(tableWidth, count * tile.pitch - (tile.pitch - tile.width) + 2 * EDGE_PX);
  const high = tile.height + 2 * EDGE_PX;
  const at = (x: number): Rect => ({ x, y: tableHeight + OVER_PX - high, width: wide, height: high });
  const steps = Math.max(1, Math.floor((tableWidth - wide) / STEP_PX));
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    at(tableWidth - wide - (step * (tableWidth - wide)) / steps),
  );
  const hidden = (rect: Rect) => table.reduce((sum, one) => sum + overlap(rect, one), 0);
  // Of equals the first, which is the farthest right: nearest to most thumbs.
  const rect = places.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
  const pitch = Math.min(tile.pitch, (wide - 2 * EDGE_PX - tile.width) / Math.max(1, count - 1));
  return { tile, pitch, rect };
}

/** A tile of the workbench, from its corner. */
export function benchTile({ tile, pitch }: Bench, place: number): Rect {
  return { x: EDGE_PX + place * pitch, y: EDGE_PX, width: tile.width, height: tile.height };
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
