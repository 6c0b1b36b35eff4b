import { describe, expect, test } from "vitest";
import { identify, identifyRack } from "../../src/table/model/identify";
import { Ids } from "../../src/table/model/piece";
import { find, melds, table, tiles, written } from "./pieces";

describe("finding tiles again", () => {
  test("each tile of the same table is the same piece", () => {
    const ids = new Ids();
    const before = melds("r3 r4 r5 | r3 b3 k3", ids);
    expect(identify(before, [], table("r3 r4 r5 | r3 b3 k3"), ids)).toEqual(before);
  });

  test("of two alike the one of the same meld stays", () => {
    const ids = new Ids();
    const before = melds("r3 r4 r5 | r3 b3 k3", ids);
    const after = identify(before, [], table("r3 b3 k3 y3 | r3 r4 r5 r6"), ids);
    expect(after[0]?.id).toBe(before[1]?.id);
    expect(after[0]?.pieces[0]).toBe(before[1]?.pieces[0]);
    expect(after[1]?.pieces[0]).toBe(before[0]?.pieces[0]);
  });

  test("a tile that changes its meld is the same piece", () => {
    const ids = new Ids();
    const before = melds("r3 r4 r5 r6 | b6 k6 y6", ids);
    const after = identify(before, [], table("r3 r4 r5 | b6 k6 y6 r6"), ids);
    expect(after[1]?.pieces[3]).toBe(find(before, "r6")[0]);
  });

  test("a tile laid from the rack is the rack's piece", () => {
    const ids = new Ids();
    const before = melds("r3 r4 r5", ids);
    const spare = [{ id: ids.next(), face: "r6" }];
    expect(identify(before, spare, table("r3 r4 r5 r6"), ids)[0]?.pieces[3]).toBe(spare[0]);
  });

  test("a tile face down is turned over where it lies", () => {
    const ids = new Ids();
    const draft = identify(melds("r3 r4 r5", ids), [], [["r3", "r4", "r5", null]], ids);
    const after = identify(draft, [], table("r3 r4 r5 r6"), ids);
    expect(written(after)).toBe("r3 r4 r5 r6");
    expect(after[0]?.pieces[3]?.id).toBe(draft[0]?.pieces[3]?.id);
  });
});

describe("a rack", () => {
  const rack = (text: string, ids: Ids) => tiles(text).map((face) => ({ id: ids.next(), face }));

  test("keeps its order, and what is drawn is new", () => {
    const ids = new Ids();
    const own = rack("y9 k1 r5", ids);
    const { kept, drawn } = identifyRack(own, new Set(), tiles("b2 r5 k1 y9"), ids);
    expect(kept).toEqual(own);
    expect(drawn.map(({ face }) => face)).toEqual(["b2"]);
  });

  test("of two alike it is the laid one that left", () => {
    const ids = new Ids();
    const own = rack("r5 r5", ids);
    const { kept } = identifyRack(own, new Set([own[0]!.id]), ["r5"], ids);
    expect(kept).toEqual([own[1]]);
  });
});
