// The rules on the page are the files of `docs/rules`, for the edition that is played.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../src/protocol/messages";
import { tells, topicsFor, topicsOf, type Block, type Topic } from "../src/rules/text";
import { ALL_RULES } from "../src/tournament/judge/rulebook";

const read = (language: string) =>
  topicsOf(readFileSync(new URL(`../../docs/rules/${language}.md`, import.meta.url), "utf8"));
const BOOKS = { en: read("en"), pl: read("pl"), ru: read("ru") };

/** Everything but the words: what must be the same in every language. */
const shapeOf = (topics: readonly Topic[]) =>
  topics.map(({ level, editions, asWritten, blocks }) => ({
    level,
    editions,
    asWritten,
    blocks: blocks.map(shapeOfBlock),
  }));

function shapeOfBlock(block: Block): unknown {
  switch (block.kind) {
    case "paragraph":
      return [block.kind, block.editions, block.numbers];
    case "list":
      return [block.kind, block.ordered, block.items.map(({ editions, numbers }) => [editions, numbers])];
    case "table":
      return [block.kind, block.head.length, block.rows.length];
  }
}

const titles = (topics: readonly Topic[]) => topics.map(({ title }) => title);
const wordsOf = (topics: readonly Topic[]) => JSON.stringify(topics.map(({ blocks }) => blocks));

describe("the rules to read", () => {
  test.each(["pl", "ru"] as const)("%s has the topics, the marks and the rule numbers of English", (language) => {
    expect(shapeOf(BOOKS[language])).toEqual(shapeOf(BOOKS.en));
  });

  test("marks name editions that there are", () => {
    const marked = BOOKS.en.flatMap(({ editions, blocks }) => [
      ...(editions ?? []),
      ...blocks.flatMap((block) => [
        ...(block.editions ?? []),
        ...(block.kind === "list" ? block.items.flatMap((item) => item.editions ?? []) : []),
      ]),
    ]);
    expect(marked).not.toHaveLength(0);
    expect(EDITIONS).toEqual(expect.arrayContaining([...new Set(marked)]));
  });

  test.each(EDITIONS)("%s is told what is its own and nothing that cannot happen in it", (edition) => {
    const own = topicsFor(BOOKS.en, edition);
    expect(titles(own).includes("Twist: the special jokers")).toBe(edition.endsWith("twist"));
    expect(titles(own).includes("Expert: the coloured jokers")).toBe(edition.endsWith("expert"));
    expect(wordsOf(own).includes("Three doublets")).toBe(/^(family$|xp$|championship)/.test(edition));
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

  test("every rule a message may name is told, in every edition or at least in one", () => {
    for (const topics of Object.values(BOOKS)) {
      const untold = [...ALL_RULES, "1.2", "3.5"].filter((number) => !tells(topics, number));
      expect(untold).toEqual([]);
    }
  });
});
