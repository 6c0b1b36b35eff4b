import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Names } from "../../src/table/words";

const LOCALES = new URL("../../../locales/", import.meta.url);

function words(language: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = ["tiles", "table"].flatMap((file) => {
    const text = readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8");
    return bundle.addResource(new FluentResource(text));
  });
  const say = (id: string, args: Record<string, string | number> = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${language} has no ${id}`);
    return bundle.formatPattern(message.value, args, errors);
  };
  return { say, errors, ids: [...bundle._messages.keys()].sort() };
}

describe.each(["en", "pl", "ru"])("in %s", (language) => {
  test("every message is there and can be read", () => {
    expect(words(language).errors).toEqual([]);
    expect(words(language).ids).toEqual(words("en").ids);
  });

  test("a run, a group and what is none have names", () => {
    const { say, errors } = words(language);
    const names = new Names({ say });
    const pieces = ["r3", "J", "r5"].map((face, id) => ({ id, face }));
    const joker = { place: 1, tile: "J", stands: ["r4"] };
    names.meld(pieces, { meld: true, kind: "run", colour: "red", from: 3, to: 5, worth: 12, jokers: [joker] });
    names.meld(pieces, { meld: true, kind: "group", number: 5, worth: 15, jokers: [] });
    names.meld(pieces, null);
    names.placed(pieces[1]!, ["k5", ["r3", "r4"], 7]);
    const reason = { general: [{ problem: "too-few", count: 2 } as const], run: [], group: [] };
    expect(names.meld(pieces.slice(0, 2), { meld: false, order: null, ...reason })).toContain("2");
    expect(errors).toEqual([]);
  });
});

test.each([
  [1, "Twoja tabliczka, 1 kostka", "Ваша подставка, 1 фишка"],
  [3, "Twoja tabliczka, 3 kostki", "Ваша подставка, 3 фишки"],
  [14, "Twoja tabliczka, 14 kostek", "Ваша подставка, 14 фишек"],
  [22, "Twoja tabliczka, 22 kostki", "Ваша подставка, 22 фишки"],
])("%i tiles are counted right", (count, polish, russian) => {
  expect(words("pl").say("table-rack-label", { count })).toBe(polish);
  expect(words("ru").say("table-rack-label", { count })).toBe(russian);
});
