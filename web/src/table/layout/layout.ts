// Where every tile is, in pixels, from what lies there and how much room there is. Everything that needs a place on the
// screen (drawing, dragging, the arrow keys) asks this and never the document.

import type { MeldPlace } from "../../engine/answers";
import type { Slots } from "../model/board";
import type { MeldId, Melds, PieceId, Spot } from "../model/piece";
import { hold, keepPlaces, refit, SPARE, SPARE_WHEN_TIDIED, tidy, type Area, type Arrangement } from "./arrange";
import { benchOver, benchTile, type Bench } from "./bench";
import { linesOf } from "./ground";
import { rackGrid, type RackGrid } from "./rack-grid";
import { settle, type Block } from "./settle";
import { columnsOf, largeTableWidths, rowsHeight, rowsOf, STEP, tableTile, tableWidths, type TileSize } from "./sizes";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** The room there is, without edges. */
export interface Room {
  readonly tableWidth: number;
  readonly rackWidth: number;
  /** For table and rack together. */
  readonly height: number;
  /** What the rack takes at least: the height of buttons beside its tiles. */
  readonly rackLeast: number;
}

export interface Scene {
  readonly melds: Melds;
  /** The kind of each meld: new ones lie near theirs, and a tidy table is in that order. */
  readonly kinds: ReadonlyMap<MeldId, MeldPlace>;
  readonly rack: Slots;
  /** Room the rack keeps: its tiles with those that lie on the table for now. */
  readonly rackCount: number;
  readonly large: boolean;
  /** How it lies: what has not changed since stays where it is, with tiles as large. None: it is laid out anew. */
  readonly before: Layout | null;
}

export interface Layout {
  readonly tile: TileSize;
  readonly columns: number;
  readonly rows: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
  readonly melds: ReadonlyMap<MeldId, Rect>;
  /** Tiles of the table from the table's corner, those of the workbench and of the rack from theirs. */
  readonly pieces: ReadonlyMap<PieceId, Rect>;
  /** The workbench over the table's lower edge; none when nothing is loose. */
  readonly bench: Bench | null;
  readonly rack: RackGrid;
  readonly tableHeight: number;
  /** More than `tableHeight` when the table is scrolled; a free row at its end is a place for something new. */
  readonly tableContent: number;
  /** Rows the rack keeps since it gave its empty ones to the table; none where it has all. */
  readonly rails: number | null;
  /** Whether the rack has given up its large tiles, so that those of the table are not smaller than others. */
  readonly plain: boolean;
  /** How often it has been tidied, or its tiles have become larger, by itself since it was laid out anew. */
  readonly tidyings: number;
  readonly rackHeight: number;
  readonly rackContent: number;
}

/** How often a table is tidied, or has larger tiles, by itself in a game. */
const MOST_TIDYINGS = 3;

/** With so many tiles more on the rack, its rails stay where they are. */
const MORE_ON_RACK = 2;

/** What the rack has given to the table. */
type Given = Pick<Layout, "rails" | "plain">;

/** How a table lies beside a rack that gave something for it. */
interface Made {
  readonly given: Given;
  readonly lies: Arrangement;
}

/** The table in the middle of a turn: what has not changed stays where it is. Where all of it is to be `seen`, tiles may become smaller. */
export function layOut(scene: Scene, room: Room, seen = false): Layout {
  const { before } = scene;
  if (!before) return layOutBetweenTurns(scene, room, false);
  const blocks = blocksOf(scene, room);
  const widths = noLarger(widthsOf(scene, room), before);
  const { rails } = before;
  const made = (plain: boolean): Made => {
    const given = { rails, plain };
    return { given, lies: keepPlaces(blocks, seen ? widths : widths.slice(0, 1), areaOf(scene, room, given)) };
  };
  return placed(scene, room, seen ? largest(scene, room, made) : made(before.plain), before.tidyings);
}

/**
 * The table between turns: it is made room on it, first by rails the rack does not need, and one that is to be kept `tidy` is
 * put in order.
 */
export function layOutBetweenTurns(scene: Scene, room: Room, isTidy: boolean): Layout {
  // An empty table is that of a new game.
  const before = scene.melds.length > 0 ? scene.before : null;
  const anew = { ...scene, before };
  const made = largest(anew, room, (plain) => makeRoom(anew, room, isTidy, plain));
  const byItself = before && (made.lies.tidied || made.lies.width > before.tile.width) ? 1 : 0;
  return placed(scene, room, made, (before?.tidyings ?? 0) + byItself);
}

/**
 * The table as it lies, in another window: every meld in its row and in order, with tiles as large if that can be. None where it
 * cannot lie so.
 */
export function layOutAsItLay(scene: Scene, room: Room, before: Layout): Layout | null {
  const blocks = blocksOf(scene, room);
  const now = before.tile.width;
  const widths = widthsOf(scene, room);
  const least = widths.at(-1) ?? now;
  const fewer = Array.from({ length: Math.max(0, now - least) }, (_, less) => now - 1 - less);
  const { rails, plain } = before;
  const given = { rails, plain };
  const area = areaOf(scene, room, given);
  const spots = settle(blocks, before.columns, before.rows);
  const larger = refit(blocks, spots, largerThan(now, widths), area, SPARE_WHEN_TIDIED);
  const lies = larger ?? refit(blocks, spots, [now, ...fewer], area, 0);
  return lies && placed(scene, room, { lies, given }, before.tidyings);
}

/** The table with the rails a rack has, or, where that is too little, beside one that keeps only those it needs. */
function makeRoom(scene: Scene, room: Room, isTidy: boolean, plain: boolean): Made {
  const { before } = scene;
  const blocks = blocksOf(scene, room);
  const all = widthsOf(scene, room);
  const larger = before ? largerThan(before.tile.width, all) : [];
  const widths = before && !isTidy ? noLarger(all, before) : all;
  const left = MOST_TIDYINGS - (before?.tidyings ?? 0);
  const inOrder = isTidy || !before;
  const made = (rails: number | null): Made => {
    const given = { rails, plain };
    const area = areaOf(scene, room, given);
    return { given, lies: inOrder ? tidy(blocks, widths, area) : hold(blocks, larger, widths, area, left) };
  };
  const asIs = made(before?.rails ?? null);
  const { perRow } = heights(scene, room, { rails: null, plain }).rack;
  const roomy = made(Math.ceil((scene.rackCount + MORE_ON_RACK) / perRow));
  const moves = !inOrder && (asIs.lies.tidied || asIs.lies.width < (before?.tile.width ?? 0));
  const isNeeded = moves || asIs.lies.spare < (inOrder ? SPARE_WHEN_TIDIED : SPARE);
  const stays = asIs.lies.tidied && !roomy.lies.tidied;
  const helps = stays || roomy.lies.spare > asIs.lies.spare || roomy.lies.width > asIs.lies.width;
  return isNeeded && helps ? roomy : asIs;
}

/**
 * A table beside a rack of large tiles, as long as its own are no smaller for that than those of who wants no large ones, and
 * none of it is hidden for that; else beside a plain rack.
 */
function largest(scene: Scene, room: Room, made: (plain: boolean) => Made): Made {
  const { large, before } = scene;
  if (before?.plain) return made(true);
  const asIs = made(false);
  const isAsBefore = asIs.lies.width === before?.tile.width && asIs.lies.spare >= 0;
  if (!large || isAsBefore) return asIs;
  const plain = made(true);
  const others = othersWidths(scene, room).find((width) => width <= plain.lies.width) ?? 0;
  const isHiddenForIt = asIs.lies.spare < 0 && plain.lies.spare >= 0;
  return asIs.lies.width < others || isHiddenForIt ? plain : asIs;
}

function areaOf(scene: Scene, room: Room, given: Given): Area {
  return { width: room.tableWidth, height: heights(scene, room, given).tableHeight };
}

/** The widths tiles may have, largest first. */
function widthsOf(scene: Scene, room: Room): readonly number[] {
  const others = othersWidths(scene, room);
  const { tableWidth } = room;
  return scene.large ? largeTableWidths(tableWidth, usualHeight(scene, room, false), others) : others;
}

/** The width tiles have, and then smaller ones. */
function noLarger(widths: readonly number[], { tile }: Layout): readonly number[] {
  return [tile.width, ...widths.filter((width) => width * STEP <= tile.width)];
}

function largerThan(now: number, widths: readonly number[]): readonly number[] {
  return widths.filter((width) => width >= now * STEP);
}

/** The widths tiles have for who does not want large ones. */
function othersWidths(scene: Scene, room: Room): readonly number[] {
  return tableWidths(room.tableWidth, usualHeight(scene, room, true));
}

/** The table's height by the window alone: a rack that grows gives a table no other sizes. */
function usualHeight(scene: Scene, room: Room, plain: boolean): number {
  return heights({ ...scene, rackCount: 0 }, room, { rails: null, plain }).tableHeight;
}

function blocksOf({ melds, kinds, before }: Scene, room: Room): Block[] {
  return onTable(melds).map(({ id, pieces, spot }) => {
    const { length } = pieces;
    const lay = before?.melds.get(id);
    const isStill = before && spot && lay && isInside(meldRect(spot, length, before.tile, room.tableWidth), lay);
    return { id, length, spot, isStill: isStill ?? false, place: kinds.get(id) ?? NOWHERE };
  });
}

/** Without what lies on the workbench. */
const onTable = (melds: Melds): Melds => melds.filter(({ aside }) => !aside);

const NOWHERE: MeldPlace = { lane: Infinity, order: 0 };

function isInside(rect: Rect, other: Rect): boolean {
  const right = rect.x + rect.width - other.x - other.width;
  const below = rect.y + rect.height - other.y - other.height;
  return rect.x - other.x > -0.01 && right < 0.01 && rect.y - other.y > -0.01 && below < 0.01;
}

/** `rails` are the rows a rack keeps that has given others away; it has as many as it needs at least. */
function heights(
  { rackCount, large }: Scene,
  room: Room,
  { rails, plain }: Given,
): { rack: RackGrid; rackHeight: number; tableHeight: number; isWhole: boolean } {
  const whole = rackGrid(rackCount, room.rackWidth, room.height, large && !plain);
  const shown = Math.min(whole.shown, Math.max(1, rails ?? Infinity, Math.ceil(rackCount / whole.perRow)));
  const rack = { ...whole, shown };
  // Who looks on has no rack.
  const rackHeight = room.rackWidth > 0 ? rowsHeight(rack.tile, rack.shown) : 0;
  const tableHeight = Math.max(0, room.height - Math.max(rackHeight, room.rackLeast));
  return { rack, rackHeight, tableHeight, isWhole: shown === whole.shown };
}

function placed(scene: Scene, room: Room, { lies: { width, spots }, given }: Made, tidyings: number): Layout {
  const { rack, rackHeight, tableHeight, isWhole } = heights(scene, room, given);
  const tile = tableTile(width);
  const columns = columnsOf(tile, room.tableWidth);
  const pieces = new Map<PieceId, Rect>();
  const melds = new Map<MeldId, Rect>();
  let rows = 0;
  for (const meld of onTable(scene.melds)) {
    const spot = spots.get(meld.id) ?? { row: 0, col: 0 };
    const rect = meldRect(spot, meld.pieces.length, tile, room.tableWidth);
    const { lines, perLine } = linesOf(meld.pieces.length, columns);
    melds.set(meld.id, rect);
    meld.pieces.forEach(({ id }, place) => pieces.set(id, tileRect(rect, place, perLine, tile)));
    rows = Math.max(rows, spot.row + lines);
  }
  const loose = scene.melds.filter(({ aside }) => aside).flatMap(({ pieces }) => pieces);
  const bench = benchOver([...pieces.values()], loose.length, tile, room.tableWidth, tableHeight);
  loose.forEach(({ id }, place) => bench && pieces.set(id, benchTile(bench, place)));
  scene.rack.forEach((piece, place) => piece && pieces.set(piece.id, rackRect(rack, place)));
  const seen = rowsOf(tile, tableHeight);
  return {
    tile,
    columns,
    rows,
    spots,
    melds,
    pieces,
    bench,
    rack,
    tableHeight,
    // By whole rows, so that it can be scrolled by whole rows.
    tableContent: rows > seen ? tableHeight + (rows + 1 - seen) * tile.line : tableHeight,
    rails: isWhole ? null : rack.shown,
    plain: given.plain,
    tidyings,
    rackHeight,
    rackContent: rowsHeight(rack.tile, Math.max(rack.shown, Math.ceil(scene.rack.length / rack.perRow))),
  };
}

/** Where a meld of so many tiles is. */
export function meldRect(spot: Spot, length: number, tile: TileSize, tableWidth: number): Rect {
  const { lines, perLine } = linesOf(length, columnsOf(tile, tableWidth));
  const width = perLine * tile.pitch - (tile.pitch - tile.width);
  const x = Math.max(0, Math.min(spot.col * tile.pitch, tableWidth - width));
  return { x, y: spot.row * tile.line, width, height: rowsHeight(tile, lines) };
}

function tileRect(meld: Rect, place: number, perLine: number, tile: TileSize): Rect {
  const x = meld.x + (place % perLine) * tile.pitch;
  const y = meld.y + Math.floor(place / perLine) * tile.line;
  return { x, y, width: tile.width, height: tile.height };
}

export function rackRect(rack: RackGrid, place: number): Rect {
  const { tile, perRow, left } = rack;
  return {
    x: left + (place % perRow) * tile.pitch,
    y: Math.floor(place / perRow) * tile.line,
    width: tile.width,
    height: tile.height,
  };
}
