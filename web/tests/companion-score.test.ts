// A score sheet between people and engine: what is entered, what is missing, and points as they are read.

import { beforeAll, describe, expect, test } from "vitest";
import { exactText } from "../src/sheet/points";
import {
  available,
  isEntered,
  cellOf,
  entryOf,
  missing,
  newGame,
  othersTiles,
  played,
  withAnnounced,
  withEntry,
  type Entry,
  type Game,
  type Sheet,
} from "../src/sheet/sheet";
import { csvOf } from "../src/companion/score/share";
import type { Scorer } from "../src/engine/sheet";
import { WasmScorer } from "../src/engine/wasm";
import { loadModule } from "./engine";

let scorer: Scorer;
beforeAll(async () => {
  scorer = new WasmScorer(await loadModule());
});

describe("points", () => {
  test.each([
    [0, "0"],
    [31 * 60, "+31"],
    [-8 * 60, "−8"],
    [620, "+10⅓"],
    [-30, "−½"],
    [60 + 35, "+1 7⁄12"],
    [35, "+7⁄12"],
  ])("%i sixtieths read %s", (points, text) => expect(exactText(points)).toBe(text));
});

describe("a game", () => {
  test("asks for everybody but who went out", () => {
    const blank = newGame(3, 0);
    expect(missing(blank), "nobody has said who").toBe("end");
    const game = { ...blank, out: 0 };
    expect(missing(game)).toBe(1);
    const one = withEntry(game, 1, { sum: 5 });
    expect(missing(one)).toBe(2);
    expect(missing(withEntry(one, 2, { by: "tiles", tiles: ["r5"] }))).toBe(null);
    expect(missing({ ...one, end: "pool" })).toBe(0);
  });

  test("comes with what the clock heard, which can be changed", () => {
    const game = newGame(3, 0, [2]);
    expect(game.entries.map(({ opening }) => opening)).toEqual(["opened", "opened", "excused"]);
    const bea = { ...game.entries[2]!, sum: 40 };
    expect(cellOf(scorer, "standard", bea)).toMatchObject({ opening: "excused", small: -100 * 60 });
    expect(cellOf(scorer, "standard", { ...bea, opening: "could-have" })).toMatchObject({ small: -200 * 60 });
    expect(withAnnounced(bea, false)).toMatchObject({ opening: "opened", sum: 40 });
    expect(withAnnounced({ ...bea, opening: "could-have" }, false).opening).toBe("could-have");
    // Told again, it changes nothing that was changed since.
    expect(withAnnounced({ ...bea, opening: "opened" }, true).opening).toBe("opened");
  });

  test("asks for the tile drawn before an announcement the clock heard, rather than taking it for none (rule 7.4)", () => {
    const heard = withEntry({ ...newGame(2, 0, [1]), out: 0 }, 1, { by: "tiles", tiles: ["r9", "r10", "J"] });
    expect(missing(heard)).toBe(1);
    const answered = withEntry(heard, 1, { drawn: "J" });
    expect(missing(answered)).toBe(null);
    expect(cellOf(scorer, "standard", answered.entries[1]!)).toMatchObject({ opening: "excused", small: -6000 });
    // Whoever says that there was none, or that they had opened, is asked no more.
    expect(missing(withEntry(heard, 1, { announced: false }))).toBe(null);
    expect(missing(withEntry(heard, 1, { opening: "opened" }))).toBe(null);
  });

  test("has several tiles of one turn, where a penalty brings them", () => {
    const rules = "standard time_up_tiles=3";
    const tiles = ["r9", "r10", "r11", "k2"];
    const entry = { ...newGame(2, 0).entries[1]!, by: "tiles" as const, tiles, opening: "excused" as const };
    const opening = (part: Partial<Entry>) => cellOf(scorer, rules, { ...entry, ...part })?.opening;
    expect(opening({ drawn: "k2" })).toBe("could-have");
    expect(opening({ drawn: "k2", also: ["r11"] })).toBe("excused");
    expect(scorer.facts(rules).most_drawn).toBe(3);
    expect(entryOf({ tiles: { rack: tiles, opened: false, announced_after: ["k2", "r11"] } })).toMatchObject({
      drawn: "k2",
      also: ["r11"],
    });
    expect(entryOf({ tiles: { rack: tiles, opened: false, announced_after: "k2" } })).not.toHaveProperty("also");
  });

  test("takes a sum of nothing for nothing entered, unless there is a joker", () => {
    const entry = newGame(2, 0).entries[0]!;
    expect(isEntered({ ...entry, sum: 0 })).toBe(false);
    expect(isEntered({ ...entry, sum: 0, jokers: 1 })).toBe(true);
  });

  test("has tiles that another player cannot have too", () => {
    const game = withEntry(withEntry(newGame(3, 0), 1, { by: "tiles", tiles: ["r5"] }), 2, {
      by: "sum",
      tiles: ["k1"],
      sum: 3,
    });
    expect(othersTiles(game, 2)).toEqual(["r5"]);
    expect(othersTiles(game, 1)).toEqual([]);
  });

  test("keeps of tiles tapped before what another player has not taken since", () => {
    expect(available(["r5", "r5", "k1"], ["r5"], scorer.deck("standard"))).toEqual(["r5", "k1"]);
  });

  test("is scored by the engine, with tiles looked at (rules 7.2 to 7.4)", () => {
    const entry = {
      ...newGame(2, 0).entries[0]!,
      by: "tiles" as const,
      tiles: ["r9", "r10", "J"],
      opening: "excused" as const,
    };
    expect(cellOf(scorer, "standard", entry)).toMatchObject({ value: 69, opening: "could-have" });
    expect(cellOf(scorer, "standard", { ...entry, drawn: "J" })).toMatchObject({ opening: "excused", small: -6000 });
    expect(cellOf(scorer, "family", entry)).toMatchObject({ opening: "excused" });
  });

  test("has a joker left that costs nothing, by its tile and by its sum", () => {
    const blank = newGame(2, 0).entries[0]!;
    const joker = { value: 0, big: 0, small: 0 };
    for (const entry of [
      { ...blank, sum: 0, jokers: 1 },
      { ...blank, by: "tiles" as const, tiles: ["J"] },
    ])
      expect(cellOf(scorer, "standard joker_penalty=0", entry)).toMatchObject(joker);
  });

  test("says nothing of an announcement by a tile that is not there any more", () => {
    const game = withEntry(newGame(2, 0), 1, { by: "tiles", tiles: ["r9"], opening: "excused", drawn: "J" });
    expect(played(game).seats[1]).toEqual({ tiles: { rack: ["r9"], opened: false } });
  });
});

test("a table for other programs has plain numbers, and names that are no formulas", () => {
  const third = { ...newGame(4, 0), end: "pool" as const };
  const game = [4, 4, 4, 9].reduce<Game>((now, sum, at) => withEntry(now, at, { sum }), third);
  const sheet: Sheet = { edition: "championship", names: ["=Ann", 'B "b"', "C, c", "D"], games: [game] };
  const lines = csvOf(sheet, scorer.score(sheet.edition, 4, sheet.games.map(played))).split("\r\n");
  expect(lines[0]).toBe(`,'=Ann,"B ""b""","C, c",D`);
  expect(lines[1]).toBe("1,1.6666666666666667,1.6666666666666667,1.6666666666666667,-5");
});
