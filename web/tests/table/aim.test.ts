import { describe, expect, test } from "vitest";
import { aimAtMeld, aimAtRack, aimAtSpot, meldAt, meldsLeft } from "../../src/table/layout/aim";
import { layOut, type Layout } from "../../src/table/layout/layout";
import { Ids } from "../../src/table/model/piece";
import { melds, tiles } from "./pieces";

const ids = new Ids();
const all = melds("r3 r4 r5 | k9 r9 y9", ids);
const rack = tiles("k1 k2 k3 k4 k5 k6 k7 k8 k9").map((face) => ({ id: ids.next(), face }));
const room = { tableWidth: 366, rackWidth: 350, height: 500, rackLeast: 0 };
const layout: Layout = layOut({ melds: all, lanes: null, rack, rackCount: 9, large: false, widest: 30 }, room);
const [run, group] = all;

function middle(piece: { id: number }) {
  const rect = layout.pieces.get(piece.id)!;
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

describe("the aim", () => {
  test("is at the meld under the point, or within half a tile of it", () => {
    const end = layout.melds.get(run!.id)!;
    expect(meldAt(layout, all, middle(run!.pieces[1]!))?.id).toBe(run!.id);
    expect(meldAt(layout, all, { x: end.x + end.width + 10, y: 20 })?.id).toBe(run!.id);
    expect(meldAt(layout, all, { x: 20, y: 200 })).toBeNull();
  });

  test("passes over melds that are wholly in the hand", () => {
    const left = meldsLeft(all, new Set(run!.pieces.map(({ id }) => id)));
    expect(meldAt(layout, left, middle(run!.pieces[1]!))).toBeNull();
  });

  test("goes where tiles fit, however far that is from the point", () => {
    const placements = [{ to: "meld", meld: run!.id, place: 3 } as const];
    const aim = aimAtMeld(layout, run!, placements, false, middle(run!.pieces[0]!));
    expect(aim).toMatchObject({ target: { place: 3 }, fits: true, shape: "bar" });
  });

  test("takes the nearest of several places", () => {
    const places = [0, 3].map((place) => ({ to: "meld", meld: run!.id, place }) as const);
    expect(aimAtMeld(layout, run!, places, false, middle(run!.pieces[2]!))?.target).toMatchObject({ place: 3 });
    expect(aimAtMeld(layout, run!, places, false, middle(run!.pieces[0]!))?.target).toMatchObject({ place: 0 });
  });

  test("spares a meld that stands, and enters loose tiles at the gap pointed at", () => {
    const point = { ...middle(group!.pieces[1]!), x: middle(group!.pieces[1]!).x + 5 };
    expect(aimAtMeld(layout, group!, [], false, point)).toBeNull();
    expect(aimAtMeld(layout, group!, [], true, point)).toMatchObject({ target: { place: 2 }, fits: false });
  });

  test("finds the line of a meld that goes on below", () => {
    const [long] = melds("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13", ids);
    const scene = { melds: [long!], lanes: null, rack: [], rackCount: 0, large: false, widest: 27 };
    const broken = layOut(scene, { tableWidth: 294, rackWidth: 280, height: 430, rackLeast: 0 });
    const behind = (place: number) => {
      const { x, y, width, height } = broken.pieces.get(long!.pieces[place]!.id)!;
      return { x: x + width - 2, y: y + height / 2 };
    };
    for (const place of [0, 2, 6, 7, 9]) {
      const aim = aimAtMeld(broken, long!, [], true, behind(place));
      expect(aim).toMatchObject({
        target: { place: place + 1 },
        mark: { y: broken.pieces.get(long!.pieces[place]!.id)!.y },
      });
    }
    const places = [1, 8].map((place) => ({ to: "meld", meld: long!.id, place }) as const);
    expect(aimAtMeld(broken, long!, places, false, behind(7))?.target).toMatchObject({ place: 8 });
  });

  test("at an empty place is a new meld inside the table", () => {
    const aim = aimAtSpot(layout, 3, { x: 400, y: 100 }, room.tableWidth);
    expect(aim.target.to).toBe("new");
    expect(aim.mark.x + aim.mark.width).toBeLessThanOrEqual(room.tableWidth);
  });

  test("at the rack is a place among the tiles that stay", () => {
    const before = (place: number) => ({ x: middle(rack[place]!).x - 15, y: middle(rack[place]!).y });
    expect(aimAtRack(layout, rack, before(0)).target).toEqual({ to: "rack", place: 0 });
    expect(aimAtRack(layout, rack, before(4)).target).toEqual({ to: "rack", place: 4 });
    expect(aimAtRack(layout, rack.slice(1), before(4)).target).toEqual({ to: "rack", place: 3 });
    expect(aimAtRack(layout, rack, { x: 340, y: middle(rack[8]!).y }).target).toEqual({ to: "rack", place: 9 });
  });
});
