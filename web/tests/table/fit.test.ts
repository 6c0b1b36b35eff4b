import { describe, expect, test } from "vitest";
import type { Position } from "../../src/table/contract";
import { Board } from "../../src/table/model/board";
import { canBeSpared, fits, outcomes } from "../../src/table/model/fit";
import { meldsOf } from "../../src/table/model/melds-of";
import type { Piece } from "../../src/table/model/piece";
import { loadEngine } from "../engine";
import { find, table, tiles, written } from "./pieces";

const engine = await loadEngine();

function board(onTable: string, rack: string, more: Partial<Position> = {}): Board {
  const position = { rules: "standard", table: table(onTable), rack: tiles(rack), opened: true, mayMove: true };
  return new Board(engine, { ...position, fresh: [], draft: null, ...more });
}

const own = (it: Board, ...faces: string[]): Piece[] =>
  faces.map((face) => it.rack.find((piece) => piece.face === face) as Piece);

describe("where selected tiles fit", () => {
  test.each([
    ["both ends of a run", "b4 b5 b6", "b7 b3", "b3 b4 b5 b6 b7"],
    ["picked up the other way round", "b4 b5 b6", "b8 b7", "b4 b5 b6 b7 b8"],
    ["a run parts around a second tile", "r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"],
    ["the end of a run becomes a group", "b4 b5 b6 b7", "r4 y4", "b4 r4 y4 | b5 b6 b7"],
  ])("%s", (_, onTable, rack, expected) => {
    const it = board(onTable, rack);
    const [way] = fits(it.judge, it.melds[0]!, it.rack);
    it.move(it.rack, way!);
    expect(written(it.melds)).toBe(expected);
  });

  test("not where a part is left that does not stand", () => {
    const it = board("r4 r5 r6 r7", "r6");
    expect(fits(it.judge, it.melds[0]!, it.rack)).toEqual([]);
  });

  test("ways that come to the same table are one, a joker's place and a fourth tile are two", () => {
    const group = board("k8 r8 y8", "b8");
    expect(outcomes(group, group.rack, fits(group.judge, group.melds[0]!, group.rack))).toHaveLength(1);
    const joker = board("k3 r3 J", "b3");
    const ways = outcomes(joker, joker.rack, fits(joker.judge, joker.melds[0]!, joker.rack));
    expect(ways.map(({ to }) => to).sort()).toEqual(["meld", "swap"]);
  });
});

describe("selected tiles as melds", () => {
  test.each([
    ["one meld", "b6 b4 b5", "b6 b4 b5"],
    ["two groups, picked up by turns", "k2 r4 r2 k4 b2 y4", "k2 r2 b2 | r4 k4 y4"],
    ["three melds with a joker", "r6 r7 J b1 k1 y1 b4 b5 b6", "r6 r7 J | b1 k1 y1 | b4 b5 b6"],
    ["a long run rather than two short ones", "r1 r2 r3 r4 r5 r6 k9 b9 y9", "r1 r2 r3 r4 r5 r6 | k9 b9 y9"],
    ["a tile too many", "k2 r2 b2 k5", null],
    ["nothing alike", "k2 r5 b9", null],
  ])("%s", (_, rack, expected) => {
    const it = board("", rack);
    const picked = tiles(rack).map((face) => own(it, face)[0]!);
    const melds = meldsOf(it.judge, picked);
    expect(melds && melds.map((meld) => meld.map(({ face }) => face).join(" ")).join(" | ")).toBe(expected);
  });
});

describe("a tile of the table joins selected ones", () => {
  test("when its meld stands without it", () => {
    const it = board("k4 r4 b4 y4", "b5 b6 b9");
    const pieces = [...own(it, "b6", "b5"), ...find(it.melds, "b4")];
    expect(canBeSpared(it, pieces)).toBe(true);
  });

  test.each([
    ["k4 r4 b4", "its group has only three"],
    ["b2 b3 b4 b5", "its run falls in two"],
  ])("not from %s: %s", (onTable) => {
    const it = board(onTable, "b5 b6");
    expect(canBeSpared(it, [...own(it, "b5", "b6"), ...find(it.melds, "b4")])).toBe(false);
  });
});

describe("the workbench", () => {
  test("holds a freed joker, which the lay waits for", () => {
    const it = board("r3 J r5", "r4 k11 k12");
    it.move(own(it, "r4"), { to: "swap", meld: it.melds[0]!.id, place: 1 });
    expect(it.melds.map(({ aside }) => aside === true)).toEqual([false, true]);
    expect(it.standing()).toMatchObject({ aside: 1, verdict: { ok: false } });
    it.move([...own(it, "k11", "k12"), ...find(it.melds, "J")], { to: "new", spot: null });
    expect(it.standing()).toMatchObject({ aside: 0, verdict: { ok: true } });
  });

  test("takes tiles of the table, each alone, and gives them back step by step", () => {
    const it = board("k4 r4 b4 y4", "b5");
    it.move(find(it.melds, "r4", "y4"), { to: "bench" });
    expect(written(it.melds)).toBe("k4 b4 | r4 | y4");
    expect(it.standing().aside).toBe(2);
    it.undo();
    expect(it.standing().aside).toBe(0);
    // A loose tile that lies on the table goes there too, though no meld changes by it.
    it.move(find(it.melds, "k4"), { to: "new", spot: null });
    it.move(find(it.melds, "k4"), { to: "bench" });
    expect(it.standing().aside).toBe(1);
  });
});

describe("before the opening (rule 4.2)", () => {
  test("only what was laid this turn may be changed, and it is counted", () => {
    const it = board("r3 r4 r5", "k9 r9 y9 r6", { opened: false });
    it.move(own(it, "k9", "r9", "y9"), { to: "new", spot: null });
    expect(it.melds.map((meld) => it.mayChange(meld))).toEqual([false, true]);
    expect(it.standing().worth).toBe(27);
  });
});

describe("a meld in the making", () => {
  test.each([
    ["b5", 2],
    ["b5 b6", 1],
    ["b5 r5", 1],
    ["b5 r6", null],
    ["b5 b6 b8", null],
  ])("%s needs %s more", (rack, missing) => {
    const it = board("", rack);
    expect(it.judge.missing(it.rack)).toBe(missing);
  });
});
