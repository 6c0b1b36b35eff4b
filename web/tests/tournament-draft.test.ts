// A table's sheet between people, engine and server: what is handed in is what was filled in.

import { beforeAll, describe, expect, test } from "vitest";
import { exactText, readExact } from "../src/sheet/points";
import { withEntry, type Entry } from "../src/sheet/sheet";
import type { Scorer } from "../src/engine/sheet";
import { WasmScorer } from "../src/engine/wasm";
import type { GameEntry } from "../src/protocol/messages";
import {
  draftOf,
  gameEntries,
  gameEntry,
  gamesOf,
  chairCells,
  newDraft,
  scoresOf,
  sheetOf,
  withAnnouncers,
  withChair,
  withGame,
  withLastRunning,
  withTimeUp,
  type SheetDraft,
} from "../src/tournament/table/draft";
import { loadModule } from "./engine";

const RULES = "championship";
let scorer: Scorer;
beforeAll(async () => {
  scorer = new WasmScorer(await loadModule());
});

/** Seats from the first on had these left; nothing is who went out. */
function filled(draft: SheetDraft, at: number, left: readonly (Partial<Entry> | null)[]): SheetDraft {
  const game = left.reduce((now, entry, player) => withEntry(now, player, entry ?? {}), draft.games[at]!.game);
  return withGame(draft, at, {
    game: { ...game, end: left.includes(null) ? "out" : "pool", out: Math.max(0, left.indexOf(null)) },
  });
}

const sum = (numbers: number, jokers = 0, opening = "opened") => ({ sum: { numbers, jokers, opening } });

describe("points as they are written", () => {
  test.each([
    ["31", 1860],
    ["+31", 1860],
    ["-8", -480],
    ["−8", -480],
    ["10⅓", 620],
    ["10 1/3", 620],
    ["½", 30],
    ["−½", -30],
    ["-2 7/12", -155],
    ["0,5", 30],
    ["0", 0],
    ["-0", 0],
    ["", null],
    ["-", null],
    ["x", null],
    ["1/7", null],
    ["1/0", null],
    ["10 1", null],
  ])("%s", (text, points) => expect(readExact(text)).toBe(points));

  test("are read as they are shown", () => {
    for (let points = -200; points <= 200; points++)
      expect(readExact(exactText(points)), exactText(points)).toBe(points);
  });
});

describe("a game that is handed in", () => {
  test("has an empty hand for who went out, sums and tiles for the others", () => {
    const draft = filled(newDraft(4, 1), 0, [
      { sum: 4, jokers: 1 },
      null,
      { by: "tiles", tiles: ["r9", "r10", "r11"], opening: "excused", drawn: "r11" },
      { sum: 40, opening: "could-have" },
    ]);
    expect(gameEntry(draft, 0)).toEqual({
      end: "out",
      hands: [
        sum(4, 1),
        sum(0),
        { tiles: { rack: ["r9", "r10", "r11"], opened: false, announced_after: "r11" } },
        sum(40, 0, "could-have"),
      ],
    });
  });

  test("is not there while somebody's tiles are missing", () => {
    const draft = filled(newDraft(3, 2), 0, [null, { sum: 5 }, {}]);
    expect(gameEntry(draft, 0)).toBe(null);
    expect(sheetOf(draft)).toEqual({ missing: 0 });
    expect(sheetOf(filled(draft, 0, [null, { sum: 5 }, { sum: 6 }]))).toEqual({ missing: 1 });
  });

  test("scores what a worked sheet says (rule 7.6)", () => {
    const draft = filled(newDraft(4, 1), 0, [{ sum: 4 }, { sum: 4 }, { sum: 60 }, { sum: 10 }]);
    const entry = gameEntry(draft, 0)!;
    expect(scoresOf(scorer, RULES, entry).map(({ big, small }) => `${big}/${exactText(small)}`)).toEqual([
      "1/+31",
      "1/+31",
      "0/−56",
      "0/−6",
    ]);
    expect(chairCells(scorer, RULES, entry).map((cell) => cell?.value)).toEqual([4, 4, 60, 10]);
  });
});

describe("who has left", () => {
  test("has no hand from that game on, and the entries of the others stay theirs", () => {
    const before = filled(newDraft(4, 2), 1, [{ sum: 1 }, { sum: 2 }, null, { sum: 4 }]);
    const draft = withChair(before, 1, 1, false);
    expect(draft.games[0]!.here).toEqual([0, 1, 2, 3]);
    expect(gameEntry(draft, 1)).toEqual({ end: "out", hands: [sum(1), null, sum(0), sum(4)] });
    expect(scoresOf(scorer, RULES, gameEntry(draft, 1)!).map(({ small }) => small)).toEqual([-60, 0, 300, -240]);
  });

  test("may have been there after all, with everything to be entered", () => {
    const draft = withChair(
      withChair(filled(newDraft(3, 1), 0, [null, { sum: 2 }, { sum: 3 }]), 0, 1, false),
      0,
      1,
      true,
    );
    expect(draft.games[0]!.here).toEqual([0, 1, 2]);
    expect(gameEntry(draft, 0)).toBe(null);
    expect(gameEntry(filled(draft, 0, [null, { sum: 7 }, {}]), 0)?.hands).toEqual([sum(0), sum(7), sum(3)]);
  });

  test("leaves the games before as all there are, where one player stays alone", () => {
    const first = filled(newDraft(2, 4), 0, [null, { sum: 9 }]);
    const draft = withChair(first, 1, 0, false);
    expect(gameEntries(draft)).toHaveLength(1);
    expect(sheetOf(draft)).toEqual({ games: [{ end: "out", hands: [sum(0), sum(9)] }] });
  });
});

describe("points the players wrote down", () => {
  test("go along with the game, in sixtieths, with nothing for who has left", () => {
    const left = withChair(newDraft(3, 1), 0, 2, false);
    const draft = { ...filled(left, 0, [null, { sum: 8 }]), compares: true };
    const written = [
      { big: "1", small: "+8" },
      { big: "0", small: "−8" },
      { big: "", small: "" },
    ];
    expect(gameEntry(withGame(draft, 0, { written }), 0)?.written).toEqual([
      { big: 1, small: 480 },
      { big: 0, small: -480 },
      { big: 0, small: 0 },
    ]);
    expect(gameEntry(draft, 0)).toBe(null);
    expect(gamesOf(draft)).toEqual([{ end: "out", hands: [sum(0), sum(8), null] }]);
  });
});

test("a sheet that was handed in comes back to be changed, and is the same until it is", () => {
  const games: GameEntry[] = [
    {
      end: "out",
      hands: [
        { sum: { numbers: 4, jokers: 1, opening: "excused" } },
        { sum: { numbers: 0, jokers: 0, opening: "opened" } },
        { tiles: { rack: ["r9", "J"], opened: false, announced_after: "J" } },
      ],
    },
    {
      end: "pool",
      hands: [{ tiles: { rack: ["k1"], opened: true } }, null, { sum: { numbers: 7, jokers: 0, opening: "opened" } }],
      written: [
        { big: 1, small: 380 },
        { big: 0, small: 0 },
        { big: 0, small: -380 },
      ],
    },
  ];
  const [first, second] = games;
  expect(sheetOf(draftOf([first!], 3, 1))).toEqual({ games: [first] });
  expect(sheetOf(draftOf([second!], 3, 1))).toEqual({ games: [second] });
  expect(sheetOf(draftOf([first!], 3, 4))).toEqual({ games: [first] });
});

describe("a sheet of a round whose time was up", () => {
  const first = (chairs: number, games: number) => filled(newDraft(chairs, games), 0, [null, { sum: 9 }]);

  test("has the games before, down to none, and can be longer after all", () => {
    const draft = withTimeUp(first(2, 4), 1);
    expect(sheetOf(draft)).toEqual({ games: [{ end: "out", hands: [sum(0), sum(9)] }] });
    expect(sheetOf(withTimeUp(first(2, 4), 0))).toEqual({ games: [] });
    expect(sheetOf(withTimeUp(draft, null))).toEqual({ missing: 1 });
  });

  test("ends with the game that ran, as if the pool had run out", () => {
    const draft = withLastRunning(first(2, 4), 1);
    expect(sheetOf(draft)).toEqual({ missing: 1 });
    expect(sheetOf(filled(draft, 1, [{ sum: 3 }, { sum: 5 }]))).toEqual({
      games: [
        { end: "out", hands: [sum(0), sum(9)] },
        { end: "pool", hands: [sum(3), sum(5)] },
      ],
    });
  });

  test("comes back as short as it was, and can be filled up where the plan lets it be short", () => {
    const games = [{ end: "out", hands: [sum(0), sum(9)] }] as GameEntry[];
    const draft = draftOf(games, 2, 4, "for-nobody");
    expect(sheetOf(draft)).toEqual({ games });
    expect(sheetOf(withTimeUp(draft, null))).toEqual({ missing: 1 });
  });
});

describe("what the clock of a table hears", () => {
  const openings = (draft: SheetDraft, at: number) => draft.games[at]!.game.entries.map(({ opening }) => opening);

  test("is put down for the game that is played, by chair", () => {
    const first = filled(newDraft(3, 2), 0, [null, { sum: 5 }, { sum: 6 }]);
    const told = withAnnouncers(withChair(first, 1, 0, false), [2]);
    expect(openings(told, 0)).toEqual(["opened", "opened", "opened"]);
    expect(openings(told, 1)).toEqual(["opened", "excused"]);
    expect(withAnnouncers(told, [2])).toBe(told);
    expect(openings(withAnnouncers(told, []), 1)).toEqual(["opened", "opened"]);
  });

  test("changes nothing once all games are filled in", () => {
    const whole = filled(newDraft(2, 1), 0, [null, { sum: 5 }]);
    expect(withAnnouncers(whole, [1])).toBe(whole);
  });
});
