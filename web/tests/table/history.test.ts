import { expect, test } from "vitest";
import { History } from "../../src/table/model/history";

test("steps are taken back and taken again, and a new one forgets what was undone", () => {
  const history = new History("a");
  expect(history.undo()).toBe(false);
  history.push("b");
  history.push("c");
  expect([history.undo(), history.now]).toEqual([true, "b"]);
  expect([history.redo(), history.now]).toEqual([true, "c"]);
  history.undo();
  history.push("d");
  expect([history.now, history.canRedo, history.first]).toEqual(["d", false, "a"]);
});
