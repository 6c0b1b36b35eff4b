// Names of people at one table: whoever could be taken for another is found.

import { describe, expect, test } from "vitest";
import { apart } from "../src/game/model/apart";
import type { Chair } from "../src/protocol/messages";
import { repeatsIn } from "../src/shared/names";

const unnamed = (at: number) => `Player ${at + 1}`;

describe("names at one table", () => {
  test("are compared without capitals and the spaces around them; the later one is wrong", () => {
    expect(repeatsIn(["Ania", " ania ", "Ola"], 3, unnamed)).toEqual([null, "person", null]);
    expect(repeatsIn(["Ола", "Ania", "ОЛА", "ola"], 4, unnamed)).toEqual([null, null, "person", null]);
  });

  test("are only those of who plays", () => {
    expect(repeatsIn(["Ania", "Ola", "Ania"], 2, unnamed)).toEqual([null, null]);
  });

  test("are not those of a seat without one", () => {
    expect(repeatsIn(["player 2", "", "Ola"], 3, unnamed)).toEqual(["unnamed", null, null]);
    expect(repeatsIn(["Player 2", "Ania"], 2, unnamed)).toEqual([null, null]);
    expect(repeatsIn(["", "", ""], 3, unnamed)).toEqual([null, null, null]);
  });
});

describe("people of one name", () => {
  const chair = (who: string | null): Chair => ({
    sitter: who === null ? null : { kind: "person", who },
    ready: false,
    stand_in: null,
    resigned: false,
  });

  test("are told apart by a number, by chairs, whatever capitals they wrote", () => {
    const names = { x: "anna", y: "Ola", z: "Anna" };
    expect(apart(names, [chair("z"), chair(null), chair("y"), chair("x")])).toEqual({
      z: "Anna",
      y: "Ola",
      x: "anna (2)",
    });
    expect(apart(names, [chair("x"), chair("z")])).toEqual({ x: "anna", z: "Anna (2)", y: "Ola" });
  });

  test("are not called as another is already", () => {
    const names = { x: "Anna", y: "Anna (2)", z: "Anna" };
    expect(apart(names, [chair("x"), chair("y"), chair("z")])).toEqual({ x: "Anna", y: "Anna (2)", z: "Anna (3)" });
  });

  test("keep their names who played and left", () => {
    const names = { x: "Anna", y: "Anna" };
    const left = { ...chair(null), left: { kind: "person", who: "y" } } as const;
    expect(apart(names, [left, chair("x")])).toEqual({ y: "Anna", x: "Anna (2)" });
  });
});
