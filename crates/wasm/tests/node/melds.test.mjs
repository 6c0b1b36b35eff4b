// Reading melds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readMeld } from "./engine.mjs";

test("a meld is told with what its jokers stand for", () => {
  assert.deepEqual(readMeld("twist", "r3 r4 C b6"), {
    meld: true,
    kind: "colour-changing-run",
    first: "red",
    second: "blue",
    from: 3,
    to: 6,
    worth: 18,
    jokers: [{ place: 2, tile: "C", stands: [5] }],
  });
});

test("no meld is told with every reason and the order that would stand", () => {
  assert.deepEqual(readMeld("twist", "D r2 r3"), {
    meld: false,
    general: [],
    run: [{ problem: "below-one" }],
    group: [
      { problem: "different-numbers", first: "r2", other: "r3" },
      { problem: "same-colour-twice", tile: "r3" },
    ],
    order: ["r2", "r3", "D"],
  });
});

test("jokers alone are no meld, however many", () => {
  const { meld, general } = readMeld("standard", "J J J");
  assert.equal(meld, false);
  assert.deepEqual(general, [{ problem: "no-number-tile" }]);
});

test("house rules say which tiles there are", () => {
  assert.equal(readMeld("standard double_jokers=2", "r2 D r5").worth, 14);
});
