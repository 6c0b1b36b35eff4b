// Where the keyboard is. Tab stops once at the table and once at the rack; arrows go from there.

import type { Board } from "../model/board";
import type { PieceId } from "../model/piece";
import type { Display } from "../view/display";
import type { Hand } from "./hand";
import type { KeyHost } from "./keys";
import { walk, type Stop, type Way } from "./walk";

export class Cursor implements KeyHost {
  readonly #board: Board;
  readonly #display: Display;
  readonly #hand: Hand;
  readonly #steps: { undo(): void; redo(): void };
  /** Where Tab comes back to. */
  #last: { table: PieceId | null; rack: PieceId | null } = { table: null, rack: null };

  constructor(board: Board, display: Display, hand: Hand, steps: { undo(): void; redo(): void }) {
    this.#board = board;
    this.#display = display;
    this.#hand = hand;
    this.#steps = steps;
  }

  /** Remembers where the focus came to, and says whether what is held fits there. */
  arrived(): void {
    const stop = this.#now();
    if (typeof stop !== "number") return;
    const meld = this.#hand.meldOf(stop);
    this.#last = meld === null ? { ...this.#last, rack: stop } : { ...this.#last, table: stop };
    this.setStops();
    // A pointer that comes does something at once, and that is told.
    if (meld !== null && document.activeElement?.matches(":focus-visible")) this.#hand.tellWhetherFits(meld);
  }

  setStops(): void {
    const { stage } = this.#display;
    const stops = [this.#stopAt("table"), this.#stopAt("rack")];
    for (const id of [...this.#pieces("table"), ...this.#pieces("rack")]) {
      const node = stage.tile(id)?.button;
      if (node) node.tabIndex = stops.includes(id) ? 0 : -1;
    }
  }

  /** Goes to where Tab stops. */
  focus(where: "rack" | "table"): void {
    const stop = this.#stopAt(where);
    if (stop !== undefined) this.#display.stage.tile(stop)?.button.focus();
  }

  #pieces(where: "rack" | "table"): readonly PieceId[] {
    const { melds, bench, rack } = this.#display.picture;
    const tiles = where === "rack" ? (rack ?? []) : [...melds.flatMap((meld) => meld.tiles), ...bench];
    return tiles.map(({ piece }) => piece.id);
  }

  #stopAt(where: "rack" | "table"): PieceId | undefined {
    const [ids, last] = [this.#pieces(where), this.#last[where]];
    return last !== null && ids.includes(last) ? last : ids[0];
  }

  go(way: Way): void {
    const from = this.#now();
    const to = from === null ? null : walk(this.#display.layout, this.#display.picture, from, way);
    const node = to === "new" ? this.#display.stage.newMeld : to === null ? null : this.#display.stage.tile(to)?.button;
    node?.focus();
  }

  enter(stop: Stop, before: boolean): void {
    if (stop === "new") return this.newMeld();
    const rect = this.#display.layout.pieces.get(stop);
    if (!rect) return;
    const { table } = this.#display.stage.origins();
    const x = table.x + rect.x + (before ? 1 : rect.width - 1);
    this.#hand.enter(stop, { x, y: table.y + rect.y + rect.height / 2 });
    this.#stayAt(stop);
  }

  toggle(stop: Stop): void {
    if (stop === "new") this.newMeld();
    else this.#hand.toggle(stop);
  }

  takeWholeMeld(stop: Stop): void {
    const meld = stop === "new" ? null : this.#hand.meldOf(stop);
    if (meld !== null) this.#hand.takeMeld(meld);
    else if (stop !== "new") this.#hand.select(this.#board.rack.map(({ id }) => id));
  }

  newMeld(): void {
    const first = this.#hand.held[0];
    this.#hand.putNew();
    if (first !== undefined) this.#stayAt(first);
  }

  nextFit(stop: Stop): void {
    const first = this.#hand.tellNextFit(stop === "new" ? null : this.#hand.meldOf(stop));
    if (first !== null) this.#display.stage.tile(first)?.button.focus();
  }

  toRack(stop: Stop): void {
    if (stop === "new") return;
    const { held } = this.#hand;
    // A tile of the rack is where it belongs: only what is in hand can go there.
    const isOnRack = this.#hand.meldOf(stop) === null;
    this.#hand.putAway(isOnRack || held.includes(stop) ? held : [stop]);
    this.#stayAt(stop);
  }

  shift(stop: Stop, by: -1 | 1): void {
    const at = this.#board.slots.findIndex((piece) => piece?.id === stop);
    const piece = this.#board.slots[at];
    if (!piece) return;
    this.#board.move([piece], { to: "rack", place: Math.max(0, at + by) });
    this.#display.render();
    this.#stayAt(piece.id);
    this.#hand.tellPlace(piece);
  }

  escape(): boolean {
    if (this.#hand.carries) this.#hand.cancel();
    else if (this.#hand.held.length > 0) this.#hand.select([]);
    else return false;
    return true;
  }

  undo(): void {
    this.#steps.undo();
  }

  redo(): void {
    this.#steps.redo();
  }

  #now(): Stop | null {
    const node = document.activeElement;
    if (node === this.#display.stage.newMeld) return "new";
    const id = node instanceof HTMLElement ? node.dataset["piece"] : undefined;
    return id === undefined ? null : Number(id);
  }

  #stayAt(piece: PieceId): void {
    this.#display.stage.tile(piece)?.button.focus({ preventScroll: true });
  }
}
