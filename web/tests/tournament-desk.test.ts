// How far a table is, who comes into a stage, and where a page of the desk is.

import { expect, test, vi } from "vitest";
import type { SheetState, Stage } from "../src/protocol/messages";
import { entrantsOf, stageText, wayOf } from "../src/tournament/organiser/planWords";
import { statusOf } from "../src/tournament/organiser/sheetWords";
import { deskPath, isTab, keyOf, placeOf } from "../src/tournament/organiser/tabs";
import { speak, speakOf } from "../src/words/words";
import { plain } from "./plain";

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

test.each([
  ["en", "Final (the best 4): 1 round of 2 games.", "Qualifying (everybody): 4 rounds of 1 game."],
  ["pl", "Finał (4 najlepszych): 1 runda, 2 partie.", "Eliminacje (wszyscy): 4 rundy po 1 partii."],
  ["ru", "Финал (4 лучших): 1 тур, 2 партии.", "Отбор (все): 4 тура по 1 партии."],
] as const)("in %s a stage is told with its rounds and games", async (language, final, qualifying) => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak(language);
  await speakOf("tournament");
  const stage = (kind: string, entrants: unknown, rounds: number, games: number) =>
    plain(stageText({ kind, entrants, rounds, games } as Stage));
  expect([stage("final", { best: 4 }, 1, 2), stage("qualifying", "all", 4, 1)]).toEqual([final, qualifying]);
});
