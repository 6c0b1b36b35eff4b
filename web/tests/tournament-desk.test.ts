// How far a table is, who comes into a stage, and where a page of the desk is.

import { expect, test } from "vitest";
import type { SheetState } from "../src/protocol/messages";
import { entrantsOf, wayOf } from "../src/tournament/organiser/planWords";
import { statusOf } from "../src/tournament/organiser/sheetWords";
import { deskPath, isTab, keyOf, placeOf } from "../src/tournament/organiser/tabs";

const table = (sheet: SheetState | null, waits_for_judge = false) => ({
  view: { place: { round: 1, table: 1 }, chairs: [1, 2], starters: [], sheet, scores: [], waits_for_judge },
  games: null,
  entered_by: null,
});

test("a table of a round that has not begun is only seated", () => {
  expect(statusOf({ started: false }, table(null))).toBe("seated");
});

test("a sheet is missing, entered, or done once it counts", () => {
  const status = (sheet: SheetState | null) => statusOf({ started: true }, table(sheet));
  expect([status(null), status("entered"), status("signed"), status("settled")]).toEqual([
    "missing",
    "entered",
    "done",
    "done",
  ]);
});

test("a dispute or a call for a judge is trouble, however far the sheet is", () => {
  expect(statusOf({ started: true }, table("disputed"))).toBe("trouble");
  expect(statusOf({ started: true }, table("signed", true))).toBe("trouble");
});

test("who comes into a stage is the same after it was taken apart for a form", () => {
  for (const entrants of ["all", { best: 8 }, { "best-of-table": 2 }] as const) {
    const { way, count } = wayOf(entrants);
    expect(entrantsOf(way, count)).toEqual(entrants);
  }
});

test("an address names the page, and the table that is looked at", () => {
  const place = { round: 3, table: 12 };
  expect(deskPath("ab", "rounds", `table=${keyOf(place)}`)).toBe("/pass?tab=rounds&table=3-12#ab");
  expect(placeOf(keyOf(place))).toEqual(place);
  expect([isTab("rounds"), isTab("nowhere"), isTab(null)]).toEqual([true, false, false]);
});
