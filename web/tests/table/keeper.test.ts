// Whole games of every edition: what nobody touches holds still.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Holding, Position } from "../../src/table/contract";
import { Keeper } from "../../src/table/layout/keeper";
import { layOut, type Layout, type Room } from "../../src/table/layout/layout";
import { Board } from "../../src/table/model/board";
import { facesOf, samePieces, type Melds } from "../../src/table/model/piece";
import { loadEngine } from "../engine";
import { readGame, stepsBetween, without, type Faces, type RecordedGame } from "./games";
import { turnAt } from "./pieces";

const engine = await loadEngine();
const gamesIn = (folder: string) => {
  const at = new URL(folder, import.meta.url);
  return readdirSync(at)
    .filter((name) => name.endsWith(".game"))
    .map((name) => [name, readGame(readFileSync(new URL(name, at), "utf8"))] as const);
};
const games = gamesIn("../../../crates/players/tests/golden/");
/** Games in which most of a table was taken, of `dublet simulate`. */
const crowded = gamesIn("./crowded/");

const ROOMS = [
  ["390x664", { tableWidth: 364, rackWidth: 366, height: 434, rackLeast: 0 }],
  ["1440x900", { tableWidth: 1088, rackWidth: 770, height: 700, rackLeast: 112 }],
] as const;

/** Melds that lie elsewhere, or in another size, though they are what they were. */
function moved(before: Melds, lay: Layout, after: Melds, lies: Layout): number {
  return after.filter((meld) => {
    const old = before.find((one) => samePieces(one, meld));
    if (!old) return false;
    const [from, to] = [lay.melds.get(old.id), lies.melds.get(meld.id)];
    return JSON.stringify(from) !== JSON.stringify(to);
  }).length;
}

/** Whether melds are all seen with tiles as large, where they lay, and with all the room an empty rack can give. */
function wouldBeSeen(melds: Melds, lay: Layout, room: Room): boolean {
  const scene = { melds, kinds: new Map(), rack: [], rackCount: 0, large: false, before: { ...lay, rails: 1 } };
  const { tableContent, tableHeight } = layOut(scene, room);
  return tableContent === tableHeight;
}

/** How wide tiles are of a table that is laid out anew. */
function largestInOrder({ position }: Board, room: Room): number {
  const keeper = new Keeper(engine, new Board(engine, position));
  keeper.fit(room, { size: "normal", tidy: false });
  keeper.arrange();
  return keeper.layout.tile.width;
}

describe.each(ROOMS)("at %s", (_, room) => {
  test.each(games)("%s: nothing moves in a turn that is not touched, and little between turns", (_, game) => {
    const position = (table: Faces, more: Partial<Position> = {}) =>
      turnAt(table, [], { rules: game.rules, mayMove: false, ...more });
    const board = new Board(engine, position([]));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, { size: "normal", tidy: false });
    keeper.arrange();
    let tidyings = 0;
    let table: Faces = [];
    for (const turn of game.turns) {
      for (const step of stepsBetween(table, turn.table)) {
        const { melds } = board;
        const lay = keeper.layout;
        let onTable: readonly string[] = table.flat();
        const draft = step.map((meld) =>
          meld.map((face) => {
            const lies = onTable.includes(face);
            onTable = without(onTable, [face]);
            return lies ? face : null;
          }),
        );
        board.show(position(table, { draft }));
        keeper.arrange();
        expect(moved(melds, lay, board.melds, keeper.layOut())).toBe(0);
      }
      const { melds } = board;
      const lay = keeper.layout;
      board.show(position(turn.table));
      const shown = board.melds;
      keeper.arrange();
      const lies = keeper.layOut();
      if (moved(melds, lay, board.melds, lies) > 0) {
        tidyings += 1;
        expect(wouldBeSeen(shown, lay, room), "moved though there was room").toBe(false);
      }
      expect(lies.tile.width).toBeLessThanOrEqual(melds.length > 0 ? lay.tile.width : Infinity);
      if (lies.tile.width < lay.tile.width)
        expect(largestInOrder(board, room), "smaller though it would fit in order").toBeLessThan(lay.tile.width);
      table = turn.table;
    }
    expect(tidyings).toBeLessThanOrEqual(3);
  });
});

/** A game as seat A plays it, meld by meld: after how many turns tiles are smaller though all fits in order with larger ones. */
function needlesslySmall({ rules, turns }: RecordedGame, room: Room): number {
  const at = (table: Faces, rack: readonly string[], mayMove: boolean) => turnAt(table, rack, { rules, mayMove });
  const { rack: dealt = [] } = turns[0] ?? {};
  const board = new Board(engine, at([], dealt, false));
  const keeper = new Keeper(engine, board);
  keeper.fit(room, { size: "normal", tidy: false });
  const show = (position: Position) => {
    board.show(position);
    keeper.arrange();
    keeper.layOut();
  };
  let count = 0;
  let [table, rack]: [Faces, readonly string[]] = [[], dealt];
  for (const turn of turns) {
    if (turn.mine) show(at(table, rack, true));
    for (const step of turn.mine ? stepsBetween(table, turn.table) : []) {
      board.suggest(step);
      keeper.layOut();
    }
    show(at(turn.table, turn.rack, false));
    if (keeper.layout.tile.width < largestInOrder(board, room)) count += 1;
    [table, rack] = [turn.table, turn.rack];
  }
  return count;
}

test.each([
  ["390x664", 28],
  ["1440x900", 45],
] as const)(
  "at %s tiles that became smaller in the own turn are larger again after it, where that can be",
  (name, most) => {
    const room = ROOMS.find(([size]) => size === name)![1];
    const found = crowded.map(([, game]) => needlesslySmall(game, room));
    // Of three hundred turns: a table is put in order for that once in a game.
    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most);
  },
);

/** How wide tiles are, on average, with so many on the table and those a player has on the rack, in whole games. */
function averageWidth(room: Room, from: number, widthOf: (keeper: Keeper) => number): number {
  const widths = games.flatMap(([, { rules, turns }]) => {
    const board = new Board(engine, turnAt([], [], { rules, mayMove: false }));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, { size: "normal", tidy: false });
    return turns.flatMap(({ table, rack }) => {
      board.show(turnAt(table, rack, { rules, mayMove: false }));
      keeper.arrange();
      keeper.layOut();
      const count = table.flat().length;
      return count >= from && count < from + 10 ? [widthOf(keeper)] : [];
    });
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

test.each([
  ["390x664", 20, 41, 39],
  ["390x664", 30, 37, 35],
  ["1440x900", 30, 79, 79],
  ["1440x900", 40, 70, 67],
] as const)(
  "at %s with %i tiles and more, tiles are large, and no smaller for being tidied",
  (name, from, least, tidied) => {
    const room = ROOMS.find(([size]) => size === name)![1];
    expect(averageWidth(room, from, ({ layout }) => layout.tile.width)).toBeGreaterThanOrEqual(least);
    // Asked for at every turn.
    expect(averageWidth(room, from, (keeper) => (keeper.tidy(), keeper.layout.tile.width))).toBeGreaterThanOrEqual(
      tidied,
    );
  },
);

test("the same table is laid out the same, and tidying it is laying it out anew", () => {
  const { rules, turns } = games[0]![1];
  const { table } = turns.at(-1)!;
  const shown = (): [Board, Keeper] => {
    const board = new Board(engine, { rules, table, rack: [], opened: true, mayMove: true, fresh: [], draft: null });
    const keeper = new Keeper(engine, board);
    keeper.fit(ROOMS[1][1], { size: "normal", tidy: false });
    keeper.arrange();
    return [board, keeper];
  };
  const [board, keeper] = shown();
  const anew = keeper.layout.spots;
  expect(shown()[1].layout.spots).toEqual(anew);
  board.move([...board.melds[0]!.pieces], { to: "new", spot: { row: 4, col: 11 } });
  expect(keeper.layOut().spots).not.toEqual(anew);
  board.undo();
  keeper.tidy();
  expect(keeper.layout.spots).toEqual(anew);
});

describe("a table somebody has arranged", () => {
  const [phone, side] = [ROOMS[0][1], { tableWidth: 480, rackWidth: 478, height: 258, rackLeast: 0 }];
  const look = { size: "normal", tidy: false } as const;
  const TABLE = [
    ["r3", "r4", "r5"],
    ["k9", "r9", "y9"],
    ["b10", "b11", "b12", "b13"],
  ];
  const RACK = ["k1", "k2", "k3", "b9", "y1"];
  const position = (table: Faces, rack: readonly string[] = RACK) => turnAt(table, rack);
  const begin = (room: Room, table: Faces = TABLE, rack = RACK): [Board, Keeper] => {
    const board = new Board(engine, position(table, rack));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, look);
    keeper.arrange();
    keeper.layOut();
    return [board, keeper];
  };
  const own = (board: Board, ...faces: string[]) => faces.map((face) => board.rack.find((one) => one.face === face)!);
  const lies = ({ melds }: Board, { layout }: Keeper) =>
    Object.fromEntries(melds.map(({ id, pieces }) => [facesOf(pieces).join(" "), layout.melds.get(id)]));
  /** Melds at places of the player's own, some of them laid this turn. */
  const arranged = (): [Board, Keeper] => {
    const [board, keeper] = begin(phone);
    board.move([...board.melds[1]!.pieces], { to: "new", spot: { row: 3, col: 4.5 } });
    keeper.layOut();
    board.move(own(board, "k1", "k2", "k3"), { to: "new", spot: { row: 2, col: 1.5 } });
    keeper.layOut();
    board.move(own(board, "b9"), { to: "meld", meld: board.melds[1]!.id, place: 0 });
    keeper.layOut();
    return [board, keeper];
  };
  const kept = (board: Board, keeper: Keeper): Holding =>
    JSON.parse(JSON.stringify({ ...board.holding(), places: keeper.places() }));

  test("lies there again after a reload, with tiles as large, and what is undone too", () => {
    const [board, keeper] = arranged();
    const before = lies(board, keeper);
    const holding = kept(board, keeper);
    const [again, anew] = begin(phone);
    expect(lies(again, anew)).not.toEqual(before);
    expect(anew.takeUp(holding.places!)).toBe(true);
    again.takeUp(holding);
    anew.layOut();
    expect(lies(again, anew)).toEqual(before);
    again.undo();
    anew.layOut();
    const { "b9 b10 b11 b12 b13": longer, "k1 k2 k3": gone, ...others } = before;
    expect([longer, gone]).not.toContain(undefined);
    expect(lies(again, anew)).toMatchObject(others);
  });

  test("lies there again after others have moved meanwhile, but for what they moved", () => {
    const [board, keeper] = arranged();
    const before = lies(board, keeper);
    const holding = kept(board, keeper);
    const [again, anew] = begin(phone, [...TABLE.slice(0, 1), ["k9", "r9", "y9", "b9"], ["k5", "k6", "k7"]]);
    anew.takeUp(holding.places!);
    again.takeUp(holding);
    anew.layOut();
    const after = lies(again, anew);
    expect(after["r3 r4 r5"]).toEqual(before["r3 r4 r5"]);
    expect(after["k9 r9 y9 b9"]).toMatchObject({ y: before["k9 r9 y9"]!.y });
  });

  test("lies there again when a phone is turned, and turned back", () => {
    const [board, keeper] = arranged();
    const before = lies(board, keeper);
    keeper.fit(side, look);
    keeper.layOut();
    keeper.fit(phone, look);
    keeper.layOut();
    expect(lies(board, keeper)).toEqual(before);
    keeper.fit(side, look);
    keeper.layOut();
    board.move(own(board, "y1"), { to: "new", spot: null });
    keeper.layOut();
    keeper.fit(phone, look);
    keeper.layOut();
    expect(lies(board, keeper)).toMatchObject(before);
  });

  test("is laid out anew in a window of another width", () => {
    const [board, keeper] = arranged();
    const holding = kept(board, keeper);
    const [, anew] = begin(side);
    expect(anew.takeUp(holding.places!)).toBe(false);
  });
});

describe("tiles that became smaller in the own turn", () => {
  const [, room] = ROOMS[1];
  const look = { size: "normal", tidy: false } as const;
  const colours = ["k", "r", "b", "y"];
  /** So many runs of five. */
  const full = (runs: number): Faces =>
    Array.from({ length: runs }, (_, at) => {
      const from = 1 + 5 * (Math.floor(at / 4) % 2);
      return Array.from({ length: 5 }, (_, tile) => `${colours[at % 4]}${from + tile}`);
    });
  const rack = [11, 12, 13, 12, 13].flatMap((number) => colours.map((colour) => `${colour}${number}`));
  const begin = (runs: number): [Board, Keeper] => {
    const board = new Board(engine, turnAt(full(runs), rack));
    board.sort("groups");
    const keeper = new Keeper(engine, board);
    keeper.fit(room, look);
    keeper.arrange();
    keeper.layOut();
    return [board, keeper];
  };
  const lies = ({ melds }: Board, { layout }: Keeper) => melds.map(({ id }) => [id, layout.melds.get(id)]);
  /** Lays groups until tiles are smaller. Says how many steps that took; none where all find room. */
  const crowd = (board: Board, keeper: Keeper): number | null => {
    const { tile } = keeper.layout;
    for (let steps = 1; board.rack.length > 0; steps += 1) {
      board.move(board.rack.slice(0, 4), { to: "new", spot: null });
      if (keeper.layOut().tile.width < tile.width) return steps;
    }
    return null;
  };
  const TABLES = Array.from({ length: 14 }, (_, at) => at + 3).filter((runs) => crowd(...begin(runs)) !== null);

  test("are as large as they were, where they were, once that is undone, and as small once it is done again", () => {
    expect(TABLES.length).toBeGreaterThan(1);
    for (const runs of TABLES) {
      const [board, keeper] = begin(runs);
      const before = [keeper.layout.tile.width, lies(board, keeper)];
      const steps = crowd(board, keeper)!;
      const smaller = [keeper.layout.tile.width, lies(board, keeper)];
      for (let step = 0; step < steps; step += 1) {
        board.undo();
        keeper.layOut();
      }
      expect([keeper.layout.tile.width, lies(board, keeper)]).toEqual(before);
      for (let step = 0; step < steps; step += 1) {
        board.redo();
        keeper.layOut();
      }
      expect([keeper.layout.tile.width, lies(board, keeper)]).toEqual(smaller);
      board.putBack();
      keeper.layOut();
      expect([keeper.layout.tile.width, lies(board, keeper)]).toEqual(before);
    }
  });

  test("leave no row empty among others, and every meld in its row", () => {
    for (const runs of TABLES) {
      const [board, keeper] = begin(runs);
      const rows = new Map(board.melds.map(({ id }) => [id, keeper.layout.spots.get(id)?.row]));
      crowd(board, keeper);
      const after = board.melds.map(({ id }) => keeper.layout.spots.get(id)!.row);
      expect([...new Set(after)].sort((a, b) => a - b)).toEqual([...Array(keeper.layout.rows).keys()]);
      for (const [id, row] of rows) expect(keeper.layout.spots.get(id)?.row).toBe(row);
    }
  });

  test("become larger again between turns where all fits so, in the same rows and order", () => {
    for (const runs of TABLES) {
      const [board, keeper] = begin(runs);
      const { tile } = keeper.layout;
      crowd(board, keeper);
      const few = full(2);
      board.show(turnAt(few, rack, { mayMove: false }));
      const rows = board.melds.map(({ spot }) => spot?.row);
      keeper.arrange();
      expect(keeper.layout.tile.width).toBeGreaterThanOrEqual(tile.width);
      expect(board.melds.map(({ id }) => keeper.layout.spots.get(id)?.row)).toEqual(rows);
      expect(keeper.layout.tidyings).toBe(1);
    }
  });
});

describe("a window that becomes a little smaller or larger", () => {
  const look = { size: "normal", tidy: false } as const;
  const [, { rules, turns }] = games[0]!;

  test.each(ROOMS)("at %s leaves every meld in its row and in order, turn after turn", (_, room) => {
    const board = new Board(engine, turnAt([], [], { rules, mayMove: false }));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, look);
    const inOrder = () => {
      const spots = board.melds.map(({ id }) => ({ id, ...keeper.layout.spots.get(id)! }));
      return spots.toSorted((a, b) => a.row - b.row || a.col - b.col).map(({ id, row }) => `${row}: ${id}`);
    };
    let kept = 0;
    for (const { table } of turns) {
      board.show(turnAt(table, [], { rules, mayMove: false }));
      keeper.arrange();
      keeper.layOut();
      const before = inOrder();
      for (const less of [10, 0]) {
        keeper.fit({ ...room, tableWidth: room.tableWidth - less, height: room.height - less }, look);
        const { tableContent, tableHeight } = keeper.layOut();
        expect(tableContent).toBe(tableHeight);
        if (JSON.stringify(inOrder()) === JSON.stringify(before)) kept += 1;
      }
    }
    expect(kept).toBe(2 * turns.length);
  });

  test("leaves what is undone so as well", () => {
    const [, room] = ROOMS[1];
    const board = new Board(engine, turnAt([["r3", "r4", "r5"]], ["k1", "k2", "k3"]));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, look);
    keeper.arrange();
    keeper.layOut();
    const at = { row: 3, col: 6 };
    board.move([...board.melds[0]!.pieces], { to: "new", spot: at });
    keeper.layOut();
    board.move([...board.rack], { to: "new", spot: null });
    keeper.layOut();
    keeper.fit({ ...room, tableWidth: room.tableWidth - 10 }, look);
    keeper.layOut();
    board.undo();
    const { spots } = keeper.layOut();
    expect(board.melds.map(({ id }) => spots.get(id))).toEqual([at]);
  });
});

describe("who wants large tiles from now on", () => {
  const [, room] = ROOMS[1];
  const [normal, large] = [
    { size: "normal", tidy: false },
    { size: "large", tidy: false },
  ] as const;
  const numbers = Array.from({ length: 13 }, (_, at) => at + 1);
  const groups = (count: number): Faces => numbers.slice(0, count).map((n) => [`k${n}`, `r${n}`, `b${n}`, `y${n}`]);
  const position = (table: Faces): Position => ({
    rules: "standard",
    table,
    rack: ["k1", "k2"],
    opened: true,
    mayMove: false,
    fresh: [],
    draft: null,
  });
  /** A table that has grown group by group. */
  const grown = (count: number): [Board, Keeper] => {
    const board = new Board(engine, position([]));
    const keeper = new Keeper(engine, board);
    keeper.fit(room, normal);
    for (let groupsNow = 0; groupsNow <= count; groupsNow += 1) {
      board.show(position(groups(groupsNow)));
      keeper.arrange();
      keeper.layOut();
    }
    return [board, keeper];
  };

  test("has none that is smaller than it was, however many lie there", () => {
    let kept = 0;
    for (let count = 0; count <= 13; count += 1) {
      const [, keeper] = grown(count);
      const { tile, rack, spots } = keeper.layout;
      keeper.fit(room, large);
      const after = keeper.layOut();
      expect(after.tile.width, `${count} groups`).toBeGreaterThanOrEqual(tile.width);
      expect(after.rack.tile.width, `${count} groups`).toBeGreaterThanOrEqual(rack.tile.width);
      if (count > 1 && JSON.stringify([...after.spots]) === JSON.stringify([...spots])) kept += 1;
    }
    expect(kept, "tables that lie as they lay").toBeGreaterThan(0);
  });

  test("finds them so who changed it elsewhere and comes back", () => {
    for (let count = 1; count <= 13; count += 1) {
      const [board, keeper] = grown(count);
      const holding = { ...board.holding(), places: keeper.places() };
      const again = new Board(engine, position(groups(count)));
      const anew = new Keeper(engine, again);
      anew.fit(room, large);
      anew.arrange();
      anew.layOut();
      if (anew.takeUp(holding.places)) again.takeUp(holding);
      expect(anew.layOut().tile.width, `${count} groups`).toBeGreaterThanOrEqual(keeper.layout.tile.width);
    }
  });

  test("finds a rack that gave its large tiles up without them after a reload", () => {
    const [board, keeper] = grown(3);
    keeper.fit(room, large);
    keeper.layOut();
    expect(keeper.takeUp({ ...keeper.places(), plain: true })).toBe(true);
    board.takeUp(board.holding());
    keeper.layOut();
    expect(keeper.places().plain).toBe(true);
    const { plain: _, ...earlier } = keeper.places();
    keeper.takeUp(earlier);
    expect(keeper.layout.plain, "kept before there was such a thing").toBe(false);
  });
});

test("a table that is kept tidy is in order after every turn, and not in the middle of one", () => {
  const [, { rules, turns }] = games[0]!;
  const board = new Board(engine, { rules, table: [], rack: [], opened: true, mayMove: true, fresh: [], draft: null });
  const keeper = new Keeper(engine, board);
  const inOrder = (): boolean => {
    const faces = board.melds.map(({ pieces }) => facesOf(pieces));
    const lanes = engine.lanes(rules, faces);
    const read = board.melds.map(({ id }, index) => ({ ...lanes[index]!, ...keeper.layout.spots.get(id)! }));
    const sorted = read.toSorted((a, b) => a.row - b.row || a.col - b.col);
    return sorted.every(({ lane, order }, index) => {
      const last = sorted[index - 1];
      return !last || last.lane < lane || (last.lane === lane && last.order <= order);
    });
  };
  keeper.fit(ROOMS[1][1], { size: "normal", tidy: true });
  for (const { table } of turns) {
    board.show({ ...board.position, table });
    keeper.arrange();
    expect(inOrder()).toBe(true);
  }
  board.move([...board.melds[0]!.pieces], { to: "new", spot: { row: 5, col: 11 } });
  keeper.layOut();
  expect(inOrder()).toBe(false);
});
