// Questions as links, and tiles as they are tapped and typed.

import { beforeAll, describe, expect, test } from "vitest";
import { groupsWith, handOn, putDown, type Advice, type Tables } from "../src/companion/solve/entering";
import { addressOf, readAddress, type Question } from "../src/companion/solve/position";
import { notationOf, pastedQuestion, readTyped } from "../src/companion/solve/typed";
import type { Engine } from "../src/engine/engine";
import type { Scorer } from "../src/engine/sheet";
import { WasmEngine, WasmScorer } from "../src/engine/wasm";
import { wordsOf } from "./browser/player/names";
import { loadModule } from "./engine";

let scorer: Scorer;
let engine: Engine;
beforeAll(async () => {
  const rules = await loadModule();
  scorer = new WasmScorer(rules);
  engine = new WasmEngine(rules);
});

const read = (ask: string, at: string) =>
  readAddress(new URLSearchParams({ ask, at }), (rules) => scorer.deck(rules), "standard");

test("a question comes back from its address as it was", () => {
  const question: Question = {
    ask: "best",
    rules: "twist joker_penalty=30",
    melds: [
      ["r3", "r4", "C", "b6"],
      ["k5", "r5", "y5"],
    ],
    rack: ["b4", "D"],
    opened: false,
  };
  const { searchParams } = new URL(addressOf(question), "http://dublet");
  expect(searchParams.get("at")).toBe("twist joker_penalty=30; r3 r4 C b6 | k5 r5 y5; b4 D; closed");
  expect(readAddress(searchParams, (rules) => scorer.deck(rules), "standard")).toEqual(question);
});

test("tiles that are none, or more than the deck has, are left out of a link", () => {
  const { melds, rack } = read("table", "standard; r3 x9 r3 | D | r3; r3 J J J; opened");
  expect(melds).toEqual([["r3", "r3"]]);
  expect(rack).toEqual(["J", "J"]);
});

test("a link nobody can read asks the first question of an empty table", () => {
  const empty = { ask: "best", rules: "standard", melds: [], rack: [], opened: true };
  expect(read("nonsense", "nonsense; r3; ; opened")).toEqual(empty);
  expect(readAddress(new URLSearchParams(), (rules) => scorer.deck(rules), "standard")).toEqual(empty);
});

describe("tiles that are tapped", () => {
  /** Taps in order, from an empty table or from what lies there. */
  function tapped(taps: string, from: Tables = { melds: [], hand: handOn(0) }): Tables {
    return taps.split(" ").reduce<Tables>(({ melds, hand }, tile) => {
      const lying = melds.flat();
      const advice: Advice = {
        isMeld: (tiles) => engine.meld("standard", tiles).meld,
        places: (meld, one) => engine.places("standard", meld, [one]),
        left: (one) => 2 - lying.filter((other) => other === one).length,
      };
      return putDown(melds, hand, tile, advice);
    }, from);
  }
  const table = (taps: string) => notationOf(tapped(taps).melds);

  test.each([
    ["a run by its first and last tile", "r3 r7", "r3 r4 r5 r6 r7"],
    ["a run from its end", "r7 r3", "r3 r4 r5 r6 r7"],
    ["one run after another", "r3 r5 b1 b4", "r3 r4 r5 | b1 b2 b3 b4"],
    ["a run tile by tile, then another meld", "r3 r4 r5 r6 k9", "r3 r4 r5 r6 | k9"],
    ["a run tile by tile from its end", "r5 r4 r3", "r3 r4 r5"],
    ["a group tile by tile, then a run", "k7 r7 b7 y7 b2 b4", "k7 r7 b7 y7 | b2 b3 b4"],
    ["a joker in a run", "r3 J r6", "r3 J r5 r6"],
    ["a joker before a run", "J r4 r6", "J r4 r5 r6"],
    ["what is no meld as it lies", "r3 r4 r6", "r3 r4 r6"],
    ["a group with a colour twice", "k5 r5 k5", "k5 r5 k5"],
    ["no run that has no tiles left", "r3 r5 r3 r5 r3 r5", "r3 r4 r5 | r3 r4 r5 | r3 r5"],
  ])("make %s", (_, taps, melds) => expect(table(taps)).toBe(melds));

  test("go to the meld somebody chose, and into the gap where one was taken out", () => {
    const { melds } = tapped("r3 r5 k7 r7 b7");
    expect(notationOf(tapped("y9", { melds, hand: handOn(0, true) }).melds)).toBe("r3 r4 r5 y9 | k7 r7 b7");
    expect(notationOf(tapped("r6", { melds, hand: handOn(0, true) }).melds)).toBe("r3 r4 r5 r6 | k7 r7 b7");
    const gap = { melds: [["r3", "r5"]], hand: { at: 0, gap: 1, chosen: true } };
    expect(notationOf(tapped("J k2", gap).melds)).toBe("r3 J r5 | k2");
  });

  test("have the groups of a single tile, as far as there are tiles", () => {
    const deck = scorer.deck("standard");
    const groups = (left: (tile: string) => number) => notationOf(groupsWith(["r7"], deck, left));
    expect(groups(() => 1)).toBe("k7 r7 b7 y7 | r7 b7 y7 | k7 r7 y7 | k7 r7 b7");
    expect(groups((tile) => (tile === "k7" ? 0 : 1))).toBe("r7 b7 y7");
    expect(groupsWith(["r7", "k7"], deck, () => 1)).toEqual([]);
    expect(groupsWith(["J"], deck, () => 1)).toEqual([]);
  });
});

describe("tiles that are typed", () => {
  const typed = (text: string, taken: readonly string[] = [], language = "en") =>
    readTyped(text, scorer.deck("standard"), taken, wordsOf(language).say);

  test("are read in large and small letters, with commas and lines between them", () => {
    expect(typed("B3, b4 b5 | K7 r7\ny7 j")).toEqual({
      melds: [
        ["b3", "b4", "b5"],
        ["k7", "r7", "y7", "J"],
      ],
      unknown: null,
      excess: null,
    });
  });

  test("that are none, or too many, are named and left out", () => {
    expect(typed("r3 x5 r3 z9 | r3", ["k1"])).toEqual({ melds: [["r3", "r3"]], unknown: "x5", excess: "r3" });
    expect(typed("k1 k1", ["k1"])).toEqual({ melds: [["k1"]], unknown: null, excess: "k1" });
  });

  test("are read as in a game, with the letters of the reader's language", () => {
    expect(notationOf(typed("с3-5 / 7чкс дж", [], "ru").melds)).toBe("b3 b4 b5 | k7 r7 b7 J");
    expect(notationOf(typed("n3 4 5 | ż7 k r", [], "pl").melds)).toBe("b3 b4 b5 | y7 k7 r7");
    // A joker of another edition is none of this one.
    expect(typed("b4 b5 jb")).toEqual({ melds: [["b4", "b5"]], unknown: "Jb", excess: null });
  });

  test("may be a whole position or a link", () => {
    const at = "standard; r3 r4 r5; k1 J; opened";
    const link = new URL(addressOf(read("table", at)), "https://dublet.example");
    expect(pastedQuestion(link.href)?.get("ask")).toBe("table");
    expect(pastedQuestion(` ${at}`)?.get("at")).toBe(at);
    expect(pastedQuestion("r3 r4 | k1")).toBe(null);
  });
});
