// Tiles by their names, in the reader's language.

import type { Tile } from "../protocol/messages";
import { tileName as name, tileObject } from "../tile/name";
import { say } from "./words";

export const tileName = (tile: Tile): string => name(tile, say);

/** Tiles after a verb: what somebody lays, draws or takes. */
export const tileObjects = (tiles: readonly Tile[]): string => tiles.map((tile) => tileObject(tile, say)).join(", ");

export const tileNames = (tiles: readonly Tile[]): string => tiles.map(tileName).join(", ");
