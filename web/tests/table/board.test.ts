import { describe, expect, test } from "vitest";
import { AT_REST, type Holding, type Position } from "../../src/table/contract";
import { Board, slotsOf } from "../../src/table/model/board";
import type { Piece } from "../../src/table/model/piece";
import { loadEngine } from "../engine";
import { find, table, tiles, turnAt, written } from "./pieces";

const engine = await loadEngine();

function position(onTable: string, rack: string, more: Partial<Position> = {}): Position {
  return turnAt(table(onTable), tiles(rack), more);
}

/** With a rack somebody arranged just so. */
function board(onTable: string, rack: string, more: Partial<Position> = {}): Board {
  const made = dealt(onTable, rack, more);
  made.takeUp({ rack: tiles(rack), table: null });
  return made;
}

function dealt(onTable: string, rack: string, more: Partial<Position> = {}): Board {
  return new Board(engine!, position(onTable, rack, more));
}

function fromRack(board: Board, ...faces: string[]): Piece[] {
  return faces.map((face) => board.rack.find((piece) => piece.face === face)!);
}

const faces = (pieces: readonly Piece[]) => pieces.map(({ face }) => face).join(" ");

test("melds keep their places, which are their names", () => {
  const it = board("r4 b4 k4 | y1 y2 y3 y4 | r7 r8 r9", "r5 r6 b5 b6");
  const names = () => it.lying().melds.map(({ name, tiles }) => `${name} ${tiles.join(" ")}`);
  // Whatever becomes of the others, who is not touched stays.
  it.suggest(table("r4 r5 r6 r7 r8 r9 | y1 y2 y3 y4 | b4 b5 b6 | k4"));
  expect(names()).toContain("B y1 y2 y3 y4");
  expect(it.layout()[1]).toEqual(tiles("y1 y2 y3 y4"));
  it.undo();
  // In whatever order somebody suggests them.
  it.suggest(table("y1 y2 y3 y4 | r4 b4 k4 | b5 b6 | r7 r8 r9"));
  expect(names()).toEqual(["A r4 b4 k4", "B y1 y2 y3 y4", "C r7 r8 r9", "D b5 b6"]);
  expect(it.layout()).toEqual(table("r4 b4 k4 | y1 y2 y3 y4 | r7 r8 r9 | b5 b6"));
});

test("a joker is freed once it has left the meld it lay in, an own one never is", () => {
  const it = board("r3 J r5 | k8 k9 k10", "r4 J");
  const [joker] = find(it.melds, "J");
  expect(it.isFreed(joker!)).toBe(false);
  it.move(fromRack(it, "r4"), { to: "swap", meld: it.melds[0]!.id, place: 1 });
  expect(it.isFreed(joker!)).toBe(true);
  it.move(fromRack(it, "J"), { to: "new", spot: null });
  const own = it.melds.at(-1)!.pieces[0]!;
  expect([it.isOwn(own.id), it.isFreed(own)]).toEqual([true, false]);
  it.move(find(it.melds, "k8"), { to: "bench" });
  expect(it.isFreed(it.melds.at(-1)!.pieces[0]!), "no joker").toBe(false);
});

test("tables of the past are made of what lies there, never of tiles somebody only tries out", () => {
  const it = board("r5 r6 r7 | k9 r9 b9", "r5 k1 k2 k3");
  it.move(fromRack(it, "r5"), { to: "new", spot: { row: 1, col: 0 } });
  it.move(fromRack(it, "k1"), { to: "meld", meld: it.melds[2]!.id, place: 1 });
  const own = new Set(it.melds.flatMap(({ pieces }) => pieces).filter(({ id }) => it.isOwn(id)));
  expect(own.size).toBe(2);
  const [before, after] = it.trace([table("r5 r6 r7"), table("r5 r6 r7 | k9 r9 b9")]);
  expect([written(before!), written(after!)]).toEqual(["r5 r6 r7", "r5 r6 r7 | k9 r9 b9"]);
  for (const melds of [before!, after!]) {
    expect(melds.flatMap(({ pieces }) => pieces).some((piece) => own.has(piece))).toBe(false);
    // They are on the rack meanwhile.
    expect(faces(it.rackBeside(melds))).toBe("r5 k1 k2 k3");
  }
  expect(after!.flatMap(({ pieces }) => pieces)).toEqual(it.base.flatMap(({ pieces }) => pieces));
});

describe("a turn", () => {
  test("tells how it stands", () => {
    const it = board("r3 r4 r5", "r6 k1 k2");
    expect(it.standing()).toEqual(AT_REST);
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    expect(it.standing()).toMatchObject({ laid: 1, verdict: { ok: true, laid: ["r6"] }, canUndo: true });
    expect(it.layout()).toEqual([["r3", "r4", "r5", "r6"]]);
    expect(it.draft()?.[0]?.map(({ own }) => own)).toEqual([false, false, false, true]);
    it.undo();
    expect(it.standing()).toMatchObject({ laid: 0, verdict: null, canUndo: false, canRedo: true });
    expect(it.draft()).toBeNull();
  });

  test("puts a new meld in an order in which it stands", () => {
    const it = board("", "r6 r4 r5");
    it.move(fromRack(it, "r6", "r4", "r5"), { to: "new", spot: null });
    expect(written(it.melds)).toBe("r4 r5 r6");
  });

  test("only own tiles go back to the rack", () => {
    const it = board("r3 r4 r5", "r6");
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    expect(it.move(find(it.melds, "r3"), { to: "rack", place: 0 })).toBe(false);
    expect(it.move(find(it.melds, "r6"), { to: "rack", place: 0 })).toBe(true);
    expect(faces(it.rack)).toBe("r6");
  });

  test("all goes back in one step, which can be undone", () => {
    const it = board("r3 r4 r5", "r6 r2");
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    it.move(fromRack(it, "r2"), { to: "meld", meld: it.melds[0]!.id, place: 0 });
    it.putBack();
    expect(written(it.melds)).toBe("r3 r4 r5");
    it.undo();
    expect(written(it.melds)).toBe("r2 r3 r4 r5 r6");
  });

  test("nothing on the table moves when it may not", () => {
    const it = board("r3 r4 r5", "r6", { mayMove: false });
    expect(it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 })).toBe(false);
  });

  test("a hint is one step", () => {
    const it = board("r3 r4 r5", "r6 k9 b9 y9");
    it.suggest(table("r3 r4 r5 r6 | k9 b9 y9"));
    expect(it.standing()).toMatchObject({ laid: 4, verdict: { ok: true } });
    it.undo();
    expect(it.rack.length).toBe(4);
  });
});

describe("a rack that tiles are taken from", () => {
  const seen = (it: Board) => it.slots.map((piece) => piece?.face ?? "_").join(" ");
  const lay = (it: Board, ...names: string[]) => it.move(fromRack(it, ...names), { to: "new", spot: null });

  test("keeps the hole, so that a quick hand does not take the neighbour, and undo puts the tile back into it", () => {
    const it = board("", "k1 r6 k2 b9");
    const slots = it.slots;
    lay(it, "r6");
    expect(it.slots).toEqual([slots[0], null, slots[2], slots[3]]);
    lay(it, "k2");
    expect(seen(it)).toBe("k1 _ _ b9");
    it.undo();
    it.undo();
    expect(it.slots).toEqual(slots);
    it.redo();
    expect(seen(it)).toBe("k1 _ k2 b9");
  });

  test("takes a tile back into its hole, or where it is put, and shows that before", () => {
    const it = board("", "k1 r6 k2 b9");
    lay(it, "r6");
    const outcome = it.outcome(find(it.melds, "r6"), { to: "rack", place: 1 })!;
    expect(slotsOf(outcome).map((piece) => piece?.face)).toEqual(["k1", "r6", "k2", "b9"]);
    it.move(find(it.melds, "r6"), { to: "rack", place: null });
    expect(seen(it)).toBe("k1 r6 k2 b9");
    lay(it, "r6");
    it.move(find(it.melds, "r6"), { to: "rack", place: 3 });
    expect(seen(it)).toBe("k1 k2 b9 r6");
    lay(it, "k2");
    it.move(fromRack(it, "k1"), { to: "rack", place: 1 });
    expect(seen(it), "in the hole").toBe("_ k1 b9 r6");
  });

  test("closes up when it is sorted, and when the turn is over", () => {
    const it = board("", "k1 r6 k2 b9");
    lay(it, "r6");
    it.sort("runs");
    expect(seen(it)).toBe("k1 k2 b9");
    lay(it, "k2");
    expect(seen(it)).toBe("k1 _ b9");
    const outcome = it.outcome(find(it.melds, "r6"), { to: "rack", place: null })!;
    expect(slotsOf(outcome).filter((piece) => piece?.face === "r6")).toHaveLength(1);
    it.show(position("r6 | k2", "k1 b9", { mayMove: false }));
    expect(seen(it)).toBe("k1 b9");
  });
});

describe("another position", () => {
  test("keeps a draft made from the same table", () => {
    const it = board("r3 r4 r5", "r6");
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    it.show(position("r3 r4 r5", "r6", { fresh: [[0, 0]] }));
    expect(it.standing().laid).toBe(1);
  });

  test("drops it when the turn is over, and tiles come back to their place", () => {
    const it = board("r3 r4 r5", "k1 r6 k2");
    const pieces = it.rack;
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    it.show(position("r3 r4 r5", "k1 k2 r6 b9", { mayMove: false }));
    expect(written(it.melds)).toBe("r3 r4 r5");
    expect(it.rack.slice(0, 3)).toEqual(pieces);
    expect(faces(it.rack)).toBe("k1 r6 k2 b9");
    expect([...it.drawn]).toEqual([it.rack[3]!.id]);
  });

  test("a lay that stands leaves the same pieces where they are", () => {
    const it = board("r3 r4 r5", "r6 k2");
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    const laid = find(it.melds, "r6")[0];
    it.show(position("r3 r4 r5 r6", "k2", { mayMove: false }));
    expect(find(it.melds, "r6")[0]).toBe(laid);
    expect(faces(it.rack)).toBe("k2");
  });

  test("a tile another player lays is not taken from the own rack", () => {
    const it = board("r3 r4 r5", "r6 k2");
    const own = it.rack[0];
    it.show(position("r3 r4 r5 r6", "r6 k2"));
    expect(it.rack[0]).toBe(own);
    expect(find(it.melds, "r6")[0]?.id).not.toBe(own?.id);
  });

  test("another player's draft shows rack tiles face down, which are turned over when laid", () => {
    const it = board("r3 r4 r5", "k2", { mayMove: false });
    it.show(position("r3 r4 r5", "k2", { mayMove: false, draft: [["r3", "r4", "r5", null]] }));
    expect(written(it.melds)).toBe("r3 r4 r5 ?");
    const hidden = it.melds[0]!.pieces[3]!.id;
    it.show(
      position("r3 r4 r5", "k2", {
        mayMove: false,
        draft: [
          ["r3", "r4"],
          ["r5", null, null],
        ],
      }),
    );
    expect(it.melds.flatMap(({ pieces }) => pieces.map(({ id }) => id))).toContain(hidden);
    it.show(position("r3 r4 r5 r6", "k2", { mayMove: false }));
    expect(it.melds[0]!.pieces[3]!.id).toBe(hidden);
  });
});

describe("spots", () => {
  const at = (row: number, col: number) => ({ row, col });
  const SIZE = { tile: 50, plain: false };

  test("are those of the time when something is undone, and so is the size", () => {
    const it = board("r3 r4 r5 | k9 b9 y9", "r6 r2");
    const [run, group] = it.melds.map(({ id }) => id) as [number, number];
    it.settle(
      new Map([
        [run, at(0, 4)],
        [group, at(0, 8)],
      ]),
      SIZE,
    );
    it.move(fromRack(it, "r6"), { to: "meld", meld: run, place: 3 });
    it.settle(
      new Map([
        [run, at(2, 1)],
        [group, at(0, 8)],
      ]),
      { ...SIZE, tile: 40 },
    );
    it.undo();
    expect(it.meld(run)?.spot).toEqual(at(0, 4));
    expect(it.size?.tile).toBe(50);
    it.redo();
    expect(it.size?.tile).toBe(40);
    expect(it.meld(run)?.spot).toEqual(at(2, 1));
  });

  test("are those from before when somebody only tried something out", () => {
    const it = board("r3 r4 r5", "k2", { mayMove: false });
    const run = it.melds[0]!.id;
    it.settle(new Map([[run, at(1, 2)]]), SIZE);
    it.show(position("r3 r4 r5", "k2", { mayMove: false, draft: [["r3", "r4", "r5", null]] }));
    it.settle(new Map([[run, at(3, 0)]]), SIZE);
    it.show(position("r3 r4 r5", "k2", { mayMove: false }));
    expect(it.melds).toMatchObject([{ id: run, spot: at(1, 2) }]);
  });

  test("of a table put in order are those of all that can be undone", () => {
    const it = board("r3 r4 r5", "r6");
    const run = it.melds[0]!.id;
    it.move(fromRack(it, "r6"), { to: "meld", meld: run, place: 3 });
    it.tidied(new Map([[run, at(5, 0)]]));
    it.undo();
    expect(it.meld(run)?.spot).toEqual(at(5, 0));
  });
});

describe("a rack", () => {
  test("is sorted by groups and by runs, and keeps an order made by hand when a tile is drawn", () => {
    const it = board("", "r6 k1 k6 r1");
    it.sort("groups");
    expect(faces(it.rack)).toBe("k1 r1 k6 r6");
    it.sort("runs");
    expect(faces(it.rack)).toBe("k1 k6 r1 r6");
    it.move(fromRack(it, "r6"), { to: "rack", place: 1 });
    it.show(position("", "k1 k6 r1 r6 b3"));
    expect(faces(it.rack)).toBe("k1 r6 k6 r1 b3");
  });

  test("that is sorted takes a drawn tile in where it belongs, and says which is new", () => {
    const it = dealt("r3 r4 r5", "r6 k1 k6 r1");
    expect(faces(it.rack)).toBe("k1 k6 r1 r6");
    it.move(fromRack(it, "r6"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
    it.show(position("r3 r4 r5 r6", "k1 k6 r1", { mayMove: false }));
    it.show(position("r3 r4 r5 r6", "k1 k6 r1 k3"));
    expect(faces(it.rack)).toBe("k1 k3 k6 r1");
    expect([...it.drawn]).toEqual([it.rack[1]!.id]);
  });

  test.each([
    ["runs", "k1 k2 r4 y1 J", "k3 b7 r4 J M", "k1 k2 k3 r4 r4 b7 y1 J J M"],
    ["groups", "k2 r2 b5 y9 J", "k9 y2 b1", "b1 k2 r2 y2 b5 k9 y9 J"],
  ] as const)("in the order of %s takes in what comes where it belongs", (order, rack, drawn, after) => {
    const it = board("", rack);
    it.sort(order);
    it.show(position("", `${rack} ${drawn}`));
    expect(faces(it.rack)).toBe(after);
  });

  test.each([
    ["by colour", "runs", "r9 k5 b2 r4 y1", "r5", "r9 k5 b2 r4 y1 r5"],
    ["by number", "groups", "r9 k5 b2 r4 y1", "y5", "r9 k5 b2 r4 y1 y5"],
    ["with a meld put together", "runs", "r5 k5 b5 y9 r8 k1", "r6", "r5 k5 b5 y9 r8 k1 r6"],
  ] as const)(
    "arranged by hand, once sorted %s, has a drawn tile at its end, and nothing else moves",
    (_, order, rack, drawn, after) => {
      const it = board("", rack);
      it.rackOrder = order;
      const had = it.rack;
      it.show(position("", `${rack} ${drawn}`));
      expect(faces(it.rack)).toBe(after);
      expect(it.rack.filter((piece) => had.includes(piece))).toEqual(had);
      expect(it.rack.filter(({ id }) => it.drawn.has(id)).map(({ face }) => face)).toEqual([drawn]);
    },
  );

  test("of somebody who sorts the other way, at the same device, goes on as it lies", () => {
    const it = dealt("", "k2 k7 r2 r7");
    it.rackOrder = "groups";
    it.show(position("", "k2 k7 r2 r7 k4"));
    expect(faces(it.rack)).toBe("k2 k4 k7 r2 r7");
  });

  test("dealt for another game is sorted, whatever was left of the last, and none of it is news", () => {
    const it = board("r3 r4 r5", "y1 k9 b2");
    it.show(position("", "b2 k9 r7 r8 y1 k1"));
    expect(faces(it.rack)).toBe("k1 k9 r7 r8 b2 y1");
    expect(it.drawn.size).toBe(0);
    it.takeUp({ rack: tiles("y1 k9 b2 r7 r8 k1"), table: null });
    it.show(position("", "b2 k9 r7 r8 y1 k3"));
    expect(faces(it.rack), "dealt once more").toBe("k3 k9 r7 r8 b2 y1");
  });

  test("takes in after a reload what was drawn meanwhile, as if it had been there", () => {
    const it = dealt("", "k1 k2 r5 r9 b9");
    it.takeUp({ rack: tiles("b9 r9 k2 k1"), table: null });
    expect(faces(it.rack)).toBe("b9 r9 k2 k1 r5");
  });
});

describe("where tiles fit", () => {
  const fits = (onTable: string, rack: string, rules = "standard") => {
    const it = board(onTable, rack, { rules });
    return it.judge.placements(it.melds[0]!, it.rack).map(({ to, place }) => `${to} ${place}`);
  };

  test.each([
    ["r3 r4 r5", "r6", ["meld 3"]],
    ["r3 r4 r5", "J", ["meld 0", "meld 3"]],
    ["r3 J r5", "r4", ["swap 1"]],
    ["r1 r2 r3 r4 r5 r6", "r3", ["split 2", "split 3"]],
    ["r4 r5 r6 r7", "r6", []],
    ["k8 r8 b8 y8", "k8", []],
    ["k5 r5 b5", "k6", []],
  ])("%s takes %s at %j", (onTable, rack, expected) => {
    expect(fits(onTable, rack)).toEqual(expected);
  });
});

describe("tiles as a player had them", () => {
  test("are there again: the rack's order and the lay under way, as a step that can be undone", () => {
    const before = board("r3 r4 r5", "k1 r6 k2");
    before.move(fromRack(before, "k2"), { to: "rack", place: 0 });
    before.move(fromRack(before, "r6"), { to: "meld", meld: before.melds[0]!.id, place: 3 });
    const again = board("r3 r4 r5", "k1 k2 r6");
    expect(again.takeUp(before.holding())).toBe(true);
    expect(again.holding()).toEqual(before.holding());
    expect(faces(again.rack)).toBe("k2 k1");
    expect(again.standing()).toMatchObject({ laid: 1, verdict: { ok: true }, canUndo: true });
    again.undo();
    expect(written(again.melds)).toBe("r3 r4 r5");
  });

  test("go back step by step, as before they were put aside", () => {
    const before = board("r3 r4 r5 | k8 r8 b8", "r6 y8 k1");
    const [run, group] = before.melds.map(({ id }) => id);
    before.move(fromRack(before, "r6"), { to: "meld", meld: run!, place: 3 });
    before.move(find(before.melds, "k8"), { to: "new", spot: null });
    before.move(fromRack(before, "y8"), { to: "meld", meld: group!, place: 2 });
    const again = board("r3 r4 r5 | k8 r8 b8", "r6 y8 k1");
    again.takeUp(JSON.parse(JSON.stringify(before.holding())) as Holding);
    expect(again.holding()).toEqual(before.holding());
    const tables = (it: Board) =>
      [0, 1, 2, 3].map(() => {
        const now = [written(it.melds), faces(it.rack)];
        it.undo();
        return now;
      });
    expect(tables(again)).toEqual(tables(before));
    expect(again.standing().canUndo, "nothing more").toBe(false);
  });

  test("forget a step that cannot be taken here", () => {
    const it = board("r3 r4 r5", "r6 k1");
    const strange = [[{ tiles: tiles("r3 r4 r5 y9"), spot: null }]];
    expect(it.takeUp({ rack: tiles("r6 k1"), table: table("r3 r4 r5 r6"), steps: strange })).toBe(true);
    it.undo();
    expect(written(it.melds)).toBe("r3 r4 r5");
  });

  test.each([
    { name: "the table has changed", onTable: "r3 r4 r5 r6", rack: "k1 k2" },
    { name: "a tile is no longer there", onTable: "r3 r4 r5", rack: "k1 k2 k3" },
    { name: "it is somebody else's turn", onTable: "r3 r4 r5", rack: "k2 k1 r6", more: { mayMove: false } },
  ])("keep only their order when $name", ({ onTable, rack, more = {} }) => {
    const it = board(onTable, rack, more);
    expect(it.takeUp({ rack: ["k2", "r6", "k1"], table: [["r3", "r4", "r5", "r6"]] })).toBe(false);
    expect(written(it.melds)).toBe(onTable);
    expect(faces(it.rack)).toMatch(/^k2 (k3 |r6 )?k1/);
  });
});

test("what was begun is kept while the game is paused, and goes on after it", () => {
  const it = board("r5 r6 r7", "r8 k1");
  it.move(fromRack(it, "r8"), { to: "meld", meld: it.melds[0]!.id, place: 3 });
  expect(it.show(position("r5 r6 r7", "r8 k1", { mayMove: false, paused: true }))).toBe(true);
  expect(it.outcome(fromRack(it, "k1"), { to: "new", spot: null })).toBeNull();
  expect(it.show(position("r5 r6 r7", "r8 k1"))).toBe(true);
  expect(written(it.melds)).toBe("r5 r6 r7 r8");
  // A turn that is over is not.
  expect(it.show(position("r5 r6 r7", "r8 k1", { mayMove: false }))).toBe(false);
  expect(written(it.melds)).toBe("r5 r6 r7");
});
