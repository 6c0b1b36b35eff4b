// Where dragged tiles would go if they were let go at a point: into a meld where they fit, else where the hand points.

import type { Placement } from "../model/judge";
import type { Target } from "../model/move";
import type { Meld, Melds, Piece, PieceId } from "../model/piece";
import { meldRect, rackRect, type Layout, type Point, type Rect } from "./layout";

/** A target, and where it is shown. */
export interface Aim {
  readonly target: Target;
  readonly mark: Rect;
  /** A bar between tiles, or a box around a place. */
  readonly shape: "bar" | "box";
  /** Whether all stands after it, as far as this meld is concerned. */
  readonly fits: boolean;
}

/** Melds as they are without the pieces in the hand; those wholly in the hand are no targets. */
export function meldsLeft(melds: Melds, moved: ReadonlySet<PieceId>): Meld[] {
  return melds
    .map((meld) => ({ ...meld, pieces: meld.pieces.filter(({ id }) => !moved.has(id)) }))
    .filter((meld) => meld.pieces.length > 0);
}

/** The meld a point of the table belongs to: itself and half a tile around it. */
export function meldAt(layout: Layout, left: readonly Meld[], point: Point): Meld | null {
  const reach = layout.tile.pitch / 2;
  const slack = (layout.tile.line - layout.tile.height) / 2;
  let nearest: Meld | null = null;
  let least = reach;
  for (const meld of left) {
    const rect = layout.melds.get(meld.id);
    if (!rect || point.y < rect.y - slack || point.y > rect.y + rect.height + slack) continue;
    const away = Math.max(rect.x - point.x, point.x - rect.x - rect.width, 0);
    if (away >= least) continue;
    nearest = meld;
    least = away;
  }
  return nearest;
}

/**
 * The aim at a meld: of the places where tiles fit the nearest. Where they fit nowhere, tiles that are `loose` anyway
 * take them in at the gap pointed at, but a meld that stands is not broken by a slip of the hand.
 */
export function aimAtMeld(
  layout: Layout,
  meld: Meld,
  placements: readonly Placement[],
  loose: boolean,
  point: Point,
): Aim | null {
  const away = (placement: Placement) => {
    const { mark } = markOf(layout, meld, placement);
    const below = Math.max(0, mark.y - point.y, point.y - mark.y - mark.height);
    return Math.hypot(mark.x + mark.width / 2 - point.x, below);
  };
  const nearest = placements.toSorted((a, b) => away(a) - away(b))[0];
  if (nearest) return { ...markOf(layout, meld, nearest), target: nearest, fits: true };
  const rect = layout.melds.get(meld.id);
  const edge = layout.tile.pitch / 4;
  if (!loose || !rect || point.x < rect.x - edge || point.x > rect.x + rect.width + edge) return null;
  const place = meld.pieces.filter(({ id }) => isBefore(layout, layout.pieces.get(id), point)).length;
  const target: Placement = { to: "meld", meld: meld.id, place };
  return { ...markOf(layout, meld, target), target, fits: false };
}

function markOf(layout: Layout, meld: Meld, placement: Placement): { mark: Rect; shape: "bar" | "box" } {
  const next = meld.pieces[placement.place];
  const before = meld.pieces[placement.place - 1];
  const at = next && layout.pieces.get(next.id);
  const ends = before && layout.pieces.get(before.id);
  if (placement.to === "swap" && at) return { mark: at, shape: "box" };
  const gap = layout.tile.pitch - layout.tile.width;
  const between = at && ends && at.y === ends.y && at.x - ends.x < 2 * layout.tile.pitch;
  const x = between
    ? (ends.x + ends.width + at.x) / 2
    : at && !ends
      ? at.x - gap / 2
      : (ends?.x ?? 0) + layout.tile.width + gap / 2;
  const y = ends?.y ?? at?.y ?? 0;
  return { mark: { x, y, width: 0, height: layout.tile.height }, shape: "bar" };
}

/** The aim at an empty place of the table: a new meld of so many tiles, its middle at the point. */
export function aimAtSpot(layout: Layout, count: number, point: Point, tableWidth: number): Aim {
  const { tile, columns, rows } = layout;
  const gap = tile.line - tile.height;
  // A row more than there is room for would make all tiles smaller under the hand.
  const last = Math.max(1, rows, Math.floor((layout.tableContent + gap) / tile.line)) - 1;
  const row = Math.max(0, Math.min(last, Math.floor((point.y + gap / 2) / tile.line)));
  // By half tiles, so that the mark does not tremble with the hand.
  const col = Math.max(0, Math.min(columns - count, Math.round(2 * (point.x / tile.pitch - count / 2)) / 2));
  const spot = { row, col };
  return { target: { to: "new", spot }, mark: meldRect(spot, count, tile, tableWidth), shape: "box", fits: true };
}

/** The aim at the rack, among the tiles that stay there. */
export function aimAtRack(layout: Layout, stay: readonly Piece[], point: Point): Aim {
  const { tile, perRow, left } = layout.rack;
  const row = Math.max(0, Math.floor((point.y + (tile.line - tile.height) / 2) / tile.line));
  const col = Math.max(0, Math.min(perRow, Math.round((point.x - left) / tile.pitch)));
  const slot = row * perRow + col;
  // Slots are counted as tiles lie now, those in the hand too.
  const before = stay.filter(({ id }) => {
    const rect = layout.pieces.get(id);
    return rect && slotOf(layout, rect) < slot;
  });
  const place = before.length;
  const seen = rackRect(layout.rack, Math.max(0, Math.min(slot, lastSlot(layout, stay) + 1)));
  const wraps = col === perRow;
  const x = wraps ? left + perRow * tile.pitch : seen.x;
  const y = wraps ? row * tile.line : seen.y;
  const mark = { x: x - (tile.pitch - tile.width) / 2, y, width: 0, height: tile.height };
  return { target: { to: "rack", place }, mark, shape: "bar", fits: true };
}

function slotOf(layout: Layout, rect: Rect): number {
  const { tile, perRow, left } = layout.rack;
  return Math.round(rect.y / tile.line) * perRow + Math.round((rect.x - left) / tile.pitch);
}

function lastSlot(layout: Layout, stay: readonly Piece[]): number {
  return Math.max(-1, ...stay.map(({ id }) => slotOf(layout, layout.pieces.get(id) ?? rackRect(layout.rack, 0))));
}

/** Whether a tile of a meld comes before a point, by lines and along them. */
function isBefore({ tile }: Layout, rect: Rect | undefined, point: Point): boolean {
  if (!rect) return false;
  const slack = (tile.line - tile.height) / 2;
  if (point.y >= rect.y + rect.height + slack) return true;
  return point.y >= rect.y - slack && rect.x + rect.width / 2 < point.x;
}
