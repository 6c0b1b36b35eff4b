// Questions as links.

import { beforeAll, expect, test } from "vitest";
import { addressOf, readAddress, type Question } from "../src/companion/solve/position";
import type { Scorer } from "../src/engine/sheet";
import { WasmScorer } from "../src/engine/wasm";
import { loadModule } from "./engine";

let scorer: Scorer;
beforeAll(async () => {
  scorer = new WasmScorer(await loadModule());
});

const read = (ask: string, at: string) => readAddress(new URLSearchParams({ ask, at }), (rules) => scorer.deck(rules));

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
  expect(readAddress(searchParams, (rules) => scorer.deck(rules))).toEqual(question);
});

test("tiles that are none, or more than the deck has, are left out of a link", () => {
  const { melds, rack } = read("table", "standard; r3 x9 r3 | D | r3; r3 J J J; opened");
  expect(melds).toEqual([["r3", "r3"]]);
  expect(rack).toEqual(["J", "J"]);
});

test("a link nobody can read asks the first question of an empty table", () => {
  const empty = { ask: "open", rules: "standard", melds: [], rack: [], opened: true };
  expect(read("nonsense", "nonsense; r3; ; opened")).toEqual(empty);
  expect(readAddress(new URLSearchParams(), (rules) => scorer.deck(rules))).toEqual(empty);
});
