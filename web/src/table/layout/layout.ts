// Where every tile is, in pixels, from what lies there and how much room there is. Everything that needs a place on the
// screen (drawing, dragging, the arrow keys) asks this and never the document.

import type { Lane } from "../../engine/engine";
import type { MeldId, Melds, Piece, PieceId, Spot } from "../model/piece";
import { flow } from "./flow";
import { rackGrid, type RackGrid } from "./rack-grid";
import { closeRows, settle, type Block } from "./settle";
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
}

export interface Scene {
  readonly melds: Melds;
  /** Where the engine lets melds lie, meld by meld; none while tiles are being moved, and when people lay by hand. */
  readonly lanes: readonly Lane[] | null;
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
  const tableHeight = Math.max(0, room.height - rackHeight);
  const { tile, spots, columns } = fit(scene, room.tableWidth, tableHeight);
  const rows = rowsOf(spots);
  const needed = rowsHeight(tile, rows);
  const pieces = new Map<PieceId, Rect>();
  const melds = new Map<MeldId, Rect>();
  for (const meld of scene.melds) {
    const rect = meldRect(spots.get(meld.id) ?? { row: 0, col: 0 }, meld.pieces.length, tile, room.tableWidth);
    melds.set(meld.id, rect);
    const pitch = meld.pieces.length > 1 ? (rect.width - tile.width) / (meld.pieces.length - 1) : 0;
    meld.pieces.forEach(({ id }, place) =>
      pieces.set(id, { x: rect.x + place * pitch, y: rect.y, width: tile.width, height: tile.height }),
    );
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

/** Where a meld of so many tiles is; one longer than the table is wide is pushed together. */
export function meldRect(spot: Spot, length: number, tile: TileSize, tableWidth: number): Rect {
  const width = Math.min(tableWidth, length * tile.pitch - (tile.pitch - tile.width));
  const x = Math.max(0, Math.min(spot.col * tile.pitch, tableWidth - width));
  return { x, y: spot.row * tile.line, width, height: tile.height };
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

/** Lanes share rows, though people find tiles less easily then, where tiles become so much larger by it. */
const WORTH_PACKING = 1.4;

interface Fit {
  readonly tile: TileSize;
  readonly columns: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
}

/** The largest tiles with which everything is seen at once; the smallest if there are none. */
function fit(scene: Scene, width: number, height: number): Fit {
  const blocks: Block[] = scene.melds.map(({ id, pieces, spot }) => ({ id, length: pieces.length, spot }));
  const widths = tableWidths(width, height, scene.large, scene.widest);
  const smallest = widths.at(-1) as number;
  const of = (tileWidth: number, put: (columns: number) => ReadonlyMap<MeldId, Spot>): Fit => {
    const tile = tableTile(tileWidth);
    const columns = (width + tile.pitch - tile.width) / tile.pitch;
    return { tile, columns, spots: put(columns) };
  };
  const longest = Math.max(0, ...blocks.map(({ length }) => length));
  const fits = ({ tile, columns, spots }: Fit) => longest <= columns && rowsHeight(tile, rowsOf(spots)) <= height;
  const { lanes } = scene;
  const open = (columns: number) => (lanes ? flow(blocks, lanes, columns) : settle(blocks, columns));
  const tight = (columns: number) => (lanes ? flow(blocks, lanes, columns, true) : closeRows(settle(blocks, columns)));
  const largest = (put: typeof open) => widths.map((tileWidth) => of(tileWidth, put)).find(fits);
  const spacious = largest(open);
  const dense = lanes ? largest(tight) : of(smallest, tight);
  if (!dense || (spacious && dense.tile.width < WORTH_PACKING * spacious.tile.width)) return spacious ?? of(smallest, open);
  return dense;
}

function rowsOf(spots: ReadonlyMap<MeldId, Spot>): number {
  return Math.max(0, ...[...spots.values()].map(({ row }) => row + 1));
}
