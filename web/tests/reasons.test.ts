// Where points come from, as the page says it: the engine's reasons in words.

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Engine } from "../src/engine/engine";
import type { Scorer } from "../src/engine/sheet";
import { WasmEngine, WasmScorer } from "../src/engine/wasm";
import type { End, FinalView, Left } from "../src/protocol/messages";
import { cellsOf } from "../src/sheet/sheet";
import { reasonText } from "../src/words/reasons";
import { speak } from "../src/words/words";
import { loadModule } from "./engine";
import { plain } from "./plain";

let scorer: Scorer;
let engine: Engine;
beforeAll(async () => {
  const module = await loadModule();
  [scorer, engine] = [new WasmScorer(module), new WasmEngine(module)];
  vi.stubGlobal("document", { documentElement: {} });
});

const left = (rack: string, opened = true): Left => ({
  tiles: { rack: rack.split(" ").filter((tile) => tile !== ""), opened },
});
const told = (rules: string, end: End, ...seats: Left[]) =>
  cellsOf(scorer, rules, end, seats).map((cell) => plain(reasonText(cell)));

describe("in English", () => {
  beforeAll(() => speak("en"));

  test("who went out has what the others lost, and a joker's cost is named", () =>
    expect(
      told("standard", "out", left(""), left("k5 J"), left("r9 r10 k1", false), left("r9 r10 r11", false)),
    ).toEqual([
      "What the others lost: 55 + 100 + 200.",
      "Left on the rack: 5 + 50 (joker) = 55.",
      "Did not open: −100 instead of the 20 left (rule 7.2).",
      "Did not open, although the rack could have: −200 instead of the 30 left (rule 7.2).",
    ]));

  test("an empty pool is counted as the edition does, and ties are shared", () => {
    const racks = ["k4", "r4", "J k10", "r10"].map((rack) => left(rack));
    const values = told("standard", "pool", ...racks);
    expect(values[0]).toBe("What the others lost, shared by 2, minus the winner’s own tiles: (60 + 10) / 2 − 4.");
    expect(values[2]).toBe("Left on the rack: 10 + 50 (joker) = 60.");
    const differences = told("championship", "pool", ...racks);
    expect(differences[1]).toBe("What the others lost, shared by 2: (56 + 6) / 2.");
    expect(differences[3]).toBe("Left on the rack: 10, minus the lowest rack: 4 (rule 7.5).");
    expect(told("championship", "pool", ...racks.slice(0, 3))[0]).toMatch(/: 56 \/ 2\.$/);
    expect(told("championship", "pool", ...racks.slice(0, 2))[0]).toMatch(/nobody lost anything \(rule 7\.6\)\.$/);
  });

  test("an announcement in time is told by its rule, with the opening there was", () => {
    const seat = (tiles: number, opened: boolean) => ({ tiles, opened, announced: !opened });
    const view: FinalView = {
      public: {
        rules: "championship",
        phase: "over",
        seats: [seat(0, true), seat(4, false)],
        table: [],
        stacks: [],
        open_stack: null,
        stack_choice: null,
        starter: "A",
        turn: null,
        claims_open: false,
        may_announce: null,
        last_moves: null,
        judge_called: false,
      },
      racks: [[], ["k2", "r9", "r10", "r11"]],
      end: "out",
      scores: [],
      announced_after: [["B", ["r11"]]],
    };
    const announced = engine.points(view)[1]!;
    expect(plain(reasonText(announced))).toBe(
      "Did not open, but announced it in time: −100 instead of the 32 left (rule 7.4).",
    );
    expect(announced.reason).toEqual({ why: "announced", lost: 100, less: 0, melds: [["r9", "r10", "r11"]] });
    const late = engine.points({ ...view, announced_after: [["B", ["k2"]]] })[1]!;
    expect(late.reason).toEqual({ why: "could-have", lost: 200, less: 0, melds: [["r9", "r10", "r11"]] });
  });
});

test.each([
  ["pl", "Bez otwarcia, choć było możliwe: −200 zamiast wartości tabliczki 30 (zasada 7.2)."],
  ["ru", "Без первого выхода, хотя он был возможен: −200 вместо 30 на подставке (правило 7.2)."],
] as const)("the same in %s", async (language, text) => {
  await speak(language);
  expect(told("standard", "out", left(""), left("r9 r10 r11", false))[1]).toBe(text);
});
