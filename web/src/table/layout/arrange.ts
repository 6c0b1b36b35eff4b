// How big tiles are, and whether what lies there can stay. Where something would not be seen, tiles become smaller, in few steps
// and never larger again, and melds keep their places. Only a table that does not fit even so is put in order.

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

/** Melds of three for which there is room left on a table as it lies, and after it was tidied with the smallest tiles. */
export const SPARE = 1;
export const SPARE_WHEN_TIDIED = 3;

/**
 * A table whose melds keep their places: with tiles of the first width at which all of it is seen; of the first where there is
 * none. `widths` are those tiles may have, largest first; the first is the one they have.
 */
export function keepPlaces(blocks: readonly Block[], widths: readonly number[], area: Area): Arrangement {
  const [now = 0] = widths;
  for (const width of widths) {
    const lies = lieWith(blocks, now, width, area);
    if (lies.spare >= 0) return lies;
  }
  return lieWith(blocks, now, now, area);
}

/**
 * Between turns: as it lies, with tiles as large, where that can be. Else in order where that lets tiles be larger, as long as it
 * may be tidied; or where nothing else helps.
 */
export function hold(blocks: readonly Block[], widths: readonly number[], area: Area, mayTidy: boolean): Arrangement {
  const lies = keepPlaces(blocks, widths, area);
  const isSeen = lies.spare >= 0;
  if (!mayTidy || (isSeen && lies.width === widths[0])) return lies;
  const inOrder = tidy(blocks, widths, area);
  const helps = !isSeen || inOrder.width > lies.width;
  return inOrder.spare >= 0 && helps ? inOrder : lies;
}

/** As it lies with tiles of another width: each meld where it is seen, or, where that wastes too much room, in its row and column. */
function lieWith(blocks: readonly Block[], now: number, width: number, area: Area): Arrangement {
  const { columns, rows } = gridOf(width, area);
  const at = (placed: readonly Block[]) => arranged(placed, width, area, settle(placed, columns, rows), false);
  if (width === now) return at(blocks);
  const [was, is] = [tableTile(now), tableTile(width)];
  const scaled = ({ row, col }: Spot): Spot => ({
    row: Math.round((row * was.line) / is.line),
    col: (col * was.pitch) / is.pitch,
  });
  const seen = at(blocks.map((block) => ({ ...block, spot: block.spot && scaled(block.spot) })));
  return seen.spare >= SPARE ? seen : at(blocks);
}

/** A table in order, with tiles of the largest width, of those given, at which it has room to spare. */
export function tidy(blocks: readonly Block[], widths: readonly number[], area: Area): Arrangement {
  const all = widths.flatMap((width) =>
    WAYS.map((way) => arranged(blocks, width, area, way(blocks, gridOf(width, area).columns), true)),
  );
  const longest = Math.max(0, ...blocks.map(({ length }) => length));
  const isWhole = ({ width }: Arrangement) => longest <= gridOf(width, area).columns;
  // Larger tiles can still become smaller.
  const needed = (width: number) => (width === widths.at(-1) ? SPARE_WHEN_TIDIED : SPARE);
  const roomy = all.filter(({ spare, width }) => spare >= needed(width));
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
