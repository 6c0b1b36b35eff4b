// Every position with proven values, in WebAssembly and, by the same code, natively.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeAnswers, Solver, file, read, readMeld, VECTORS } from "./engine.mjs";

const VALUES = ["max_tiles", "max_shed", "best_opening", "best_opening_without_jokers"];

const solver = new Solver();

/** What is in `tiles` when `others` are taken out, each of which must be there. */
const without = (tiles, others) => {
  const left = [...tiles];
  for (const tile of others) {
    const place = left.indexOf(tile);
    assert.notEqual(place, -1, `${tile} is in ${tiles}`);
    left.splice(place, 1);
  }
  return left;
};

const checkPlan = ({ edition, table, rack }, { plan, max_tiles }) => {
  for (const meld of plan) {
    assert.ok(readMeld(edition, meld.join(" ")).meld, meld.join(" "));
  }
  const laid = without(plan.flat(), table.flat());
  assert.equal(laid.length, max_tiles);
  without(rack, laid);
};

for (const name of VECTORS) {
  test(`${name}: proven values, plans that stand, the native answers`, () => {
    const path = `testdata/vectors/${name}.jsonl`;
    const lines = read(path).trimEnd().split("\n");
    const there = nativeAnswers(path, 1);
    assert.equal(there.length, lines.length);
    for (const [place, line] of lines.entries()) {
      const where = `${path}:${place + 1}`;
      const vector = JSON.parse(line);
      const text = solver.answer(line);
      const answer = JSON.parse(text);
      for (const value of VALUES.filter((value) => value in vector)) {
        assert.equal(answer[value], vector[value], `${where}: ${value}`);
      }
      checkPlan(vector, answer);
      assert.equal(text, there[place].answer, where);
    }
  });
}

test("a solver answers the same however often it is asked", () => {
  const line = '{"table":[["b4","r4","y4","k4"]],"rack":["b3","b5","b6","k9"]}';
  const first = solver.answer(line);
  assert.deepEqual(JSON.parse(first).max_tiles, 3);
  assert.equal(solver.answer(line), first);
  assert.equal(new Solver().answer(line), first);
});

test("what a position leaves out is the Standard game with nothing on the table or the rack", () => {
  assert.deepEqual(JSON.parse(solver.answer("{}")), {
    max_tiles: 0,
    max_shed: 0,
    best_opening: 0,
    best_opening_without_jokers: 0,
    plan: [],
  });
});

test("joker_weight is what a joker sheds, else the rules say it", () => {
  const shed = (more) => JSON.parse(solver.answer(JSON.stringify({ rack: ["r3", "r4", "J"], ...more }))).max_shed;
  assert.equal(shed({}), 57);
  assert.equal(shed({ joker_weight: 30 }), 37);
  assert.equal(shed({ edition: "standard joker_penalty=20" }), 27);
});

test("the bindings for pages answer as those for Node", async () => {
  const text = read("target/wasm/web/dublet.js");
  const page = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const { readFileSync } = await import("node:fs");
  page.initSync({ module: readFileSync(file("target/wasm/web/dublet_bg.wasm")) });
  const line = '{"table":[["r3","r4","r5"]],"rack":["r6"]}';
  assert.equal(new page.Solver().answer(line), solver.answer(line));
});
