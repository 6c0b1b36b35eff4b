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
  {
    name: "the copy in the meld that was made, not the one that stayed in a meld that changed too",
    before: ["r8 b8 J", "b5 b6 b7 b8 b9"],
    now: ["k8 r8 b8", "b5 b6 b7 b8 b9", "b6 J b8"],
    laid: ["k8", "b6", "b8"],
    fresh: [
      [0, 0],
      [2, 0],
      [2, 2],
    ],
  },
  {
    name: "the copy in the meld that grew, not the one in a group that gave a tile away",
    before: ["k8 r8 b8 y8", "b6 J", "y6 y7"],
    now: ["k8 r8 b8", "b6 J b8", "y6 y7 y8"],
    laid: ["b8"],
    fresh: [[1, 2]],
  },
  {
    name: "on a table nobody has seen before, what was laid",
    before: [],
    now: ["r3 r4 r5", "k5 r5 b5"],
    laid: ["r5"],
    fresh: [[0, 2]],
  },
  { name: "nothing laid", before: ["k1 r1 b1"], now: ["k1 r1 b1"], laid: [], fresh: [] },
])("$name", ({ before, now, laid, fresh }) => {
  expect(freshPlaces(before.map(meld), now.map(meld), laid)).toEqual(fresh);
});
