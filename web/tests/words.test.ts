// Every text is there in every language, and every text the page asks for is there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { BOXES, hasBox } from "../src/shared/boxes";
import { EDITIONS, LEVELS, type Refusal, type Refused } from "../src/protocol/messages";
import { sentence } from "../src/words/sentence";

const LOCALES = join(import.meta.dirname, "../../locales");
/** Texts the page has, whichever part of it loads them. */
const PAGE_FILES = [
  "tiles.ftl",
  "game.ftl",
  "table.ftl",
  "page.ftl",
  "aloud.ftl",
  "companion.ftl",
  "solve.ftl",
  "tournament.ftl",
  "desk.ftl",
  "phone.ftl",
  "hall.ftl",
];
/** Of these, what is said at a terminal as well. */
const SHARED_FILES = ["tiles.ftl", "game.ftl", "table.ftl", "solve.ftl", "tournament.ftl"];
const FILES = [...PAGE_FILES, "cli.ftl"];
const LANGUAGES = ["en", "pl", "ru"];

const idsOf = (language: string, file: string): string[] =>
  new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")).body.map((message) => message.id).toSorted();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

test.each(FILES)("%s has the same texts in all languages", (file) => {
  const english = idsOf("en", file);
  for (const language of LANGUAGES) expect(idsOf(language, file)).toEqual(english);
});

test.each(LANGUAGES)("no text of the page hides one of another file in %s", (language) => {
  const all = PAGE_FILES.flatMap((file) => idsOf(language, file));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test("every text the page asks for is there", () => {
  const known = new Set(FILES.flatMap((file) => idsOf("en", file)));
  const asked = sources(join(import.meta.dirname, "../src")).flatMap((source) =>
    [...source.matchAll(/\bsay\("([^"]+)"/g)].map(([, id]) => id ?? ""),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});

test("every family of texts the page asks for by a name has members", () => {
  const known = FILES.flatMap((file) => idsOf("en", file));
  const asked = sources(join(import.meta.dirname, "../src")).flatMap((source) =>
    [...source.matchAll(/\bsay\(`([^`$]+)\$/g)].map(([, start]) => start ?? ""),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const start of asked) expect(known.filter((id) => id.startsWith(start)).length, start).toBeGreaterThan(0);
});

/** Every reason there is: one that is missing here does not compile. */
const REFUSED: Record<Exclude<Refused["why"], "rules">, true> = {
  stale: true,
  "not-seated": true,
  "not-host": true,
  taken: true,
  "already-seated": true,
  "no-such-seat": true,
  "too-few": true,
  "bad-options": true,
  "in-game": true,
  "no-game": true,
  paused: true,
  closed: true,
  "not-stored": true,
};
/** A bad lay is told by its faults. */
const REFUSALS: Record<Exclude<Refusal["refusal"], "bad-lay">, true> = {
  "not-now": true,
  "no-such-seat": true,
  "not-your-turn": true,
  "pool-empty": true,
  "pool-not-empty": true,
  "no-stack-choice": true,
  "no-such-stack": true,
  "no-claims": true,
  "claims-closed": true,
  "too-few-doublets": true,
  "no-announcements": true,
  "already-opened": true,
  "not-after-draw": true,
  "wrong-deck": true,
  "nothing-to-take-back": true,
};

test("every refusal has a text", () => {
  const known = FILES.flatMap((file) => idsOf("en", file));
  const wanted = [
    ...Object.keys(REFUSED).map((why) => `refused-${why}`),
    ...Object.keys(REFUSALS).map((refusal) => `refusal-${refusal}`),
  ];
  expect(wanted.filter((id) => !known.includes(id))).toEqual([]);
});

test("a reason that stands alone is a sentence", () => {
  expect(sentence("the pool is empty: lay or pass")).toBe("The pool is empty: lay or pass.");
  expect(sentence("очередь игрока Ania")).toBe("Очередь игрока Ania.");
  expect(sentence("That turn is over.")).toBe("That turn is over.");
  expect(sentence("3 of 30 to open")).toBe("3 of 30 to open.");
});

test("every text of the page is asked for", () => {
  const all = sources(join(import.meta.dirname, "../src")).join("\n");
  const families = [...all.matchAll(/\bsay\(`([^`$]+)\$/g)].map(([, start]) => start ?? "");
  // What the server answers is asked for by the id it sends.
  const page = readFileSync(join(LOCALES, "en/page.ftl"), "utf8");
  const [told = ""] = page.split("# What the server answers.");
  // What the terminal has too may be asked for there.
  const parts = PAGE_FILES.filter((file) => !SHARED_FILES.includes(file) && file !== "page.ftl").map((file) =>
    readFileSync(join(LOCALES, "en", file), "utf8"),
  );
  const ids = new FluentResource([told, ...parts].join("\n")).body.map((message) => message.id);
  expect(ids.filter((id) => !all.includes(`"${id}"`) && !families.some((start) => id.startsWith(start)))).toEqual([]);
});

test.each(LANGUAGES)("every edition and level has a text of its own in %s", (language) => {
  const bundle = new FluentBundle(language);
  for (const file of ["game.ftl", "page.ftl"]) {
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")));
  }
  const textOf = (id: string, name: string, value: string) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { [name]: value });
  for (const [id, name, values] of [
    ["edition-name", "edition", EDITIONS],
    ["edition-about", "edition", EDITIONS],
    ["level-name", "level", LEVELS],
  ] as const) {
    // What none of them is has a text too, which must not be one of theirs.
    const texts = [...values, "no-such-thing"].map((value) => textOf(id, name, value));
    expect(new Set(texts).size, `${id}: ${texts.join(", ")}`).toBe(texts.length);
  }
  // The editions of one box say the same box, no two boxes are alike, and what has no box is a championship.
  const boxes = BOXES.map((editions) => new Set(editions.map((edition) => textOf("edition-box", "edition", edition))));
  expect(boxes.every((names) => names.size === 1)).toBe(true);
  const rest = EDITIONS.filter((edition) => !hasBox(edition));
  expect(rest.every((edition) => edition.startsWith("championship"))).toBe(true);
  expect(new Set([...boxes.flatMap((names) => [...names]), textOf("edition-box", "edition", rest[0] ?? "")]).size).toBe(
    BOXES.length + 1,
  );
});
