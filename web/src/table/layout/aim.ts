// Where tiles would go if they were let go with their middle at a point. A hand is not exact: what lies side by side
// belongs together, and a meld that stands is not broken by a slip.

import type { Judge, Placement } from "../model/judge";
import type { Target } from "../model/move";
import { samePieces, type Meld, type MeldId, type Melds, type Piece, type PieceId } from "../model/piece";
import { readFace } from "../../tile/face";
import { Ground } from "./ground";
import type { Layout, Point, Rect } from "./layout";
import { rowsOf, SMALLEST_ON_TABLE_PX } from "./sizes";

export interface Aim {
  readonly target: Target;
  /** Whether the tiles are part of a meld there. */
  readonly fits: boolean;
  /** Whether they are over a meld that does not take them, and lie beside it. */
  readonly misses?: boolean;
}

/** What lies so many widths of a tile beside the tiles is joined. */
const BESIDE = 1;
/** A meld nobody has touched is meant only from nearer: beside it there may be room for another one. */
const UNTOUCHED_BESIDE = 0.75;
/** A joker fits nearly everywhere: it is meant for a meld nobody has touched where it is nearer than melds lie. */
const JOKER_BESIDE = 0.4;
/** What lies in their row is: a little farther than half way to the next, where the nearer row does not take them. */
const IN_ROW = 0.6;
/** A meld that is being made is meant though one nobody has touched, which takes the tiles too, is nearer by so much of a tile. */
const MAKING = 0.3;
/** Tiles that go together are joined though others are so much nearer. */
const ALIKE = 0.4;
/** A tile takes a joker's place where it is nearer than a tile to it; outwards of one at a meld's end, which it could extend
 * there as well, only where it is over the joker rather than beside it. */
const OVER_JOKER = 1;
const OVER_JOKER_AT_END = 0.6;
/** Free places so many tiles away are taken before a row begins that makes all tiles smaller. */
const NEW_ROW = 2;

/** Melds as they are without the pieces in the hand; those wholly in the hand, or on the workbench, are no targets. */
export function meldsLeft(melds: Melds, moved: ReadonlySet<PieceId>): Meld[] {
  return melds
    .map((meld) => ({ ...meld, pieces: meld.pieces.filter(({ id }) => !moved.has(id)) }))
    .filter((meld) => meld.pieces.length > 0 && !meld.aside);
}

/** The meld nearest to a point, no farther away than so many pixels. */
export function nearestMeld({ melds }: Layout, among: readonly Meld[], point: Point, within: number): Meld | null {
  const away = ({ id }: Meld): number => {
    const rect = melds.get(id);
    if (!rect) return Infinity;
    const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
    return Math.hypot(Math.max(0, rect.x - point.x, point.x - right), Math.max(0, rect.y - point.y, point.y - bottom));
  };
  const [nearest] = among.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= within ? nearest : null;
}

function isJoker({ face }: Piece): boolean {
  return face !== null && readFace(face).is === "joker";
}

/** A meld near the hand: how far beside it in widths of a tile, how far above or below in rows. */
interface Near {
  readonly meld: Meld;
  readonly beside: number;
  readonly rows: number;
  /** How far in all, from the hand's middle. */
  readonly away: number;
  /** Whether it is left of the hand's middle. */
  readonly before: boolean;
  /** Whether the hand's middle is over its tiles. */
  readonly under: boolean;
}

/** Aims some tiles at a table. The engine is asked once for each meld they come near. */
export class Aiming {
  readonly #layout: Layout;
  readonly #left: readonly Meld[];
  readonly #moved: readonly Piece[];
  readonly #judge: Judge;
  /** Tiles that are a meld by themselves stay one. */
  readonly #areMeld: boolean;
  readonly #untouched: ReadonlySet<MeldId>;
  /** How far beside a meld nobody has touched tiles are meant for it. */
  readonly #besideUntouched: number;
  /** What lay there when the turn began. */
  readonly #lay: ReadonlySet<PieceId>;
  readonly #placements = new Map<Meld, readonly Placement[]>();

  /** `base` is the table the turn began with. */
  constructor(layout: Layout, melds: Melds, base: Melds, moved: readonly Piece[], judge: Judge) {
    const isUntouched = (meld: Meld) => base.some((other) => other.id === meld.id && samePieces(other, meld));
    this.#layout = layout;
    this.#left = meldsLeft(melds, new Set(moved.map(({ id }) => id)));
    this.#untouched = new Set(melds.filter(isUntouched).map(({ id }) => id));
    this.#lay = new Set(base.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
    this.#moved = moved;
    this.#judge = judge;
    this.#besideUntouched = moved.every(isJoker) ? JOKER_BESIDE : UNTOUCHED_BESIDE;
    this.#areMeld = judge.stands(moved);
  }

  /** The aim with the middle of the tiles at a point of a table that is scrolled so far; `finger` is where the finger below them is. */
  at(hand: Point, scrolled = 0, finger: Point | null = null): Aim {
    const aim = this.#at(hand, scrolled);
    const joins = aim.fits && aim.target.to !== "new";
    return (finger && !joins && !this.#areMeld ? this.#completing(finger) : null) ?? aim;
  }

  /** Tiles that join nothing that stands then are meant for what they make a meld of, right under the finger. */
  #completing(finger: Point): Aim | null {
    const under = this.#near(finger).find((one) => one.under && !this.#stands(one.meld))?.meld;
    return under ? aimAtMeld(this.#layout, under, this.#placementsIn(under, finger), false, finger) : null;
  }

  #at(hand: Point, scrolled: number): Aim {
    // Over the upper edge, where a tile above a finger hangs, is at the edge: the first row that is seen.
    const point = { x: hand.x, y: Math.max(scrolled + this.#layout.tile.height / 2, hand.y) };
    const near = this.#near(point);
    return (
      this.#goingOn(near, point) ??
      this.#between(near) ??
      this.#fitting(near, point) ??
      this.#making(near, point) ??
      this.#beside(near, point)
    );
  }

  /** Who builds a meld tile by tile goes on with it, though a meld nobody has touched would take the tile as well. */
  #goingOn(near: readonly Near[], point: Point): Aim | null {
    if (this.#areMeld) return null;
    const isBuilt = ({ meld }: Near) => {
      const together = [...meld.pieces, ...this.#moved];
      const isOwn = meld.pieces.every(({ id }) => !this.#lay.has(id));
      return isOwn && !this.#stands(meld) && (this.#judge.alike(together) || this.#judge.makes(together));
    };
    const built = near.find(isBuilt);
    const other = near.find((one) => this.#untouched.has(one.meld.id));
    if (!built || !other || built.beside > other.beside + MAKING || built.rows > other.rows + MAKING) return null;
    return aimAtMeld(this.#layout, built.meld, this.#placementsIn(built.meld, point), true, point);
  }

  /** Tiles that join nothing lie for themselves; a meld of their own was not meant for another. */
  #beside(near: readonly Near[], point: Point): Aim {
    const misses = !this.#areMeld && near.some(({ under }) => under);
    return { ...aimAtSpot(this.#layout, this.#left, this.#moved.length, point), misses };
  }

  /** The melds within reach, nearest first. */
  #near(hand: Point): Near[] {
    const { tile, columns } = this.#layout;
    const half = (this.#moved.length * tile.pitch) / 2 - (tile.pitch - tile.width) / 2;
    // Over the left or the right edge is at the edge too.
    const point = { x: Math.max(half, Math.min(columns * tile.pitch - half, hand.x)), y: hand.y };
    return this.#left
      .map((meld) => {
        const { left, right, middle } = lineAt(this.#layout, meld, point);
        const aside = Math.max(0, left - point.x, point.x - right);
        return {
          meld,
          beside: Math.max(0, aside - half) / tile.width,
          rows: Math.abs(middle - point.y) / tile.line,
          away: Math.hypot(aside, middle - point.y),
          before: (left + right) / 2 < hand.x,
          under: aside === 0 && Math.abs(middle - point.y) <= tile.height / 2,
        };
      })
      .filter(({ beside, rows }) => beside <= BESIDE && rows <= IN_ROW)
      .sort((a, b) => a.away - b.away);
  }

  /** Tiles put between two melds make one of them; two that stand both stay as they are. */
  #between(near: readonly Near[]): Aim | null {
    const before = near.find((one) => one.before)?.meld;
    const after = near.find((one) => !one.before)?.meld;
    if (!before || !after || (this.#stands(before) && this.#stands(after))) return null;
    if (!this.#judge.makes([...before.pieces, ...this.#moved, ...after.pieces])) return null;
    return { target: { to: "meld", meld: before.id, place: before.pieces.length, and: after.id }, fits: true };
  }

  /** Of the melds they fit, the one with a place for them nearest to the hand. */
  #fitting(near: readonly Near[], point: Point): Aim | null {
    const away = (meld: Meld) =>
      Math.min(
        ...this.#placementsIn(meld, point).map((placement) => {
          const { x, y } = middleOf(this.#layout, meld, placement);
          return Math.hypot(x - point.x, y - point.y);
        }),
      );
    const fitting = near
      .filter((one) => this.#reaches(one))
      .map(({ meld }) => ({ meld, away: away(meld) }))
      .filter((one) => one.away < Infinity);
    const found = fitting.sort((a, b) => a.away - b.away)[0]?.meld;
    return found ? aimAtMeld(this.#layout, found, this.#placementsIn(found, point), false, point) : null;
  }

  /** A meld nobody has touched is not meant by a hand that is far off both along its row and across. */
  #reaches({ meld, beside, rows }: Near): boolean {
    return !this.#untouched.has(meld.id) || Math.hypot(beside / this.#besideUntouched, rows / IN_ROW) <= 1;
  }

  #placementsIn(meld: Meld, point: Point): readonly Placement[] {
    const known = this.#placements.get(meld);
    const found = known ?? this.#placementsOf(meld);
    this.#placements.set(meld, found);
    const isInTheMaking = !this.#stands(meld) || meld.pieces.some((piece) => this.#isFreshJoker(piece));
    if (found.length > 0 || !isInTheMaking) return found;
    // It comes into order by itself.
    const makes = this.#judge.makes([...meld.pieces, ...this.#moved]);
    return makes ? [{ to: "meld", meld: meld.id, place: placeAt(this.#layout, meld, point) }] : [];
  }

  /** A joker just laid is not meant to be freed, where the tile makes a meld with it. */
  #placementsOf(meld: Meld): readonly Placement[] {
    const all = this.#judge.placements(meld, this.#moved);
    const meant = all.filter(({ to, place }) => to !== "swap" || !this.#isFreshJoker(meld.pieces[place]));
    return meant.length > 0 || this.#judge.makes([...meld.pieces, ...this.#moved]) ? meant : all;
  }

  #isFreshJoker(piece: Piece | undefined): boolean {
    return piece !== undefined && isJoker(piece) && !this.#lay.has(piece.id);
  }

  /** Tiles that fit nowhere join what is no meld either: one is in the making. */
  #making(near: readonly Near[], point: Point): Aim | null {
    if (this.#areMeld) return null;
    const away = ({ meld, beside }: Near) => beside - (this.#judge.alike([...meld.pieces, ...this.#moved]) ? ALIKE : 0);
    const loose = near.filter(({ meld }) => !this.#stands(meld)).sort((a, b) => away(a) - away(b))[0];
    return loose ? aimAtMeld(this.#layout, loose.meld, [], true, point) : null;
  }

  #stands(meld: Meld): boolean {
    return this.#judge.stands(meld.pieces);
  }
}

/**
 * The aim at a meld: a joker's place near the point, else of the places where tiles fit the nearest. Where they fit
 * nowhere, tiles that are `loose` anyway take them in at the gap pointed at; a meld that stands does not.
 */
export function aimAtMeld(
  layout: Layout,
  meld: Meld,
  placements: readonly Placement[],
  loose: boolean,
  point: Point,
): Aim | null {
  const away = (placement: Placement) => {
    const { x, y } = middleOf(layout, meld, placement);
    const rows = Math.max(0, Math.abs(y - point.y) - layout.tile.height / 2);
    return Math.hypot(x - point.x, rows);
  };
  const isSwap = (placement: Placement) => {
    const reach = isBesideEnd(layout, meld, placements, placement, point) ? OVER_JOKER_AT_END : OVER_JOKER;
    return placement.to === "swap" && away(placement) <= reach * layout.tile.pitch;
  };
  const nearest = placements.toSorted((a, b) => Number(isSwap(b)) - Number(isSwap(a)) || away(a) - away(b))[0];
  if (nearest) return { target: nearest, fits: true };
  if (!loose) return null;
  return { target: { to: "meld", meld: meld.id, place: placeAt(layout, meld, point) }, fits: false };
}

/** Whether a point is outwards of a joker at an end where the tile could be put, too. */
function isBesideEnd(
  layout: Layout,
  meld: Meld,
  placements: readonly Placement[],
  joker: Placement,
  point: Point,
): boolean {
  const extendsAt = (end: number) => placements.some(({ to, place }) => to === "meld" && place === end);
  const { x } = middleOf(layout, meld, joker);
  const { length } = meld.pieces;
  const isFirst = joker.place === 0 && extendsAt(0);
  const isLast = joker.place === length - 1 && extendsAt(length);
  return (isFirst && point.x < x) || (isLast && point.x > x);
}

/** The middle of a joker's place, or of the gap between two tiles. */
function middleOf(layout: Layout, meld: Meld, placement: Placement): Point {
  const { tile, pieces } = layout;
  const at = pieces.get(meld.pieces[placement.place]?.id ?? NaN);
  const ends = pieces.get(meld.pieces[placement.place - 1]?.id ?? NaN);
  const y = ((placement.to === "swap" ? at : (ends ?? at))?.y ?? 0) + tile.height / 2;
  if (placement.to === "swap" && at) return { x: at.x + tile.width / 2, y };
  const gap = tile.pitch - tile.width;
  const between = at && ends && at.y === ends.y;
  if (between) return { x: (ends.x + ends.width + at.x) / 2, y };
  return { x: at && !ends ? at.x - gap / 2 : (ends?.x ?? 0) + tile.width + gap / 2, y };
}

/** The line of a meld that is nearest to a point. */
function lineAt(layout: Layout, meld: Meld, point: Point): { left: number; right: number; middle: number } {
  const rects = meld.pieces.flatMap(({ id }) => layout.pieces.get(id) ?? []);
  const away = ({ y, height }: Rect) => Math.abs(y + height / 2 - point.y);
  const nearest = rects.toSorted((a, b) => away(a) - away(b))[0];
  const line = rects.filter(({ y }) => y === nearest?.y);
  return {
    left: Math.min(...line.map(({ x }) => x)),
    right: Math.max(...line.map(({ x, width }) => x + width)),
    middle: (nearest?.y ?? 0) + (nearest?.height ?? 0) / 2,
  };
}

/** How many tiles of a meld come before a point, by lines and along them. */
function placeAt(layout: Layout, meld: Meld, point: Point): number {
  const slack = (layout.tile.line - layout.tile.height) / 2;
  const isBefore = ({ x, y, width, height }: Rect) =>
    point.y >= y + height + slack || (point.y >= y - slack && x + width / 2 < point.x);
  return meld.pieces.filter(({ id }) => {
    const rect = layout.pieces.get(id);
    return rect && isBefore(rect);
  }).length;
}

/** The aim at a free place of the table: a new meld of so many tiles, its middle as near to the point as melds let it. */
export function aimAtSpot(layout: Layout, melds: readonly Meld[], count: number, point: Point): Aim {
  const { tile, columns } = layout;
  const ground = new Ground(columns);
  for (const { id } of melds.flatMap(({ pieces }) => pieces)) {
    const { x = 0, y = 0 } = layout.pieces.get(id) ?? {};
    ground.take(1, { row: Math.round(y / tile.line), col: x / tile.pitch });
  }
  const rows = Math.max(1, layout.rows, rowsOf(tile, layout.tableContent));
  // By half tiles, so that the place does not tremble with the hand.
  const wished = Math.round(2 * (point.x / tile.pitch - count / 2)) / 2;
  const free = Array.from({ length: rows }, (_, row) =>
    ground.free(count, row).map(({ from, to }) => {
      const col = Math.max(from, Math.min(to, wished));
      const [x, y] = [(col + count / 2) * tile.pitch, row * tile.line + tile.height / 2];
      return { spot: { row, col }, away: Math.hypot(x - point.x, y - point.y) };
    }),
  ).flat();
  const under = underLast(layout, rows, count, wished, point);
  const nearest = [...free, ...under].sort((a, b) => a.away - b.away)[0];
  return { target: { to: "new", spot: nearest?.spot ?? { row: rows, col: 0 } }, fits: true };
}

/** A row that begins in the strip below the last one, where all that lies there can become smaller for it. */
function underLast({ tile, columns, ...layout }: Layout, rows: number, count: number, wished: number, point: Point) {
  const isStrip = point.y > rows * tile.line && layout.tableContent <= layout.tableHeight;
  if (!isStrip || tile.width <= SMALLEST_ON_TABLE_PX) return [];
  const col = Math.max(0, Math.min(columns - count, wished));
  return [{ spot: { row: rows, col }, away: NEW_ROW * tile.pitch }];
}

/** The aim at the rack: the slot the first tile is over, counted among the tiles that stay there. */
export function aimAtRack(layout: Layout, stay: number, count: number, point: Point): Aim {
  const { tile, perRow, left } = layout.rack;
  const last = Math.ceil((stay + count) / perRow) - 1;
  const row = Math.max(0, Math.min(last, Math.round((point.y - tile.height / 2) / tile.line)));
  const first = Math.round((point.x - left - tile.width / 2) / tile.pitch - (count - 1) / 2);
  const col = Math.max(0, Math.min(perRow - 1, first));
  return { target: { to: "rack", place: Math.min(stay, row * perRow + col) }, fits: true };
}
