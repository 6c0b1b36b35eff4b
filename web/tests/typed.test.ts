// A line somebody types: what it means, and how its tiles can be had.

import { describe, expect, test } from "vitest";
import type { Tile } from "../src/protocol/messages";
import type { Lying } from "../src/table/contract";
import { nameAt } from "../src/table/model/names";
import { findWays } from "../src/game/typed/ways";
import { readLine } from "../src/tile/line";
import { wordsOf } from "./browser/player/names";
import { loadEngine, loadModule } from "./engine";

const engine = await loadEngine();
const module = await loadModule();
const solver = new module.Solver();

const tiles = (text: string): Tile[] => text.split(" ").filter((tile) => tile !== "");
const melds = (text: string): Tile[][] =>
  text
    .split("|")
    .map((meld) => tiles(meld.trim()))
    .filter(({ length }) => length > 0);

describe.each([
  ["en", ["b3 b4 b5", "B3b4B5", "b3-5", "b3 4 5", "blue3 4 5", "b3, b4, b5"], "b3 b4 b5"],
  ["en", ["7krb", "k7 r b", "k7r7b7", "7 bla r b"], "k7 r7 b7"],
  ["en", ["r9 j r11", "r9 J r11", "r9 joker r11"], "r9 J r11"],
  ["en", ["r3 4 c b6", "r3-4 colour b6"], "r3 r4 C b6"],
  ["en", ["b4 b5 jb", "b4-5 Jb"], "b4 b5 Jb"],
  ["en", ["jr5r6", "J r5 6", "jr5-6"], "J r5 r6"],
  ["en", ["k1-3 | 7krb", "k1-3/7krb", "k1-3; k7 r b"], "k1 k2 k3 | k7 r7 b7"],
  ["pl", ["n3 n4 n5", "b3-5", "niebieska 3 4 5"], "b3 b4 b5"],
  ["pl", ["ż7 z8 y9", "żółta 7-9", "zolta 7 8 9"], "y7 y8 y9"],
  ["pl", ["cza1 cze1 n1", "1krb"], "k1 r1 b1"],
  ["ru", ["с3 с4 с5", "с3-5", "b3-5", "синяя 3 4 5"], "b3 b4 b5"],
  ["ru", ["7чкс", "ч7 к с", "черная7 красная7 с7"], "k7 r7 b7"],
  ["ru", ["ж9 дж ж11", "ж9 J ж11"], "y9 J y11"],
  ["ru", ["13чсдж", "13чс дж"], "k13 b13 J"],
] as const)("in %s", (language, typed, meant) => {
  test.each(typed)(`%s is ${meant}`, (text) => {
    expect(readLine(text, wordsOf(language).say)).toEqual({ melds: melds(meant), unknown: null });
  });
});

test.each([
  ["b14", "b14"],
  ["x5", "x5"],
  ["bl7", "bl7"],
  ["b", "b"],
  ["b3-", "b3-"],
  ["3 4 5 -", "-"],
  ["k7 x9 b", "x9"],
])("of %s something is not read", (text, unknown) => {
  expect(readLine(text, wordsOf("en").say).unknown).toBe(unknown);
});

test("melds have names beyond Z", () => {
  expect([0, 25, 26, 27, 51, 52].map(nameAt)).toEqual(["A", "Z", "AA", "AB", "AZ", "BA"]);
});

function lying(table: string, rack: string, own = ""): Lying {
  const all = [...melds(table), ...melds(own)];
  const isOwn = (at: number) => at >= melds(table).length;
  return {
    melds: all.map((meld, at) => ({ name: nameAt(at), tiles: meld, own: isOwn(at), aside: false, faceDown: 0 })),
    rack: tiles(rack),
  };
}

/** What comes of a line: the table after each way, melds that changed alone; or why there is none. */
async function come(typed: string, there: Lying, opened = true): Promise<unknown> {
  const rearrange = async (kept: readonly (readonly Tile[])[], loose: readonly Tile[]) => {
    const text = kept.map((meld) => meld.join(" ")).join(" | ");
    const advice = JSON.parse(solver.advise("standard", text, loose.join(" "), true)) as null | {
      laid: Tile[];
      table: Tile[][];
    };
    return advice?.laid.length === loose.length ? advice.table : null;
  };
  const found = await findWays(melds(typed), there, { engine, rules: "standard", opened, rearrange });
  if (found.is !== "ways") return found.is;
  const before = there.melds.map((meld) => meld.tiles.join(" "));
  return found.ways.map(({ after }) =>
    after
      .map((meld) => meld.join(" "))
      .filter((meld) => !before.includes(meld))
      .join(" | "),
  );
}

describe("tiles are had", () => {
  test.each([
    ["from the rack", "r5 r6 r7", "", "r5 r6 r7 k1", ["r5 r6 r7"]],
    ["in the order in which they are a meld", "r7 r5 r6", "", "r5 r6 r7", ["r5 r6 r7"]],
    ["with a meld that they extend", "b3-6", "b4 b5 b6", "b3", ["b3 b4 b5 b6"]],
    ["with the meld, though the rack has one of its tiles", "b3-6", "b4 b5 b6", "b3 b4", ["b3 b4 b5 b6"]],
    ["from a meld that can spare one", "b8 k8 r8", "b8 b9 b10 b11", "k8 r8", ["b9 b10 b11 | b8 k8 r8"]],
    ["from the middle of a long run", "b6 k6 r6", "b3 b4 b5 b6 b7 b8 b9", "k6 r6", ["b3 b4 b5 | b7 b8 b9 | b6 k6 r6"]],
    ["so that a run falls in two", "r4-6 / r6-8", "r4 r5 r6 r7 r8", "r6", ["r4 r5 r6 | r6 r7 r8"]],
    ["with a joker set free", "r3-5 / J k9 b9", "r3 J r5", "r4 k9 b9", ["r3 r4 r5 | J k9 b9"]],
    [
      "in one of two ways",
      "k8 r8 b8",

      "b8 b9 b10 b11 | b5 b6 b7 b8",
      "k8 r8",
      ["b9 b10 b11 | k8 r8 b8", "b5 b6 b7 | k8 r8 b8"],
    ],
    ["by putting melds together anew", "k4 r4 y4", "b4 k4 r4 | b5 b6 b7", "y4", ["b4 b5 b6 b7 | k4 r4 y4"]],
  ])("%s", async (_, typed, table, rack, after) => {
    const read = readLine(typed, wordsOf("en").say);
    expect(await come(read.melds.map((meld) => meld.join(" ")).join("|"), lying(table, rack))).toEqual(after);
  });

  test("from what was laid this turn, before the opening", async () => {
    expect(await come("r5 r6 r7 r8", lying("b1 b2 b3", "r8", "r5 r6 r7"), false)).toEqual(["r5 r6 r7 r8"]);
  });
});

test.each([
  ["r5 r6 r7", "r7 k7 b7", "r5 r6", ["r7"], false],
  // The joker alone is needed, not the 12 that lies in a group of four.
  ["J y11 y12", "r3 J r5 | k12 r12 b12 y12", "y11", ["J"], false],
  ["k11-13/r11-13", "k12 r12 b12 y12", "k11 k13 r11 r13", ["k12", "r12"], true],
] as const)("of %s on %s with %s only what cannot be spared is named", async (typed, table, rack, needed, together) => {
  const rearrange = async () => null;
  const found = await findWays(readLine(typed, wordsOf("en").say).melds, lying(table, rack), {
    engine,
    rules: "standard",
    opened: true,
    rearrange,
  });
  expect(found).toEqual({ is: "needed", tiles: needed, together });
});

test.each([
  ["r5 r6 r8", "", "r5 r6 r8", true, "no-meld"],
  ["r5 r6 r7", "", "r5 r6", true, "nowhere"],
  ["r5 r6 r7", "r7 k7 b7 y7", "r5 r6", false, "closed"],
  ["r5 r6 r7", "r7 k7 b7", "r5 r6", true, "needed"],
  ["r5 r6 r7", "r5 r6 r7", "k1", true, "lies"],
  ["r5 r6 Jr", "", "r5 r6", true, "nowhere"],
])("%s on %s with %s is not", async (typed, table, rack, opened, why) => {
  expect(await come(typed, lying(table, rack), opened)).toBe(why);
});
