import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Board } from "../../src/table/model/board";
import { changesOf } from "../../src/table/view/changes";
import { outcomeOf } from "../../src/table/view/paint";
import { Names } from "../../src/table/words";
import { loadEngine } from "../engine";
import { table, tiles } from "./pieces";

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
});

test.each([
  {
    language: "en",
    run: "run 3–5 red, valid",
    group: "group of 5s, valid",
    hidden: "3 tiles being moved",
    joker: "joker stands for black 5, red 3 and red 4 or 7",
    none: "red 3, joker – not valid: only two tiles; a meld needs at least three",
  },
  {
    language: "pl",
    run: "czerwona seria 3–5, poprawny układ",
    group: "grupa piątek, poprawny układ",
    hidden: "3 kostki w trakcie przekładania",
    joker: "joker jako czarna 5, czerwona 3 i czerwona 4 lub 7",
    none: "czerwona 3, joker – to jeszcze nie układ: to tylko dwie kostki, a układ ma co najmniej trzy",
  },
  {
    language: "ru",
    run: "красный ряд 3–5, верно",
    group: "группа пятёрок, верно",
    hidden: "перекладываются 3 фишки",
    joker: "джокер — чёрная 5, красная 3 и красная 4 или 7",
    none: "красная 3, джокер — пока не комбинация: только две фишки, а в комбинации не меньше трёх",
  },
])("a run, a group, what is hidden and what is none have names in $language", ({ language, ...expected }) => {
  const { say, errors } = words(language);
  const names = new Names({ say });
  const pieces = ["r3", "J", "r5"].map((face, id) => ({ id, face }));
  const stands = [{ place: 1, tile: "J", stands: ["r4"] }];
  const tooFew = { problem: "too-few", count: 2 } as const;
  expect({
    run: names.meld(pieces, { meld: true, kind: "run", colour: "red", from: 3, to: 5, worth: 12, jokers: stands }),
    group: names.meld(pieces, { meld: true, kind: "group", number: 5, worth: 15, jokers: [] }),
    hidden: names.meld(pieces, null),
    joker: names.placed(pieces[1]!, ["k5", ["r3", "r4"], 7]),
    none: names.meld(pieces.slice(0, 2), { meld: false, order: null, general: [tooFew], run: [], group: [] }),
  }).toEqual(expected);
  expect(errors).toEqual([]);
});

test.each([
  ["en", "F without red 3, joker: gone."],
  ["pl", "Zabrano z układu F: czerwoną 3, jokera. Teraz gone."],
  ["ru", "Из комбинации F взяли: красную 3, джокера. Теперь gone."],
])("what was taken from a meld is the object of the sentence in %s", (language, told) => {
  const names = new Names(words(language));
  const tiles = names.objects(["r3", "J"].map((face, id) => ({ id, face })));
  expect(names.say("table-said-without", { name: "F", tiles, meld: "gone" })).toBe(told);
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

test.each([
  ["en", true, "A: run 10–13 blue, valid"],
  ["en", false, "A: run 10–13 blue; before you open, nothing may be added here"],
  ["pl", false, "A: niebieska seria 10–13; przed otwarciem nie wolno tu dokładać"],
  ["ru", false, "A: синий ряд 10–13; до первого выхода сюда добавлять нельзя"],
] as const)(
  "a tile put to a meld of the table is not called right before the opening (rule 4.2), in %s",
  async (language, opened, said) => {
    const board = new Board(await loadEngine(), {
      rules: "standard",
      table: table("b10 b11 b12"),
      rack: tiles("J k1"),
      opened,
      mayMove: true,
      fresh: [],
      draft: null,
    });
    const joker = board.rack.filter(({ face }) => face === "J");
    board.move(joker, { to: "meld", meld: board.melds[0]!.id, place: 3 });
    expect(outcomeOf(board, new Names(words(language)), board.melds[0]!)).toBe(said);
  },
);

test("of a table that is suggested anew it is told which melds are gone and called otherwise, and never a long list", async () => {
  const board = new Board(await loadEngine(), {
    rules: "standard",
    table: table("r1 r2 r3 | b1 b2 b3 | k1 k2 k3 | y1 y2 y3 | r5 r6 r7"),
    rack: tiles("r4 b4 k4 y4 r8 b10 b11 b12 k10 k11 k12"),
    opened: true,
    mayMove: true,
    fresh: [],
    draft: null,
  });
  const names = new Names(words("en"));
  const suggest = (melds: string) => {
    const before = board.melds;
    board.suggest(table(melds));
    return changesOf(board, names, before, null);
  };
  const lies = "r1 r2 r3 | b1 b2 b3 | k1 k2 k3 | y1 y2 y3 | r5 r6 r7";
  expect(suggest(`${lies} | b10 b11 b12 | k10 k11 k12`)).toEqual([
    "F: run 10–12 blue, valid.",
    "G: run 10–12 black, valid.",
  ]);
  // However a solver lists them, what lies keeps its name.
  expect(suggest(`k10 k11 k12 | ${lies} | b10 b11 b12 | y4`).slice(0, 1)).toEqual([
    "H: in the making, needs 2 more tiles.",
  ]);
  board.undo();
  expect(suggest(`${lies} | k10 k11 k12`)).toEqual(["F is gone.", "G is now called F."]);
  expect(suggest("r1 r2 r3 r4 | b1 b2 b3 b4 | k1 k2 k3 k4 | y1 y2 y3 y4 | r5 r6 r7 r8 | k10 k11 k12")).toEqual([
    "A: run 1–4 red, valid.",
    "B: run 1–4 blue, valid.",
    "C: run 1–4 black, valid.",
    "D: run 1–4 yellow, valid.",
    "1 more meld changes.",
  ]);
  board.undo();
  // What is new is told first, then where tiles of the rack are, and the rest is what is cut short.
  const moved = "r1 r2 r3 r5 | b1 b2 | k1 k2 k3 k4 | y1 y2 y3 b3 | r6 r7 r8";
  expect(suggest(`${moved} | k10 k11 k12 | b10 b11 b12`).map((text) => text.slice(0, 2))).toEqual([
    "G:",
    "C:",
    "E ",
    "A:",
    "2 ",
  ]);
  board.undo();
  const many = suggest(`${lies} | k10 k11 k12 | r4 | b4 | k4 | y4 | r8`);
  expect(many.map((text) => text.slice(0, 2))).toEqual(["G:", "H:", "I:", "J:", "K:"]);
});
