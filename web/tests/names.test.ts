// Names of people at one table: whoever could be taken for another is found.

import { describe, expect, test } from "vitest";
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
