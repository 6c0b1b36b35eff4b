// The rack: tiles in rows that wrap. How large they are and where their rows run is a matter of the window, not of how many
// there are: a tile drawn moves no other. Only a rack fuller than most has smaller tiles, or rows more. No row is ever cut:
// where not all of them are seen, the others are scrolled to, row by row.

import {
  rackTile,
  RACK_GAP_PX,
  rowsHeight,
  SMALLEST_ON_RACK_PX,
  SMALLEST_ON_TABLE_PX,
  tableTile,
  widestOnRack,
  type TileSize,
} from "./sizes";

export interface RackGrid {
  readonly tile: TileSize;
  readonly perRow: number;
  readonly rows: number;
  /** Rows seen at once. */
  readonly shown: number;
  /** From the left edge to the first tile. */
  readonly left: number;
}

/** How much of the height the rack has as long as it is no fuller than most; with large tiles; and at most. */
const USUAL = 0.46;
const USUAL_WHEN_LARGE = 0.5;
const MOST = 0.6;
/** So many tiles are seen at once on any window on which the table keeps two rows beside them. */
const SEEN_AT_ONCE = 24;
const TABLE_KEEPS_PX = rowsHeight(tableTile(SMALLEST_ON_TABLE_PX), 2);

/** For how many tiles there is room: always for the first, and then in steps. */
const STEPS = [20, 30, 45];

/** `height` is that of table and rack together. */
export function rackGrid(count: number, width: number, height: number, large: boolean): RackGrid {
  const perRowOf = (tile: number) => Math.max(1, Math.floor((width + RACK_GAP_PX) / (tile + RACK_GAP_PX)));
  // Large tiles are never smaller than others are.
  const smallest = large ? rackGrid(0, width, height, false).tile.width : SMALLEST_ON_RACK_PX;
  const widest = Math.max(smallest, widestOnRack(width, height, large));
  const usual = large ? USUAL_WHEN_LARGE : USUAL;
  const rowsIn = (room: number, tile: number) => Math.max(0, Math.floor((room + RACK_GAP_PX) / rackTile(tile).line));
  const besideTable = (tile: number) => rowsIn(height - TABLE_KEEPS_PX, tile);
  const roomFor = (tile: number) => Math.max(1, Math.min(2, besideTable(tile)), rowsIn(usual * height, tile));
  // Rows are worth having where there is height for them: on a desk, not on a phone. Who asked for large tiles has them
  // where the same rows become higher.
  const fits = (tile: number, step: number) => {
    const rows = Math.ceil(step / perRowOf(tile));
    const share = (rows * rackTile(tile).line) / height;
    if (rows > roomFor(tile)) return false;
    const fewest = Math.ceil(step / perRowOf(smallest));
    return rows === 1 || (large ? rows <= fewest && share <= usual : rows <= fewest + 1 && share <= 0.33);
  };
  const sized = STEPS.map((step) => {
    let chosen = widest;
    while (chosen > smallest && !fits(chosen, step)) chosen -= 1;
    const rows = Math.min(Math.ceil(step / perRowOf(chosen)), roomFor(chosen));
    return { chosen, rows, holds: rows * perRowOf(chosen) };
  });
  const { chosen, rows: kept } = sized.find(({ holds }) => holds >= count) ?? (sized.at(-1) as (typeof sized)[number]);
  const perRow = perRowOf(chosen);
  const tile = rackTile(chosen);
  const rows = Math.max(kept, Math.ceil(count / perRow));
  const enough = Math.min(Math.ceil(SEEN_AT_ONCE / perRow), besideTable(chosen));
  const shown = Math.min(rows, Math.max(kept, enough, rowsIn(MOST * height, chosen)));
  const left = Math.max(0, Math.round((width - perRow * tile.pitch + RACK_GAP_PX) / 2));
  return { tile, perRow, rows, shown, left };
}
