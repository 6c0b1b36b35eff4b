// The rules on the page are the files of `docs/rules`, for what is played.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editionOf, valueOf } from "../src/engine/editions";
import { EDITIONS } from "../src/protocol/messages";
import { tells, topicsOf, type Block, type Played, type Topic, type Words } from "../src/rules/text";
import { ALL_RULES, isPlayed } from "../src/tournament/judge/rulebook";
import { loadEditions, loadEngine } from "./engine";

const read = (language: string) => readFileSync(new URL(`../../docs/rules/${language}.md`, import.meta.url), "utf8");
const BOOKS = { en: read("en"), pl: read("pl"), ru: read("ru") };
const LANGUAGES = ["en", "pl", "ru"] as const;

const engine = await loadEngine();
const values = await loadEditions();
const playing = (rules: string): Played => ({
  edition: editionOf(rules),
  value: (name) => valueOf(values, rules, name) ?? "",
});
/** An edition of today. */
const edition = (id: string): Played => playing(values.editions.find((one) => one.id === id)?.rules ?? id);

/** Everything but the words: what must be the same in every language. */
const shapeOf = (topics: readonly Topic[]) =>
  topics.map(({ level, asWritten, blocks }) => ({ level, asWritten, blocks: blocks.map(shapeOfBlock) }));

function shapeOfBlock(block: Block): unknown {
  switch (block.kind) {
    case "paragraph":
      return [block.kind, block.numbers];
    case "list":
      return [block.kind, block.ordered, block.items.map(({ numbers }) => numbers)];
    case "table":
      return [block.kind, block.head.length, block.rows.length];
  }
}

/** Comments in a file, without the words in them, in the order in which they stand. */
const marksOf = (text: string) =>
  [...text.matchAll(/<!-- (.+?) -->/gs)].map(([, mark = ""]) => mark.replace(/^(played[^:]*:).*/s, "$1"));

const titles = (topics: readonly Topic[]) => topics.map(({ title }) => title);
const textOf = (words: Words): string =>
  words
    .map((token) => ("tokens" in token ? textOf(token.tokens ?? []) : token.type === "html" ? "" : token.raw))
    .join("");
/** Everything but the tables, which have examples. */
const wordsOf = (topics: readonly Topic[]) =>
  topics
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "list" ? block.items : block.kind === "table" ? [] : [block]))
    .map(({ words }) => textOf(words).replaceAll("\n", " "))
    .join("\n");

/** Tiles written down, meld by meld; nothing where it is not about tiles. */
const tilesIn = (words: Words): readonly (readonly (readonly string[])[])[] =>
  words
    .filter(({ type }) => type === "codespan")
    .map(({ raw }) => raw.replaceAll("`", ""))
    .filter((text) => /^(?:(?:[krby]\d+|J[krby]?|[DCM])(?: \| | |$))+$/.test(text))
    .map((text) => text.split(" | ").map((meld) => meld.split(" ")));

const ANSWERS = new Map([
  ...["yes", "tak", "да"].map((word) => [word, true] as const),
  ...["no", "nie", "нет"].map((word) => [word, false] as const),
]);
/** What a cell answers, in any language. */
const answerOf = (words: Words): boolean | undefined => ANSWERS.get(textOf(words).split(/[ ,]/)[0] ?? "");

/** Every example of a table, and every lay, with whether it is said to be right. */
function examplesOf(topics: readonly Topic[]) {
  const blocks = topics.flatMap((topic) => topic.blocks);
  const tables = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const answered = tables.flatMap((row) => {
    const isRight = row.map(answerOf).find((answer) => answer !== undefined);
    return isRight === undefined
      ? []
      : [{ melds: tilesIn(row[0] ?? []).flat(), opens: row.length > 2 && /=/.test(textOf(row[1] ?? [])), isRight }];
  });
  const lays = blocks.flatMap((block) => {
    const lines = block.kind === "list" ? block.items : block.kind === "paragraph" ? [block] : [];
    return lines.flatMap(({ words }) => {
      const [table = [], [rack = []] = [], after] = tilesIn(words);
      return after === undefined || !textOf(words).includes("→")
        ? []
        : [{ table, rack, after, isRight: block.kind === "list" }];
    });
  });
  return { answered, lays };
}

describe("the rules to read", () => {
  test.each(["pl", "ru"] as const)("%s has the topics, the marks and the rule numbers of English", (language) => {
    expect(marksOf(BOOKS[language])).toEqual(marksOf(BOOKS.en));
    for (const played of [null, ...EDITIONS.map(edition)])
      expect(shapeOf(topicsOf(BOOKS[language], played))).toEqual(shapeOf(topicsOf(BOOKS.en, played)));
  });

  test("marks name editions and values that there are", () => {
    const editions = new Set<string>(EDITIONS);
    const allowed = new Map(values.values.map(({ name, allowed: may }) => [name, may]));
    for (const mark of marksOf(BOOKS.en)) {
      const [kind = "", said = ""] = mark.split(":").map((part) => part.trim());
      if (mark === "as written" || mark === "unless played") continue;
      if (kind === "editions") expect(said.split(" ").filter((one) => !editions.has(one))).toEqual([]);
      else if (kind === "when" || kind.startsWith("played")) {
        const conditions = kind === "when" ? said : kind.slice("played".length).trim();
        for (const [, name = "", value = ""] of conditions.matchAll(/([a-z_]+)!?=(\S+)/g)) {
          const may = allowed.get(name);
          expect(may, mark).toBeDefined();
          if (may?.kind === "choice") expect(may.of, mark).toContain(value);
        }
      } else expect(allowed.has(mark), mark).toBe(true);
    }
    for (const text of Object.values(BOOKS))
      for (const [, name = ""] of text.matchAll(/\{([a-z_]+)\}/g)) expect(allowed.has(name), name).toBe(true);
  });

  test("a number that is a value is that of Standard in the file", () => {
    for (const text of Object.values(BOOKS))
      for (const [, number, name = ""] of text.matchAll(/(\d+)<!-- ([a-z_]+) -->/g))
        expect([name, number]).toEqual([name, valueOf(values, "standard", name)]);
  });

  test.each(EDITIONS)("%s is told what is its own and nothing that cannot happen in it", (id) => {
    const own = topicsOf(BOOKS.en, edition(id));
    expect(titles(own).includes("Twist: the special jokers")).toBe(id.endsWith("twist"));
    expect(titles(own).includes("Expert: the coloured jokers")).toBe(id.endsWith("expert"));
    expect(wordsOf(own).includes("Three doublets")).toBe(/^(family$|xp$|championship)/.test(id));
    expect(wordsOf(own).includes("minus 200")).toBe(id !== "original");
    expect(wordsOf(own).includes("plain joker")).toBe(!id.endsWith("expert"));
    expect(wordsOf(own).includes("in any valid meld")).toBe(id !== "original");
    // A sentence that leads to a list is not left alone.
    for (const { blocks } of own) {
      for (const [at, block] of blocks.entries()) {
        if (block.kind !== "paragraph") continue;
        const last =
          block.words
            .filter(({ type }) => type !== "html")
            .at(-1)
            ?.raw.trimEnd() ?? "";
        if (last.endsWith(":")) expect(blocks[at + 1]?.kind).not.toBe("paragraph");
      }
    }
  });

  test.each(LANGUAGES)("house rules are told as they are played, in %s", (language) => {
    const house =
      "standard opening=25 joker_penalty=17 move_seconds=45 unopened_penalty=70 could_have_opened_penalty=140 time_up_tiles=3";
    const told = topicsOf(BOOKS[language], playing(house));
    const words = wordsOf(told);
    expect(titles(told).filter((title) => title.includes("25"))).toHaveLength(1);
    for (const number of ["25", "17", "45", "70", "140"]) expect(words).toMatch(new RegExp(`\\b${number}\\b`));
    // Nothing of the edition's own numbers is left: neither the worth of an opening nor what it costs to have none.
    expect(titles(told).join()).not.toContain("30");
    expect(words).not.toMatch(/\b(100|200)\b/);
    const plain = wordsOf(topicsOf(BOOKS[language], playing("standard")));
    expect(plain).toMatch(/\b30\b/);
    expect(plain).toMatch(/\b200\b/);
  });

  test.each([...EDITIONS, "expert freed_jokers=with-rack-tile"])(
    "the examples for %s are as the rules judge them",
    (id) => {
      const played = id.includes(" ") ? playing(id) : edition(id);
      const rules = id.includes(" ") ? id : (values.editions.find((one) => one.id === id)?.rules ?? id);
      for (const language of LANGUAGES) {
        const { answered, lays } = examplesOf(topicsOf(BOOKS[language], played));
        expect(answered.length).toBeGreaterThan(14);
        expect(lays).toHaveLength(rules.includes("with-rack-tile") || id === "original" ? 11 : 10);
        for (const { melds, opens, isRight } of answered) {
          const isMeld = melds.every((meld) => engine.meld(rules, meld).meld);
          const judged = opens ? engine.lay(rules, [], melds.flat(), false, melds).ok : isMeld;
          expect([language, melds, judged]).toEqual([language, melds, isRight]);
        }
        for (const { table, rack, after, isRight } of lays)
          expect([language, after, engine.lay(rules, table, rack, true, after).ok]).toEqual([language, after, isRight]);
      }
    },
  );

  test.each(LANGUAGES)("a run is said to have one colour only where nothing changes it, in %s", (language) => {
    const told = (rules: string) => topicsOf(BOOKS[language], playing(rules));
    const why = (rules: string) =>
      told(rules)
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])))
        .filter(([laid = []]) => textOf(laid).startsWith("`r4 r5 b6`"))
        .map(([, , reason = []]) => textOf(reason).trim());
    const special = titles(told("twist")).find((title) => title.startsWith("Twist"))!;
    expect(wordsOf(told("twist"))).toContain(special);
    expect(wordsOf(told("standard"))).not.toContain(special);
    for (const rules of ["twist", "standard colour_change_jokers=1"]) {
      expect(why(rules)).toHaveLength(1);
      expect(why(rules)[0]!.startsWith(`${why("standard")[0]!}, `), why(rules)[0]).toBe(true);
    }
  });

  test("a penalty there is none of is not told", () => {
    for (const language of LANGUAGES) {
      expect(wordsOf(topicsOf(BOOKS[language], edition("championship")))).toMatch(/100\/200/);
      expect(wordsOf(topicsOf(BOOKS[language], edition("original")))).not.toMatch(/0\/0/);
    }
  });

  test("what costs nothing here is said to (rule 4.5)", () => {
    const said = { en: "takes no wrong move", pl: "błędnego ruchu nie przyjmie", ru: "неверный ход не примет" };
    for (const language of LANGUAGES) {
      const told = (rules: string) => wordsOf(topicsOf(BOOKS[language], playing(rules)));
      expect(told("family")).toContain(said[language]);
      expect(told("standard")).not.toContain(said[language]);
      expect(told("standard wrong_lay_tiles=2")).toContain(said[language]);
    }
  });

  test("every rule a message may name is told, in every edition or at least in one", () => {
    for (const text of Object.values(BOOKS)) {
      const untold = [...ALL_RULES, "1.2", "3.5"].filter((number) => !tells(topicsOf(text, null), number));
      expect(untold).toEqual([]);
    }
  });

  test.each(EDITIONS)("a judge of %s is offered no rule that its rules do not tell", (id) => {
    const rules = values.editions.find((one) => one.id === id)?.rules ?? id;
    const offered = ALL_RULES.filter((rule) => isPlayed(values, rules, rule));
    const topics = topicsOf(BOOKS.en, playing(rules));
    expect(offered.filter((rule) => !tells(topics, rule))).toEqual([]);
  });
});
