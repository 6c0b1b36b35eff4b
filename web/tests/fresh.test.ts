import { expect, test } from "vitest";
import { freshPlaces } from "../src/game/model/fresh";

const meld = (text: string) => text.split(" ");

test.each([
  { name: "a tile added to a meld", before: ["r3 r4 r5"], now: ["r3 r4 r5 r6"], laid: ["r6"], fresh: [[0, 3]] },
  {
    name: "the copy in a new meld, not the one that lay there",
    before: ["r3 r4 r5"],
    now: ["r3 r4 r5", "k5 r5 b5"],
    laid: ["k5", "r5", "b5"],
    fresh: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  },
  {
    name: "two melds alike, one of them new",
    before: ["k1 r1 b1"],
    now: ["k1 r1 b1", "k1 r1 b1"],
    laid: ["k1", "r1", "b1"],
    fresh: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  },
  { name: "nothing laid", before: ["k1 r1 b1"], now: ["k1 r1 b1"], laid: [], fresh: [] },
])("$name", ({ before, now, laid, fresh }) => {
  expect(freshPlaces(before.map(meld), now.map(meld), laid)).toEqual(fresh);
});
