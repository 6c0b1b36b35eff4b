// The rack: tiles in rows that wrap. On a desk it grows by steps of seven tiles, so that one tile drawn does not resize
// them all; on a phone, where a row is much of the height, it has no more rows than it needs.

import { rackTile, SMALLEST_ON_RACK_PX, widestOnRack, RACK_GAP_PX, type TileSize } from "./sizes";

export interface RackGrid {
  readonly tile: TileSize;
  readonly perRow: number;
  readonly rows: number;
  /** Rows seen at once; the others are scrolled to, and a piece of the next one says that they are there. */
  readonly shown: number;
  /** From the left edge to the first tile. */
  readonly left: number;
}

/** How much of the height the rack may have. */
const MOST = 0.46;

/** How much of a row is seen when it has to be scrolled to. */
const PEEK = 0.3;

/** `height` is that of table and rack together. */
export function rackGrid(count: number, width: number, height: number, large: boolean): RackGrid {
  const perRowOf = (tile: number) => Math.max(1, Math.floor((width + RACK_GAP_PX) / (tile + RACK_GAP_PX)));
  const smallest = large ? SMALLEST_ON_RACK_PX + 9 : SMALLEST_ON_RACK_PX;
  const steady = Math.max(7, perRowOf(smallest) > 8 ? Math.ceil(count / 7) * 7 : count);
  const fewestRows = Math.ceil(steady / perRowOf(smallest));
  const widest = Math.max(smallest, widestOnRack(width, height, large));
  const roomFor = (tile: number) => Math.max(height < 420 ? 1 : 2, Math.floor((MOST * height) / rackTile(tile).line));
  // Rows are worth having where there is height for them: on a desk, not on a phone; large tiles in many rows nowhere,
  // and where not all are seen, as many as can be.
  const fits = (tile: number) => {
    const rows = Math.ceil(steady / perRowOf(tile));
    const share = (rows * rackTile(tile).line) / height;
    if (rows > roomFor(tile)) return false;
    return rows <= fewestRows ? rows <= 2 || tile <= smallest + 5 || share <= 0.3 : rows <= 2 && share <= 0.24;
  };
  let chosen = smallest;
  for (let tile = widest; tile > smallest; tile -= 1) {
    if (!fits(tile)) continue;
    chosen = tile;
    break;
  }
  const perRow = perRowOf(chosen);
  const tile = rackTile(chosen);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const room = roomFor(chosen);
  const shown = rows <= room ? rows : room + PEEK;
  const columns = Math.min(perRow, Math.max(count, Math.ceil(steady / rows)));
  const left = Math.max(0, Math.round((width - columns * tile.pitch + RACK_GAP_PX) / 2));
  return { tile, perRow, rows, shown, left };
}
