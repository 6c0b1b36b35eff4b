// What is written on a tile. Only for drawing and naming: what a tile is worth and where it fits is the engine's word.

import type { Colour } from "../engine/answers";
import type { Tile } from "../protocol/messages";

export type Face =
  | { readonly is: "number"; readonly colour: Colour; readonly number: number }
  | { readonly is: "joker"; readonly colour: Colour | null }
  | { readonly is: "double" | "mirror" | "colour-change" };

const COLOURS: Readonly<Record<string, Colour>> = { k: "black", r: "red", b: "blue", y: "yellow" };

/** Reads a tile's notation (docs/notation.md). */
export function readFace(tile: Tile): Face {
  if (tile === "D") return { is: "double" };
  if (tile === "M") return { is: "mirror" };
  if (tile === "C") return { is: "colour-change" };
  if (tile.startsWith("J")) return { is: "joker", colour: COLOURS[tile.slice(1)] ?? null };
  return { is: "number", colour: COLOURS[tile.slice(0, 1)] ?? "black", number: Number(tile.slice(1)) };
}

/** Whether a tile is a joker of a kind that needs telling, which a plain one does not. */
export function isSpecialJoker(tile: Tile): boolean {
  const face = readFace(tile);
  return face.is !== "number" && !(face.is === "joker" && face.colour === null);
}
