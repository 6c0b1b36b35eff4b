// A position names faces, the screen shows pieces. When a new position arrives, each of its tiles is found among the
// pieces already there, so that a tile that moved is seen to move.

import type { Tile } from "../../protocol/messages";
import type { Ids, Meld, Melds, Piece, PieceId, Spot } from "./piece";

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
  return after.map((_, m) => {
    const pieces = found[m] as Piece[];
    return { id: kin[m]?.id ?? ids.next(), pieces, spot: spotOf(pieces, kin[m] ?? mostlyFrom(pieces, before)) };
  });
}

/** Such that the tiles that lay in a meld stay where they are, whatever comes before them. */
function spotOf(pieces: readonly Piece[], lay: Meld | undefined): Spot | null {
  const stays = pieces.findIndex((piece) => lay?.pieces.includes(piece));
  const stayed = pieces[stays];
  if (!lay?.spot || !stayed) return lay?.spot ?? null;
  return { row: lay.spot.row, col: Math.max(0, lay.spot.col + lay.pieces.indexOf(stayed) - stays) };
}

/** The meld that half of the pieces come from, and more. */
function mostlyFrom(pieces: readonly Piece[], before: Melds): Meld | undefined {
  return before.find((meld) => 2 * pieces.filter((piece) => meld.pieces.includes(piece)).length > pieces.length);
}

/** For each new meld the old one it has most in common with; an old meld is the ancestor of one new meld only. */
function pair(before: Melds, after: readonly Faces[]): (Meld | undefined)[] {
  const likeness = after.flatMap((faces, m) =>
    before.map((meld, index) => ({ m, meld, index, ...compare(meld, faces) })),
  );
  // First those that are the same, which are most of them; of equals the one at the same place in the list.
  likeness.sort(
    (a, b) =>
      Number(b.same) - Number(a.same) ||
      b.shared - a.shared ||
      a.strange - b.strange ||
      Math.abs(a.m - a.index) - Math.abs(b.m - b.index),
  );
  const kin: (Meld | undefined)[] = after.map(() => undefined);
  const used = new Set<Meld>();
  for (const { m, meld, shared } of likeness) {
    if (shared === 0 || kin[m] || used.has(meld)) continue;
    kin[m] = meld;
    used.add(meld);
  }
  return kin;
}

interface Likeness {
  readonly same: boolean;
  /** Tiles of one in the other. Those face down may be any: they count half. */
  readonly shared: number;
  /** Tiles of one that are not in the other. */
  readonly strange: number;
}

function compare({ pieces }: Meld, faces: Faces): Likeness {
  const left = pieces.map(({ face }) => face);
  let known = 0;
  for (const face of faces) {
    const at = left.indexOf(face);
    if (at < 0) continue;
    left.splice(at, 1);
    known += 1;
  }
  const hidden = Math.min(left.filter((face) => face === null).length, faces.length - known);
  const strange = pieces.length + faces.length - 2 * (known + hidden);
  return { same: strange === 0 && hidden === 0, shared: known + hidden / 2, strange };
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
