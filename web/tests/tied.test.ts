// Lines do not break between a number and what it counts, before the number of a rule, nor, in Polish and Russian, after a word
// of one letter.

import { beforeEach, expect, test, vi } from "vitest";
import { CITED } from "../src/rules/cited";
import { tied } from "../src/words/tied";
import { say, speak, type Language } from "../src/words/words";

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));

const shown = (text: string): string => text.replaceAll("\u00a0", "~");

test("words of one letter are tied to the next, and rules to their numbers", () => {
  expect(shown(tied("Weź z tabliczki i w banku (zasada 2.2).", "pl"))).toBe("Weź z~tabliczki i~w~banku (zasada~2.2).");
  expect(shown(tied("У вас к 7 и с 8, а в магазине", "ru"))).toBe("У~вас к~7~и~с~8, а~в~магазине");
  expect(shown(tied("miejsce A", "pl"))).toBe("miejsce A");
});

test("numbers are tied to what they count, and those of rules to no other word", () => {
  expect(shown(tied("Lay 3 tiles: a run of 12 or more", "en"))).toBe("Lay 3~tiles: a run of 12~or more");
  expect(shown(tied("by rule 7.2 it costs 100 (rule 4.2), seat 3", "en"))).toBe(
    "by rule~7.2 it costs 100 (rule~4.2), seat 3",
  );
  expect(shown(tied("21 и 30 — вместе 51", "ru"))).toBe("21~и~30 — вместе 51");
});

test.each<[Language, string]>([
  ["en", "Left on the rack: 44 (rule 6.3)."],
  ["pl", "Wartość tabliczki: 44 (zasada 6.3)."],
  ["ru", "Сумма на подставке: 44 (правило 6.3)."],
])("a rule is found behind its tied number in %s, and leads to its place", (language, text) => {
  expect(shown(tied(text, language).split(CITED)[1] ?? "")).toMatch(/^\(\p{L}+~6\.3\)$/u);
});

test.each<[Language, string]>([
  ["en", "14~tiles"],
  ["pl", "14~kostek"],
  ["ru", "14~фишек"],
])("every text of the page is tied in %s", async (language, tiles) => {
  await speak(language);
  expect(shown(say("tile-count", { count: 14 }))).toBe(tiles);
});

test("words of one letter are tied in Polish and Russian, and not in English", async () => {
  await speak("pl");
  expect(shown(say("meld-two", { one: "czarna 5", two: "joker" }))).toBe("czarna 5~i~joker");
  await speak("ru");
  expect(shown(say("meld-two", { one: "чёрная 5", two: "джокер" }))).toBe("чёрная 5~и~джокер");
  await speak("en");
  expect(shown(say("learn-run"))).not.toMatch(/\ba~/);
});
