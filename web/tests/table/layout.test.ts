import { describe, expect, test } from "vitest";
import { layOut, layOutBetweenTurns, type Layout, type Rect } from "../../src/table/layout/layout";
import { rackGrid } from "../../src/table/layout/rack-grid";
import { rowsHeight, tableTile } from "../../src/table/layout/sizes";
import { Ids, type Meld, type Piece } from "../../src/table/model/piece";

/** Tables and racks of so many tiles, in melds of three, four and five. */
function scene(onTable: number, onRack: number, more: object = {}) {
  const ids = new Ids();
  const piece = (): Piece => ({ id: ids.next(), face: "k1" });
  const melds: Meld[] = [];
  for (let left = onTable; left > 0;) {
    const length = Math.min(left, 3 + (melds.length % 3));
    melds.push({ id: ids.next(), pieces: Array.from({ length }, piece), spot: null });
    left -= length;
  }
  const kind = (index: number) => ({ lane: Math.floor((index * 6) / melds.length), order: index });
  const kinds = new Map(melds.map(({ id }, index) => [id, kind(index)]));
  const rack = Array.from({ length: onRack }, piece);
  return { melds, kinds, rack, rackCount: onRack, large: false, before: null, ...more };
}

const SCREENS = [
  ["390x844", 370, 350, 640],
  ["390x664", 370, 350, 470],
  ["360x640", 340, 320, 440],
  ["320x640", 300, 280, 430],
  ["844x390", 800, 520, 270],
  ["820x1180", 780, 770, 950],
  ["1440x900", 1380, 1050, 760],
  ["2560x1440", 2500, 2180, 1290],
] as const;

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function onTable(layout: Layout, melds: readonly Meld[]): Rect[] {
  return melds.flatMap(({ pieces }) => pieces.map(({ id }) => layout.pieces.get(id)!));
}

describe.each(SCREENS)("on %s", (_, tableWidth, rackWidth, height) => {
  const room = { tableWidth, rackWidth, height, rackLeast: 0 };

  test.each([0, 9, 40, 100, 160])("%i tiles on the table lie beside each other and inside it", (count) => {
    const put = scene(count, 20);
    const layout = layOut(put, room);
    const rects = onTable(layout, put.melds);
    expect(layout.tile.width).toBeGreaterThanOrEqual(27);
    rects.forEach((rect, index) => {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(tableWidth + 0.01);
      expect(rect.y + rect.height).toBeLessThanOrEqual(layout.tableContent + 0.01);
      expect(rects.slice(index + 1).some((other) => overlap(rect, other))).toBe(false);
    });
  });

  test.each([0, 1, 14, 15, 20, 35])("%i tiles on the rack are never small", (count) => {
    const put = scene(60, count);
    const layout = layOut(put, room);
    const rects = put.rack.map(({ id }) => layout.pieces.get(id)!);
    expect(layout.rack.tile.width).toBeGreaterThanOrEqual(43);
    expect(layout.tableHeight).toBeGreaterThanOrEqual(rowsHeight(tableTile(27), 2));
    rects.forEach((rect, index) => {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(rackWidth + 0.01);
      expect(rect.y + rect.height).toBeLessThanOrEqual(layout.rackContent + 0.01);
      expect(rects.slice(index + 1).some((other) => overlap(rect, other))).toBe(false);
    });
  });
});

test.each([
  ["upright", 366, 434],
  ["upright, with a row of buttons more", 366, 352],
  ["the smallest", 280, 430],
  ["on its side", 478, 258],
  ["on its side, a longer one", 520, 270],
])("no row of a rack is cut on a phone, %s, and twenty-four tiles are seen at once", (_, rackWidth, height) => {
  for (const large of [false, true]) {
    for (let count = 0; count <= 50; count += 1) {
      const room = { tableWidth: rackWidth, rackWidth, height, rackLeast: 0 };
      const { rack, rackHeight, rackContent } = layOut(scene(60, count, { large }), room);
      expect(rackHeight).toBe(rowsHeight(rack.tile, Math.round(rack.shown)));
      if (count <= 24) expect(rackContent, `${count} tiles`).toBe(rackHeight);
    }
  }
});

test("large tiles of a rack are never smaller than others with few on the rack, as long as rows can be added", () => {
  for (const [width, height] of [
    [366, 434],
    [366, 640],
    [716, 850],
    [770, 700],
    [1100, 880],
  ] as const) {
    const normal = rackGrid(14, width, height, false).tile.width;
    for (const count of [14, 20, 25, 30, 36, 45]) {
      const { tile, shown, rows } = rackGrid(count, width, height, true);
      expect(tile.width).toBeGreaterThanOrEqual(normal);
      expect(tile.width).toBeGreaterThanOrEqual(rackGrid(count, width, height, false).tile.width);
      if (count <= 30) expect(shown).toBe(rows);
    }
  }
});

/** The room there is in windows, with the buttons below the rack or beside it. */
const WINDOWS = [
  ["390x844", 364, 366, 581, 0],
  ["390x664", 364, 366, 425, 0],
  ["360x640", 334, 336, 424, 0],
  ["844x390", 570, 552, 316, 0],
  ["820x1180", 780, 776, 885, 0],
  ["1280x720", 980, 662, 540, 150],
  ["1440x900", 1088, 770, 681, 165],
  ["1920x1080", 1472, 1080, 838, 190],
  ["2560x1440", 1983, 1517, 1170, 230],
] as const;

test.each(WINDOWS)(
  "large tiles are never smaller than others at %s, on table or rack, and nothing is hidden for them",
  (_, tableWidth, rackWidth, height, rackLeast) => {
    const room = { tableWidth, rackWidth, height, rackLeast };
    for (const onRack of [1, 14, 22, 31]) {
      for (let onTable = 0; onTable <= 106; onTable += 3) {
        const others = layOut(scene(onTable, onRack), room);
        const large = layOut(scene(onTable, onRack, { large: true }), room);
        const at = `${onTable} tiles on the table, ${onRack} on the rack`;
        expect(large.tile.width, at).toBeGreaterThanOrEqual(others.tile.width);
        expect(large.rack.tile.width, at).toBeGreaterThanOrEqual(others.rack.tile.width);
        // Large tiles of a table are at least 35 pixels wide: others may be seen at once with smaller ones.
        if (others.tableContent === others.tableHeight && others.tile.width >= 35)
          expect(large.tableContent, at).toBe(large.tableHeight);
      }
    }
  },
);

test("a rack gives up its large tiles before those of the table become smaller than others, once a game", () => {
  const room = { tableWidth: 1472, rackWidth: 1080, height: 838, rackLeast: 190 };
  const few = layOutBetweenTurns(scene(9, 14, { large: true }), room, false);
  const others = layOutBetweenTurns(scene(39, 14), room, false);
  expect([few.plain, few.rack.tile.width > others.rack.tile.width]).toEqual([false, true]);
  const many = layOutBetweenTurns(scene(39, 14, { large: true }), room, false);
  expect([many.plain, many.rack.tile]).toEqual([true, others.rack.tile]);
  expect(many.tile.width).toBe(others.tile.width);
  const fewer = scene(36, 14, { large: true, before: many });
  expect(layOutBetweenTurns(fewer, room, false).plain, "it stays so").toBe(true);
  expect(layOut(fewer, room, true).plain).toBe(true);
  expect(layOutBetweenTurns(scene(0, 14, { large: true, before: many }), room, false).plain, "a new game").toBe(false);
});

test("in the own turn a rack gives up its large tiles at once where the table's would become smaller than others", () => {
  const room = { tableWidth: 1472, rackWidth: 1080, height: 838, rackLeast: 190 };
  const ids = new Ids();
  const made = (row: number): Meld => ({
    id: ids.next(),
    pieces: Array.from({ length: 3 }, () => ({ id: ids.next(), face: "k1" })),
    spot: { row, col: 0 },
  });
  const empty = scene(0, 14, { large: true });
  const before = { ...layOut(empty, room), tile: tableTile(97) };
  const seen = (rows: number) =>
    layOut({ ...empty, melds: Array.from({ length: rows }, (_, row) => made(row)), before }, room, true);
  const rows = Math.floor((before.tableHeight + before.tile.line - before.tile.height) / before.tile.line);
  expect([seen(rows).plain, seen(rows).tile.width]).toEqual([false, 97]);
  const more = seen(rows + 1);
  expect([more.plain, more.tile.width, more.tableContent]).toEqual([true, 97, more.tableHeight]);
});

test("a rack of twenty is seen whole on small phones", () => {
  for (const [rackWidth, height] of [
    [336, 440],
    [366, 460],
  ] as const) {
    const { rackHeight, rackContent, rack } = layOut(scene(60, 20), {
      tableWidth: 340,
      rackWidth,
      height,
      rackLeast: 0,
    });
    expect(rackContent).toBe(rackHeight);
    expect(rack.rows).toBe(3);
  }
});

function longRun() {
  const ids = new Ids();
  const pieces = Array.from({ length: 13 }, () => ({ id: ids.next(), face: "k1" }));
  return { ...scene(0, 0), melds: [{ id: ids.next(), pieces, spot: null }] };
}

test("a run longer than the table is wide goes on below, line under line", () => {
  const put = longRun();
  const layout = layOut(put, { tableWidth: 294, rackWidth: 280, height: 430, rackLeast: 0 });
  const rects = onTable(layout, put.melds);
  const lines = [...new Set(rects.map(({ y }) => y))].map((y) => rects.filter((rect) => rect.y === y));
  expect(lines.map(({ length }) => length)).toEqual([7, 6]);
  expect(lines[1]?.map(({ x }) => x)).toEqual(lines[0]?.slice(0, 6).map(({ x }) => x));
  expect(layout.rows).toBe(2);
});

test("a long run makes tiles somewhat smaller before it goes on below", () => {
  const put = longRun();
  const rects = (width: number) =>
    onTable(layOut(put, { tableWidth: width, rackWidth: 480, height: 600, rackLeast: 0 }), put.melds);
  expect(new Set(rects(600).map(({ y }) => y)).size).toBe(1);
  expect(rects(600)[0]?.width).toBeLessThan(48);
});

test("the rails of a rack are where they were whatever is drawn and laid, as long as the table has room", () => {
  const grids = (rackWidth: number, height: number, counts: readonly number[]) =>
    counts.map((count) => layOut(scene(20, count), { tableWidth: 340, rackWidth, height, rackLeast: 0 }));
  for (const [rackWidth, height, most] of [
    [366, 470, 24],
    [366, 640, 21],
    [336, 440, 21],
    [750, 700, 22],
  ] as const) {
    const all = grids(rackWidth, height, [...Array(most + 1).keys()]);
    for (const { rack, rackHeight } of all) {
      expect(rackHeight).toBe(all[0]?.rackHeight);
      expect(rack).toEqual(all[0]?.rack);
    }
  }
});

/** A table as it lies: melds at the spots they have. */
function lying(melds: readonly Meld[], before: Layout): Meld[] {
  return melds.map((meld) => ({ ...meld, spot: before.spots.get(meld.id) ?? null }));
}

test("a rack with few tiles gives its rails to a table that needs the room, between turns only, and nothing on it moves", () => {
  const room = { tableWidth: 364, rackWidth: 366, height: 408, rackLeast: 0 };
  const before = layOutBetweenTurns(scene(66, 20), room, false);
  const full = scene(78, 3);
  const later = { ...full, melds: lying(full.melds, before), before };
  const within = layOut(later, room, true);
  expect(within.rackHeight, "while a hand is at work").toBe(before.rackHeight);
  const between = layOutBetweenTurns(later, room, false);
  expect(between.rack.shown).toBe(1);
  expect(between.rack.tile).toEqual(before.rack.tile);
  expect(between.tableHeight - before.tableHeight).toBe(2 * before.rack.tile.line);
  expect(between.tableContent).toBe(between.tableHeight);
  for (const [id, spot] of before.spots) expect(between.spots.get(id)).toEqual(spot);
  // Draws that still find a place do not move them, and those that do not bring back a row.
  const drawn = (count: number) =>
    layOutBetweenTurns({ ...later, rackCount: count, before: between }, room, false).rack.shown;
  expect([3, 5, 8, 9].map(drawn)).toEqual([1, 1, 1, 2]);
  const few = scene(9, 3);
  expect(layOutBetweenTurns(few, room, false).rack.shown, "a table with room").toBe(before.rack.shown);
});

test("what finds no row in the own turn makes tiles a step smaller at once, where they are, rather than being half hidden", () => {
  for (const room of [
    { tableWidth: 364, rackWidth: 366, height: 434, rackLeast: 0 },
    { tableWidth: 1088, rackWidth: 770, height: 700, rackLeast: 112 },
  ]) {
    const { melds, ...rest } = scene(0, 14);
    const ids = new Ids();
    const made = (): Meld => ({
      id: ids.next(),
      pieces: Array.from({ length: 5 }, () => ({ id: ids.next(), face: "k1" })),
      spot: null,
    });
    let lies: Meld[] = [...melds, made()];
    let before = layOutBetweenTurns({ ...rest, melds: lies }, room, false);
    const [largest] = [before.tile.width];
    while (before.tile.width === largest) {
      const put = { ...rest, melds: [...lying(lies, before), made()], before };
      const next = layOut(put, room, true);
      expect(next.tableContent).toBe(next.tableHeight);
      if (next.tile.width === largest) for (const [id, spot] of before.spots) expect(next.spots.get(id)).toEqual(spot);
      else expect(layOut(put, room).tableContent, "as large").toBeGreaterThan(before.tableHeight);
      [lies, before] = [put.melds, next];
    }
    const inOrder = [...before.spots].sort(([, a], [, b]) => a.row - b.row || a.col - b.col).map(([id]) => id);
    expect(inOrder.length).toBe(lies.length);
  }
});

test("melds stay where they lie as long as they fit, though there is no room for another", () => {
  const room = { tableWidth: 364, rackWidth: 366, height: 378, rackLeast: 0 };
  const first = scene(9, 7);
  const before = layOutBetweenTurns(first, room, false);
  const { rows } = {
    rows: Math.floor((before.tableHeight + before.tile.line - before.tile.height) / before.tile.line),
  };
  const ids = new Ids();
  const spread = Array.from({ length: rows }, (_, row): Meld => {
    const pieces = Array.from({ length: 4 }, () => ({ id: ids.next() + 1000, face: "k1" }));
    return { id: ids.next() + 1000, pieces, spot: { row, col: 2.2 } };
  });
  const lies = layOut({ ...first, melds: spread, before }, room);
  const after = layOutBetweenTurns({ ...first, melds: spread, before: lies }, room, false);
  expect(after.tile).toEqual(before.tile);
  for (const { id, spot } of spread) expect(after.spots.get(id)).toEqual(spot);
});

test("who looks on has all the room for the table", () => {
  const { tableHeight } = layOut(scene(40, 0), { tableWidth: 364, rackWidth: 0, height: 600, rackLeast: 0 });
  expect(tableHeight).toBe(600);
});

test("a rack is as high as the buttons beside it", () => {
  const height = (rackLeast: number) =>
    layOut(scene(40, 14), { tableWidth: 1380, rackWidth: 1000, height: 760, rackLeast }).tableHeight;
  expect(height(200)).toBe(560);
  expect(height(0)).toBeGreaterThan(560);
});

test("tiles are larger where there is more room, and in the large look", () => {
  const width = (w: number, h: number, more = {}) =>
    layOut(scene(40, 14, more), { tableWidth: w, rackWidth: w - 20, height: h, rackLeast: 0 }).tile.width;
  expect(width(1380, 760)).toBeGreaterThan(width(370, 470));
  expect(width(2500, 1290)).toBeGreaterThan(width(1380, 760));
  expect(width(2500, 1290, { large: true })).toBeGreaterThan(width(2500, 1290));
});

test("tiles become smaller in few steps, between turns only, and an empty table is a new one", () => {
  const room = { tableWidth: 366, rackWidth: 366, height: 470, rackLeast: 0 };
  let before: Layout | null = null;
  const widths: number[] = [];
  for (let count = 3; count <= 100; count += 3) {
    before = layOutBetweenTurns(scene(count, 20, { before }), room, false);
    widths.push(before.tile.width);
    expect(layOut(scene(100, 20, { before }), room).tile).toEqual(before.tile);
  }
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  // Three steps.
  expect(new Set(widths).size).toBeLessThanOrEqual(4);
  expect(layOutBetweenTurns(scene(0, 20, { before }), room, false).tile.width).toBe(widths[0]);
});

test("a phone shows sixty tiles at once, with twenty on the rack, and has room for three more", () => {
  const room = { tableWidth: 364, rackWidth: 366, height: 434, rackLeast: 0 };
  const before = layOut(scene(60, 20), room);
  const lying = scene(63, 20).melds.map((meld) => ({ ...meld, spot: before.spots.get(meld.id) ?? null }));
  for (const layout of [before, layOut({ ...scene(63, 20), melds: lying, before }, room)]) {
    expect(layout.tableContent).toBe(layout.tableHeight);
    expect(layout.rackContent).toBe(layout.rackHeight);
  }
});

test("a smaller phone shows sixty tiles at once too", () => {
  const { tableContent, tableHeight } = layOut(scene(60, 20), {
    tableWidth: 334,
    rackWidth: 336,
    height: 424,
    rackLeast: 0,
  });
  expect(tableContent).toBe(tableHeight);
});
