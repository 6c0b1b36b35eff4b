// Between turns: how big tiles are, and whether what lies there can stay. Where there is no room, tiles become smaller, in few
// steps and never larger again. All moves with them, so that is when the table is tidied.

import type { MeldId, Spot } from "../model/piece";
import { WAYS } from "./flow";
import { Ground } from "./ground";
import { settle, type Block } from "./settle";
import { columnsOf, rowsOf, tableTile } from "./sizes";

export interface Arrangement {
  /** How wide a tile is. */
  readonly width: number;
  readonly spots: ReadonlyMap<MeldId, Spot>;
  /** How many melds of three still fit; less than none where there are more rows than are seen. */
  readonly spare: number;
  /** Whether all was put in order; otherwise everything lies where it lay. */
  readonly tidied: boolean;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Melds of three a player may lay without the table being scrolled, as it lies and after it was tidied. */
const SPARE = 1;
const SPARE_WHEN_TIDIED = 3;

/** `widths` are those tiles may have, largest first; the first is the one they have. */
export function hold(blocks: readonly Block[], widths: readonly number[], area: Area, mayTidy: boolean): Arrangement {
  const [width = 0, ...smaller] = widths;
  const { columns, rows } = gridOf(width, area);
  const lies = arranged(blocks, width, area, settle(blocks, columns, rows), false);
  if (lies.spare >= SPARE || !mayTidy) return lies;
  if (smaller.length > 0) return tidy(blocks, smaller, area);
  const inOrder = tidy(blocks, [width], area);
  return lies.spare < 0 && inOrder.spare >= 0 ? inOrder : lies;
}

/** A table in order, with tiles of the largest width, of those given, at which it has room to spare. */
export function tidy(blocks: readonly Block[], widths: readonly number[], area: Area): Arrangement {
  const all = widths.flatMap((width) =>
    WAYS.map((way) => arranged(blocks, width, area, way(blocks, gridOf(width, area).columns), true)),
  );
  const longest = Math.max(0, ...blocks.map(({ length }) => length));
  const isWhole = ({ width }: Arrangement) => longest <= gridOf(width, area).columns;
  const roomy = all.filter(({ spare }) => spare >= SPARE_WHEN_TIDIED);
  return roomy.find(isWhole) ?? roomy[0] ?? all.reduce((best, next) => (next.spare > best.spare ? next : best));
}

function arranged(
  blocks: readonly Block[],
  width: number,
  area: Area,
  spots: ReadonlyMap<MeldId, Spot>,
  tidied: boolean,
): Arrangement {
  const { columns, rows } = gridOf(width, area);
  const ground = new Ground(columns);
  for (const { id, length } of blocks) ground.take(length, spots.get(id) as Spot);
  const spare = ground.rows <= rows ? ground.threesIn(rows) : rows - ground.rows;
  return { width, spots, spare, tidied };
}

function gridOf(width: number, area: Area): { readonly columns: number; readonly rows: number } {
  const tile = tableTile(width);
  return { columns: columnsOf(tile, area.width), rows: rowsOf(tile, area.height) };
}
