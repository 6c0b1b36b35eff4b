// A table that lays itself out: a lane for each kind of meld, each in order, so that people find tiles by looking
// where they must be. Which lane and which order is the engine's word.

import type { MeldPlace } from "../../engine/answers";
import type { MeldId, Spot } from "../model/piece";
import { GAP, linesOf, type Block } from "./settle";

/** Room between lanes that share a row. */
const LANE_GAP = 1;

/**
 * Fills lanes from the left; one that is too long goes on in the next row, between melds. Where there is no room for
 * that, lanes may be `packed`: in the same order, but one begins where the last one ends.
 */
export function flow(
  blocks: readonly Block[],
  lanes: readonly MeldPlace[],
  columns: number,
  packed = false,
): Map<MeldId, Spot> {
  const inOrder = blocks
    .map((block, index) => ({ block, lane: lanes[index]?.lane ?? 0, order: lanes[index]?.order ?? 0 }))
    .sort((a, b) => a.lane - b.lane || a.order - b.order || a.block.id - b.block.id);
  const spots = new Map<MeldId, Spot>();
  let row = -1;
  let col = 0;
  let last = NaN;
  for (const { block, lane } of inOrder) {
    const { lines, perLine } = linesOf(block.length, columns);
    if (lane !== last && packed && row >= 0) col += LANE_GAP - GAP;
    if (row < 0 || (lane !== last && !packed) || lines > 1 || col + perLine > columns) {
      row += 1;
      col = 0;
    }
    spots.set(block.id, { row, col });
    // A meld that goes on below has its rows to itself.
    row += lines - 1;
    col = lines > 1 ? Infinity : col + perLine + GAP;
    last = lane;
  }
  return spots;
}
