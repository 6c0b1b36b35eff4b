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

  test("a meld that nobody touched stays itself, however much another looks like it", () => {
    const ids = new Ids();
    const before = melds("k7 k8 k9 | k1 k2 k3", ids);
    const after = identify(before, [], table("k1 k2 k3 k4 k5 k6 k7 k8 k9 | k1 k2 k3"), ids);
    expect(after[1]).toEqual(before[1]);
    expect(after[0]?.id).toBe(before[0]?.id);
  });

  test("of a run that is split the longer part is the run, and the other begins where its tiles lay", () => {
    const ids = new Ids();
    const before = melds("b9 b10 b11 | r1 r2 r3 r4 r5 r6 r7", ids);
    const after = identify(before, [], table("b9 b10 b11 | r1 r2 r3 | r4 r5 r6 r7"), ids);
    expect(after.map(({ id }) => id === before[1]?.id)).toEqual([false, false, true]);
    expect(after.map(({ spot }) => spot?.col)).toEqual([0, 4, 7]);
  });

  test("of runs that are joined the longer one is the run, and its tiles keep still", () => {
    const ids = new Ids();
    const before = melds("k1 k2 k3 | b9 b10 b11 | r1 r2 r3 | r4 r5 r6 r7", ids);
    const after = identify(before, [], table("k1 k2 k3 | b9 b10 b11 | r1 r2 r3 r4 r5 r6 r7"), ids);
    expect(after[2]?.id).toBe(before[3]?.id);
    expect(after[2]?.spot?.col).toBe((before[3]?.spot?.col ?? 0) - 3);
  });

  test("regrouped tiles stay with the meld that most of them are from", () => {
    const ids = new Ids();
    const before = melds("k5 r5 b5 y5 | k6 r6 b6 | k7 r7 b7", ids);
    const after = identify(before, [], table("k5 k6 k7 | r5 r6 r7 | b5 b6 b7 y5"), ids);
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
    expect(new Set(after.flatMap(({ pieces }) => pieces))).toEqual(new Set(before.flatMap(({ pieces }) => pieces)));
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

  test("melds all face down are turned over where they lie", () => {
    const ids = new Ids();
    const hidden = (length: number) => Array.from({ length }, () => null);
    const draft = identify([], [], [hidden(4), hidden(3)], ids);
    const after = identify(draft, [], table("k13 r13 b13 | y1 y2 y3 y4"), ids);
    expect(after.map(({ id }) => id)).toEqual([draft[1]?.id, draft[0]?.id]);
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
