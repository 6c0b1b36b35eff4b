// Text that cannot be used is answered with a message, and the next question is answered as ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Solver, editions, judgeLay, read, readMeld } from "./engine.mjs";

const messages = ["en", "pl", "ru"].map((language) => read(`locales/${language}/cli.ftl`));

const check = ({ error }, expected) => {
  assert.deepEqual(error, expected);
  for (const text of messages) {
    const line = text.split("\n").find((line) => line.startsWith(`${error.id} = `));
    assert.ok(line, `${error.id} is a message`);
    const variables = [...line.matchAll(/\$(\w+)/g)].map(([, name]) => name);
    assert.deepEqual(Object.keys(error.args).sort(), variables.sort(), error.id);
  }
};

const known = editions()
  .editions.map(({ id }) => id)
  .join(", ");

test("melds", () => {
  for (const [rules, tiles, error] of [
    ["standard", "r3 x4", { id: "error-unknown-tile", args: { tile: "x4" }, field: "tiles", column: 4 }],
    ["standard", "", { id: "error-no-tiles", args: {}, field: "tiles" }],
    ["nonsense", "r3", { id: "error-unknown-edition", args: { edition: "nonsense", known }, field: "rules" }],
    ["", "r3", { id: "error-unknown-edition", args: { edition: "", known }, field: "rules" }],
    ["standard", "D r3 r4", { id: "error-not-in-edition", args: { edition: "standard", tile: "D" }, field: "tiles" }],
    [
      "standard",
      "r5 r5 r5",
      { id: "error-too-many-copies", args: { edition: "standard", tile: "r5", found: 3, copies: 2 }, field: "tiles" },
    ],
    ["standard", "r5 ".repeat(256), { id: "error-too-long", args: {}, field: "tiles", column: 766 }],
    ["standard", "r5 | r6", { id: "error-misplaced", args: { text: "|" }, field: "tiles", column: 4 }],
    [
      "standard copies=9",
      "r5",
      {
        id: "house-bad-value",
        args: { name: "copies", given: "9", allowed: "a whole number from 1 to 3" },
        field: "rules",
      },
    ],
  ]) {
    check(readMeld(rules, tiles), error);
  }
});

test("lays", () => {
  const lay = (table, rack, after) => judgeLay("standard", table, rack, true, after);
  check(lay("r3 r4 |", "", ""), { id: "error-empty-meld", args: {}, field: "table", column: 8 });
  check(lay("r3 r4 r5 | k1 k2", "", ""), { id: "error-not-a-meld", args: { tiles: "k1 k2" }, field: "table" });
  check(lay("", "q1", ""), { id: "error-unknown-tile", args: { tile: "q1" }, field: "rack", column: 1 });
  check(lay("", "r1", "r1 r0"), { id: "error-unknown-tile", args: { tile: "r0" }, field: "after", column: 4 });
  const heap = (tile, copies, count) => ({
    id: "error-too-many-copies",
    args: { edition: "standard", tile, found: count, copies },
    field: "rack",
  });
  check(lay("r3 r4 r5", "r3 r3", ""), heap("r3", 2, 3));
  check(lay("", "r3 ".repeat(255), ""), heap("r3", 2, 255));
  check(lay("r3 r4 r5 | ".repeat(84) + "r3 r4 r5", "r3 ".repeat(255), ""), { ...heap("r3", 2, 85), field: "table" });
});

test("positions", () => {
  const solver = new Solver();
  const solve = (position) => JSON.parse(solver.answer(JSON.stringify(position)));
  const unknown = (tile, field) => ({ id: "error-unknown-tile", args: { tile }, field });
  check(solve({ rack: ["x1"] }), unknown("x1", "rack"));
  check(solve({ rack: ["r1 r2"] }), unknown("r1 r2", "rack"));
  check(solve({ table: [["r1", "r2", ""]] }), unknown("", "table"));
  check(solve({ table: [["r1", "r2", "k9"]] }), {
    id: "error-not-a-meld",
    args: { tiles: "r1 r2 k9" },
    field: "table",
  });
  check(solve({ table: [[]] }), { id: "error-empty-meld", args: {}, field: "table" });
  check(solve({ edition: "nonsense" }), {
    id: "error-unknown-edition",
    args: { edition: "nonsense", known },
    field: "rules",
  });
  check(solve({ table: [["r1", "r2", "r3"]], rack: ["r1", "r1"] }), {
    id: "error-too-many-copies",
    args: { edition: "standard", tile: "r1", found: 3, copies: 2 },
    field: "rack",
  });
  check(solve({ rack: Array(300).fill("r1") }), { id: "error-too-long", args: {}, field: "rack" });
  check(solve({ table: Array(100).fill(["r1", "k1", "b1"]) }), { id: "error-too-long", args: {}, field: "table" });
  for (const text of ["", "{", "null", '"r1"', '{"rack":5}', '{"table":["r1"]}', '{"joker_weight":-1}']) {
    const { error } = JSON.parse(solver.answer(text));
    assert.equal(typeof error?.args.error, "string", text);
    check({ error }, { id: "error-not-a-position", args: { error: error.args.error } });
  }
  assert.equal(solve({ table: [["r3", "r4", "r5"]], rack: ["r6"] }).max_tiles, 1);
});
