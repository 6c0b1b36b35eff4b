// How big tiles are, and whether what lies there can stay. Where something would not be seen, tiles become smaller, in few steps,
// and melds keep their rows and columns, whatever the size. Between turns tiles become larger again where all fits so, in the same
// rows and order or, a few times in a game, put in order. Only a table that does not fit with smaller tiles either is put in order.

import type { MeldId, Spot } from "../model/piece";
import { WAYS } from "./flow";
import { GAP, Ground, LEAST_GAP, linesOf } from "./ground";
import { settle, type Block } from "./settle";
import { columnsOf, rowsOf, tableTile } from "./sizes";

export interface Arrangement {
  /** How wide a tile is. */
  readonly width: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
  /** How many melds of three still fit; less than none where there are more rows than are seen. */
  readonly spare: number;
  /** Whether all was put in order; otherwise everything lies where it lay. */
  readonly tidied: boolean;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Melds of three for which there is room left on a table as it lies, and after it was tidied with the smallest tiles. */
export const SPARE = 1;
export const SPARE_WHEN_TIDIED = 3;

/** So often a table may still be tidied once it has larger tiles for that: later there may be no room. */
const LEFT_FOR_ROOM = 2;

/**
 * A table whose melds keep their places: with tiles of the first width at which all of it is seen; of the first where there is
 * none. `widths` are those tiles may have, largest first; the first is the one they have.
 */
export function keepPlaces(blocks: readonly Block[], widths: readonly number[], area: Area): Arrangement {
  const lieWith = (width: number) => {
    const { columns, rows } = gridOf(width, area);
    return arranged(blocks, width, area, settle(blocks, columns, rows), false);
  };
  for (const width of widths) {
    const lies = lieWith(width);
    if (lies.spare >= 0) return lies;
  }
  return lieWith(widths[0] ?? 0);
}

/**
 * Melds in the rows and the order they lie in, with tiles of the first of some `widths` at which that leaves room for so many melds
 * of three to spare; none where there is no such width. Rows are drawn together where they must be, and empty ones left out.
 */
export function refit(
  blocks: readonly Block[],
  lying: ReadonlyMap<MeldId, Spot>,
  widths: readonly number[],
  area: Area,
  spare: number,
): Arrangement | null {
  const asTheyLie = blocks.map((block) => ({ ...block, spot: lying.get(block.id) ?? { row: 0, col: 0 } }));
  for (const width of widths) {
    const { columns } = gridOf(width, area);
    for (const rows of [asTheyLie, withoutEmptyRows(asTheyLie)]) {
      const spots = drawnTogether(rows, columns);
      const lies = spots && arranged(blocks, width, area, spots, false);
      if (lies && lies.spare >= spare) return lies;
    }
  }
  return null;
}

/** Melds with the spots they lie at. */
type Lying = Block & { readonly spot: Spot };

/** Each meld in its row and in order, at its column or as near to it as there is room; none where there is too little. */
function drawnTogether(blocks: readonly Lying[], columns: number): Map<MeldId, Spot> | null {
  const ground = new Ground(columns);
  const spots = new Map<MeldId, Spot>();
  for (const row of rowsIn(blocks)) {
    const inOrder = blocks.filter(({ spot }) => spot.row === row).toSorted((a, b) => a.spot.col - b.spot.col);
    const wide = ({ length }: Lying) => linesOf(length, columns).perLine;
    const needed = inOrder.reduce((sum, block) => sum + wide(block) + GAP, -GAP);
    const gap = needed <= columns ? GAP : LEAST_GAP;
    // From the right what has to give way for the edge, and from the left what has given way too far.
    const rightmost = new Map<MeldId, number>();
    inOrder.reduceRight((end, block) => {
      const col = Math.min(block.spot.col, end - wide(block));
      rightmost.set(block.id, col);
      return col - gap;
    }, columns);
    let from = 0;
    for (const block of inOrder) {
      const spot = { row, col: Math.max(from, rightmost.get(block.id) ?? 0) };
      if (!ground.isFree(block.length, spot, LEAST_GAP)) return null;
      ground.take(block.length, spot);
      spots.set(block.id, spot);
      from = spot.col + wide(block) + gap;
    }
  }
  return spots;
}

function rowsIn(blocks: readonly Lying[]): number[] {
  return [...new Set(blocks.map(({ spot }) => spot.row))].sort((a, b) => a - b);
}

function withoutEmptyRows(blocks: readonly Lying[]): readonly Lying[] {
  const rows = rowsIn(blocks);
  return blocks.map((block) => ({ ...block, spot: { ...block.spot, row: rows.indexOf(block.spot.row) } }));
}

/**
 * Between turns: as it lies, with tiles as large, or with larger ones where these fit too, if need be in order: what was laid may have
 * found room with smaller ones only. Where it cannot be so, in order if that lets tiles be larger, or where nothing else helps. It may be
 * tidied so many times as are `left`.
 */
export function hold(
  blocks: readonly Block[],
  larger: readonly number[],
  widths: readonly number[],
  area: Area,
  left: number,
): Arrangement {
  const lies = keepPlaces(blocks, widths, area);
  const isSeen = lies.spare >= 0;
  if (left <= 0) return lies;
  if (isSeen && lies.width === widths[0]) {
    const asItLies = refit(blocks, lies.spots, larger, area, SPARE_WHEN_TIDIED);
    const mayGrow = larger.length > 0 && left > LEFT_FOR_ROOM;
    const inOrder = !asItLies && mayGrow ? tidy(blocks, larger, area) : null;
    return asItLies ?? (inOrder && inOrder.spare >= SPARE_WHEN_TIDIED ? inOrder : lies);
  }
  const inOrder = tidy(blocks, widths, area);
  const helps = !isSeen || inOrder.width > lies.width;
  return inOrder.spare >= 0 && helps ? inOrder : lies;
}

/** A table in order, with tiles of the largest width, of those given, at which it has room to spare. */
export function tidy(blocks: readonly Block[], widths: readonly number[], area: Area): Arrangement {
  const all = widths.flatMap((width) =>
    WAYS.map((way) => arranged(blocks, width, area, way(blocks, gridOf(width, area).columns), true)),
  );
  const longest = Math.max(0, ...blocks.map(({ length }) => length));
  const isWhole = ({ width }: Arrangement) => longest <= gridOf(width, area).columns;
  // Larger tiles can still become smaller.
  const needed = (width: number) => (width === widths.at(-1) ? SPARE_WHEN_TIDIED : SPARE);
  const roomy = all.filter(({ spare, width }) => spare >= needed(width));
  return roomy.find(isWhole) ?? roomy[0] ?? all.reduce((best, next) => (next.spare > best.spare ? next : best));
}

function arranged(
  blocks: readonly Block[],
  width: number,
  area: Area,
  spots: ReadonlyMap<MeldId, Spot>,
  tidied: boolean,
): Arrangement {
  const { columns, rows } = gridOf(width, area);
  const ground = new Ground(columns);
  for (const { id, length } of blocks) ground.take(length, spots.get(id) as Spot);
  const spare = ground.rows <= rows ? ground.threesIn(rows) : rows - ground.rows;
  return { width, spots, spare, tidied };
}

function gridOf(width: number, area: Area): { readonly columns: number; readonly rows: number } {
  const tile = tableTile(width);
  return { columns: columnsOf(tile, area.width), rows: rowsOf(tile, area.height) };
}
