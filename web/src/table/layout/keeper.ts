// Keeps a table where it lies from one moment to the next: what the last layout was decides the next one.

import type { MeldPlace } from "../../engine/answers";
import type { Engine } from "../../engine/engine";
import type { Look } from "../contract";
import type { Board, Slots } from "../model/board";
import { facesOf, sameMelds, type Melds } from "../model/piece";
import { layOut, layOutBetweenTurns, type Layout, type Room, type Scene } from "./layout";

export class Keeper {
  readonly #engine: Engine;
  readonly #board: Board;
  #room: Room = { tableWidth: 0, rackWidth: 0, height: 0, rackLeast: 0 };
  #look: Pick<Look, "size" | "tidy"> = { size: "normal", tidy: false };
  #layout: Layout;
  /** Whether nothing is to be kept: the table was never laid out, or for another window. */
  #anew = true;
  /** What lay there when it was laid out anew last. */
  #first: Melds = [];

  constructor(engine: Engine, board: Board) {
    this.#engine = engine;
    this.#board = board;
    this.#layout = layOut(this.#scene([]), this.#room);
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** The room there is from now on, and how a person wants the table. */
  fit(room: Room, look: Pick<Look, "size" | "tidy">): void {
    const sameLook = look.size === this.#look.size && look.tidy <= this.#look.tidy;
    this.#look = look;
    if (!sameLook) this.#anew = true;
    // What is not to be seen keeps its places.
    if (room.tableWidth <= 0) return;
    // A window that becomes lower leaves things where they are, unless nothing has happened on the table yet.
    const sameHeight = room.height === this.#room.height || !sameMelds(this.#first, this.#board.melds);
    if (room.tableWidth !== this.#room.tableWidth || !sameHeight) this.#anew = true;
    this.#room = room;
  }

  /** Between turns: makes room, and puts the table in order for those who want that. */
  arrange(): void {
    if (this.#board.underWay) return;
    this.#keep(layOutBetweenTurns(this.#scene(this.#board.melds), this.#room, this.#look.tidy));
  }

  /** Lays everything out anew, in order. */
  tidy(): void {
    this.#anew = true;
    this.layOut();
    this.#board.tidied(this.#layout.spots);
  }

  /** The table of the board as it is now, or another that is to be seen instead for a `moment`. */
  layOut(moment: Melds | null = null): Layout {
    if (!moment) return this.#keep(this.preview(this.#board.melds));
    this.#layout = this.preview(moment, this.#board.rackBeside(moment));
    return this.#layout;
  }

  /** Where melds, and tiles of the rack, would lie if they were there now. */
  preview(melds: Melds, rack: Slots = this.#board.slots): Layout {
    return layOut(this.#scene(melds, rack), this.#room);
  }

  #keep(layout: Layout): Layout {
    if (this.#anew) this.#first = this.#board.melds;
    this.#anew = false;
    this.#layout = layout;
    this.#board.settle(layout.spots);
    return layout;
  }

  #scene(melds: Melds, rack: Slots = this.#board.slots): Scene {
    const { position } = this.#board;
    // What lies face down is of no kind yet.
    const known = melds.filter(({ pieces }) => pieces.every(({ face }) => face !== null));
    const faces = known.map(({ pieces }) => facesOf(pieces));
    const lanes = this.#engine.lanes(position.rules, faces);
    return {
      melds,
      kinds: new Map(known.map(({ id }, index) => [id, lanes[index] as MeldPlace])),
      rack,
      rackCount: position.rack?.length ?? 0,
      large: this.#look.size === "large",
      before: this.#anew ? null : this.#layout,
    };
  }
}
