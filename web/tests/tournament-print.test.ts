// What is printed for a tournament: links, the round, results sheets and what costs points.

import { beforeAll, describe, expect, test } from "vitest";
import type { Editions } from "../src/engine/answers";
import type { Scorer } from "../src/engine/sheet";
import { WasmScorer } from "../src/engine/wasm";
import { emptySheet, penalties, resultsSheet, roundToPrint, tablesOf } from "../src/tournament/print/paper";
import { linkOf } from "../src/tournament/passes";
import { loadEditions, loadModule } from "./engine";
import { madeName, madeTournament } from "./made-tournament";

let scorer: Scorer;
let book: Editions;
beforeAll(async () => {
  scorer = new WasmScorer(await loadModule());
  book = await loadEditions();
});

const MADE = { players: 8, seats: 4, rounds: 3, played: 1, started: false };

describe("links on paper", () => {
  const LAN = "http://192.168.1.20:8106/";
  test("lead to the page's own address", () =>
    expect(linkOf("ab", LAN, { origin: "https://example.org", hostname: "example.org" })).toBe(
      "https://example.org/pass#ab",
    ));
  test.each(["localhost", "127.0.0.1", "[::1]"])(
    "lead to the server's address in the network where the page is open at %s",
    (hostname) => {
      expect(linkOf("ab", LAN, { origin: `http://${hostname}:8106`, hostname })).toBe(
        "http://192.168.1.20:8106/pass#ab",
      );
      expect(linkOf("ab", null, { origin: `http://${hostname}:8106`, hostname })).toBe(
        `http://${hostname}:8106/pass#ab`,
      );
    },
  );
});

test("every table has a pair of cards, whatever passes there are", () => {
  const parts = [
    { role: "organiser" },
    { role: "table", table: 2 },
    { role: "screen" },
    { role: "table", table: 1 },
  ] as const;
  expect(tablesOf([...parts, parts[1]].map((part) => ({ part })))).toEqual([1, 2]);
});

test("the round printed is the one wanted, else the next, else the last", () => {
  const { books } = madeTournament(MADE).sight;
  expect(roundToPrint(books, 1)).toBe(1);
  expect(roundToPrint(books, null)).toBe(2);
  expect(roundToPrint(books, 9)).toBe(2);
  expect(roundToPrint(madeTournament({ ...MADE, played: 3 }).sight.books, null)).toBe(3);
  expect(roundToPrint(madeTournament({ ...MADE, rounds: 0, played: 0 }).sight.books, null)).toBe(null);
});

describe("a results sheet (rule 8.2)", () => {
  const sheetOf = (round: number, change: (sheet: ReturnType<typeof table>) => void = () => {}) => {
    const found = table(round);
    change(found);
    return resultsSheet(found, madeTournament(MADE).names, "championship", { scorer });
  };
  const table = (round: number) => madeTournament(MADE).sight.books.rounds[round - 1]!.tables[0]!;

  test("of a round played has points, sums, and the rack values of games that ended by empty pool", () => {
    const sheet = sheetOf(1);
    expect(sheet.games.map(({ values }) => values)).toEqual([null, [2, 4, 60, 10], [4, 4, 60, 10], [7, 7, 7, 7]]);
    expect(sheet.sums).toEqual(
      [
        [4, 173],
        [2, 25],
        [1, -174],
        [1, -24],
      ].map(([big, small]) => ({ big, small: small! * 60 })),
    );
    expect(sheet.games.map(({ starter }) => starter)).toEqual(["A", "B", "C", "D"]);
  });

  test("counts jokers as the edition does, and tiles", () => {
    const { games } = sheetOf(1, ({ games: entries }) => {
      entries![1]!.hands = [
        { sum: { numbers: 2, jokers: 1, opening: "opened" } },
        { tiles: { rack: ["r9", "J"], opened: true } },
        null,
        { sum: { numbers: 60, jokers: 0, opening: "opened" } },
      ];
    });
    expect(games[1]!.values).toEqual([52, 59, null, 60]);
  });

  test("has no points for who missed a game, however it ended", () => {
    const { games } = sheetOf(1, ({ games: entries }) => (entries![0]!.hands[2] = null));
    expect(games[0]!.scores?.map((score) => score === null)).toEqual([false, false, true, false]);
  });

  test("of a round to come has names and room for the rest", () => {
    const sheet = sheetOf(2);
    expect(sheet.names).toHaveLength(4);
    expect(sheet.names[0]).toBe(madeName(3));
    expect(sheet.sums).toBe(null);
    expect(sheet.games.every(({ values, scores }) => values === null && scores === null)).toBe(true);
  });

  test("for any table has the seats and games of the plan, or of the edition", () => {
    const { books } = madeTournament({ ...MADE, seats: 3 }).sight;
    expect(emptySheet(books, book, "championship")).toMatchObject({ names: ["", "", ""], games: { length: 4 } });
    expect(emptySheet({ plan: null, stage: 0 }, book, "xp")).toMatchObject({
      names: { length: 6 },
      games: { length: 6 },
    });
    expect(emptySheet({ plan: null, stage: 0 }, book, "championship-2019")).toMatchObject({ games: { length: 2 } });
  });
});

test("the foot tells what costs points by the rules of the event, house rules too", () => {
  expect(penalties(book, "championship")).toEqual([
    { kind: "joker", points: 50 },
    { kind: "unopened", points: 100 },
    { kind: "could-have", points: 200 },
  ]);
  expect(penalties(book, "championship-twist joker_penalty=25").map(({ points }) => points)).toEqual([25, 100, 200]);
  const today = penalties(book, "championship penalties_at_pool_end=yes");
  expect(today.map(({ kind }) => kind)).toEqual(["joker", "unopened-always", "could-have"]);
  expect(penalties(book, "original")).toEqual([{ kind: "joker", points: 30 }]);
});
