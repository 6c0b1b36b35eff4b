// A position names faces, the screen shows pieces. When a new position arrives, each of its tiles is found among the
// pieces already there, so that a tile that moved is seen to move.

import type { Tile } from "../../protocol/messages";
import type { Ids, Meld, Melds, Piece, PieceId } from "./piece";

type Faces = readonly (Tile | null)[];

/** Melds of the faces given, made of the pieces of `before` and `spare` as far as they go. */
export function identify(before: Melds, spare: readonly Piece[], after: readonly Faces[], ids: Ids): Melds {
  const kin = pair(before, after);
  const free = new Set([...before.flatMap((meld) => meld.pieces), ...spare]);
  const found: (Piece | undefined)[][] = after.map((faces) => faces.map(() => undefined));

  const take = (from: Iterable<Piece>, face: Tile | null): Piece | undefined => {
    for (const piece of from) {
      if (piece.face === face && free.delete(piece)) return piece;
    }
    return undefined;
  };
  // First what stayed in its meld, then what came from elsewhere, then what was face down there and is turned over.
  after.forEach((faces, m) => faces.forEach((face, p) => (found[m]![p] = take(kin[m]?.pieces ?? [], face))));
  after.forEach((faces, m) => faces.forEach((face, p) => (found[m]![p] ??= take(free, face))));
  after.forEach((faces, m) =>
    faces.forEach((face, p) => {
      if (found[m]![p]) return;
      const turned = take(kin[m]?.pieces ?? [], null) ?? take(free, null);
      found[m]![p] = { id: turned?.id ?? ids.next(), face };
    }),
  );
  return after.map((_, m) => ({
    id: kin[m]?.id ?? ids.next(),
    pieces: found[m] as Piece[],
    spot: kin[m]?.spot ?? null,
  }));
}

/** For each new meld the old one it has most in common with; an old meld is the ancestor of one new meld only. */
function pair(before: Melds, after: readonly Faces[]): (Meld | undefined)[] {
  const likeness = after.flatMap((faces, m) =>
    before.map((meld, index) => ({ m, meld, index, shared: shared(meld, faces) })),
  );
  // Of equals the one at the same place in the list: most melds never change.
  likeness.sort((a, b) => b.shared - a.shared || Math.abs(a.m - a.index) - Math.abs(b.m - b.index));
  const kin: (Meld | undefined)[] = after.map(() => undefined);
  const used = new Set<Meld>();
  for (const { m, meld, shared } of likeness) {
    if (shared === 0 || kin[m] || used.has(meld)) continue;
    kin[m] = meld;
    used.add(meld);
  }
  return kin;
}

function shared(meld: Meld, faces: Faces): number {
  const left = meld.pieces.map(({ face }) => face);
  let count = 0;
  for (const face of faces) {
    const at = left.indexOf(face);
    if (at < 0) continue;
    left.splice(at, 1);
    count += 1;
  }
  return count;
}

/** Which of a player's pieces are still theirs, in the order they had, and what is new. */
export function identifyRack(
  own: readonly Piece[],
  laid: ReadonlySet<PieceId>,
  rack: readonly Tile[],
  ids: Ids,
): { kept: Piece[]; drawn: Piece[] } {
  const missing = [...rack];
  // Of two alike, it is the laid one that has left the rack.
  const likely = [...own.filter(({ id }) => !laid.has(id)), ...own.filter(({ id }) => laid.has(id))];
  const kept = new Set(
    likely.filter(({ face }) => {
      const at = face === null ? -1 : missing.indexOf(face);
      if (at >= 0) missing.splice(at, 1);
      return at >= 0;
    }),
  );
  return { kept: own.filter((piece) => kept.has(piece)), drawn: missing.map((face) => ({ id: ids.next(), face })) };
}
