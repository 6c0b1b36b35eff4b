// Where every tile is, in pixels, from what lies there and how much room there is. Everything that needs a place on the
// screen (drawing, dragging, the arrow keys) asks this and never the document.

import type { MeldPlace } from "../../engine/answers";
import type { MeldId, Melds, Piece, PieceId, Spot } from "../model/piece";
import { flow } from "./flow";
import { rackGrid, type RackGrid } from "./rack-grid";
import { closeRows, linesOf, settle, type Block } from "./settle";
import { tableTile, tableWidths, type TileSize } from "./sizes";

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
  /** Where the engine lets melds lie, meld by meld; none while tiles are being moved, and when people lay by hand. */
  readonly lanes: readonly MeldPlace[] | null;
  readonly rack: readonly Piece[];
  /** Room the rack keeps: its tiles with those that lie on the table for now. */
  readonly rackCount: number;
  readonly large: boolean;
  /** The widest a tile of the table may be: as it was when the turn began. */
  readonly widest: number;
}

export interface Layout {
  readonly tile: TileSize;
  readonly columns: number;
  readonly rows: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
  readonly melds: ReadonlyMap<MeldId, Rect>;
  /** Tiles of the table from the table's corner, tiles of the rack from the rack's. */
  readonly pieces: ReadonlyMap<PieceId, Rect>;
  readonly rack: RackGrid;
  readonly tableHeight: number;
  /** More than `tableHeight` when the table is scrolled; a free row at its end is a place for something new. */
  readonly tableContent: number;
  readonly rackHeight: number;
  readonly rackContent: number;
}

export function layOut(scene: Scene, room: Room): Layout {
  const rack = rackGrid(scene.rackCount, room.rackWidth, room.height, scene.large);
  const rackHeight = rowsHeight(rack.tile, rack.shown);
  const tableHeight = Math.max(0, room.height - Math.max(rackHeight, room.rackLeast));
  const { tile, spots, columns, rows } = fit(scene, room.tableWidth, tableHeight);
  const needed = rowsHeight(tile, rows);
  const pieces = new Map<PieceId, Rect>();
  const melds = new Map<MeldId, Rect>();
  for (const meld of scene.melds) {
    const rect = meldRect(spots.get(meld.id) ?? { row: 0, col: 0 }, meld.pieces.length, tile, room.tableWidth);
    melds.set(meld.id, rect);
    const { perLine } = linesOf(meld.pieces.length, columns);
    meld.pieces.forEach(({ id }, place) => pieces.set(id, tileRect(rect, place, perLine, tile)));
  }
  scene.rack.forEach(({ id }, place) => pieces.set(id, rackRect(rack, place)));
  return {
    tile,
    columns,
    rows,
    spots,
    melds,
    pieces,
    rack,
    tableHeight,
    tableContent: needed > tableHeight ? rowsHeight(tile, rows + 1) : tableHeight,
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

function columnsOf(tile: TileSize, width: number): number {
  return (width + tile.pitch - tile.width) / tile.pitch;
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

function rowsHeight(tile: TileSize, rows: number): number {
  return rows === 0 ? 0 : rows * tile.line - (tile.line - tile.height);
}

/**
 * Lanes share rows, and long melds go on below, though people find tiles less easily then, where tiles become so much
 * larger by it.
 */
const WORTH_IT = 1.2;

interface Fit {
  readonly tile: TileSize;
  readonly columns: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
  readonly rows: number;
}

type Put = (columns: number) => ReadonlyMap<MeldId, Spot>;

/** The largest tiles with which everything is seen at once; the smallest if there are none. */
function fit({ melds, lanes, large, widest }: Scene, width: number, height: number): Fit {
  const blocks: Block[] = melds.map(({ id, pieces, spot }) => ({ id, length: pieces.length, spot }));
  const widths = tableWidths(width, height, large, widest);
  const of = (tileWidth: number, put: Put): Fit => {
    const tile = tableTile(tileWidth);
    const columns = columnsOf(tile, width);
    const spots = put(columns);
    return { tile, columns, spots, rows: rowsOf(blocks, spots, columns) };
  };
  const longest = Math.max(0, ...blocks.map(({ length }) => length));
  const linesAt = (columns: number) => linesOf(longest, columns).lines;
  // Twice as long as the table is wide is as much as is followed at a glance.
  const most = Math.max(2, linesAt(columnsOf(tableTile(widths.at(-1) as number), width)));
  const isSeen = ({ tile, rows }: Fit) => rowsHeight(tile, rows) <= height;
  const open: Put = (columns) => (lanes ? flow(blocks, lanes, columns) : settle(blocks, columns));
  const tight: Put = (columns) =>
    lanes ? flow(blocks, lanes, columns, true) : closeRows(blocks, settle(blocks, columns), columns);
  const largest = (put: Put, broken: boolean) =>
    widths
      .map((tileWidth) => of(tileWidth, put))
      .find((one) => isSeen(one) && linesAt(one.columns) <= (broken ? most : 1));
  const ways = lanes
    ? [largest(open, false), largest(tight, false), largest(open, true), largest(tight, true)]
    : [largest(open, false), largest(open, true)];
  const best = ways.reduce((chosen, next) =>
    !chosen || (next && next.tile.width >= WORTH_IT * chosen.tile.width) ? next : chosen,
  );
  return best ?? of(widths.at(-1) as number, lanes ? open : tight);
}

function rowsOf(blocks: readonly Block[], spots: ReadonlyMap<MeldId, Spot>, columns: number): number {
  return Math.max(0, ...blocks.map(({ id, length }) => (spots.get(id)?.row ?? 0) + linesOf(length, columns).lines));
}
