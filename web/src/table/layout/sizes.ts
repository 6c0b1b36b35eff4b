// How big tiles are. On a phone as big as fits, on a wall as big as is useful; never so small that a finger or an eye
// misses them.

import { GAP, STRIDE } from "./ground";

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

/** How much higher than wide. */
const HEIGHT = 1.34;

export function tableTile(width: number): TileSize {
  const height = Math.round(width * HEIGHT);
  return {
    width,
    height,
    pitch: width + Math.max(1, Math.round(width / 30)),
    line: height + Math.round(width * 0.3) - 3,
  };
}

export function rackTile(width: number): TileSize {
  const height = Math.round(width * HEIGHT);
  return { width, height, pitch: width + RACK_GAP_PX, line: height + RACK_GAP_PX };
}

export const RACK_GAP_PX = 3;

/** How many tiles lie beside each other. */
export function columnsOf({ pitch, width }: TileSize, across: number): number {
  return (across + pitch - width) / pitch;
}

/** How high so many rows are. */
export function rowsHeight({ line, height }: TileSize, rows: number): number {
  return rows === 0 ? 0 : rows * line - (line - height);
}

/** How many rows are seen at once. */
export function rowsOf({ line, height }: TileSize, down: number): number {
  return Math.max(1, Math.floor((down + line - height) / line));
}

/** Melds for which there is room at the smallest size, where there is height for that: a whole game. */
const MANY = 30;

/** Sizes nearer to each other than this are one. */
export const STEP = 1.12;

/** Large tiles are so much larger than others where there is room, and on a table no smaller than this. */
const LARGER = 1.25;
const SMALLEST_LARGE_ON_TABLE_PX = 35;

/** How often tiles become smaller in a game, at most. */
const STEPS_DOWN = 3;

/**
 * The widths tiles of a table have in a game, largest first: such that melds fill columns below each other, or rows, where
 * they can.
 */
export function tableWidths(width: number, height: number): number[] {
  const useful = Math.floor(usefulOnTable(width, height));
  const columned = inColumns(useful, SMALLEST_ON_TABLE_PX, width);
  const largest = largestOf(columned, width);
  const least =
    columned.find((tile) => strides(tile, width) * rowsOf(tableTile(tile), height) >= MANY && tile <= largest) ??
    SMALLEST_ON_TABLE_PX;
  const full = filling(largest, least, width, height);
  const between = Array.from({ length: STEPS_DOWN - 1 }, (_, step) => {
    const even = Math.round(largest * (least / largest) ** ((step + 1) / STEPS_DOWN));
    return full.toSorted((a, b) => Math.abs(a - even) - Math.abs(b - even)).find((tile) => isNear(tile, even)) ?? even;
  });
  return [largest, ...between, least].reduceRight<number[]>(
    (smaller, tile) => (tile >= STEP * (smaller[0] ?? 0) ? [tile, ...smaller] : smaller),
    [],
  );
}

/** The widths between two at which a meld of three more fits than with larger ones, largest first. */
function filling(largest: number, least: number, width: number, height: number): number[] {
  const threes = (tile: number) =>
    Math.floor((columnsOf(tableTile(tile), width) + GAP) / (3 + GAP) + 1e-6) * rowsOf(tableTile(tile), height);
  return Array.from({ length: largest - least }, (_, less) => largest - 1 - less).filter(
    (tile) => threes(tile) > threes(tile + 1),
  );
}

const isNear = (tile: number, other: number) => tile < STEP * other && other < STEP * tile;

/** The same for large tiles: a larger width, and then those that `others` have, so that whatever fits, none is smaller. */
export function largeTableWidths(width: number, height: number, others: readonly number[]): number[] {
  const useful = Math.floor(LARGER * usefulOnTable(width, height));
  const largest = largestOf(inColumns(useful, SMALLEST_LARGE_ON_TABLE_PX, width), width);
  const kept = others.filter((tile) => tile >= SMALLEST_LARGE_ON_TABLE_PX);
  const larger = largest >= STEP * (others[0] ?? 0) ? [largest] : [];
  const least = (kept.at(-1) ?? Infinity) >= STEP * SMALLEST_LARGE_ON_TABLE_PX ? [SMALLEST_LARGE_ON_TABLE_PX] : [];
  return [...larger, ...kept, ...(kept.length < others.length ? least : [])];
}

function usefulOnTable(width: number, height: number): number {
  return Math.min(Math.max(48, Math.min(width / 12, height / 6.5)), 105);
}

/** The widths up to a useful one at which melds fill the columns they make, largest first: that one, and where a column more fits. */
function inColumns(useful: number, smallest: number, width: number): number[] {
  return Array.from({ length: useful - smallest + 1 }, (_, less) => useful - less).filter(
    (tile, index) => index === 0 || strides(tile, width) > strides(tile + 1, width),
  );
}

/** The useful width itself, unless it leaves room for one column only. */
function largestOf(columned: readonly number[], width: number): number {
  const useful = columned[0] ?? 0;
  return columned[strides(useful, width) > 1 ? 0 : 1] ?? useful;
}

/** How many columns of melds there are. */
function strides(tile: number, width: number): number {
  return Math.floor((columnsOf(tableTile(tile), width) + GAP) / STRIDE + 1e-6);
}

/** The widest a rack's tiles become. */
export function widestOnRack(width: number, height: number, large: boolean): number {
  const useful = Math.min(Math.max(SMALLEST_ON_RACK_PX + 5, Math.min(width / 12, height / 11)), 96);
  return Math.round(useful * (large ? LARGER : 1));
}
