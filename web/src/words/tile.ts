// Tiles by their names: "red 5", "joker".

import type { Tile } from "../protocol/messages";
import { say } from "./words";

const COLOURS: Record<string, string> = { k: "black", r: "red", b: "blue", y: "yellow" };
const JOKERS: Record<string, string> = { J: "tile-joker", D: "tile-double", M: "tile-mirror", C: "tile-colour-change" };

export type Face =
  | { readonly colour: string; readonly number: number }
  | { readonly joker: string; readonly colour: string | null };

/** What is on a tile, from its notation. */
export function face(tile: Tile): Face {
  const colour = COLOURS[tile[0] ?? ""];
  if (colour !== undefined) return { colour, number: Number(tile.slice(1)) };
  return { joker: tile[0] ?? "J", colour: COLOURS[tile[1] ?? ""] ?? null };
}

export function tileName(tile: Tile): string {
  const on = face(tile);
  if ("number" in on) return say("tile-number", on);
  if (on.colour !== null) return say("tile-coloured-joker", { colour: on.colour });
  return say(JOKERS[on.joker] ?? "tile-joker");
}

export const tileNames = (tiles: readonly Tile[]): string => tiles.map(tileName).join(", ");
