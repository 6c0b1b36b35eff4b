import { describe, expect, test } from "vitest";
import { flow } from "../../src/table/layout/flow";
import { closeRows, GAP, linesOf, settle, type Block } from "../../src/table/layout/settle";

const block = (id: number, length: number, row: number, col: number): Block => ({ id, length, spot: { row, col } });

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

describe("melds where people put them", () => {
  test("stay there", () => {
    const spots = settle([block(1, 3, 0, 2), block(2, 4, 0, 8.5), block(3, 3, 2, 1)], 20);
    expect(spots.get(1)).toEqual({ row: 0, col: 2 });
    expect(spots.get(2)).toEqual({ row: 0, col: 8.5 });
    expect(spots.get(3)).toEqual({ row: 2, col: 1 });
  });

  test("make room to the right, and to the left at the edge", () => {
    const spots = settle([block(1, 3, 0, 4), block(2, 3, 0, 5)], 10);
    expect(spots.get(2)?.col).toBe(7);
    expect(spots.get(1)?.col).toBeCloseTo(10 - 3 - GAP - 3);
  });

  test("go on below where a row is full, and rows below move down", () => {
    const spots = settle([block(1, 5, 0, 0), block(2, 5, 0, 6), block(3, 4, 1, 0)], 10);
    expect([spots.get(1)?.row, spots.get(2)?.row, spots.get(3)?.row]).toEqual([0, 1, 2]);
  });

  test("without a spot go to the end", () => {
    const spots = settle([block(1, 3, 0, 0), { id: 2, length: 3, spot: null }, { id: 3, length: 8, spot: null }], 10);
    expect(spots.get(2)).toEqual({ row: 0, col: 3 + GAP });
    expect(spots.get(3)).toEqual({ row: 1, col: 0 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("never overlap, stay in the table, and settle once (seed %i)", (seed) => {
    const random = numbers(seed);
    for (let round = 0; round < 40; round += 1) {
      const columns = 9 + random(20);
      const blocks = Array.from({ length: 1 + random(25) }, (_, id) =>
        block(id, 1 + random(14), random(6), random(columns)),
      );
      const spots = settle(blocks, columns);
      expect(overlapping(blocks, spots, columns)).toBe(false);
      for (const { id, length } of blocks) {
        expect(spots.get(id)!.col).toBeGreaterThanOrEqual(0);
        expect(spots.get(id)!.col + linesOf(length, columns).perLine).toBeLessThanOrEqual(columns + 1e-9);
      }
      const again = settle(
        blocks.map(({ id, length }) => ({ id, length, spot: spots.get(id)! })),
        columns,
      );
      for (const { id } of blocks) {
        expect(again.get(id)!.row).toBe(spots.get(id)!.row);
        expect(again.get(id)!.col).toBeCloseTo(spots.get(id)!.col);
      }
    }
  });

  test("close up where rows are empty", () => {
    const blocks = [block(1, 3, 1, 0), block(2, 13, 4, 0), block(3, 3, 8, 0)];
    const spots = closeRows(blocks, settle(blocks, 10), 10);
    expect([1, 2, 3].map((id) => spots.get(id)?.row)).toEqual([0, 1, 3]);
  });
});

describe("melds in lanes", () => {
  const blocks = [block(1, 3, 9, 9), block(2, 4, 9, 9), block(3, 3, 9, 9), block(4, 5, 9, 9)];
  const lanes = [
    { lane: 1, order: 5 },
    { lane: 1, order: 1 },
    { lane: 4, order: 2 },
    { lane: 1, order: 9 },
  ];

  test("lie in order, and a lane goes on below", () => {
    const spots = flow(blocks, lanes, 10);
    expect(spots.get(2)).toEqual({ row: 0, col: 0 });
    expect(spots.get(1)).toEqual({ row: 0, col: 4 + GAP });
    expect(spots.get(4)).toEqual({ row: 1, col: 0 });
    expect(spots.get(3)).toEqual({ row: 2, col: 0 });
  });

  test("have their rows to themselves where they go on below", () => {
    const spots = flow([...blocks, block(5, 13, 9, 9)], [...lanes, { lane: 1, order: 6 }], 10, true);
    expect(spots.get(5)).toEqual({ row: 1, col: 0 });
    expect(spots.get(4)).toEqual({ row: 3, col: 0 });
  });

  test("share rows when packed", () => {
    expect(flow(blocks, lanes, 10, true).get(3)).toEqual({ row: 1, col: 6 });
  });
});
