// Going from tile to tile with the arrow keys: along rows, and to the nearest tile of the row above or below. The rack
// lies below the table, and between them the workbench, and a place for a new meld while something is held.

import type { Layout } from "../layout/layout";
import type { MeldPicture, Picture } from "../view/picture";
import type { PieceId } from "../model/piece";

export type Stop = PieceId | "new";
export type Way = "left" | "right" | "up" | "down" | "first" | "last" | "next-meld" | "last-meld";

interface Row {
  readonly stops: readonly { readonly stop: Stop; readonly x: number }[];
}

export function walk(layout: Layout, picture: Picture, from: Stop, way: Way): Stop | null {
  const rows = rowsOf(layout, picture);
  const at = rows.findIndex(({ stops }) => stops.some(({ stop }) => stop === from));
  const row = rows[at];
  if (!row) return rows[0]?.stops[0]?.stop ?? null;
  const place = row.stops.findIndex(({ stop }) => stop === from);
  switch (way) {
    case "left":
      return row.stops[place - 1]?.stop ?? rows[at - 1]?.stops.at(-1)?.stop ?? null;
    case "right":
      return row.stops[place + 1]?.stop ?? rows[at + 1]?.stops[0]?.stop ?? null;
    case "up":
    case "down":
      return nearest(rows[at + (way === "up" ? -1 : 1)], row.stops[place]?.x ?? 0);
    case "first":
      return fellows(picture, from)[0] ?? null;
    case "last":
      return fellows(picture, from).at(-1) ?? null;
    case "next-meld":
    case "last-meld":
      return otherMeld(picture.melds, from, way === "next-meld" ? 1 : -1);
  }
}

/** The tiles of the meld, the rack or the workbench that a tile is of: rows are for eyes. */
function fellows({ melds, bench, rack }: Picture, from: Stop): readonly PieceId[] {
  const lists = [...melds.map(({ tiles }) => tiles), bench, rack ?? []];
  return lists.map((tiles) => tiles.map(({ piece }) => piece.id)).find((ids) => ids.some((id) => id === from)) ?? [];
}

/** The table's rows, then the workbench, then the place for a new meld, then the rack's. */
function rowsOf(layout: Layout, picture: Picture): Row[] {
  const table = picture.melds.flatMap(({ tiles }) => tiles.map(({ piece }) => piece.id));
  const bench = picture.bench.map(({ piece }) => piece.id);
  const rack = (picture.rack ?? []).map(({ piece }) => piece.id);
  const between: Row[] = picture.newMeld === null ? [] : [{ stops: [{ stop: "new", x: 0 }] }];
  return [...byRow(layout, table), ...byRow(layout, bench), ...between, ...byRow(layout, rack)];
}

function byRow(layout: Layout, pieces: readonly PieceId[]): Row[] {
  const rows = new Map<number, { stop: Stop; x: number }[]>();
  for (const id of pieces) {
    const rect = layout.pieces.get(id);
    if (!rect) continue;
    const row = rows.get(rect.y) ?? [];
    row.push({ stop: id, x: rect.x + rect.width / 2 });
    rows.set(rect.y, row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, stops]) => ({ stops: stops.sort((a, b) => a.x - b.x) }));
}

function nearest(row: Row | undefined, x: number): Stop | null {
  return row?.stops.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]?.stop ?? null;
}

/** By their names, A, B … Z, AA …, as they are read aloud: where they lie is for eyes. */
function otherMeld(melds: readonly MeldPicture[], from: Stop, by: number): Stop | null {
  const named = melds.toSorted((one, other) => one.name.length - other.name.length || (one.name < other.name ? -1 : 1));
  const at = named.findIndex(({ tiles }) => tiles.some(({ piece }) => piece.id === from));
  return named[at + by]?.tiles[0]?.piece.id ?? null;
}
