// Where tiles fit, so that all stands afterwards: what a tap does. A drag may also leave melds in the making.

import type { Board } from "./board";
import type { Judge, Placement } from "./judge";
import { samePieces, type Meld, type Piece } from "./piece";

/** Ways of putting pieces to a meld after which all of it stands. They are no part of it any more. */
export function fits(judge: Judge, meld: Meld, moved: readonly Piece[]): Placement[] {
  const found = judge.placements(meld, moved);
  if (found.length > 0) return found;
  // Tiles for both ends of a run, or picked up in another order than they lie.
  const all = [...meld.pieces, ...moved];
  const whole = moved.length > 1 && judge.makes(all);
  return whole ? [{ to: "meld", meld: meld.id, place: meld.pieces.length }] : [];
}

/** Whether pieces make a meld of their own, and everything they are taken from stands without them. */
export function canBeSpared(board: Board, pieces: readonly Piece[]): boolean {
  if (!board.judge.makes(pieces)) return false;
  const after = board.outcome(pieces, { to: "new", spot: null })?.melds;
  return !!after?.every((meld) => {
    const untouched = board.melds.some((old) => old.id === meld.id && samePieces(old, meld));
    return untouched || board.judge.makes(meld.pieces);
  });
}

/** One of several ways that come to the same table, for each table. */
export function outcomes(board: Board, moved: readonly Piece[], ways: readonly Placement[]): Placement[] {
  const known = new Map<string, Placement>();
  for (const way of ways) {
    const faces = (board.outcome(moved, way)?.melds ?? []).map(({ pieces }) =>
      pieces
        .map(({ face }) => face)
        .sort()
        .join(" "),
    );
    const table = faces.sort().join("|");
    if (!known.has(table)) known.set(table, way);
  }
  return [...known.values()];
}
