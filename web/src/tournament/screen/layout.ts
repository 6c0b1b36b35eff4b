// What of a tournament is on the big screen at a moment: how large, how many, which page. Lengths are in heights of a letter.

import type { PersonId, SheetState, TableView, TournamentState } from "../../protocol/messages";
import { nameOf, type Names } from "../refused";
import { SEATS } from "../seats";

export interface Area {
  readonly width: number;
  /** Without an end where the page is scrolled: on telephones. */
  readonly height: number;
}

/** What one of the things shown needs, and how far it is from the next. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** What stands above the first row. */
  readonly head?: number;
  /** Columns at most. */
  readonly columns: number;
}

export interface Fit {
  /** How large letters are. */
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly pages: number;
  /** How much higher than needed a row may be, where there is room for it. */
  readonly stretch: number;
}

const MOST_STRETCH = 1.4;

/** How large letters may be, beside the usual. */
const LARGER = [2, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] as const;

/** As few pages as there can be, and on them letters as large as there can be. */
export function fit(count: number, area: Area, cell: Cell): Fit {
  const usual = fitAt(1, count, area, cell);
  if (area.height === Infinity) return usual;
  const fits = (size: number) => area.width / size >= cell.width && area.height / size >= cell.height;
  return (
    LARGER.filter(fits)
      .map((size) => fitAt(size, count, area, cell))
      .find(({ pages }) => pages === usual.pages) ?? usual
  );
}

function fitAt(size: number, count: number, area: Area, cell: Cell): Fit {
  const columns = Math.min(cell.columns, howMany(area.width / size, cell.width, cell.gap));
  const height = area.height / size - (cell.head ?? 0);
  const found = shared(count, columns, howMany(height, cell.height, cell.gap));
  const room = (height + cell.gap) / found.rows - cell.gap;
  return { size, ...found, stretch: height === Infinity ? 1 : Math.min(MOST_STRETCH, Math.max(1, room / cell.height)) };
}

const howMany = (room: number, each: number, gap: number): number =>
  Math.max(1, Math.floor((room + gap) / (each + gap)));

/** No page is much emptier than another, and no column stays empty. */
function shared(count: number, columns: number, rows: number): Pick<Fit, "columns" | "rows" | "pages"> {
  const pages = Math.max(1, Math.ceil(count / (columns * rows)));
  const onPage = Math.max(1, Math.ceil(count / pages));
  const used = Math.ceil(onPage / columns);
  return { columns: Math.min(columns, Math.ceil(onPage / used)), rows: used, pages };
}

/** What is on a page, which is counted on and on. */
export function onPage<T>(
  items: readonly T[],
  { columns, rows, pages }: Pick<Fit, "columns" | "rows" | "pages">,
  page: number,
): readonly T[] {
  const from = (page % pages) * columns * rows;
  return items.slice(from, from + columns * rows);
}

/** The room for names; an unusually long one is cut rather than everything made small. */
export function nameRoom(widths: readonly number[]): number {
  return Math.min(18, Math.max(6, ...widths));
}

export type Phase = "before" | "seating" | "playing" | "over";

export function phaseOf({ board, over }: Pick<TournamentState, "board" | "over">): Phase {
  if (over) return "over";
  if (board.round === null || board.tables.length === 0) return "before";
  return board.started ? "playing" : "seating";
}

export interface Found {
  readonly name: string;
  readonly table: number;
  readonly seat: string;
}

/** Everybody by name, with their chair. */
export function byName(tables: readonly TableView[], names: Names, language: string): readonly Found[] {
  const found = tables.flatMap(({ place, chairs }) =>
    chairs.map((player: PersonId, chair) => ({
      name: nameOf(names, player),
      table: place.table,
      seat: SEATS[chair] ?? "",
    })),
  );
  const order = new Intl.Collator(language, { numeric: true });
  return found.toSorted((a, b) => order.compare(a.name, b.name));
}

export type Progress = "playing" | SheetState;

/** How far a table is, as the hall is told. */
export function progressOf({ sheet }: Pick<TableView, "sheet">): Progress {
  return sheet ?? "playing";
}
