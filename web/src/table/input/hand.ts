// What a hand does with tiles, whatever moves it: picks them up, carries them, puts them down.

import type { TableHost } from "../contract";
import { aimAtMeld, aimAtSpot, meldsLeft } from "../layout/aim";
import type { Point, Rect } from "../layout/layout";
import type { Board } from "../model/board";
import type { Target } from "../model/move";
import { meldOf, type MeldId, type Piece, type PieceId } from "../model/piece";
import type { Display } from "../view/display";
import { isMovable } from "../view/paint";
import { Drag } from "./drag";
import type { PointerHost, Scrolled } from "./pointer";

interface Carried {
  readonly drag: Drag;
  readonly pieces: readonly Piece[];
  readonly toTable: boolean;
}

export class Hand implements PointerHost {
  readonly #host: TableHost;
  readonly #board: Board;
  readonly #display: Display;
  #carried: Carried | null = null;

  constructor(host: TableHost, board: Board, display: Display) {
    this.#host = host;
    this.#board = board;
    this.#display = display;
  }

  get held(): readonly PieceId[] {
    return this.#display.selected;
  }

  get carries(): boolean {
    return this.#carried !== null;
  }

  /** Whether what is carried can be carried on, the position being another. */
  get canGoOn(): boolean {
    const { pieces, toTable } = this.#carried ?? { pieces: [], toTable: false };
    return !toTable && pieces.every(({ id }) => this.movable(id));
  }

  movable(piece: PieceId): boolean {
    return this.#display.moment === null && isMovable(this.#board, piece);
  }

  meldOf(piece: PieceId): MeldId | null {
    return meldOf(this.#board.melds, piece)?.id ?? null;
  }

  scrolledBy(piece: PieceId): Scrolled | null {
    const { stage, layout } = this.#display;
    if (this.meldOf(piece) !== null || layout.rackContent <= layout.rackHeight) return null;
    return { node: stage.rackScroll, top: stage.origins().rackTop };
  }

  // --- Picking up.

  select(ids: readonly PieceId[]): void {
    const more = ids.length > this.held.length;
    this.#display.selected = ids;
    this.#display.render(false);
    if (more) this.#host.sounded("lift");
    if (ids.length === 0) this.#say("table-said-nothing-held");
    else this.#say("table-said-held", { tiles: this.#display.names.tiles(this.#pieces(ids)), count: ids.length });
  }

  toggle(piece: PieceId): void {
    if (!this.movable(piece)) return this.#refuse();
    const { held } = this;
    this.select(held.includes(piece) ? held.filter((id) => id !== piece) : [...held, piece]);
  }

  takeMeld(id: MeldId): PieceId | null {
    const pieces = this.#board.meld(id)?.pieces ?? [];
    if (!pieces.every((piece) => this.movable(piece.id))) return null;
    this.select(pieces.map((piece) => piece.id));
    return pieces[0]?.id ?? null;
  }

  /** Forgets tiles that cannot be held any more. */
  forget(): void {
    this.#display.selected = this.held.filter((id) => this.movable(id));
  }

  // --- Putting down.

  /** A tap picks up, and with something held puts down: on the rack tiles gather, on the table they join a meld. */
  tap(piece: PieceId, at: Point, more: boolean): void {
    const meld = meldOf(this.#board.melds, piece);
    const { held } = this;
    const alike = held.every((id) => this.meldOf(id) === (meld?.id ?? null));
    if (more || held.includes(piece) || alike) {
      if (this.movable(piece)) this.toggle(piece);
      if (meld) this.#display.explain(meld.id);
    } else if (meld) {
      const { table } = this.#display.stage.origins();
      this.putToMeld(meld.id, { x: at.x - table.x, y: at.y - table.y });
    } else {
      this.putOnRack(this.#board.rack.findIndex(({ id }) => id === piece));
    }
  }

  tapAside(where: "table" | "rack", at: Point): void {
    if (this.held.length === 0) return this.#display.hush();
    if (where === "rack") return this.putOnRack(this.#board.rack.length);
    const { layout, stage } = this.#display;
    const { table } = stage.origins();
    const left = meldsLeft(this.#board.melds, new Set(this.held));
    const aim = aimAtSpot(layout, left, this.held.length, { x: at.x - table.x, y: at.y - table.y });
    this.#putHeld(aim.target);
  }

  /** Puts what is held into a meld, where it fits nearest to a point of the table. */
  putToMeld(meld: MeldId, point: Point): void {
    const { judge, melds } = this.#board;
    const moved = this.#pieces(this.held);
    const left = meldsLeft(melds, new Set(this.held)).find(({ id }) => id === meld);
    const loose = left ? !judge.stands(left.pieces) : false;
    const aim = left && aimAtMeld(this.#display.layout, left, judge.placements(left, moved), loose, point);
    if (aim) this.#putHeld(aim.target);
    else this.#refuse();
  }

  /** Says beforehand whether what is held fits into a meld. */
  tellWhetherFits(meld: MeldId): void {
    const left = meldsLeft(this.#board.melds, new Set(this.held)).find(({ id }) => id === meld);
    if (!left || this.held.length === 0 || this.held.some((id) => this.meldOf(id) === meld)) return;
    const fits = this.#board.judge.placements(left, this.#pieces(this.held)).length > 0;
    this.#say(fits ? "table-said-fits" : "table-said-fits-not");
  }

  /** Puts what is held down as a new meld, where there is room. */
  putNew(): void {
    this.#putHeld({ to: "new", spot: null });
  }

  putOnRack(place: number): void {
    this.#putHeld({ to: "rack", place });
  }

  #putHeld(target: Target): void {
    const moved = this.#pieces(this.held);
    const may = target.to === "rack" ? moved.every(({ id }) => this.#board.isOwn(id)) : this.#board.position.mayMove;
    if (may && moved.length > 0) this.#put(moved, target);
    else this.#refuse();
  }

  #put(moved: readonly Piece[], target: Target, from?: ReadonlyMap<PieceId, Rect>): void {
    const before = this.#board.melds;
    this.#board.move(moved, target);
    const { melds, judge } = this.#board;
    this.#display.selected = [];
    this.#display.pointed = new Set();
    this.#display.render(true, from);
    const meld = moved[0] && meldOf(melds, moved[0].id);
    this.#host.sounded(meld && judge.stands(meld.pieces) ? "fit" : "drop");
    const { names } = this.#display;
    const tiles = names.tiles(moved);
    if (meld) this.#say("table-said-put", { tiles, meld: names.meld(meld.pieces, judge.verdict(meld.pieces)) });
    else this.#say("table-said-to-rack", { tiles });
    if (melds !== before) this.#host.changed(this.#board.draft(), this.#board.standing());
  }

  #refuse(): void {
    this.#host.sounded("no");
    this.#say("table-said-stays");
  }

  // --- Carrying.

  lift(piece: PieceId, at: Point, finger: boolean): void {
    const pieces = this.held.includes(piece) ? this.#pieces(this.held) : this.#pieces([piece]);
    const { stage, layout } = this.#display;
    const toTable = this.#board.position.mayMove;
    const scene = {
      layout,
      melds: this.#board.melds,
      rack: this.#board.rack,
      moved: pieces,
      primary: pieces.findIndex(({ id }) => id === piece),
      grabbed: at,
      finger,
      toTable,
      toRack: pieces.every(({ id }) => this.#board.isOwn(id)),
      judge: this.#board.judge,
      preview: (target: Target) => {
        const outcome = this.#board.outcome(pieces, target);
        return outcome && { melds: outcome.melds, layout: this.#display.layoutAfter(outcome) };
      },
    };
    this.#carried = { drag: new Drag(scene, stage), pieces, toTable };
    for (const { id } of pieces) stage.tile(id)?.button.classList.add("lifted");
    this.#display.hush();
    this.#host.sounded("lift");
  }

  drag(to: Point): void {
    this.#carried?.drag.move(to);
  }

  drop(): void {
    const carried = this.#carried;
    if (!carried) return;
    const { drag, pieces } = carried;
    const from = drag.rects();
    this.#open();
    if (drag.aim) return this.#put(pieces, drag.aim.target, from);
    if (!drag.atHome) this.#refuse();
    this.#display.render(true, from);
  }

  cancel(): void {
    const from = this.#carried?.drag.rects();
    this.#open();
    if (from) this.#display.render(true, from);
  }

  /** Ends a drag, and leaves to others where the tiles are seen next. */
  letGo(): void {
    if (this.#carried) this.#display.stage.shift(new Map(), new Set());
    this.#open();
  }

  /** Ends a drag after which everything is drawn anew, from where it is seen. */
  #open(): void {
    for (const { id } of this.#carried?.pieces ?? []) this.#display.stage.tile(id)?.button.classList.remove("lifted");
    this.#carried?.drag.end();
    this.#carried = null;
  }

  /** Pieces in the order they are put down: those of one meld as they lie there, others as they were picked up. */
  #pieces(ids: readonly PieceId[]): readonly Piece[] {
    const pieces = ids.flatMap((id) => this.#board.piece(id) ?? []);
    const meld = pieces[0] && meldOf(this.#board.melds, pieces[0].id);
    const together = meld && pieces.every((piece) => meld.pieces.some(({ id }) => id === piece.id));
    return together ? meld.pieces.filter(({ id }) => ids.includes(id)) : pieces;
  }

  #say(id: string, args?: Record<string, string | number>): void {
    this.#host.announced(this.#display.names.say(id, args));
  }
}
