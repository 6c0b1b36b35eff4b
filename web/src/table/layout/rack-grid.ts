// The rack: tiles in rows that wrap. How large they are and where their rows run is a matter of the window, not of how many
// there are: a tile drawn moves no other. Only a rack fuller than most has smaller tiles, or rows more.

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

/** For how many tiles there is room: always for the first, and then in steps. */
const STEPS = [20, 30, 45];

/** `height` is that of table and rack together. */
export function rackGrid(count: number, width: number, height: number, large: boolean): RackGrid {
  const perRowOf = (tile: number) => Math.max(1, Math.floor((width + RACK_GAP_PX) / (tile + RACK_GAP_PX)));
  const smallest = large ? SMALLEST_ON_RACK_PX + 9 : SMALLEST_ON_RACK_PX;
  const widest = Math.max(smallest, widestOnRack(width, height, large));
  const roomFor = (tile: number) => Math.max(height < 420 ? 1 : 2, Math.floor((MOST * height) / rackTile(tile).line));
  // Rows are worth having where there is height for them: on a desk, not on a phone; large tiles in many rows nowhere,
  // and where not all are seen, as many as can be.
  const fits = (tile: number, step: number) => {
    const rows = Math.ceil(step / perRowOf(tile));
    const share = (rows * rackTile(tile).line) / height;
    if (rows > roomFor(tile)) return false;
    const fewest = Math.ceil(step / perRowOf(smallest));
    return rows <= fewest ? rows === 1 || share <= 0.33 : rows === 2 && share <= 0.24;
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
  const room = roomFor(chosen);
  const rows = Math.max(kept, Math.ceil(count / perRow));
  const left = Math.max(0, Math.round((width - perRow * tile.pitch + RACK_GAP_PX) / 2));
  return { tile, perRow, rows, shown: rows <= room ? rows : room + PEEK, left };
}
