// Whether what stands in the form of house rules is a game, and what of it is not.

import { beforeAll, describe, expect, test } from "vitest";
import type { Editions } from "../src/engine/answers";
import type { Engine } from "../src/engine/engine";
import { fitHouse, isGame, judge, soundRules, type House } from "../src/screens/judgeRules";
import { loadEditions, loadEngine } from "./engine";

describe("house rules", () => {
  let engine: Engine;
  let book: Editions;
  beforeAll(async () => {
    engine = await loadEngine();
    book = await loadEditions();
  });
  const judged = (house: House, edition = "twist") => judge(engine, book, { edition, house, clock: null });

  test("out of their bounds are all named at once, whatever their order", () => {
    const { wrong, reason } = judged({ double_jokers: "9", opening: "999", joker_penalty: "30" });
    expect([...wrong].sort()).toEqual(["double_jokers", "opening"]);
    expect(reason, "what is left makes a game").toBeNull();
  });

  test("are whole numbers: nothing typed, a fraction or a power is none", () => {
    for (const opening of ["", "30.5", "1e1", "-1"]) expect(judged({ opening }).wrong, opening).toEqual(["opening"]);
    for (const opening of ["0", "030", "200"]) expect(judged({ opening }).wrong, opening).toEqual([]);
  });

  test("that are wrong hide nothing and show nothing that was idle before", () => {
    expect(judged({ opening: "999" }).idle).toEqual(judged({}).idle);
    const unasked = judged({ unopened_penalty: "0" }).idle;
    expect(unasked).toContain("could_have_opened_penalty");
    expect(judged({ unopened_penalty: "0", could_have_opened_penalty: "9999" }).idle).not.toContain(
      "could_have_opened_penalty",
    );
  });

  test("that make no game together have a reason beside what is wrong alone", () => {
    const { wrong, reason } = judged({ copies: "1", opening: "999" }, "standard");
    expect(wrong).toEqual(["opening"]);
    expect(reason?.id).toBe("house-too-few-tiles");
  });

  test("stay with another edition as far as it can have them, and come back with the one that can", () => {
    const fitted = (edition: string, house: House) => fitHouse(engine, book, { edition, house, clock: null });
    const chosen = { opening: "50", mirror_worth: "nothing" };
    const standard = fitted("standard", chosen);
    expect(standard.house, "there is no mirror joker").toEqual({ opening: "50" });
    expect(standard.lost).toEqual(["mirror_worth"]);
    const expert = fitted("twist", { ...standard.aside, ...standard.house });
    expect(expert).toEqual({ house: chosen, aside: {}, lost: [] });
    expect(fitted("standard", { opening: "30" }), "what the edition has by itself is nothing lost").toMatchObject({
      house: {},
      aside: { opening: "30" },
      lost: [],
    });
    expect(fitted("standard", { opening: "50", copies: "1" }).lost, "too few tiles").toEqual(["copies"]);
  });

  test("are a game when nothing is wrong", () => {
    const asked = (house: House) => isGame(engine, book, { edition: "standard", house, clock: 60 });
    expect(asked({ opening: "40" })).toBe(true);
    expect(asked({ opening: "999" })).toBe(false);
    expect(asked({ copies: "1" })).toBe(false);
    expect(soundRules(book, { opening: "999", max_players: "3" })).toEqual({ max_players: "3" });
  });
});
