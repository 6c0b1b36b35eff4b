// What is to be seen, as plain values: the stage turns it into nodes and knows nothing else.

import type { Stand } from "../../engine/answers";
import type { MeldId, Piece } from "../model/piece";

/** What a tile is shown as besides its face: each has a form of its own. */
export type Mark = "selected" | "fresh" | "drawn" | "pointed" | "own" | "wrong";

export interface TilePicture {
  readonly piece: Piece;
  /** What it is called, for those who listen. */
  readonly label: string;
  /** What a mouse over it is told; nothing where a look is enough. */
  readonly hover: string;
  /** What a joker stands for. */
  readonly stands: readonly Stand[];
  /** Anything else it is shown as. */
  readonly marks: ReadonlySet<Mark>;
  /** Whether it can be picked up now. */
  readonly movable: boolean;
}

export interface MeldPicture {
  readonly id: MeldId;
  /** A, B …: the same for everybody. */
  readonly name: string;
  readonly label: string;
  /** `quiet`: it stands and nobody touched it. `fails`: it does not stand, and the player asked to end the turn. */
  readonly state: "quiet" | "stands" | "making" | "fails" | "hidden";
  /** What it needs while it is in the making; why it does not stand once that was asked. */
  readonly note: string;
  /** Whether the selected tile fits there, so that a tap chooses it. */
  readonly open: boolean;
  readonly tiles: readonly TilePicture[];
}

export interface Picture {
  /** What takes keys, and how: read once, on the way in. */
  readonly label: string;
  readonly about: string;
  readonly tableLabel: string;
  readonly benchLabel: string;
  readonly rackLabel: string;
  readonly emptyText: string;
  /** In the order they are read: row by row. */
  readonly melds: readonly MeldPicture[];
  /** Tiles on the workbench. */
  readonly bench: readonly TilePicture[];
  /** None for a spectator. */
  readonly rack: readonly TilePicture[] | null;
  /** What a place for a new meld is called; none when nothing is held. */
  readonly newMeld: string | null;
}
