// When each tile of somebody's turn sets off: first those that travel on the table, meld by meld, then those that come from
// elsewhere, one by one.

import type { Melds, PieceId } from "./piece";

/** A flight: how long it waits, and how long it takes, in milliseconds. */
export interface Flight {
  readonly delay: number;
  readonly duration: number;
}

/** Between two that set off, where time is no matter. */
const APART_MS = 180;
/** What is left of a flight's time for the flight itself, however many set off one after the other. */
const LEAST_SHARE = 0.45;

/** The flights of a turn that takes `total` milliseconds in all. What is in none of them only makes room. */
export function courseOf(before: Melds, after: Melds, total: number): ReadonlyMap<PieceId, Flight> {
  const home = new Map(before.flatMap((meld) => meld.pieces.map(({ id }) => [id, meld.id])));
  const travelling = after
    .map((meld) => meld.pieces.filter(({ id }) => home.has(id) && home.get(id) !== meld.id).map(({ id }) => id))
    .filter((ids) => ids.length > 0);
  const coming = after.flatMap((meld) => meld.pieces.filter(({ id }) => !home.has(id)).map(({ id }) => [id]));
  const half = travelling.length > 0 && coming.length > 0 ? total / 2 : total;
  return new Map([...oneByOne(travelling, 0, half), ...oneByOne(coming, total - half, half)]);
}

function* oneByOne(groups: readonly PieceId[][], begin: number, span: number): Iterable<[PieceId, Flight]> {
  const gaps = Math.max(1, groups.length - 1);
  const apart = groups.length > 1 ? Math.min(APART_MS, (span * (1 - LEAST_SHARE)) / gaps) : 0;
  const duration = span - apart * (groups.length - 1);
  for (const [at, ids] of groups.entries()) for (const id of ids) yield [id, { delay: begin + at * apart, duration }];
}
