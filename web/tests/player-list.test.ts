// Lists of players as people paste them: separators, headings, names in one or two columns, what is left out.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HEADINGS, listOf, peopleOf, readList } from "../src/tournament/organiser/list";

const names = (text: string) => {
  const listed = readList(text);
  return peopleOf(listed, listed.kinds, []).map(({ details }) => details.name);
};

describe("a list", () => {
  test("has headings that are found by themselves, after a mark of the file's kind", () => {
    const listed = readList("\uFEFFLp.;Nazwisko;Imię;Klub\r\n1;Nowak;Jan;Gambit\r\n");
    expect(listed.kinds).toEqual(["number", "last-name", "first-name", "club"]);
    expect(peopleOf(listed, listed.kinds, [])).toEqual([
      { line: 2, details: { name: "Jan Nowak", number: "1", club: "Gambit" }, unusable: null },
    ]);
  });
  test("without headings is guessed", () => {
    expect(readList("1\tJan Nowak\tGambit\n2\tAnna Kot\tRoszada").kinds).toEqual(["number", "name", "club"]);
    expect(readList("Jan,Nowak\nAnna,Kot").kinds).toEqual(["first-name", "last-name"]);
    expect(names('"Kot, Jan ""Jaś"""\nOla')).toEqual(['Kot, Jan "Jaś"', "Ola"]);
  });
  test("names lines that cannot be used, and keeps two of one name whom a club tells apart", () => {
    const listed = readList("name;club\nJan Nowak;Gambit\n;Gambit\nJAN NOWAK;Roszada\nJan Nowak;Gambit\nOla;");
    const found = peopleOf(listed, listed.kinds, [{ name: "ola" }]);
    expect(found.map(({ line, unusable }) => [line, unusable])).toEqual([
      [2, null],
      [3, "empty"],
      [4, null],
      [5, "twice"],
      [6, "twice"],
    ]);
  });
  test("is sent with headings of its own", () => {
    expect(listOf([{ name: 'Jan "Jaś" Kot', club: "A, B" }])).toBe('name,number,club\n"Jan ""Jaś"" Kot","","A, B"');
  });
});

test("the desk and the command line know the same headings", () => {
  const source = readFileSync(new URL("../../crates/tournament/src/list.rs", import.meta.url), "utf8");
  const [, table = ""] = /const HEADINGS:[^=]*=([^;]*);/.exec(source) ?? [];
  const words = [...table.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  expect(words).toEqual(Object.values(HEADINGS).flat());
});
