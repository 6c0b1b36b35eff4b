// Keeps a table where it lies from one moment to the next: what the last layout was decides the next one.

import type { MeldPlace } from "../../engine/answers";
import type { Engine } from "../../engine/engine";
import type { Look, Places } from "../contract";
import type { Board, Slots } from "../model/board";
import { facesOf, sameMelds, type Melds } from "../model/piece";
import { layOut, layOutAsItLay, layOutBetweenTurns, type Layout, type Room, type Scene } from "./layout";
import { tableTile } from "./sizes";

/** A window that becomes larger or smaller by no more than this part is nearly the same. */
const NEARLY = 0.15;

export class Keeper {
  readonly #engine: Engine;
  readonly #board: Board;
  #room: Room = { tableWidth: 0, rackWidth: 0, height: 0, rackLeast: 0 };
  #look: Pick<Look, "size" | "tidy"> = { size: "normal", tidy: false };
  #layout: Layout;
  /** Whether nothing is to be kept: the table was never laid out, or for another window. */
  #anew = true;
  /** What lay there when it was laid out anew last; none where it lies as somebody had it. */
  #first: Melds | null = [];
  /** How it lay in windows of other widths: turned and turned back, a phone shows it as it was. */
  readonly #others = new Map<number, Layout>();

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
    const { size, tidy } = this.#look;
    const sameLook = look.size === size && look.tidy <= tidy;
    const becomesLarge = !this.#anew && look.size !== size && look.size === "large" && look.tidy <= tidy;
    this.#look = look;
    if (!sameLook) {
      this.#anew = true;
      this.#others.clear();
    }
    // What is not to be seen keeps its places.
    if (room.tableWidth <= 0) return;
    const { tableWidth, height } = this.#room;
    this.#room = room;
    // A window that becomes lower leaves things where they are, unless nothing has happened on the table yet.
    const isUntouched = this.#first !== null && sameMelds(this.#first, this.#board.melds);
    const isOther = room.tableWidth !== tableWidth || (room.height !== height && isUntouched);
    if (isOther && !this.#anew && isNear(room.tableWidth, tableWidth) && isNear(room.height, height) && this.#adapt())
      return;
    if (room.tableWidth !== tableWidth) {
      if (!this.#anew && !isUntouched) this.#others.set(tableWidth, this.#layout);
      this.#turn(room.tableWidth);
    } else if (becomesLarge) this.#anew = !this.#isLargerAsItLies();
    else if (room.height !== height && isUntouched) this.#anew = true;
  }

  /** Whether tiles are larger than they would be if all was laid out anew, with room to spare. */
  #isLargerAsItLies(): boolean {
    const anew = layOutBetweenTurns({ ...this.#scene(this.#board.melds), before: null }, this.#room, false);
    return anew.tile.width < this.#layout.tile.width;
  }

  /** A window a little larger or smaller: everything in its row and in order, if it can be. */
  #adapt(): boolean {
    const layout = layOutAsItLay(this.#scene(this.#board.melds), this.#room, this.#layout);
    if (!layout) return false;
    this.#layout = layout;
    this.#board.tidied(layout.spots);
    return true;
  }

  /** A window of another width: as the table lay in it, or anew. */
  #turn(to: number): void {
    const lay = this.#others.get(to);
    this.#anew = lay === undefined;
    if (lay === undefined) return;
    this.#board.replace(lay.spots);
    this.#layout = lay;
    this.#first = null;
  }

  /** How the table lies, to lie so again. */
  places(): Places {
    const { tile, rails, plain } = this.#layout;
    return {
      width: this.#room.tableWidth,
      size: this.#look.size,
      tile: tile.width,
      rails,
      plain,
      melds: this.#board.places(),
    };
  }

  /**
   * Takes up how a table lay, before the board does. Says whether it can lie so: in a window as wide, with tiles as large. Those of
   * who wants large ones from now on may be larger as they lay.
   */
  takeUp({ width, size, tile, rails, plain = false }: Places): boolean {
    const isLarger = this.#look.size === "large" && tile > this.#layout.tile.width;
    if (width !== this.#room.tableWidth || (size !== this.#look.size && !isLarger) || this.#anew) return false;
    this.#layout = { ...this.#layout, tile: tableTile(tile), rails, plain, melds: new Map() };
    this.#first = null;
    return true;
  }

  /** Between turns: makes room, and puts the table in order for those who want that. */
  arrange(): void {
    if (this.#board.underWay) return;
    // An empty table is that of a new game.
    if (this.#board.melds.length === 0) this.#others.clear();
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
    this.#layout = layOut(this.#scene(moment, this.#board.rackBeside(moment)), this.#room);
    return this.#layout;
  }

  /** Where melds, and tiles of the rack, would lie if they were there now. What the player lays is seen whole, with smaller tiles if need be. */
  preview(melds: Melds, rack: Slots = this.#board.slots): Layout {
    return layOut(this.#scene(melds, rack), this.#room, this.#board.position.draft === null);
  }

  #keep(layout: Layout): Layout {
    if (this.#anew) this.#first = this.#board.melds;
    this.#board.settle(layout.spots, { tile: layout.tile.width, plain: layout.plain });
    this.#anew = false;
    this.#layout = layout;
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
      before: this.#anew ? null : this.#before(melds),
    };
  }

  /** How these melds lay, if they are seen again; else how it lies now. */
  #before(melds: Melds): Layout {
    const size = melds === this.#board.melds ? this.#board.size : undefined;
    return size ? { ...this.#layout, tile: tableTile(size.tile), plain: size.plain } : this.#layout;
  }
}

/** Whether a window is nearly as wide or high as another. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= NEARLY * other;
}
