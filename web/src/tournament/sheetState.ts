// How far a sheet is, by the word its texts go by.

import type { Books, SheetState, TableNumber, TableView } from "../protocol/messages";

/** Signatures on paper are told as such: no judge has decided anything. */
export const sheetWord = ({ sheet, on_paper }: TableView): SheetState | "on-paper" | null =>
  sheet === "signed" && on_paper === true ? "on-paper" : sheet;

/** The next table of a round that has handed nothing in, after this one and then from the first; none when all have. */
export function nextMissing({ rounds }: Books, { round, table }: TableNumber): TableNumber | null {
  const tables = rounds[round - 1]?.tables ?? [];
  const places = tables.filter(({ view }) => view.sheet === null).map(({ view }) => view.place.table);
  const others = places.filter((other) => other !== table);
  const next = others.find((other) => other > table) ?? others[0];
  return next === undefined ? null : { round, table: next };
}
