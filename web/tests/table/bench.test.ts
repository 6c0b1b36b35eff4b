import { expect, test } from "vitest";
import { benchOver, benchTile } from "../../src/table/layout/bench";
import { tableTile } from "../../src/table/layout/sizes";

const TILE = tableTile(27);
const [WIDTH, HEIGHT] = [364, 250];

/** A row of tiles at the table's lower edge, without those at some places. */
const lowest = (...free: number[]) =>
  Array.from({ length: 13 }, (_, at) => ({ x: at * TILE.pitch, y: HEIGHT - TILE.height, ...TILE })).filter(
    (_, at) => !free.includes(at),
  );

test("there is no workbench without loose tiles", () => {
  expect(benchOver([], 0, TILE, WIDTH, HEIGHT)).toBeNull();
});

test("the workbench lies where it hides nothing, nearest to the thumb", () => {
  expect(benchOver([], 1, TILE, WIDTH, HEIGHT)?.rect).toMatchObject({ x: WIDTH - 42 });
  const bench = benchOver(lowest(4, 5), 1, TILE, WIDTH, HEIGHT)!;
  expect(bench.rect.x).toBeGreaterThanOrEqual(4 * TILE.pitch - 1);
  expect(bench.rect.x + bench.rect.width).toBeLessThanOrEqual(6 * TILE.pitch);
});

test("many loose tiles stay within the table", () => {
  const bench = benchOver([], 20, TILE, WIDTH, HEIGHT)!;
  const last = benchTile(bench, 19);
  expect(bench.rect.width).toBe(WIDTH);
  expect(last.x + last.width).toBeLessThanOrEqual(WIDTH);
});
