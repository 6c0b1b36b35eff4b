// Going from meld to meld by keys.

import { expect, test } from "vitest";
import { walk, type Stop, type Way } from "../../src/table/input/walk";
import type { Layout } from "../../src/table/layout/layout";
import { nameAt } from "../../src/table/model/names";
import type { MeldPicture, Picture } from "../../src/table/view/picture";

/** Melds of one tile each, as an eye reads them, by their places among the names; the rack's one tile is 100. */
function lying(...places: number[]): (from: Stop, way: Way) => Stop | null {
  const tile = (id: number) => ({ piece: { id, face: "k1" } });
  const melds = places.map((place) => ({ name: nameAt(place), tiles: [tile(place)] }) as unknown as MeldPicture);
  const picture = { melds, bench: [], rack: [tile(100)], newMeld: null } as unknown as Picture;
  const rects = [...places, 100].map((id, at) => [id, { x: at * 50, y: id === 100 ? 300 : 0, width: 40, height: 50 }]);
  const layout = { pieces: new Map(rects as [number, object][]) } as unknown as Layout;
  return (from, way) => walk(layout, picture, from, way);
}

test("melds follow each other by their names, wherever they lie", () => {
  const go = lying(2, 0, 1);
  expect([go(0, "next-meld"), go(1, "next-meld"), go(2, "next-meld")]).toEqual([1, 2, null]);
  expect([go(2, "last-meld"), go(1, "last-meld"), go(0, "last-meld")]).toEqual([1, 0, null]);
  expect(go(100, "next-meld"), "from the rack").toBe(0);
  expect(go(2, "right"), "arrows go by what is seen").toBe(0);
});

test("after Z comes AA", () => {
  const go = lying(26, 1, 25, 0);
  expect([go(0, "next-meld"), go(25, "next-meld"), go(26, "last-meld")]).toEqual([1, 26, 25]);
});
