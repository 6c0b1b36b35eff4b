// Moving pieces on the table. Nothing here asks whether a meld stands: tiles go where a hand puts them.

import type { Meld, MeldId, Melds, Piece, PieceId, Spot } from "./piece";

/** Where pieces are put. Places of a meld count the tiles that stay in it. */
export type Target =
  /** What lies behind the meld may be joined to it by the pieces. */
  | { readonly to: "meld"; readonly meld: MeldId; readonly place: number; readonly and?: MeldId }
  /** The meld parts at the place, and the pieces join one side of it. */
  | { readonly to: "split"; readonly meld: MeldId; readonly place: number; readonly side: "left" | "right" }
  /** One piece takes the place of another, which goes to the workbench. */
  | { readonly to: "swap"; readonly meld: MeldId; readonly place: number }
  | { readonly to: "new"; readonly spot: Spot | null }
  | { readonly to: "bench" }
  /** No place: where they were taken from it. */
  | { readonly to: "rack"; readonly place: number | null };

export interface MeldMaking {
  readonly newId: () => MeldId;
  /** Whether a meld closes up when a tile is taken from its middle, as a group does; a run falls in two. */
  readonly closesUp: (meld: Meld) => boolean;
}

export function move(melds: Melds, moved: readonly Piece[], target: Target, making: MeldMaking): Melds {
  const ids = new Set(moved.map(({ id }) => id));
  const whole = wholeIn(target);
  const left = melds.flatMap((meld) => takeOut(meld, ids, making, whole.includes(meld.id)));
  return put(left, moved, target, making).filter((meld) => meld.pieces.length > 0);
}

/** The melds that pieces are put to: tiles taken from their middle leave no gap. */
function wholeIn(target: Target): readonly MeldId[] {
  if (!("meld" in target)) return [];
  return target.to === "meld" && target.and !== undefined ? [target.meld, target.and] : [target.meld];
}

/** What stays of a meld, each tile where it was. */
function takeOut(meld: Meld, taken: ReadonlySet<PieceId>, making: MeldMaking, whole: boolean): Meld[] {
  if (!meld.pieces.some(({ id }) => taken.has(id))) return [meld];
  const stay = meld.pieces.filter(({ id }) => !taken.has(id));
  const together = whole || making.closesUp(meld);
  const parts = together ? [stay] : neighbours(meld.pieces, taken);
  const longest = Math.max(...parts.map((part) => part.length));
  const keeper = parts.findIndex((part) => part.length === longest);
  return parts.map((pieces, index) => ({
    id: index === keeper ? meld.id : making.newId(),
    pieces,
    spot: pieces[0] ? shifted(meld.spot, meld.pieces.indexOf(pieces[0])) : meld.spot,
  }));
}

function neighbours(pieces: readonly Piece[], taken: ReadonlySet<PieceId>): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (taken.has(piece.id)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts.filter((part) => part.length > 0);
}

function put(melds: readonly Meld[], moved: readonly Piece[], target: Target, making: MeldMaking): Meld[] {
  if (target.to === "rack") return [...melds];
  if (target.to === "bench") return [...melds, ...moved.map((piece) => aside(piece, making))];
  if (target.to === "new") return [...melds, { id: making.newId(), pieces: moved, spot: target.spot }];
  const joined = target.to === "meld" ? melds.find(({ id }) => id === target.and) : undefined;
  return melds.flatMap((meld) => {
    if (meld === joined) return [];
    if (meld.id !== target.meld) return [meld];
    const before = meld.pieces.slice(0, target.place);
    const after = meld.pieces.slice(target.place);
    if (target.to === "split") {
      const joinsLeft = target.side === "left";
      const right = shifted(meld.spot, target.place + (joinsLeft ? moved.length : 0));
      return [
        { ...meld, pieces: joinsLeft ? [...before, ...moved] : before },
        { id: making.newId(), pieces: joinsLeft ? after : [...moved, ...after], spot: right },
      ];
    }
    if (target.to === "swap") {
      const freed = after.slice(0, 1).map((piece) => aside(piece, making));
      return [{ ...meld, pieces: [...before, ...moved, ...after.slice(1)] }, ...freed];
    }
    // What is put in front makes the meld grow to the left, so that its own tiles keep still.
    const spot = before.length === 0 && after.length > 0 ? shifted(meld.spot, -moved.length) : meld.spot;
    return [{ ...meld, pieces: [...before, ...moved, ...after, ...(joined?.pieces ?? [])], spot }];
  });
}

function aside(piece: Piece, { newId }: MeldMaking): Meld {
  return { id: newId(), pieces: [piece], spot: null, aside: true };
}

function shifted(spot: Spot | null, by: number): Spot | null {
  return spot && { row: spot.row, col: Math.max(0, spot.col + by) };
}
