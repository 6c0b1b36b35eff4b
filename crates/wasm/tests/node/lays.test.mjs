// Deciding lays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeLay } from "./engine.mjs";

test("a lay that stands says what was laid", () => {
  const after = "b3 b4 b5 b6 | r4 y4 k4";
  assert.deepEqual(judgeLay("standard", "b4 r4 y4 k4", "b3 b5 b6 k9", true, after), {
    ok: true,
    laid: ["b3", "b5", "b6"],
  });
});

test("the same lay is no opening, and an opening has its minimum (rule 4.2)", () => {
  const faults = (after) => judgeLay("standard", "b4 r4 y4 k4", "b3 b5 b6 r1 k1 y1", false, after).faults;
  assert.deepEqual(faults("b3 b4 b5 b6 | r4 y4 k4"), [{ fault: "table-touched", rule: "4.2" }]);
  assert.deepEqual(faults("b4 r4 y4 k4 | r1 k1 y1"), [
    { fault: "worth-too-little", worth: 3, needed: 30, rule: "4.2" },
  ]);
});

test("everything that is wrong is told", () => {
  const { ok, faults } = judgeLay("standard", "r3 r4 r5 | k7 b7 y7", "r6", true, "r3 r4 r6 | k7 b7 y7");
  assert.equal(ok, false);
  assert.deepEqual(
    faults.map(({ fault, rule }) => [fault, rule]),
    [
      ["left-the-table", "4.3"],
      ["not-a-meld", "3.2"],
    ],
  );
  assert.deepEqual(faults[1].tiles, ["r3", "r4", "r6"]);
});

test("tiles that nobody has are named, and nothing laid is no lay (rule 4.1)", () => {
  const faults = (after) => judgeLay("standard", "r3 r4 r5", "r6", true, after).faults;
  assert.deepEqual(faults("r3 r4 r5 r6 r7"), [{ fault: "not-there", tile: "r7", rule: "4.1" }]);
  assert.deepEqual(faults("r3 r4 r5"), [{ fault: "nothing-laid", rule: "4.1" }]);
});

test("a freed joker needs a rack tile where the rules say so (rule 4.4)", () => {
  const lay = (rules) => judgeLay(rules, "r3 r4 J | k9 b9 y9", "r5", true, "r3 r4 r5 | k9 b9 y9 J");
  assert.equal(lay("standard").ok, true);
  assert.deepEqual(lay("original").faults, [{ fault: "freed-joker-without-rack-tile", rule: "4.4" }]);
});
