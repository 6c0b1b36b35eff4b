// Everything that lies on the screen: the melds as the player has them now, how they came there, and the rack.

import type { Engine, RackOrder } from "../../engine/engine";
import type { LayVerdict } from "../../engine/answers";
import type { Draft, Tile } from "../../protocol/messages";
import { readFace } from "../../tile/face";
import type { Holding, Lying, PlacedMeld, Position, Standing } from "../contract";
import { History } from "./history";
import { identify, identifyRack } from "./identify";
import { Judge } from "./judge";
import { move, type Target } from "./move";
import { inPlace, nameAt, placesOf } from "./names";
import {
  facesOf,
  Ids,
  meldOf,
  sameMelds,
  type Meld,
  type MeldId,
  type Melds,
  type Piece,
  type PieceId,
  type Spot,
} from "./piece";
import { takeIn } from "./rack-order";

/** What lies where after a move: the table, and all own pieces in the order of the rack. */
export interface Outcome {
  readonly melds: Melds;
  readonly own: readonly Piece[];
  /** Laid pieces that have left no hole in the rack. */
  readonly closed: ReadonlySet<PieceId>;
}

/** What is as large as it was when tiles lay so: what is undone is so again. */
export interface Size {
  /** How wide a tile of the table is. */
  readonly tile: number;
  /** Whether the rack has given up its large tiles. */
  readonly plain: boolean;
}

/** Places of a rack, and holes where tiles were taken out. */
export type Slots = readonly (Piece | null)[];

/** Steps of a turn that are there to be undone after a reload. */
const MOST_STEPS = 40;

const isOwnTurn = ({ mayMove, paused = false }: Position): boolean => mayMove || paused;

export class Board {
  readonly #engine: Engine;
  readonly #ids = new Ids();
  #judge: Judge;
  #position: Position;
  #history = new History<Melds>([]);
  /** How large tiles are in steps of this turn that have been seen. */
  #sizes = new WeakMap<Melds, Size>();
  /** How another player has the tiles. */
  #foreign: Melds | null = null;
  /** All tiles of the player in the order of the rack, with those that lie on the table: undone, they come back there. */
  #own: readonly Piece[] = [];
  /** Laid pieces whose holes in the rack have been closed; others stay open, so that nothing slides under a quick hand. */
  #closed: ReadonlySet<PieceId> = new Set();
  #drawn: ReadonlySet<PieceId> = new Set();
  /** What tiles that come to the rack are put in order by. */
  rackOrder: RackOrder = "runs";
  #verdict: LayVerdict | null = null;

  constructor(engine: Engine, position: Position) {
    this.#engine = engine;
    this.#position = position;
    this.#judge = new Judge(engine, position.rules);
    this.#begin(position, false);
  }

  get judge(): Judge {
    return this.#judge;
  }

  get position(): Position {
    return this.#position;
  }

  /** The table as it is to be seen. */
  get melds(): Melds {
    return this.#foreign ?? this.#history.now;
  }

  /** The table the turn began with. */
  get base(): Melds {
    return this.#history.first;
  }

  /** Whether somebody is moving tiles about. */
  get underWay(): boolean {
    return this.#foreign !== null || this.#history.canUndo;
  }

  /** What is on the rack, in its order. */
  get rack(): readonly Piece[] {
    return this.rackBeside(this.#history.now);
  }

  /** What is on it while these melds are on the table. */
  rackBeside(melds: Melds): readonly Piece[] {
    return slotsOf({ melds, own: this.#own, closed: this.#closed }).filter((piece) => piece !== null);
  }

  /** The rack with its holes: a tile that leaves it moves no other until the turn ends, or the rack is sorted. */
  get slots(): Slots {
    return slotsOf({ melds: this.#history.now, own: this.#own, closed: this.#closed });
  }

  /** Tiles that came to the rack last. */
  get drawn(): ReadonlySet<PieceId> {
    return this.#drawn;
  }

  isOwn(piece: PieceId): boolean {
    return this.#own.some(({ id }) => id === piece);
  }

  /** Whether a piece is a joker of the table that has left the meld it lay in (rule 4.4). */
  isFreed({ id, face }: Piece): boolean {
    const lay = meldOf(this.base, id);
    const isJoker = face !== null && readFace(face).is !== "number";
    return isJoker && lay !== undefined && lay.id !== meldOf(this.melds, id)?.id;
  }

  /** Whether a meld may be changed now: before the opening only what was laid this turn (rule 4.2). */
  mayChange(meld: Meld): boolean {
    const { mayMove, opened } = this.#position;
    return mayMove && (opened || meld.pieces.every(({ id }) => this.isOwn(id)));
  }

  piece(id: PieceId): Piece | undefined {
    return this.#own.find((piece) => piece.id === id) ?? this.melds.flatMap((m) => m.pieces).find((p) => p.id === id);
  }

  meld(id: MeldId): Meld | undefined {
    return this.melds.find((meld) => meld.id === id);
  }

  /** Shows another position. A draft is kept when nothing it was made from has changed: says whether it is. */
  show(position: Position): boolean {
    const before = this.#position;
    this.#position = position;
    if (before.rules !== position.rules) this.#judge = new Judge(this.#engine, position.rules);
    const sameTable = sameTiles(before.table, position.table);
    const sameRack = sameTiles([sorted(before.rack)], [sorted(position.rack)]);
    const sameTurn = isOwnTurn(before) === isOwnTurn(position) && before.rules === position.rules;
    const keep = sameTurn && sameTable && sameRack && position.draft === null && this.#foreign === null;
    if (!keep) this.#begin(position, sameTable && before.rules === position.rules);
    return keep;
  }

  /** Starts anew from a position. */
  #begin(position: Position, sameTable: boolean): void {
    const seen = this.melds;
    const laid = new Set(seen.flatMap((meld) => meld.pieces.map(({ id }) => id)));
    const found = identifyRack(this.#own, laid, position.rack ?? [], this.#ids);
    const isOther = this.base.length > 0 || found.kept.length < this.#own.length;
    // Tiles that come beside an empty table, though some lay there or others go, are dealt anew.
    const isDealt = position.table.length === 0 && found.drawn.length > 0 && isOther;
    const kept = isDealt ? [] : found.kept;
    const drawn = isDealt ? [...found.kept, ...found.drawn] : found.drawn;
    const mine = new Set(kept.map(({ id }) => id));
    const gone = this.#own.filter(({ id }) => !mine.has(id));
    const lies = seen.map((meld) => ({ ...meld, pieces: meld.pieces.filter(({ id }) => !mine.has(id)) }));
    // What was only tried out goes back to where it lay.
    const base = sameTable
      ? this.base
      : identify(
          lies,
          gone.filter(({ id }) => !laid.has(id)),
          position.table,
          this.#ids,
        );
    this.#own = takeIn(this.#judge, kept, drawn, this.rackOrder);
    // A rack just dealt is no news.
    const news = kept.length > 0 ? drawn : [];
    if (drawn.length > 0 || gone.length > 0) this.#drawn = new Set(news.map(({ id }) => id));
    this.#history = new History(base);
    this.#closed = new Set();
    this.#foreign = position.draft ? identify(withDraft(lies, base), [], position.draft, this.#ids) : null;
    this.#verdict = null;
  }

  /** The melds seen lie at these spots, so large: what comes next is made from there, and what is undone comes back there. */
  settle(spots: ReadonlyMap<MeldId, Spot>, size: Size): void {
    if (this.#foreign) this.#foreign = placedAt(this.#foreign, spots);
    else {
      this.#history.restate((melds) => placedAt(melds, spots));
      this.#sizes.set(this.#history.now, size);
    }
  }

  /** The table has been put in order: all that was and will be undone in this turn lies so too. */
  tidied(spots: ReadonlyMap<MeldId, Spot>): void {
    if (this.#foreign) this.#foreign = placedAt(this.#foreign, spots);
    this.#history.restate((melds) => placedAt(melds, spots), true);
    this.#sizes = new WeakMap();
  }

  /** How large tiles were when they lay as they do now; none when they have not yet. */
  get size(): Size | undefined {
    return this.#foreign ? undefined : this.#sizes.get(this.#history.now);
  }

  /** What would lie where if pieces were moved; none if they may not be. */
  outcome(moved: readonly Piece[], target: Target): Outcome | null {
    const { now } = this.#history;
    if (target.to === "rack" ? moved.some(({ id }) => !this.isOwn(id)) : !this.#position.mayMove) return null;
    const isPlaced = target.to === "rack" && target.place !== null;
    const own = isPlaced ? this.#reordered(moved, target.place) : this.#own;
    const closed = this.#closed;
    if (target.to === "rack" && !moved.some(({ id }) => this.#isLaid(id))) return { melds: now, own, closed };
    const ready = target.to === "new" ? this.#judge.ordered(moved) : moved;
    const making = { newId: this.#ids.next, closesUp: this.#judge.closesUp };
    const put = move(now, ready, target, making);
    const whole = "meld" in target ? target.meld : null;
    const after = put.map((meld) => (meld.id === whole ? { ...meld, pieces: this.#judge.ordered(meld.pieces) } : meld));
    const isElsewhere = target.to === "new" || target.to === "bench";
    return { melds: !isElsewhere && sameMelds(after, now) ? now : after, own, closed };
  }

  /** Moves pieces, as `outcome` says. Says whether anything changed. */
  move(moved: readonly Piece[], target: Target): boolean {
    const outcome = this.outcome(moved, target);
    if (!outcome) return false;
    const { melds, own } = outcome;
    const reordered = own !== this.#own;
    this.#own = own;
    return melds === this.#history.now ? reordered : this.#push(melds);
  }

  /** Lays the table out as somebody suggests, with tiles of the rack where the table has none. */
  suggest(after: readonly (readonly Tile[])[]): boolean {
    return this.#push(identify(this.#history.now, this.rack, after, this.#ids));
  }

  /** Where the player's melds lie. */
  places(): PlacedMeld[] {
    return placed(this.#history.now);
  }

  holding(): Holding {
    const rack = facesOf(this.#own);
    if (!this.#hasMoved()) return { rack, table: null };
    return { rack, table: this.layout(), steps: this.#history.between.slice(-MOST_STEPS).map(placed) };
  }

  /** Puts the tiles as the player had them. Says whether the table is otherwise than it was. */
  takeUp({ rack, table, steps = [], places }: Holding): boolean {
    const left = [...this.#own];
    const known = rack.flatMap((face) => {
      const at = left.findIndex((piece) => piece.face === face);
      return at < 0 ? [] : left.splice(at, 1);
    });
    this.#own = takeIn(this.#judge, known, left, this.rackOrder);
    const lay = (places?.melds ?? []).map(({ tiles, spot }) => meldOfFaces(tiles, spot, this.#ids));
    // What others have changed since lies where most of it lay.
    const base = identify(lay, [], this.#position.table, this.#ids);
    this.#history.restate((melds) => melds.map((meld, at) => ({ ...meld, spot: base[at]?.spot ?? meld.spot })), true);
    if (table === null || !this.#position.mayMove || sameTiles(table, this.layout())) return false;
    if (!this.#isOfHere(table)) return false;
    for (const step of steps) this.#retake(step, places !== undefined);
    this.suggest(table);
    this.#history.restate((melds) => laidAs(lay, melds));
    return true;
  }

  /** Takes a step of before again, at its spots where the table lies as it did then. */
  #retake(step: readonly PlacedMeld[], lies: boolean): void {
    const table = step.map(({ tiles }) => tiles);
    if (!this.#isOfHere(table)) return;
    const melds = identify(this.#history.now, this.rack, table, this.#ids);
    const lay = step.map(({ tiles, spot }) => meldOfFaces(tiles, spot, this.#ids));
    this.#history.push(lies ? laidAs(lay, melds) : melds);
  }

  /** Melds lie where they lay in another window; those it has not seen wherever there is room. */
  replace(spots: ReadonlyMap<MeldId, Spot>): void {
    const anew = (melds: Melds) => melds.map((meld) => ({ ...meld, spot: spots.get(meld.id) ?? null }));
    if (this.#foreign) this.#foreign = anew(this.#foreign);
    this.#history.restate(anew, true);
    this.#sizes = new WeakMap();
  }

  /** Whether melds are made of all that lies on the table, and else of own tiles. */
  #isOfHere(melds: readonly (readonly Tile[])[]): boolean {
    const added = melds.flat();
    const isThere = (tile: Tile) => {
      const at = added.indexOf(tile);
      if (at >= 0) added.splice(at, 1);
      return at >= 0;
    };
    const rack = facesOf(this.#own);
    return (
      this.#position.table.flat().every(isThere) &&
      added.every((tile) => {
        const at = rack.indexOf(tile);
        return at >= 0 && rack.splice(at, 1).length > 0;
      })
    );
  }

  putBack(): boolean {
    if (sameMelds(this.#history.now, this.base)) return false;
    return this.#push(this.base);
  }

  undo(): boolean {
    return this.#history.undo() && this.#judgeAnew();
  }

  redo(): boolean {
    return this.#history.redo() && this.#judgeAnew();
  }

  /** Sorts the rack, and what comes to it from now on. */
  sort(by: RackOrder): void {
    this.rackOrder = by;
    this.#own = this.#judge.sorted(this.#own, by);
    this.#closed = new Set(this.#own.map(({ id }) => id).filter((id) => this.#isLaid(id)));
  }

  /** Tables of the past in order, made of the pieces that lie on the table now. What is only tried out is in none of them. */
  trace(tables: readonly (readonly (readonly Tile[])[])[]): readonly Melds[] {
    let later = this.base;
    return tables
      .toReversed()
      .map((table) => (later = identify(later, [], table, this.#ids)))
      .toReversed();
  }

  layout(): Tile[][] {
    return inPlace(this.base, this.#history.now).map((meld) => facesOf(meld.pieces));
  }

  /** Melds in the order of their names. */
  inPlace(melds: Melds): Melds {
    return inPlace(this.base, melds);
  }

  /** What each meld is called. */
  names(melds: Melds): ReadonlyMap<MeldId, string> {
    return new Map([...placesOf(this.base, melds)].map(([id, place]) => [id, nameAt(place)]));
  }

  lying(): Lying {
    const names = this.names(this.melds);
    const melds = inPlace(this.base, this.melds).map(({ id, pieces, aside = false }) => ({
      aside,
      name: names.get(id) ?? "",
      tiles: facesOf(pieces),
      faceDown: pieces.filter(({ face }) => face === null).length,
      own: pieces.every((piece) => this.isOwn(piece.id)),
    }));
    return { melds, rack: facesOf(this.rack) };
  }

  draft(): Draft | null {
    if (!this.#hasMoved()) return null;
    return inPlace(this.base, this.#history.now).map((meld) =>
      meld.pieces.flatMap(({ id, face }) => (face === null ? [] : [{ tile: face, own: this.isOwn(id) }])),
    );
  }

  standing(): Standing {
    const laid = this.#own.length - this.rack.length;
    const { canUndo, canRedo, now } = this.#history;
    const aside = now.filter((meld) => meld.aside).length;
    return { laid, worth: this.#worth(), aside, verdict: this.#verdict, canUndo, canRedo };
  }

  /** What the melds of own tiles alone are worth, as an opening counts them (rule 4.2). */
  #worth(): number {
    const own = this.#history.now.filter((meld) => meld.pieces.every(({ id }) => this.isOwn(id)));
    const verdicts = own.map((meld) => this.#judge.verdict(meld.pieces));
    return verdicts.reduce((sum, verdict) => sum + (verdict?.meld ? verdict.worth : 0), 0);
  }

  #hasMoved(): boolean {
    return !sameMelds(this.#history.now, this.base);
  }

  #isLaid(piece: PieceId): boolean {
    return this.#history.now.some((meld) => meld.pieces.some(({ id }) => id === piece));
  }

  #push(melds: Melds): true {
    this.#history.push(melds);
    return this.#judgeAnew();
  }

  #judgeAnew(): true {
    this.#closed = new Set([...this.#closed].filter((id) => this.#isLaid(id)));
    const { rules, table, rack, opened } = this.#position;
    this.#verdict = this.#hasMoved() ? this.#engine.lay(rules, table, rack ?? [], opened, this.layout()) : null;
    return true;
  }

  /** Own pieces that have a place of the rack, or a hole there, once some are taken from it. */
  staying(moved: readonly Piece[]): readonly Piece[] {
    return this.#own.filter((piece) => !moved.includes(piece) && !this.#closed.has(piece.id));
  }

  /** Own pieces with some put together at a place of the rack, counted among those that stay there and holes. */
  #reordered(moved: readonly Piece[], place: number): readonly Piece[] {
    const next = this.staying(moved)[place];
    const stay = this.#own.filter((piece) => !moved.includes(piece));
    const at = next ? stay.indexOf(next) : stay.length;
    return [...stay.slice(0, at), ...moved, ...stay.slice(at)];
  }
}

/** Own pieces that lie on no table, and holes for those that do. */
export function slotsOf({ melds, own, closed }: Outcome): Slots {
  const laid = new Set(melds.flatMap((meld) => meld.pieces.map(({ id }) => id)));
  return own.filter(({ id }) => !laid.has(id) || !closed.has(id)).map((piece) => (laid.has(piece.id) ? null : piece));
}

/** A draft is made from the table, and from what already lay face down on it. */
function withDraft(seen: Melds, base: Melds): Melds {
  const known = new Set(base.flatMap((meld) => meld.pieces));
  const moved = seen.flatMap((meld) => meld.pieces);
  const isDraftOfIt = moved.every((piece) => piece.face === null || known.has(piece));
  return isDraftOfIt && moved.length >= known.size ? seen : base;
}

function placedAt(melds: Melds, spots: ReadonlyMap<MeldId, Spot>): Melds {
  return melds.map((meld) => ({ ...meld, spot: spots.get(meld.id) ?? meld.spot }));
}

/** Melds with where they lie, to be kept. */
const placed = (melds: Melds): PlacedMeld[] =>
  melds.map(({ pieces, spot, aside }) => ({ tiles: facesOf(pieces), spot: aside ? null : spot }));

function meldOfFaces(faces: readonly Tile[], spot: Spot | null, ids: Ids): Meld {
  return { id: ids.next(), pieces: faces.map((face) => ({ id: ids.next(), face })), spot };
}

/** Melds where others of the same faces lie, on the workbench where these have no spot. */
function laidAs(lay: Melds, melds: Melds): Melds {
  const left = [...lay];
  return melds.map((meld) => {
    const at = left.findIndex((one) => facesOf(one.pieces).join() === facesOf(meld.pieces).join());
    const [like] = at < 0 ? [] : left.splice(at, 1);
    if (!like) return meld;
    return like.spot ? { ...meld, spot: like.spot } : { ...meld, spot: null, aside: true as const };
  });
}

function sorted(tiles: readonly Tile[] | null): Tile[] {
  return [...(tiles ?? [])].sort();
}

function sameTiles(one: readonly (readonly Tile[])[], other: readonly (readonly Tile[])[]): boolean {
  const text = (melds: readonly (readonly Tile[])[]) => melds.map((meld) => meld.join(" ")).join("|");
  return text(one) === text(other);
}
