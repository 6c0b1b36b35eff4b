// A tidy table: a lane for each kind of meld, each in order, so that people find tiles by looking where they must be.
// Which lane and which order is the engine's word.

import type { MeldId, Spot } from "../model/piece";
import { aligned, GAP, Ground, linesOf } from "./ground";
import type { Block } from "./settle";

/** A way to lay a table out in order. */
export type Way = (blocks: readonly Block[], columns: number) => Map<MeldId, Spot>;

/** From the one that is found through most easily to the one that takes least room. */
export const WAYS: readonly Way[] = [
  (blocks, columns) => flow(blocks, columns, { shared: false, flush: false }),
  (blocks, columns) => flow(blocks, columns, { shared: true, flush: false }),
  (blocks, columns) => flow(blocks, columns, { shared: true, flush: true }),
  pack,
];

interface Close {
  /** Whether a lane may begin in the row in which the last one ends. */
  readonly shared: boolean;
  /** Whether melds lie as close as they can, not aligned with those above. */
  readonly flush: boolean;
}

/** Fills lanes from the left; one that is too long goes on in the next row, between melds. */
export function flow(blocks: readonly Block[], columns: number, { shared, flush }: Close): Map<MeldId, Spot> {
  const inOrder = blocks.toSorted(byKind);
  const spots = new Map<MeldId, Spot>();
  let row = 0;
  let next = 0;
  let last = inOrder[0]?.place.lane;
  for (const { id, length, place } of inOrder) {
    const { lines, perLine } = linesOf(length, columns);
    const stretch = { from: next, to: columns - perLine };
    const col = flush ? (stretch.from <= stretch.to ? next : null) : aligned(stretch);
    const isBelow = next > 0 && (col === null || lines > 1 || (place.lane !== last && !shared));
    if (isBelow) row += 1;
    spots.set(id, { row, col: isBelow ? 0 : (col ?? 0) });
    // A meld that goes on below has its rows to itself.
    row += lines - 1;
    next = lines > 1 ? Infinity : (isBelow ? 0 : (col ?? 0)) + perLine + GAP;
    last = place.lane;
  }
  return spots;
}

/** Fills rows as well as can be, the longest melds first: where nothing else fits. */
export function pack(blocks: readonly Block[], columns: number): Map<MeldId, Spot> {
  const ground = new Ground(columns);
  const spots = new Map<MeldId, Spot>();
  for (const { id, length } of blocks.toSorted((a, b) => b.length - a.length || byKind(a, b))) {
    let row = 0;
    while (ground.free(length, row).length === 0) row += 1;
    const spot = { row, col: ground.free(length, row)[0]?.from ?? 0 };
    ground.take(length, spot);
    spots.set(id, spot);
  }
  return spots;
}

function byKind(a: Block, b: Block): number {
  return a.place.lane - b.place.lane || a.place.order - b.place.order || a.id - b.id;
}
