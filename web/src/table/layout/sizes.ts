// How big tiles are. On a phone as big as fits, on a wall as big as is useful; never so small that a finger or an eye
// misses them.

export interface TileSize {
  readonly width: number;
  readonly height: number;
  /** From the left edge of a tile to that of the next. */
  readonly pitch: number;
  /** From the top of a row to that of the next. */
  readonly line: number;
}

export const SMALLEST_ON_TABLE_PX = 27;
export const SMALLEST_ON_RACK_PX = 43;

/** Widths of tiles on the table. Few, so that they do not change with every meld. */
const WIDTHS = [27, 29, 32, 35, 39, 43, 48, 54, 60, 67, 75, 84, 94, 105, 118, 131];

/** How much higher than wide. */
const HEIGHT = 1.34;

export function tableTile(width: number): TileSize {
  const height = Math.round(width * HEIGHT);
  return {
    width,
    height,
    pitch: width + Math.max(1, Math.round(width / 30)),
    line: height + Math.max(7, Math.round(width * 0.26)),
  };
}

export function rackTile(width: number): TileSize {
  const height = Math.round(width * HEIGHT);
  return { width, height, pitch: width + RACK_GAP_PX, line: height + RACK_GAP_PX };
}

export const RACK_GAP_PX = 3;

/** Widths to try on a table, largest first. */
export function tableWidths(width: number, height: number, large: boolean, most = Infinity): number[] {
  const useful = Math.min(Math.max(48, Math.min(width / 12, height / 7.5)), 105) * (large ? 1.25 : 1);
  const smallest = large ? 35 : SMALLEST_ON_TABLE_PX;
  const fitting = WIDTHS.filter((candidate) => candidate >= smallest && candidate <= Math.min(useful, most));
  return fitting.length > 0 ? fitting.reverse() : [smallest];
}

/** The widest a rack's tiles become. */
export function widestOnRack(width: number, height: number, large: boolean): number {
  const useful = Math.min(Math.max(SMALLEST_ON_RACK_PX + 5, Math.min(width / 12, height / 11)), 96);
  return Math.round(useful * (large ? 1.25 : 1));
}
