// One physical tile on the screen. A face may occur several times, so a piece has an identity of its own: it is what
// moves, and what the eye follows. The rules never see it.

import type { Tile } from "../../protocol/messages";

export type PieceId = number;

export interface Piece {
  readonly id: PieceId;
  /** None when it lies face down: another player's, not laid yet. */
  readonly face: Tile | null;
}

export type MeldId = number;

/** Where a meld lies: rows from the top, columns of one tile each from the left (not always whole). */
export interface Spot {
  readonly row: number;
  readonly col: number;
}

/** Neighbours on the table, whether they stand or not. */
export interface Meld {
  readonly id: MeldId;
  readonly pieces: readonly Piece[];
  /** None: wherever there is room. */
  readonly spot: Spot | null;
  /** A loose tile that lies on the workbench: it is still to be laid, and the table does not move for it. */
  readonly aside?: true;
}

/** A table as it lies at one moment of a turn. */
export type Melds = readonly Meld[];

export function facesOf(pieces: readonly Piece[]): Tile[] {
  return pieces.flatMap((piece) => (piece.face === null ? [] : [piece.face]));
}

export function meldOf(melds: Melds, piece: PieceId): Meld | undefined {
  return melds.find((meld) => meld.pieces.some(({ id }) => id === piece));
}

/** Whether the same pieces lie in the same order, wherever the melds are. */
export function sameMelds(one: Melds, other: Melds): boolean {
  const text = (melds: Melds) =>
    melds
      .map((meld) => meld.pieces.map(({ id }) => id).join(" "))
      .sort()
      .join("|");
  return text(one) === text(other);
}

/** Hands out numbers nobody has had. */
export class Ids {
  #last = 0;
  next = (): number => ++this.#last;
}

/** Whether two melds are the same pieces in the same order. */
export function samePieces(one: Meld, other: Meld): boolean {
  return one.pieces.map(({ id }) => id).join() === other.pieces.map(({ id }) => id).join();
}
