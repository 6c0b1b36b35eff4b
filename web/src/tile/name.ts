// What a tile is called: "red 5", "joker".

import type { Tile } from "../protocol/messages";
import { readFace } from "./face";

/** Says a message in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export function tileName(tile: Tile, say: Say): string {
  const face = readFace(tile);
  if (face.is === "number") return say("tile-number", { colour: face.colour, number: face.number });
  if (face.is !== "joker") return say(`tile-${face.is}`);
  return face.colour ? say("tile-coloured-joker", { colour: face.colour }) : say("tile-joker");
}
