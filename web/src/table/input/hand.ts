// What a hand does with tiles, whatever moves it: picks them up, carries them, puts them down.

import { isSpecialJoker } from "../../tile/face";
import type { TableHost, Touched } from "../contract";
import { aimAtMeld, aimAtSpot, meldsLeft, nearestMeld } from "../layout/aim";
import type { Point, Rect } from "../layout/layout";
import type { Board } from "../model/board";
import { canBeSpared, fits, outcomes } from "../model/fit";
import { meldsOf } from "../model/melds-of";
import type { Target } from "../model/move";
import { meldOf, type Meld, type MeldId, type Melds, type Piece, type PieceId } from "../model/piece";
import { capital, sentence } from "../../words/sentence";
import { changesOf } from "../view/changes";
import type { Display } from "../view/display";
import { isMovable, outcomeOf } from "../view/paint";
import { Drag } from "./drag";
import type { PointerHost, Scrolled } from "./pointer";

/** What is tapped so many widths of a tile beside a place for the tiles is on it. */
const BESIDE = 0.5;

interface Carried {
  readonly drag: Drag;
  readonly pieces: readonly Piece[];
  readonly toTable: boolean;
  /** The other tiles of the rack, among which a place is aimed at. */
  readonly stay: readonly Piece[];
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
    if (!this.#carried) return true;
    const { pieces, toTable, stay } = this.#carried;
    const isSameRack =
      this.#board
        .staying(pieces)
        .map(({ id }) => id)
        .join() === stay.map(({ id }) => id).join();
    return !toTable && isSameRack && pieces.every(({ id }) => this.movable(id));
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
    this.#hold(ids);
    this.#display.render({ motion: false });
    if (more) this.#host.sounded("lift");
    if (ids.length === 0) this.#sayNothingHeld();
    else this.#say("table-said-held", { tiles: this.#display.names.tiles(this.#pieces(ids)), count: ids.length });
  }

  toggle(piece: PieceId): void {
    if (!this.movable(piece)) return this.#touch(piece);
    const { held } = this;
    this.select(held.includes(piece) ? held.filter((id) => id !== piece) : [...held, piece]);
  }

  takeMeld(id: MeldId): PieceId | null {
    const pieces = this.#board.meld(id)?.pieces ?? [];
    if (!pieces.every((piece) => this.movable(piece.id))) return null;
    this.select(pieces.map((piece) => piece.id));
    return pieces[0]?.id ?? null;
  }

  /** Forgets tiles that cannot be held any more; all of them, where what they lay on has changed. */
  forget(all = false): void {
    this.#hold(all ? [] : this.held.filter((id) => this.movable(id)));
  }

  /** `open` are melds of which one is to be chosen for what is held, with so many `places` in them. */
  #hold(ids: readonly PieceId[], open: readonly MeldId[] = [], places = 0): void {
    this.#display.selected = ids;
    this.#display.open = new Set(open);
    const pieces = this.#pieces(ids);
    const meld = pieces[0] && meldOf(this.#board.melds, pieces[0].id);
    const isOne = meld?.pieces.length === pieces.length && pieces.every((piece) => meld.pieces.includes(piece));
    const areMelds = this.#board.position.mayMove && pieces.length > 0 && meldsOf(this.#board.judge, pieces) !== null;
    const alone = pieces.length === 1 ? this.#touched(ids[0]) : null;
    this.#host.selected({
      count: pieces.length,
      areMelds: areMelds && !isOne,
      isMeld: areMelds && isOne,
      alone,
      places,
    });
  }

  // --- Tapping.

  /**
   * A tap puts what is selected where it fits, or where a meld in the making goes on, or makes a meld of it and the tile; else it
   * adds the tile to the selection.
   */
  tap(piece: PieceId, at: Point, more: boolean): void {
    const { held } = this;
    const meld = meldOf(this.#board.melds, piece);
    if (!more && this.#choosesBeside(meld?.id ?? null, at)) return;
    if (!this.movable(piece)) return this.#touch(piece);
    const isTarget = meld && held.length > 0 && !meld.pieces.some(({ id }) => held.includes(id));
    if (more || !isTarget) return this.toggle(piece);
    const moved = this.#pieces(held);
    const { judge } = this.#board;
    const ways = meld.aside ? [] : fits(judge, meld, moved);
    const aim = aimAtMeld(this.#display.layout, meld, ways, this.#goesOn(meld, moved), this.#onTable(at));
    if (aim) return this.#put(moved, aim.target);
    const together = [...moved, ...this.#pieces([piece])];
    if (canBeSpared(this.#board, together)) this.#put(together, { to: "new", spot: null });
    else this.toggle(piece);
  }

  /** Whether a meld begun with tiles of the rack is gone on with: it stands then, or only tiles are missing. What was taken apart is not. */
  #goesOn(meld: Meld, moved: readonly Piece[]): boolean {
    const { judge, base } = this.#board;
    const isBegun = !meld.aside && !meld.pieces.some(({ id }) => meldOf(base, id));
    const together = [...meld.pieces, ...moved];
    const misses = (pieces: readonly Piece[]) => judge.missing(pieces) !== null;
    return isBegun && misses(meld.pieces) && (judge.makes(together) || misses(together));
  }

  /**
   * Two taps on a tile of the rack put it where it fits, with what is selected if they make a meld together; on the table
   * they take the whole meld.
   */
  tapTwice(piece: PieceId, at: Point): void {
    const { judge, melds, position } = this.#board;
    const meld = this.meldOf(piece);
    if (meld !== null) return void this.takeMeld(meld);
    if (!this.#display.look.doubleTap || !position.mayMove) return this.tap(piece, at, false);
    const others = this.held.filter((id) => id !== piece);
    const all = this.#pieces([...others, piece]);
    if (others.length > 0 && judge.makes(all)) return this.#put(all, { to: "new", spot: null });
    const moved = this.#pieces([piece]);
    const places = melds
      .filter(
        (meld) => !meld.aside && this.#board.mayChange(meld) && !meld.pieces.some(({ id }) => others.includes(id)),
      )
      .map((meld) => ({ meld, ways: outcomes(this.#board, moved, fits(judge, meld, moved)) }))
      .filter(({ ways }) => ways.length > 0);
    const [way, ...more] = places.flatMap(({ ways }) => ways);
    if (!way) {
      this.#hold(others);
      this.#display.render({ motion: false });
      return this.#host.told("table-fits-nowhere", null);
    }
    if (more.length === 0) return this.#put(moved, way, undefined, others);
    const count = more.length + 1;
    this.#hold(
      [piece],
      places.map(({ meld }) => meld.id),
      count,
    );
    this.#display.render({ motion: false });
    this.#say("table-said-fits-places", { count });
  }

  tapAside(where: "table" | "rack" | "edge", at: Point): void {
    if (this.held.length === 0 || this.#choosesBeside(null, at)) return;
    if (where === "rack") return this.putAway(this.held);
    if (where === "edge") return;
    const { layout, open } = this.#display;
    const point = this.#onTable(at);
    const left = meldsLeft(this.#board.melds, new Set(this.held));
    const moved = this.#pieces(this.held);
    const placements = (meld: Meld) => (this.#board.mayChange(meld) ? fits(this.#board.judge, meld, moved) : []);
    const missed = (isMeant: (meld: Meld) => boolean, by: number) =>
      nearestMeld(layout, left.filter(isMeant), point, by * layout.tile.width);
    // A thumb that misses a meld to be chosen, or one in the making, by less than a tile has meant it; of others, where the tiles
    // fit, by less than half.
    const meant =
      missed((meld) => open.has(meld.id) || this.#goesOn(meld, moved), 1) ??
      missed((meld) => placements(meld).length > 0, BESIDE);
    const aim = meant && aimAtMeld(layout, meant, placements(meant), this.#goesOn(meant, moved), point);
    this.#putHeld((aim ?? aimAtSpot(layout, left, this.held.length, point)).target);
  }

  /**
   * A tap just beside a meld that is to be chosen is meant for it, whatever else lies there, unless that is to be chosen too. Says
   * whether it was.
   */
  #choosesBeside(tapped: MeldId | null, at: Point): boolean {
    const { layout, open } = this.#display;
    if (open.size === 0 || (tapped !== null && open.has(tapped))) return false;
    const moved = this.#pieces(this.held);
    const choice = meldsLeft(this.#board.melds, new Set(this.held)).filter(({ id }) => open.has(id));
    const point = this.#onTable(at);
    const meant = nearestMeld(layout, choice, point, BESIDE * layout.tile.width);
    const aim = meant && aimAtMeld(layout, meant, fits(this.#board.judge, meant, moved), false, point);
    if (aim) this.#putHeld(aim.target);
    return !!aim;
  }

  /** A point of the window, on the table. */
  #onTable(at: Point): Point {
    const { table } = this.#display.stage.origins();
    return { x: at.x - table.x, y: at.y - table.y };
  }

  /** Shows a tile of the table large above a finger; none any more without a tile. */
  magnify(piece: PieceId | null, at: Point): void {
    const node = piece !== null && this.meldOf(piece) !== null ? this.#display.stage.tile(piece)?.button : undefined;
    if (node) this.#display.loupe.show(node, at);
    else this.#display.loupe.hide();
  }

  /** The tile a finger came to is taken, for the one it began on where that was in the hand: it was the wrong one. */
  slid(from: PieceId, to: PieceId, at: Point): void {
    if (this.held.includes(from)) this.select([to]);
    else this.tap(to, at, false);
  }

  /** The tile of a piece's meld at a point, on its line; none outside of it, and for what is selected together. */
  along(piece: PieceId, at: Point): PieceId | null {
    const { layout } = this.#display;
    const from = layout.pieces.get(piece);
    const meld = meldOf(this.#board.melds, piece);
    // A tile alone has no neighbour to be taken for: whoever moves a finger on it moves the tile.
    if (!from || !meld || meld.pieces.length === 1 || meld.aside) return null;
    // Several tiles in the hand are moved together; one alone may be the wrong one.
    if (this.held.includes(piece) && this.held.length > 1) return null;
    const { pitch, height } = layout.tile;
    const { x, y } = this.#onTable(at);
    if (Math.abs(y - from.y - height / 2) > height) return null;
    const line = meld.pieces.filter(({ id }) => layout.pieces.get(id)?.y === from.y);
    const away = (id: PieceId) => Math.abs((layout.pieces.get(id)?.x ?? 0) + pitch / 2 - x);
    const [nearest] = line.toSorted((a, b) => away(a.id) - away(b.id));
    return nearest && away(nearest.id) <= pitch ? nearest.id : null;
  }

  // --- Putting down.

  /** Picks a tile up, or puts what is held to its meld, also where that leaves a meld in the making. */
  enter(piece: PieceId, at: Point): void {
    const { held } = this;
    const meld = meldOf(this.#board.melds, piece);
    const isTarget = meld && !meld.aside && held.length > 0 && !meld.pieces.some(({ id }) => held.includes(id));
    if (isTarget && this.movable(piece)) this.putToMeld(meld.id, this.#onTable(at));
    else this.tap(piece, at, false);
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
    const isOpen = left !== undefined && this.#board.mayChange(left);
    if (!isOpen || this.held.length === 0 || this.held.some((id) => this.meldOf(id) === meld)) return;
    const fits = this.#board.judge.placements(left, this.#pieces(this.held)).length > 0;
    this.#say(fits ? "table-said-fits" : "table-said-fits-not");
  }

  /** The first tile of the next meld, by their names, where what is held fits; says which meld that is, or that there is none. */
  tellNextFit(from: MeldId | null): PieceId | null {
    if (this.held.length === 0) {
      this.#sayNothingHeld();
      return null;
    }
    const { melds, judge } = this.#board;
    const { names } = this.#display;
    const moved = this.#pieces(this.held);
    const fits = this.#board.inPlace(meldsLeft(melds, new Set(this.held))).filter((meld) => {
      const isTarget =
        !meld.aside && this.#board.mayChange(meld) && !moved.some(({ id }) => this.meldOf(id) === meld.id);
      return isTarget && judge.placements(meld, moved).length > 0;
    });
    const places = this.#board.inPlace(melds).map(({ id }) => id);
    const at = from === null ? -1 : places.indexOf(from);
    const next = fits.find(({ id }) => places.indexOf(id) > at) ?? fits[0];
    if (next === undefined) this.#say("table-fits-nowhere");
    else this.#host.announced(sentence(outcomeOf(this.#board, names, next)));
    return next?.pieces[0]?.id ?? null;
  }

  /** Says where a tile of the rack lies: by the one before it. */
  tellPlace(piece: Piece): void {
    const { rack } = this.#board;
    const before = rack[rack.indexOf(piece) - 1];
    const { names } = this.#display;
    const tile = capital(names.tile(piece.face));
    if (before === undefined) this.#say("table-said-shifted-first", { tile });
    else this.#say("table-said-shifted", { tile, before: names.tile(before.face) });
  }

  /** Puts what is held down as a new meld, where there is room. */
  putNew(): void {
    this.#putHeld({ to: "new", spot: null });
  }

  /** Puts what is held down as the melds it makes. */
  putMelds(): void {
    const melds = meldsOf(this.#board.judge, this.#pieces(this.held)) ?? [];
    if (!this.#board.position.mayMove || melds.length === 0) return this.#refuse();
    for (const meld of melds) this.#put(meld, { to: "new", spot: null });
  }

  /** Takes tiles from the table: the player's own go back to the rack, others to the workbench. Those of the rack go to its end. */
  putAway(ids: readonly PieceId[]): void {
    if (ids.length === 0) return this.#sayNothingHeld();
    const lying = this.#pieces(ids).filter(({ id }) => this.meldOf(id) !== null);
    const own = lying.length > 0 ? lying.filter(({ id }) => this.#board.isOwn(id)) : this.#pieces(ids);
    const loose = lying.filter((piece) => !own.includes(piece));
    if (!lying.every(({ id }) => this.movable(id))) return this.#refuse();
    const place = lying.length > 0 ? null : this.#board.slots.length;
    if (own.length > 0) this.#put(own, { to: "rack", place });
    if (loose.length > 0) this.#put(loose, { to: "bench" });
  }

  #putHeld(target: Target): void {
    const moved = this.#pieces(this.held);
    if (moved.length === 0) this.#sayNothingHeld();
    else if (this.#board.position.mayMove) this.#put(moved, target);
    else this.#refuse();
  }

  /** `keep` stays selected. A joker that is freed comes to the hand. */
  #put(
    moved: readonly Piece[],
    target: Target,
    from?: ReadonlyMap<PieceId, Rect>,
    keep: readonly PieceId[] = [],
  ): void {
    const before = this.#board.melds;
    const freed = target.to === "swap" ? this.#board.meld(target.meld)?.pieces[target.place] : undefined;
    this.#board.move(moved, target);
    const { melds, judge } = this.#board;
    this.#display.pointed = new Set();
    this.#display.asked = false;
    this.#hold(freed ? [freed.id] : keep);
    const meld = moved[0] && meldOf(melds, moved[0].id);
    this.#display.render({ from, reveal: (meld?.pieces ?? moved).map(({ id }) => id) });
    this.#host.sounded(meld && judge.stands(meld.pieces) ? "fit" : "drop");
    this.#host.announced([this.#putText(moved, meld), ...this.#sideText(before, meld, freed)].join(" "));
    if (melds !== before) this.#host.changed(this.#board.draft(), this.#board.standing());
  }

  #putText(moved: readonly Piece[], meld: Meld | undefined): string {
    const { names } = this.#display;
    const tiles = names.tiles(moved);
    if (!meld) return names.say("table-said-to-rack", { tiles });
    if (meld.aside) return names.say("table-said-aside", { tiles });
    return names.say("table-said-put", { tiles, meld: outcomeOf(this.#board, names, meld) });
  }

  /** What else came of it: melds that lost a tile, or were split, and a joker that is free. */
  #sideText(before: Melds, meld: Meld | undefined, freed: Piece | undefined): string[] {
    const { names } = this.#display;
    const sides = changesOf(this.#board, names, before, meld?.id ?? null);
    return freed ? [...sides, names.say("table-said-freed", { tile: names.tile(freed.face) })] : sides;
  }

  explains(piece: PieceId, finger: boolean): boolean {
    const { tableContent, tableHeight } = this.#display.layout;
    return this.#isBeforeOpening(piece) && !(finger && tableContent > tableHeight);
  }

  /** Whether a tile lies on a table that may not be touched before the opening (rule 4.2). */
  #isBeforeOpening(piece: PieceId): boolean {
    const { mayMove, opened } = this.#board.position;
    return mayMove && !opened && this.meldOf(piece) !== null;
  }

  /** A tile that cannot be taken: a special joker is asked about, of others it is said why. */
  #touch(piece: PieceId): void {
    const touched = this.#touched(piece);
    if (touched !== null && isSpecialJoker(touched.tile) && this.held.length === 0) this.#host.touched(touched);
    else this.explain(piece);
  }

  #touched(id: PieceId | undefined): Touched | null {
    const piece = id === undefined ? undefined : this.#board.piece(id);
    if (piece === undefined || piece.face === null) return null;
    const meld = meldOf(this.#board.melds, piece.id);
    if (meld === undefined) return { tile: piece.face, stands: null };
    const verdict = this.#board.judge.verdict(meld.pieces);
    const place = meld.pieces.indexOf(piece);
    const joker = verdict?.meld ? verdict.jokers.find((one) => one.place === place) : undefined;
    return { tile: piece.face, stands: this.#display.names.placed(piece, joker?.stands ?? []) };
  }

  /** Why a tile cannot be touched: said where it is not plain to see. */
  explain(piece: PieceId): void {
    if (this.#isBeforeOpening(piece)) this.#openFirst();
    else if (this.held.length > 0) this.#refuse();
  }

  /** Whether tiles would go to a meld that may not be changed yet. */
  #isClosed(target: Target): boolean {
    const meld = "meld" in target ? this.#board.meld(target.meld) : undefined;
    return meld !== undefined && !this.#board.mayChange(meld);
  }

  #openFirst(): void {
    this.#host.told("table-open-first", "4.2");
  }

  /** Why tiles of the table do not go to the rack. */
  #stays(pieces: readonly Piece[]): void {
    if (pieces.every((piece) => this.#board.isFreed(piece))) this.#host.told("table-freed-joker", "4.4");
    else this.#host.told("table-stays", "4.3");
  }

  #sayNothingHeld(): void {
    this.#say("table-said-nothing-held");
  }

  #refuse(): void {
    const { mayMove, paused = false } = this.#board.position;
    this.#host.sounded("no");
    this.#say(mayMove ? "table-said-stays" : paused ? "banner-paused" : "table-said-not-now");
  }

  // --- Carrying.

  lift(piece: PieceId, at: Point, finger: boolean): void {
    this.#display.loupe.hide();
    const pieces = this.held.includes(piece) ? this.#pieces(this.held) : this.#pieces([piece]);
    const { stage, layout } = this.#display;
    const toTable = this.#board.position.mayMove;
    const stay = this.#board.staying(pieces);
    const scene = {
      layout,
      melds: this.#board.melds,
      base: this.#board.base,
      rack: this.#board.rack,
      stay: stay.length,
      moved: pieces,
      primary: pieces.findIndex(({ id }) => id === piece),
      grabbed: at,
      finger,
      toTable,
      toRack: pieces.every(({ id }) => this.#board.isOwn(id)),
      judge: this.#board.judge,
      preview: (target: Target) => {
        // Where tiles may not go, no place is shown for them.
        const outcome = this.#isClosed(target) ? null : this.#board.outcome(pieces, target);
        return outcome && { melds: outcome.melds, layout: this.#display.layoutAfter(outcome) };
      },
    };
    this.#carried = { drag: new Drag(scene, stage), pieces, toTable, stay };
    for (const { id } of pieces) stage.tile(id)?.button.classList.add("lifted");
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
    const closed = drag.aim && this.#isClosed(drag.aim.target);
    if (drag.aim && !closed) {
      this.#put(pieces, drag.aim.target, from);
      // It lies beside the meld it was put on: whoever aimed at that reads why.
      return drag.aim.misses ? this.#host.noted("table-said-fits-not") : undefined;
    }
    if (closed) this.#openFirst();
    else if (drag.isOverRack && !drag.atHome) this.#stays(pieces);
    else if (!drag.atHome) this.#refuse();
    this.#display.render({ from });
  }

  cancel(): void {
    const from = this.#carried?.drag.rects();
    this.#open();
    if (from) this.#display.render({ from });
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
