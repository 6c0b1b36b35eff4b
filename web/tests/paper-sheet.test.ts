// A paper sheet as it is typed: what a cell says, and what is wrong with a row (rules 6, 7 and 8.2).

import { describe, expect, test } from "vitest";
import { readCell, rowOf, type Penalties, type Scores } from "../src/tournament/judge/paper";

const PENALTIES: Penalties = { unopened: 100, couldHave: 200, atPoolEnd: true };
const nobodyLeft = () => false;
/** The winner gets what the others lose; enough of the rules for a row. */
const scores: Scores = ({ hands }) => {
  const lost = hands.map((hand) => (hand !== null && "sum" in hand ? hand.sum.numbers : 0));
  const sum = lost.reduce((all, one) => all + one, 0);
  return lost.map((one) => (one === 0 ? { big: 1, small: sum * 60 } : { big: 0, small: -one * 60 }));
};
const row = (...texts: string[]) => rowOf(texts, PENALTIES, nobodyLeft, scores);

describe("a cell", () => {
  test.each([
    ["", { says: "nothing" }],
    ["0", { says: "out", written: null }],
    ["+74", { says: "out", written: 74 }],
    ["43", { says: "rack", value: 43, opening: "opened", bare: false }],
    ["−43", { says: "rack", value: 43, opening: "opened", bare: false }],
    ["100", { says: "rack", value: 100, opening: "excused", bare: true }],
    ["-200", { says: "rack", value: 200, opening: "could-have", bare: true }],
    ["54/100", { says: "rack", value: 54, opening: "excused", bare: false }],
    ["100/", { says: "rack", value: 100, opening: "opened", bare: false }],
    ["–", { says: "gone" }],
    ["4x", { says: "unreadable" }],
    ["54/30", { says: "unreadable" }],
  ])("%s", (text, cell) => expect(readCell(text, PENALTIES)).toEqual(cell));
});

describe("a row", () => {
  test("has no winner until somebody typed one", () => {
    expect(row("", "", "", "")).toMatchObject({ game: null, fault: null, missing: 0 });
    expect(row("0", "10", "", "5")).toMatchObject({ game: null, fault: null, missing: 2 });
  });
  test("is a game that ended by going out", () => {
    expect(row("4", "+74", "60", "10")).toMatchObject({ game: { end: "out" }, fault: null });
  });
  test("is one that ended by empty pool where nobody went out, with a rack beside a penalty", () => {
    expect(row("2", "4", "60/100", "10").game).toEqual({
      end: "pool",
      hands: [
        { sum: { numbers: 2, jokers: 0, opening: "opened" } },
        { sum: { numbers: 4, jokers: 0, opening: "opened" } },
        { sum: { numbers: 60, jokers: 0, opening: "excused" } },
        { sum: { numbers: 10, jokers: 0, opening: "opened" } },
      ],
    });
    expect(row("2", "4", "100", "10").fault).toEqual({ why: "penalty-alone", chair: 2 });
  });
  test("says who is wrong", () => {
    expect(row("0", "x", "", "").fault).toEqual({ why: "unreadable", chair: 1 });
    expect(row("0", "3", "0", "").fault).toEqual({ why: "two-out", chair: 2 });
    expect(row("0", "3", "-", "1").fault).toEqual({ why: "not-gone", chair: 2 });
    expect(row("+73", "4", "60", "10").fault).toMatchObject({ why: "written", chair: 0, small: 74 * 60 });
  });
});
