// Lines do not break after a word of one letter, nor before the number of a rule.

import { beforeEach, expect, test, vi } from "vitest";
import { tied } from "../src/words/tied";
import { say, speak } from "../src/words/words";

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));

const shown = (text: string): string => text.replaceAll("\u00a0", "~");

test("words of one letter are tied to the next, and rules to their numbers", () => {
  expect(shown(tied("Weź z tabliczki i w banku (zasada 2.2)."))).toBe("Weź z~tabliczki i~w~banku (zasada~2.2).");
  expect(shown(tied("У вас к 7 и с 8, а в магазине"))).toBe("У~вас к~7 и~с~8, а~в~магазине");
  expect(shown(tied("miejsce A"))).toBe("miejsce A");
});

test("every text of the page is tied in Polish and Russian, and none in English", async () => {
  await speak("pl");
  expect(shown(say("meld-two", { one: "czarna 5", two: "joker" }))).toBe("czarna 5 i~joker");
  await speak("ru");
  expect(shown(say("meld-two", { one: "чёрная 5", two: "джокер" }))).toBe("чёрная 5 и~джокер");
  await speak("en");
  expect(say("missing-third", { one: "red 5", two: "red 6" })).not.toContain("\u00a0");
});
