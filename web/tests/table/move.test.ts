import { describe, expect, test } from "vitest";
import { move, type Target } from "../../src/table/model/move";
import { Ids } from "../../src/table/model/piece";
import { find, melds, written } from "./pieces";

function moved(before: string, faces: string[], to: (ids: number[]) => Target, closesUp = false): string {
  const ids = new Ids();
  const all = melds(before, ids);
  const target = to(all.map(({ id }) => id));
  return written(move(all, find(all, ...faces), target, { newId: ids.next, closesUp: () => closesUp }));
}

describe("moving tiles", () => {
  test("into a meld at a place", () => {
    expect(moved("r3 r5 | r4", ["r4"], ([meld]) => ({ to: "meld", meld: meld!, place: 1 }))).toBe("r3 r4 r5");
  });

  test("within a meld, places counting the tiles that stay", () => {
    expect(moved("r3 r5 r4", ["r5"], ([meld]) => ({ to: "meld", meld: meld!, place: 2 }))).toBe("r3 r4 r5");
  });

  test("from the middle of a run leaves two", () => {
    expect(moved("r1 r2 r3 r4 r5", ["r3"], () => ({ to: "new", spot: null }))).toBe("r1 r2 | r4 r5 | r3");
  });

  test("from the middle of a group leaves one", () => {
    expect(moved("k5 r5 b5 y5", ["r5"], () => ({ to: "new", spot: null }), true)).toBe("k5 b5 y5 | r5");
  });

  test("between tiles splits a meld, and they join one side", () => {
    const split = (side: "left" | "right") =>
      moved("r1 r2 r3 r4 | r9", ["r9"], ([meld]) => ({ to: "split", meld: meld!, place: 2, side }));
    expect(split("left")).toBe("r1 r2 r9 | r3 r4");
    expect(split("right")).toBe("r1 r2 | r9 r3 r4");
  });

  test("a tile takes a joker's place and leaves it loose", () => {
    expect(moved("r1 J r3 | r2", ["r2"], ([meld]) => ({ to: "swap", meld: meld!, place: 1 }))).toBe("r1 r2 r3 | J");
  });

  test("joins two melds", () => {
    expect(moved("r1 r2 r3 | r4 r5 r6", ["r4", "r5", "r6"], ([meld]) => ({ to: "meld", meld: meld!, place: 3 }))).toBe(
      "r1 r2 r3 r4 r5 r6",
    );
  });

  test("what stays keeps its place on the screen", () => {
    const ids = new Ids();
    const all = melds("k1 k2 | r3 r4 r5 r6", ids);
    const hand = { newId: ids.next, closesUp: () => false };
    const without = move(all, find(all, "r3"), { to: "rack", place: 0 }, hand);
    expect(without[1]?.spot?.col).toBe(all[1]!.spot!.col + 1);
    const grown = move(without, find(all, "r3"), { to: "meld", meld: all[1]!.id, place: 0 }, hand);
    expect(grown[1]?.spot).toEqual(all[1]?.spot);
  });
});
