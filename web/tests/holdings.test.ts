import { beforeEach, expect, test, vi } from "vitest";
import { forgetHolding, keepHolding, recallHolding } from "../src/game/screen/holdings";

const HOLDING = { rack: ["k2", "k1"], table: [["r3", "r4", "r5"]] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("tiles are as they were for the same seat in the same game, and for nobody else", () => {
  keepHolding("t", "A", "g", HOLDING);
  expect(recallHolding("t", "A", "g")).toMatchObject(HOLDING);
  expect(recallHolding("t", "B", "g")).toBeNull();
  expect(recallHolding("t", "A", "next")).toBeNull();
  expect(recallHolding("other", "A", "g")).toBeNull();
  forgetHolding("t", "A");
  expect(recallHolding("t", "A", "g")).toBeNull();
});

test("what nobody comes back for is not kept for ever", () => {
  for (let table = 0; table < 40; table += 1) keepHolding(`t${table}`, "A", "g", HOLDING);
  expect(recallHolding("t0", "A", "g")).toBeNull();
  expect(recallHolding("t39", "A", "g")).toMatchObject(HOLDING);
});

test("where melds lie is kept for the table, whoever has the device: the last one left them there", () => {
  const places = (tile: number) => ({ width: 364, size: "normal" as const, tile, rails: null, melds: [] });
  keepHolding("t", "A", "g", { ...HOLDING, places: places(42) });
  expect(recallHolding("t", "B", "g")).toEqual({ rack: [], table: null, places: places(42) });
  keepHolding("t", "B", "g", { ...HOLDING, rack: ["b1"], places: places(34) });
  expect(recallHolding("t", "A", "g")).toMatchObject({ ...HOLDING, places: places(34) });
  expect(recallHolding("other", "A", "g")).toBeNull();
  expect(recallHolding("t", "A", "next")).toBeNull();
});
