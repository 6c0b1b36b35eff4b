// Tiles by their names, in the reader's language.

import type { Tile } from "../protocol/messages";
import { tileName as name, tileObject } from "../tile/name";
import { region, say } from "./words";

export const tileName = (tile: Tile): string => name(tile, say);

/** "red 3, red 4 and red 5": the last is joined as the language joins it. */
const joined = (names: readonly string[]): string => new Intl.ListFormat(region()).format(names);

/** Tiles in the flow of a sentence, as its object or by their names. */
export const objectsInSentence = (tiles: readonly Tile[]): string => joined(tiles.map((tile) => tileObject(tile, say)));
export const namesInSentence = (tiles: readonly Tile[]): string => joined(tiles.map(tileName));

/** Tiles after a verb: what somebody lays, draws or takes. */
export const tileObjects = (tiles: readonly Tile[]): string => tiles.map((tile) => tileObject(tile, say)).join(", ");

export const tileNames = (tiles: readonly Tile[]): string => tiles.map(tileName).join(", ");
