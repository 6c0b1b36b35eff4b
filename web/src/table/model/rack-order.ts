// Where tiles that come to a rack go. What a person arranged stays as it is: a new tile goes beside the nearest of its kind, and
// parts no meld that stands there, unless that is just where its order has it.

import type { RackOrder } from "../../engine/engine";
import type { Tile } from "../../protocol/messages";
import { readFace } from "../../tile/face";
import type { Judge } from "./judge";
import { facesOf, type Piece } from "./piece";

export function otherOrder(order: RackOrder): RackOrder {
  return order === "runs" ? "groups" : "runs";
}

/** A rack with tiles that have come to it. One that lies in the order not chosen keeps that one. */
export function takeIn(
  judge: Judge,
  rack: readonly Piece[],
  come: readonly Piece[],
  chosen: RackOrder,
): readonly Piece[] {
  const lies = (by: RackOrder) => facesOf(judge.sorted(rack, by)).join() === facesOf(rack).join();
  const by = !lies(chosen) && lies(otherOrder(chosen)) ? otherOrder(chosen) : chosen;
  return come.reduce((all, piece) => all.toSpliced(placeOf(judge, piece, all, by), 0, piece), rack);
}

/** Among how many tiles of the rack a piece comes last. */
function placeOf(judge: Judge, piece: Piece, rack: readonly Piece[], by: RackOrder): number {
  const inOrder = judge.sorted([...rack, piece], by);
  const at = inOrder.indexOf(piece);
  const before = inOrder[at - 1]?.face;
  const after = inOrder[at + 1]?.face;
  const places = Array.from({ length: rack.length + 1 }, (_, place) => place);
  const behind = places.filter((place) => rack[place - 1]?.face === before);
  const inFront = places.filter((place) => rack[place]?.face === after);
  const between = behind.findLast((place) => inFront.includes(place));
  if (between !== undefined) return between;
  const beside = [
    ...behind.map((place) => ({ place, away: away(piece.face, before, by), parts: parts(judge, rack, place) })),
    ...inFront.map((place) => ({ place, away: away(piece.face, after, by), parts: parts(judge, rack, place) })),
  ];
  const nearest = beside.toSorted((a, b) => Number(a.parts) - Number(b.parts) || a.away - b.away)[0];
  return nearest?.place ?? rack.length;
}

/** Whether tiles on both sides of a place stand on the rack as a meld. */
function parts(judge: Judge, rack: readonly Piece[], place: number): boolean {
  const threes = [place - 2, place - 1].filter((from) => from >= 0).map((from) => rack.slice(from, from + 3));
  return threes.some((three) => three.length === 3 && judge.makes(three));
}

/** How far tiles are that are not of one kind. An end of the rack is nearer to what comes first or last. */
const OF_OTHER_KIND = 100;
const AN_END = 50;

/** How far a tile is from its neighbour in an order; none is an end of the rack. */
function away(tile: Tile | null, neighbour: Tile | null | undefined, by: RackOrder): number {
  if (tile === null || !neighbour) return AN_END;
  if (tile === neighbour) return 0;
  const [one, other] = [readFace(tile), readFace(neighbour)];
  if (one.is !== "number" || other.is !== "number") return one.is === other.is ? 0 : 2 * OF_OTHER_KIND;
  const apart = Math.abs(one.number - other.number);
  const isOfKind = by === "runs" ? one.colour === other.colour : apart === 0;
  return isOfKind ? apart : OF_OTHER_KIND + apart;
}
