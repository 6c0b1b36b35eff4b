// Where melds lie when people put them there: each keeps its spot unless another needs the room. Rows are counted in
// lines, columns in tiles; how big a tile is on the screen is no matter of this file.

import type { MeldId, Spot } from "../model/piece";

/** A meld as far as room is concerned. */
export interface Block {
  readonly id: MeldId;
  readonly length: number;
  readonly spot: Spot | null;
}

/** Room between melds of a row, in tiles. */
export const GAP = 0.45;

interface Placed {
  readonly id: MeldId;
  readonly length: number;
  col: number;
}

/** Spots near those wished, with no two melds in each other's way. A settled table settles as it is. */
export function settle(blocks: readonly Block[], columns: number): Map<MeldId, Spot> {
  const wished: Placed[][] = [];
  for (const { id, length, spot } of blocks) {
    if (!spot) continue;
    while (wished.length <= spot.row) wished.push([]);
    wished[spot.row]?.push({ id, length: Math.min(length, columns), col: spot.col });
  }
  const rows = wished.flatMap((row) => breakRow(row.sort((a, b) => a.col - b.col), columns));
  for (const block of blocks) {
    if (!block.spot) append(rows, block, columns);
  }
  for (const row of rows) spread(row, columns);
  const spots = rows.flatMap((row, index) => row.map(({ id, col }) => [id, { row: index, col }] as const));
  return new Map(spots);
}

/** A row too full for its width goes on below, where a new row is put in: the rows below move down, not about. */
function breakRow(row: Placed[], columns: number): Placed[][] {
  const over: Placed[] = [];
  while (row.length > 1 && room(row) > columns) over.unshift(row.pop() as Placed);
  if (over.length === 0) return [row];
  for (const block of over) block.col = 0;
  return [row, ...breakRow(over, columns)];
}

function room(row: readonly Placed[]): number {
  return row.reduce((sum, { length }) => sum + length, 0) + GAP * (row.length - 1);
}

/** A meld nobody gave a spot goes to the end of the last row, or below it. */
function append(rows: Placed[][], block: Block, columns: number): void {
  const length = Math.min(block.length, columns);
  const last = rows.at(-1);
  const end = last?.reduce((far, placed) => Math.max(far, placed.col + placed.length + GAP), 0) ?? 0;
  if (last && end + length <= columns) last.push({ id: block.id, length, col: end });
  else rows.push([{ id: block.id, length, col: 0 }]);
}

/** Pushes melds of a row apart, to the right, and back from the edge. */
function spread(row: Placed[], columns: number): void {
  let free = 0;
  for (const block of row) {
    block.col = Math.max(block.col, free);
    free = block.col + block.length + GAP;
  }
  let edge = columns;
  for (const block of row.toReversed()) {
    block.col = Math.max(0, Math.min(block.col, edge - block.length));
    edge = block.col - GAP;
  }
}

/** The same spots without rows in which nothing lies. */
export function closeRows(spots: ReadonlyMap<MeldId, Spot>): Map<MeldId, Spot> {
  const used = [...new Set([...spots.values()].map(({ row }) => row))].sort((a, b) => a - b);
  return new Map([...spots].map(([id, { row, col }]) => [id, { row: used.indexOf(row), col }]));
}
