// The judge's log is looked through by table.

import { expect, test } from "vitest";
import type { CallView } from "../src/protocol/messages";
import { tableOf } from "../src/tournament/judge/tableOf";

const calls: CallView[] = [{ call: 1, place: { round: 2, table: 7 }, by: 3, reason: "time", ruling: null }];

test("what was done at a table belongs to it, and so does the answer to its call", () => {
  expect(tableOf({ do: "sign", place: { round: 1, table: 4 } }, calls)).toBe(4);
  expect(tableOf({ do: "rule", call: 1, rule: "5.1", reason: "late" }, calls)).toBe(7);
});

test("what concerns everybody belongs to no table", () => {
  expect(tableOf({ do: "start" }, calls)).toBe(null);
  expect(tableOf({ do: "rule", call: 2, rule: "5.1", reason: "late" }, calls)).toBe(null);
});
