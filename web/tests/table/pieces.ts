// Melds and racks for tests, written as notation has them.

import type { Position } from "../../src/table/contract";
import { Ids, type Meld, type Piece } from "../../src/table/model/piece";

export function tiles(text: string): string[] {
  return text.trim() === "" ? [] : text.trim().split(/\s+/);
}

export function table(text: string): string[][] {
  return text.trim() === "" ? [] : text.split("|").map(tiles);
}

/** A turn of somebody who has opened and may lay, of Standard, unless told otherwise. */
export function turnAt(table: Position["table"], rack: readonly string[], more: Partial<Position> = {}): Position {
  return { rules: "standard", table, rack, opened: true, mayMove: true, fresh: [], draft: null, ...more };
}

/** Melds in one row, with room between them. */
export function melds(text: string, ids = new Ids()): Meld[] {
  let col = 0;
  return table(text).map((faces) => {
    const meld = { id: ids.next(), pieces: faces.map((face) => ({ id: ids.next(), face })), spot: { row: 0, col } };
    col += faces.length + 1;
    return meld;
  });
}

export function find(all: readonly Meld[], ...faces: string[]): Piece[] {
  const pieces = all.flatMap((meld) => meld.pieces);
  return faces.map((face) => pieces.find((piece) => piece.face === face) as Piece);
}

export function written(all: readonly Meld[]): string {
  return all.map((meld) => meld.pieces.map(({ face }) => face ?? "?").join(" ")).join(" | ");
}
