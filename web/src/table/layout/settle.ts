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

/** How a meld lies: one longer than the table is wide goes on below, in lines as long as each other. */
export function linesOf(length: number, columns: number): { readonly lines: number; readonly perLine: number } {
  const lines = Math.max(1, Math.ceil(length / Math.max(1, Math.floor(columns))));
  return { lines, perLine: Math.ceil(length / lines) };
}

interface Placed {
  readonly id: MeldId;
  /** The room it takes in a row: all of it, where it goes on below. */
  readonly length: number;
  readonly lines: number;
  col: number;
}

function placed({ id, length }: Block, columns: number, col: number): Placed {
  const { lines } = linesOf(length, columns);
  return { id, length: lines > 1 ? columns : length, lines, col };
}

/** Spots near those wished, with no two melds in each other's way. A settled table settles as it is. */
export function settle(blocks: readonly Block[], columns: number): Map<MeldId, Spot> {
  const wished: Placed[][] = [];
  for (const block of blocks) {
    const { spot } = block;
    if (!spot) continue;
    while (wished.length <= spot.row) wished.push([]);
    wished[spot.row]?.push(placed(block, columns, spot.col));
  }
  const rows = wished.flatMap((row) =>
    breakRow(
      row.sort((a, b) => a.col - b.col),
      columns,
    ),
  );
  for (const block of blocks) {
    if (!block.spot) append(rows, block, columns);
  }
  for (const row of rows) spread(row, columns);
  return numbered(rows);
}

function numbered(rows: readonly (readonly Placed[])[]): Map<MeldId, Spot> {
  const spots = new Map<MeldId, Spot>();
  let next = 0;
  let below = 0;
  for (const row of rows) {
    // An empty row may be the one in which the meld above it goes on.
    if (row.length === 0 && below > 0) {
      below -= 1;
      continue;
    }
    for (const { id, col } of row) spots.set(id, { row: next, col });
    below = Math.max(0, ...row.map(({ lines }) => lines - 1));
    next += 1 + below;
  }
  return spots;
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
  const last = rows.at(-1);
  const end = last?.reduce((far, { col, length }) => Math.max(far, col + length + GAP), 0) ?? 0;
  const there = placed(block, columns, end);
  if (last && end + there.length <= columns) last.push(there);
  else rows.push([{ ...there, col: 0 }]);
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
export function closeRows(
  blocks: readonly Block[],
  spots: ReadonlyMap<MeldId, Spot>,
  columns: number,
): Map<MeldId, Spot> {
  const rows = blocks.flatMap(({ id, length }) => {
    const first = spots.get(id)?.row ?? 0;
    return Array.from({ length: linesOf(length, columns).lines }, (_, line) => first + line);
  });
  const used = [...new Set(rows)].sort((a, b) => a - b);
  return new Map([...spots].map(([id, { row, col }]) => [id, { row: used.indexOf(row), col }]));
}
