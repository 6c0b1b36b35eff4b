import { describe, expect, test } from "vitest";
import { flow, pack } from "../../src/table/layout/flow";
import { GAP, Ground, LEAST_GAP, linesOf, STRIDE } from "../../src/table/layout/ground";
import { settle, type Block } from "../../src/table/layout/settle";

const block = (id: number, length: number, row: number, col: number, more: Partial<Block> = {}): Block => ({
  id,
  length,
  spot: { row, col },
  isStill: false,
  place: { lane: 0, order: id },
  ...more,
});
const still = (id: number, length: number, row: number, col: number, lane = 0) =>
  block(id, length, row, col, { isStill: true, place: { lane, order: id } });
const fresh = (id: number, length: number, lane: number) =>
  block(id, length, 0, 0, { spot: null, place: { lane, order: id } });

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
}

function overlapping(
  blocks: readonly Block[],
  spots: ReadonlyMap<number, { row: number; col: number }>,
  columns: number,
) {
  const placed = blocks.flatMap(({ id, length }) => {
    const { lines, perLine } = linesOf(length, columns);
    const { row, col } = spots.get(id)!;
    return Array.from({ length: lines }, (_, line) => ({ row: row + line, col, length: perLine }));
  });
  return placed.some((a, i) =>
    placed.some((b, j) => i < j && a.row === b.row && a.col < b.col + b.length && b.col < a.col + a.length),
  );
}

describe("melds that lie on a table", () => {
  test("stay where they are put", () => {
    const spots = settle([block(1, 3, 0, 2), block(2, 4, 0, 8.5), block(3, 3, 2, 1)], 20, 5);
    expect([1, 2, 3].map((id) => spots.get(id))).toEqual([
      { row: 0, col: 2 },
      { row: 0, col: 8.5 },
      { row: 2, col: 1 },
    ]);
  });

  test("grow where there is room, and begin farther to the left where that is near", () => {
    expect(settle([block(1, 5, 0, 4), still(2, 3, 0, 10)], 14, 5).get(1)).toEqual({ row: 0, col: 4 });
    expect(settle([block(1, 5, 0, 4), still(2, 3, 0, 8.5)], 14, 5).get(1)?.col).toBeCloseTo(8.5 - GAP - 5);
  });

  test("go to the nearest free room when they outgrow their place, and no neighbour moves", () => {
    const neighbours = [still(2, 4, 0, 0), still(3, 3, 0, 4 + 3 + 2 * GAP), still(4, 3, 1, 0), still(5, 3, 3, 0)];
    const spots = settle([block(1, 4, 0, 4 + GAP), ...neighbours], 11, 5);
    for (const { id, spot } of neighbours) expect(spots.get(id)).toEqual(spot);
    expect(spots.get(1)).toEqual({ row: 1, col: 4 + GAP });
  });

  test("stay in their row, over their place, as long as that needs no neighbour to move", () => {
    const [left, right] = [still(2, 3, 0, 0), still(3, 3, 0, 10)];
    // Six tiles fit between them, farther to the left than the row below is away.
    expect(settle([block(1, 6, 0, 7), left, right], 14, 5).get(1)).toEqual({ row: 0, col: 10 - GAP - 6 });
    // Another place of the row is no nearer than one below.
    expect(settle([block(1, 3, 0, 3.3), left, still(3, 3, 0, 4.5)], 24, 5).get(1)?.row).toBe(1);
  });

  test("have smaller gaps where they stay in their row for that, or the table needs no row more", () => {
    const [left, right] = [still(2, 3, 0, 0), still(3, 4, 0, 6.5)];
    const spots = settle([block(1, 3, 0, 3.6), left, right], 10.5, 5);
    expect(spots.get(1)?.row).toBe(0);
    expect(spots.get(1)?.col).toBeCloseTo(6.5 - LEAST_GAP - 3);
    for (const { id, spot } of [left, right]) expect(spots.get(id)).toEqual(spot);
    const again = [...spots].map(([id, spot]) => block(id, id === 3 ? 4 : 3, spot.row, spot.col));
    expect(settle(again, 10.5, 5)).toEqual(spots);
    const full = [0, 1].flatMap((row) => [still(10 * row + 1, 4, row, 0), still(10 * row + 2, 4, row, 7.5)]);
    expect(settle([...full, fresh(99, 3, 0)], 11.5, 2).get(99)).toEqual({ row: 0, col: 4 + LEAST_GAP });
  });

  test("get a row below where there is no room", () => {
    const full = [0, 1, 2].flatMap((row) => [still(10 * row + 1, 5, row, 0), still(10 * row + 2, 5, row, 5 + GAP)]);
    expect(settle([...full, block(99, 5, 1, 0)], 11, 3).get(99)).toEqual({ row: 3, col: 0 });
    expect(settle([...full, fresh(99, 3, 0)], 11, 3).get(99)).toEqual({ row: 3, col: 0 });
  });

  test("that are new lie near their kind, below each other", () => {
    const lying = [still(1, 3, 0, 0, 0), still(2, 3, 1, 0, 4), still(3, 3, 1, STRIDE, 4)];
    expect(settle([...lying, fresh(4, 3, 0)], 18, 5).get(4)).toEqual({ row: 0, col: STRIDE });
    expect(settle([...lying, fresh(4, 3, 4)], 9, 5).get(4)).toEqual({ row: 2, col: 0 });
    expect(settle([...lying, fresh(4, 5, 2)], 18, 5).get(4)).toEqual({ row: 2, col: 0 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("never overlap, stay in the table, and settle once (seed %i)", (seed) => {
    const random = numbers(seed);
    for (let round = 0; round < 40; round += 1) {
      const columns = 9 + random(20);
      const blocks = Array.from({ length: 1 + random(25) }, (_, id) =>
        random(4) === 0 ? fresh(id, 1 + random(14), random(5)) : block(id, 1 + random(14), random(6), random(columns)),
      );
      const spots = settle(blocks, columns, 4);
      expect(overlapping(blocks, spots, columns)).toBe(false);
      for (const { id, length } of blocks) {
        expect(spots.get(id)!.col).toBeGreaterThanOrEqual(0);
        expect(spots.get(id)!.col + linesOf(length, columns).perLine).toBeLessThanOrEqual(columns + 1e-9);
      }
      const again = settle(
        blocks.map((one) => ({ ...one, spot: spots.get(one.id)!, isStill: true })),
        columns,
        4,
      );
      expect(again).toEqual(spots);
    }
  });
});

test("free room is told where a meld can begin, gaps included", () => {
  const ground = new Ground(13);
  ground.take(3, { row: 0, col: 4 });
  expect(ground.free(3, 0)).toEqual([
    { from: 0, to: 4 - GAP - 3 },
    { from: 7 + GAP, to: 10 },
  ]);
  expect(ground.free(6, 0)).toEqual([]);
  expect(ground.free(20, 0)).toEqual([]);
  expect(ground.free(20, 1)).toEqual([{ from: 0, to: 0 }]);
  expect(ground.threesIn(2)).toBe(2 + 3);
});

describe("a tidy table", () => {
  const at = (id: number, length: number, lane: number, order: number) =>
    block(id, length, 9, 9, { place: { lane, order } });
  const blocks = [at(1, 3, 1, 5), at(2, 4, 1, 1), at(3, 3, 4, 2), at(4, 5, 1, 9)];
  const open = { shared: false, flush: false };

  test("has lanes in order, below each other, that go on in the next row", () => {
    const spots = flow(blocks, 10, open);
    expect(spots.get(2)).toEqual({ row: 0, col: 0 });
    expect(spots.get(1)).toEqual({ row: 0, col: STRIDE });
    expect(spots.get(4)).toEqual({ row: 1, col: 0 });
    expect(spots.get(3)).toEqual({ row: 2, col: 0 });
  });

  test("gives melds that go on below their rows to themselves", () => {
    const spots = flow([...blocks, at(5, 13, 1, 6)], 10, { shared: true, flush: true });
    expect(spots.get(5)).toEqual({ row: 1, col: 0 });
    expect(spots.get(4)).toEqual({ row: 3, col: 0 });
  });

  test("fills rows, whatever their order, where there is least", () => {
    const spots = pack([...blocks, at(5, 3, 0, 1)], 10);
    expect(Math.max(...[...spots.values()].map(({ row }) => row))).toBe(1);
    expect(overlapping(blocks, spots, 10)).toBe(false);
  });

  test("is laid out though its room cannot be measured, as that of a screen that was just left", () => {
    expect(pack(blocks, NaN).size).toBe(blocks.length);
  });

  test("shares rows, and closes gaps, where there is little room", () => {
    expect(flow(blocks, 10, { shared: true, flush: false }).get(3)).toEqual({ row: 2, col: 0 });
    expect(flow(blocks, 10, { shared: true, flush: true }).get(3)).toEqual({ row: 1, col: 5 + GAP });
  });
});
