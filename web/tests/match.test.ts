// Which game of a match it is, who has won it, and what this browser keeps of games that are over.

import { beforeEach, expect, test, vi } from "vitest";
import type { Editions } from "../src/engine/answers";
import { gamesInRound, rulesText } from "../src/engine/editions";
import type { KnownGame } from "../src/game/model/game";
import { isAsPrinted, leaders, matchOf } from "../src/game/model/match";
import { goesOnWithout, playersOf, wasPlayedFor } from "../src/game/model/people";
import { finishedGames, finishedText, keepFinished } from "../src/screens/finished";
import { gameFileName } from "../src/shared/gameFile";
import { speak } from "../src/words/words";
import { loadModule } from "./engine";

const { editions } = await loadModule();
const book = JSON.parse(editions()) as Editions;

function known(rules: string, players: number, rounds: number, place: [number, number], over = false): KnownGame {
  const scores = Array.from({ length: players }, (_, at) => ({ big: at === 1 ? 1 : 0, small: at === 1 ? 600 : -300 }));
  const chair = (at: number) => ({
    sitter: at === 0 ? { kind: "person", who: "me" } : { kind: "bot", level: "casual" },
    ready: false,
    stand_in: null,
    resigned: false,
  });
  const view = over ? { viewer: "final", scores } : { viewer: "seat" };
  return {
    table: {
      options: { rules, rounds },
      chairs: Array.from({ length: players }, (_, at) => chair(at)),
      game: { place, view, game: `g${place.join("-")}` },
    },
    names: { me: "Ania" },
    present: new Set(["A"]),
    viewer: { kind: "seat", seat: "A" },
  } as unknown as KnownGame;
}

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("a match has as many games as its rounds have together (rule 2.4)", () => {
  expect(gamesInRound(book, "standard", 3)).toBe(3);
  expect(gamesInRound(book, "championship-2019", 4)).toBe(2);
  expect(matchOf(known("standard", 2, 2, [1, 2]), book)).toEqual({ game: 2, games: 4, isOver: false });
  expect(matchOf(known("standard", 2, 2, [2, 2], true), book)).toEqual({ game: 4, games: 4, isOver: true });
  // A game that was broken off is played again.
  expect(matchOf(known("standard", 2, 2, [2, 2]), book)?.isOver).toBe(false);
  expect(matchOf(known("championship-2019", 4, 1, [1, 2], true), book)?.isOver).toBe(true);
});

test("a match is won by games, then by points, and shared by equals", () => {
  const score = (big: number, small: number) => ({ big, small });
  expect(leaders([score(1, 900), score(2, -60), score(1, 0)])).toEqual([1]);
  expect(leaders([score(1, 60), score(0, 900), score(1, 60)])).toEqual([0, 2]);
});

test("the last ten games that were finished here are kept, the newest first, each once", () => {
  for (let game = 1; game <= 12; game += 1)
    keepFinished(known("standard", 2, 20, [1, game], true), true, game, `r${game}`);
  keepFinished(known("standard", 2, 20, [1, 12], true), true, 12, "r12");
  const kept = finishedGames();
  expect(kept.map(({ record }) => record)).toEqual(["r12", "r11", "r10", "r9", "r8", "r7", "r6", "r5", "r4", "r3"]);
  expect(finishedText(kept[0]!)).toBe("Standard · You, Bruno · Bruno wins");
  expect(finishedText({ ...kept[0]!, won: [0] })).toBe("Standard · You, Bruno · you won");
  expect(finishedText({ ...kept[0]!, won: [], me: null })).toBe("Standard · Ania, Bruno · no result");
});

test("a saved game has its day and hour in its name", () => {
  expect(gameFileName(new Date(2026, 10, 8, 9, 5).getTime(), "txt")).toBe("dublet-2026-11-08-0905.txt");
});

test("who gave up is known under the result, and not in the next game", () => {
  const gaveUp = (over: boolean, games: number) => {
    const state = known("standard", 3, 1, [1, 2], over);
    const played = { games: [[], []], gave_up: [{ seat: "A", games }] };
    const table = { ...state.table, ...played } as unknown as KnownGame["table"];
    return playersOf({ ...state, table }).map(({ resigned }) => resigned);
  };
  expect(gaveUp(true, 1)).toEqual([true, false, false]);
  expect(gaveUp(true, 0)).toEqual([false, false, false]);
  expect(gaveUp(false, 1)).toEqual([false, false, false]);
});

test("what a box says of itself is said of a table that plays it as it is", () => {
  const table = (rules: string, clock: number | null = null, rounds = 1) =>
    isAsPrinted(book, { rules, clock, rounds, seats: 3 });
  expect([table("standard"), table("standard", 30), table("standard round=1")]).toEqual([true, true, true]);
  expect(table("standard round=1", null, 2), "a match of single games").toBe(false);
  expect(table("standard plain_jokers=4"), "“two jokers” are four").toBe(false);
  const championship = rulesText(book, "championship", {});
  expect([table(championship, 40), table(championship, 60), table(championship)]).toEqual([true, false, false]);
});

test("for whom a computer player ended the game is known by its end, not by who is back at its result", () => {
  const happened = (...events: object[]) => events.map((event, at) => ({ number: at + 1, at, event }));
  const over = { kind: "game-closed", end: "over" };
  const [away, back] = [
    { kind: "taken-over", seat: "A" },
    { kind: "returned", seat: "A" },
  ];
  const told = (...events: object[]) => {
    const state = { ...known("standard", 3, 1, [1, 2], true), happened: happened(...events) } as unknown as KnownGame;
    return wasPlayedFor(state, playersOf(state)[0]!);
  };
  expect([told(away, over), told(away, over, back)]).toEqual([true, true]);
  expect([told(away, back, over), told(over), told()]).toEqual([false, false, false]);
});

test("a game goes on without whoever gives it up while people are left, and more than two play", () => {
  const person = (who: string) => ({ sitter: { kind: "person", who }, ready: false, stand_in: null, resigned: false });
  const goes = (players: number, people: number) => {
    const state = known("standard", players, 1, [1, 1]);
    const chairs = state.table!.chairs.map((chair, at) => (at < people ? person(`p${at}`) : chair));
    return goesOnWithout({ ...state, table: { ...state.table!, chairs } } as unknown as KnownGame, "A");
  };
  expect([goes(3, 2), goes(3, 1), goes(2, 2)]).toEqual([true, false, false]);
});
