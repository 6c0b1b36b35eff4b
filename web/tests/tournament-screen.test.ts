// What is on the big screen: sizes, pages, phases, the clock's mood.

import { describe, expect, test } from "vitest";
import {
  byName,
  fit,
  nameRoom,
  onPage,
  phaseOf,
  progressOf,
  type Area,
  type Cell,
} from "../src/tournament/screen/layout";
import { goesByStages, hasResults } from "../src/tournament/StandingsTable";
import { shownAt } from "../src/tournament/roundClock";
import { madeTournament } from "./made-tournament";

const AREA: Area = { width: 46, height: 35 };
const LINE: Cell = { width: 20, height: 1.75, gap: 0, columns: 1 };
const CARD: Cell = { width: 14, height: 8, gap: 1, columns: 6 };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("a panel", () => {
  test("has large letters while everything is on one page", () => {
    expect(fit(4, AREA, LINE)).toEqual({ size: 2, columns: 1, rows: 4, pages: 1, stretch: 1.4 });
    expect(fit(14, AREA, LINE)).toMatchObject({ size: 1.4, pages: 1 });
    expect(fit(14, AREA, { ...LINE, head: LINE.height })).toMatchObject({ size: 1.3, pages: 1 });
    expect(fit(20, AREA, LINE)).toMatchObject({ size: 1, rows: 20, pages: 1 });
  });

  test("has several pages, none much emptier than another, when more is there", () => {
    expect(fit(64, AREA, LINE)).toMatchObject({ size: 1.2, columns: 1, rows: 16, pages: 4 });
    expect(fit(20, AREA, CARD)).toMatchObject({ size: 1, columns: 3, rows: 4, pages: 2 });
  });

  test("leaves no column empty", () => {
    expect(fit(2, AREA, CARD)).toMatchObject({ columns: 1, rows: 2 });
    expect(fit(4, { width: 80, height: 9 }, CARD)).toMatchObject({ columns: 4, rows: 1 });
  });

  test("shows nothing larger than it is wide", () => expect(fit(1, { width: 21, height: 35 }, LINE).size).toBe(1));

  test("is one page where it is scrolled, with letters as they are", () => {
    expect(fit(64, { width: 22, height: Infinity }, LINE)).toEqual({
      size: 1,
      columns: 1,
      rows: 64,
      pages: 1,
      stretch: 1,
    });
  });

  test("of nothing is a page", () => expect(fit(0, AREA, CARD)).toMatchObject({ pages: 1 }));

  test.each([1, 7, 16, 33, 64, 100])("shows each of %i once in a turn of its pages", (count) => {
    for (const cell of [LINE, CARD]) {
      const found = fit(count, AREA, cell);
      const shown = numbers(found.pages).flatMap((page) => onPage(numbers(count), found, page));
      expect(shown).toEqual(numbers(count));
      expect(onPage(numbers(count), found, found.pages)).toEqual(onPage(numbers(count), found, 0));
      expect(found.rows * (cell.height * found.stretch + cell.gap) - cell.gap).toBeLessThanOrEqual(
        AREA.height / found.size + 1e-9,
      );
      expect(found.columns * (cell.width + cell.gap) - cell.gap).toBeLessThanOrEqual(AREA.width / found.size);
    }
  });
});

test("an endless name does not make everything small", () => expect(nameRoom([4, 80])).toBe(nameRoom([70])));

test("the screen follows the event: before it, finding a table, playing, over", () => {
  const made = { players: 8, seats: 4, rounds: 3, played: 0, started: false };
  expect(phaseOf(madeTournament({ ...made, rounds: 0 }))).toBe("before");
  expect(phaseOf(madeTournament(made))).toBe("seating");
  expect(phaseOf(madeTournament({ ...made, started: true }))).toBe("playing");
  expect(phaseOf(madeTournament({ ...made, played: 3, over: true }))).toBe("over");
});

test("everybody is found by name, in the order of the reader's language", () => {
  const { board } = madeTournament({ players: 4, seats: 4, rounds: 1, played: 0, started: false });
  const names = { 3: "Łucja", 4: "Maria", 5: "Lena 10", 6: "Lena 9" };
  expect(byName(board.tables, names, "pl").map(({ name, table, seat }) => `${name} ${table}${seat}`)).toEqual([
    "Lena 9 1D",
    "Lena 10 1C",
    "Łucja 1A",
    "Maria 1B",
  ]);
});

test("what a judge has settled is not told as signed", () => {
  expect(progressOf({ sheet: "settled" })).toBe("settled");
  expect(progressOf({ sheet: null })).toBe("playing");
});

test("nobody is first before there is a result", () => {
  const row = { player: 3, place: 1, games: 0, big: 0, small: 0 };
  expect(hasResults([row, { ...row, player: 4 }])).toBe(false);
  expect(hasResults([row, { ...row, player: 4, games: 1 }])).toBe(true);
  expect(hasResults([row, { ...row, player: 4, small: -600 }])).toBe(true);
});

describe("the clock of a round", () => {
  const MINUTE = 60_000;
  test.each([
    [6 * MINUTE, "calm"],
    [5 * MINUTE, "soon"],
    [MINUTE, "last"],
    [0, "up"],
    [-MINUTE, "up"],
  ] as const)("with %i ms left is %s", (left, mood) => {
    expect(shownAt({ clock: "running", ends: 1000 + left }, 1000)).toEqual({
      left: Math.max(0, left),
      isPaused: false,
      mood,
    });
  });

  test("stands still when paused", () =>
    expect(shownAt({ clock: "paused", left: 90_000 }, 5)).toEqual({ left: 90_000, isPaused: true, mood: "soon" }));
});

test("who came further with fewer points is told about, and nothing where points alone decide", () => {
  const row = (place: number, big: number, small: number) => ({ player: place, place, games: 1, big, small });
  expect(goesByStages([row(1, 1, 12), row(2, 0, -12), row(3, 1, 8)])).toBe(true);
  expect(goesByStages([row(1, 2, -56), row(2, 1, 89), row(3, 1, 8)])).toBe(false);
});
