// Where tiles that come to a rack go: a rack in order takes them in where they belong, one that somebody arranged at its end.

import type { RackOrder } from "../../engine/engine";
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
  const by = [chosen, otherOrder(chosen)].find(lies);
  const all = [...rack, ...come];
  return by === undefined ? all : judge.sorted(all, by);
}
