// Tiles by their names, in the reader's language.

import type { Tile } from "../protocol/messages";
import { tileName as name } from "../tile/name";
import { say } from "./words";

export const tileName = (tile: Tile): string => name(tile, say);

export const tileNames = (tiles: readonly Tile[]): string => tiles.map(tileName).join(", ");
