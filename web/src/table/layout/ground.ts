// The table as far as room is concerned: rows from the top, and what is taken in them. Rows are counted in lines, columns in
// tiles; how big a tile is on the screen is no matter of this file.

import type { Spot } from "../model/piece";

/** Room between melds of a row, in tiles. */
export const GAP = 0.45;

/** As little is enough where a meld stays in its row for that, or the table needs no row more. */
export const LEAST_GAP = 0.2;

/** Melds begin below each other where they can: a group of four fits between, with its gap. */
export const STRIDE = 4 + GAP;

/** Sums of gaps are not exact. */
const NEARLY = 1e-6;

/** From a column to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How a meld lies: one longer than the table is wide goes on below, in lines as long as each other. */
export function linesOf(length: number, columns: number): { readonly lines: number; readonly perLine: number } {
  const lines = Math.max(1, Math.ceil(length / Math.max(1, Math.floor(columns + NEARLY))));
  return { lines, perLine: Math.ceil(length / lines) };
}

export class Ground {
  readonly columns: number;
  readonly #rows: Stretch[][] = [];

  constructor(columns: number) {
    // However narrow, or not to be measured: a tile has a place.
    this.columns = columns >= 1 ? columns : 1;
  }

  /** Rows from the first to the last in which something lies. */
  get rows(): number {
    return this.#rows.findLastIndex((row) => row.length > 0) + 1;
  }

  /** Takes the room of a meld. One that goes on below has its rows to itself. */
  take(length: number, { row, col }: Spot): void {
    const { lines } = linesOf(length, this.columns);
    for (let line = row; line < row + lines; line += 1) {
      while (this.#rows.length <= line) this.#rows.push([]);
      this.#rows[line]?.push(lines > 1 ? { from: 0, to: this.columns } : { from: col, to: col + length });
    }
  }

  isEmpty(row: number): boolean {
    return (this.#rows[row] ?? []).length === 0;
  }

  /** Where in a row a meld can begin, in nobody's way. */
  free(length: number, row: number, gap = GAP): Stretch[] {
    const { lines } = linesOf(length, this.columns);
    const taken = Array.from({ length: lines }, (_, line) => this.#rows[row + line] ?? []).flat();
    if (lines > 1) return taken.length === 0 ? [{ from: 0, to: 0 }] : [];
    const found: Stretch[] = [];
    let from = 0;
    for (const next of taken.toSorted((a, b) => a.from - b.from)) {
      if (next.from - gap - length >= from - NEARLY) found.push({ from, to: Math.max(from, next.from - gap - length) });
      from = Math.max(from, next.to + gap);
    }
    if (this.columns - length >= from - NEARLY) found.push({ from, to: Math.max(from, this.columns - length) });
    return found;
  }

  isFree(length: number, { row, col }: Spot, gap = GAP): boolean {
    return this.free(length, row, gap).some(({ from, to }) => col >= from - NEARLY && col <= to + NEARLY);
  }

  /** How many melds of three would fit into the first rows. */
  threesIn(rows: number): number {
    let count = 0;
    for (let row = 0; row < rows; row += 1)
      for (const { from, to } of this.free(3, row)) count += 1 + Math.floor((to - from + NEARLY) / (3 + GAP));
    return count;
  }
}

/** The first column of a stretch at which melds begin below each other; none where it is too short for that. */
export function aligned({ from, to }: Stretch): number | null {
  const col = Math.max(0, Math.ceil((from - NEARLY) / STRIDE)) * STRIDE;
  return col <= to + NEARLY ? col : null;
}
