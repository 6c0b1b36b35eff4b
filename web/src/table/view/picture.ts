// What is to be seen, as plain values: the stage turns it into nodes and knows nothing else.

import type { Stand } from "../../engine/answers";
import type { MeldId, Piece } from "../model/piece";

export interface TilePicture {
  readonly piece: Piece;
  /** What it is called, for those who listen. */
  readonly label: string;
  /** What a joker stands for. */
  readonly stands: readonly Stand[];
  /** Anything else it is shown as. */
  readonly marks: ReadonlySet<"selected" | "fresh" | "drawn" | "pointed" | "own">;
  /** Whether it can be picked up now. */
  readonly movable: boolean;
}

export interface MeldPicture {
  readonly id: MeldId;
  readonly label: string;
  /** `quiet`: it stands and nobody touched it. */
  readonly state: "quiet" | "stands" | "fails" | "hidden";
  /** Why it does not stand. */
  readonly reason: string;
  readonly tiles: readonly TilePicture[];
}

export interface Picture {
  readonly tableLabel: string;
  readonly rackLabel: string;
  readonly emptyText: string;
  /** In the order they are read: row by row. */
  readonly melds: readonly MeldPicture[];
  /** None for a spectator. */
  readonly rack: readonly TilePicture[] | null;
  /** What a place for a new meld is called; none when nothing is held. */
  readonly newMeld: string | null;
}
