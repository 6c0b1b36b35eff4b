// What a tile is called: "red 5", "joker".

import type { Tile } from "../protocol/messages";
import { readFace } from "./face";

/** Says a message in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export function tileName(tile: Tile, say: Say): string {
  const { kind, args } = messageOf(tile);
  return say(`tile-${kind}`, args);
}

/** The same as the object of a verb, where a language has a form of its own for it. */
export function tileObject(tile: Tile, say: Say): string {
  const { kind, args } = messageOf(tile);
  return say(`object-${kind}`, args);
}

/** A number tile after a word of place: what another follows. */
export function tileBeside(tile: Tile, say: Say): string {
  const { kind, args } = messageOf(tile);
  return say(`beside-${kind}`, args);
}

function messageOf(tile: Tile): { readonly kind: string; readonly args: Record<string, string | number> } {
  const face = readFace(tile);
  if (face.is === "number") return { kind: "number", args: { colour: face.colour, number: face.number } };
  if (face.is === "joker" && face.colour) return { kind: "coloured-joker", args: { colour: face.colour } };
  return { kind: face.is, args: {} };
}
