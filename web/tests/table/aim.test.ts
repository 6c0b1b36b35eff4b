import { beforeAll, describe, expect, test } from "vitest";
import { Aiming, aimAtMeld, aimAtRack, aimAtSpot } from "../../src/table/layout/aim";
import { layOut, type Layout, type Point } from "../../src/table/layout/layout";
import { tableTile } from "../../src/table/layout/sizes";
import { Judge } from "../../src/table/model/judge";
import { move } from "../../src/table/model/move";
import { Ids, type Meld, type Piece } from "../../src/table/model/piece";
import { loadEngine } from "../engine";
import { find, melds, tiles, written } from "./pieces";

const room = { tableWidth: 900, rackWidth: 350, height: 500, rackLeast: 0 };
const EMPTY = { melds: [], kinds: new Map(), rack: [], rackCount: 0, large: false };
/** A table with tiles of this width. */
const tilesOf = (width: number): Layout => ({ ...layOut({ ...EMPTY, before: null }, room), tile: tableTile(width) });

let judge: Judge;
beforeAll(async () => {
  judge = new Judge(await loadEngine(), "standard");
});

/** A table in one row, and a tile in the hand. */
class Scene {
  readonly ids = new Ids();
  readonly melds: readonly Meld[];
  readonly layout: Layout;
  /** What lay there when the turn began. */
  base: readonly Meld[];

  constructor(table: string) {
    this.melds = this.base = melds(table, this.ids);
    this.layout = layOut(
      { melds: this.melds, kinds: new Map(), rack: [], rackCount: 0, large: false, before: tilesOf(30) },
      { ...room },
    );
  }

  /** Beside the middle of a tile, in tiles and rows. */
  by(face: string, tilesRight: number, rowsDown = 0): Point {
    const [piece] = find(this.melds, face);
    const { tile, pieces } = this.layout;
    const { x, y, width, height } = pieces.get(piece!.id)!;
    return { x: x + width / 2 + tilesRight * tile.pitch, y: y + height / 2 + rowsDown * tile.line };
  }

  hand(faces: string): Piece[] {
    return tiles(faces).map((face) => ({ id: this.ids.next(), face }));
  }

  /** The table after tiles of a hand, or of the table, were let go at a point. */
  after(held: string | readonly Piece[], point: Point): string {
    const moved = typeof held === "string" ? this.hand(held) : held;
    const { target } = new Aiming(this.layout, this.melds, this.base, moved, judge).at(point);
    return written(move(this.melds, moved, target, { newId: this.ids.next, closesUp: judge.closesUp }));
  }
}

describe("a tile let go", () => {
  test("side by side joins, by a hand that is off by a third of a tile and more, at either end", () => {
    for (const off of [-0.5, -0.3, 0, 0.3, 0.6, 0.9]) {
      for (const rows of [-0.4, 0, 0.4]) {
        const scene = new Scene("k7");
        expect(scene.after("r7", scene.by("k7", 1 + off, rows)), `${off}, ${rows}`).toBe("k7 r7");
        expect(scene.after("r7", scene.by("k7", -1 - off, rows)), `${off}, ${rows}`).toBe("r7 k7");
      }
    }
  });

  test("on a meld that stands and does not take it, misses it; beside it, or in a meld of its own, it does not", () => {
    const scene = new Scene("r3 r4 r5");
    const misses = (held: string, point: Point) =>
      new Aiming(scene.layout, scene.melds, scene.base, scene.hand(held), judge).at(point).misses ?? false;
    expect(misses("k9", scene.by("r4", 0.2))).toBe(true);
    expect(misses("r6", scene.by("r4", 0.2)), "it fits").toBe(false);
    expect(misses("k9", scene.by("r5", 1)), "beside").toBe(false);
    expect(misses("k9", scene.by("r4", 0, 1)), "below").toBe(false);
    expect(misses("k9 r9 b9", scene.by("r4", 0)), "a meld").toBe(false);
    const making = new Scene("k7");
    const joins = new Aiming(making.layout, making.melds, making.base, making.hand("r2"), judge);
    expect(joins.at(making.by("k7", 0)).misses ?? false, "in the making").toBe(false);
  });

  test("lies apart where it is clearly away", () => {
    const scene = new Scene("k7");
    expect(scene.after("r7", scene.by("k7", 2.2))).toBe("k7 | r7");
    expect(scene.after("r7", scene.by("k7", 1, 1))).toBe("k7 | r7");
  });

  test("over the table's edge is at the edge", () => {
    const scene = new Scene("k7");
    expect(scene.after("r7", scene.by("k7", -3))).toBe("r7 k7");
  });

  test("over the table's upper edge is in the first row: beside what lies there, or a new meld", () => {
    const scene = new Scene("k7");
    for (const rows of [-0.7, -1, -3]) {
      expect(scene.after("r7", scene.by("k7", 1, rows)), `${rows}`).toBe("k7 r7");
      expect(scene.after("r7", scene.by("k7", -1, rows)), `${rows}`).toBe("r7 k7");
      const aiming = new Aiming(scene.layout, scene.melds, scene.base, scene.hand("r7"), judge);
      expect(aiming.at(scene.by("k7", 5, rows)).target).toEqual({ to: "new", spot: { row: 0, col: 5 } });
    }
  });

  test("over the upper edge of a scrolled table is in the first row that is seen", () => {
    const scene = new Scene("k7 r7 b7");
    const { line } = scene.layout.tile;
    const aiming = new Aiming(scene.layout, scene.melds, scene.base, scene.hand("y7"), judge);
    const above = scene.by("b7", 1, 1.2);
    expect(aiming.at(above, 2 * line).target).toMatchObject({ to: "new", spot: { row: 2 } });
    expect(aiming.at(scene.by("b7", 1), 0.3 * line).target, "partly seen").toMatchObject({ to: "meld" });
  });

  test("enters what is no meld yet at the gap it is over, whatever it is", () => {
    const scene = new Scene("k7 b2");
    expect(scene.after("r9", scene.by("k7", 0.5))).toBe("k7 r9 b2");
    expect(scene.after("r9", scene.by("b2", 0.8))).toBe("k7 b2 r9");
    const run = new Scene("b1 b2 b5");
    expect(run.after("b3", run.by("b2", 0.5)), "though a part of it would stand").toBe("b1 b2 b3 b5");
  });

  test("joins the tiles on both sides of it where they make a meld", () => {
    expect(new Scene("r5 | r7").after("r6", new Scene("r5 | r7").by("r5", 1))).toBe("r5 r6 r7");
    const run = new Scene("r5 r6 r7 | r9");
    expect(run.after("r8", run.by("r7", 1))).toBe("r5 r6 r7 r8 r9");
    const others = new Scene("r5 | k9");
    expect(others.after("r6", others.by("r5", 0.9))).toBe("r5 r6 | k9");
    const both = new Scene("r3 r4 r5 | r7 r8 r9");
    expect(both.after("r6", both.by("r5", 0.9))).toBe("r3 r4 r5 r6 | r7 r8 r9");
  });

  test("above a finger completes what the finger is on, unless it joins something itself", () => {
    const scene = new Scene("r9 r11 | k7 | b3 b4 b5");
    const after = (held: string, finger: Point, rowsUp = 1.5) => {
      const moved = scene.hand(held);
      const hand = { x: finger.x, y: finger.y - rowsUp * scene.layout.tile.line };
      const { target } = new Aiming(scene.layout, scene.melds, scene.base, moved, judge).at(hand, -500, finger);
      return written(move(scene.melds, moved, target, { newId: scene.ids.next, closesUp: judge.closesUp }));
    };
    expect(after("r10", scene.by("r9", 0.5))).toBe("r9 r10 r11 | k7 | b3 b4 b5");
    // It makes no meld there, or one that stands already: then it lies where it is seen.
    expect(after("r7", scene.by("k7", 0))).toBe("r9 r11 | k7 | b3 b4 b5 | r7");
    expect(after("b6", scene.by("b5", 0))).toBe("r9 r11 | k7 | b3 b4 b5 | b6");
  });

  test("goes where it fits, however far in the meld that is, and though a row's edge is crossed", () => {
    const scene = new Scene("r3 r4 r5 | k9 r9 y9");
    expect(scene.after("r6", scene.by("r3", 0))).toBe("r3 r4 r5 r6 | k9 r9 y9");
    expect(scene.after("b9", scene.by("r9", 0.1, 0.55))).toContain("k9 r9 b9 y9");
    expect(scene.after("b8", scene.by("r9", 0.1, 0.55))).toBe("r3 r4 r5 | k9 r9 y9 | b8");
  });

  test("goes where the place for it is nearest, of several melds it fits", () => {
    const group = new Scene("k3 r3 y3 | b1 b2 J");
    expect(group.after("b3", group.by("y3", 1.1)), "nearer to the run's edge").toBe("k3 r3 y3 b3 | b1 b2 J");
  });

  test("reaches less far to a meld nobody has touched: not off both ways, and a joker only near by", () => {
    const scene = new Scene("r3 r4 r5");
    expect(scene.after("r6", scene.by("r5", 1.6))).toBe("r3 r4 r5 r6");
    expect(scene.after("r6", scene.by("r5", 1.9))).toBe("r3 r4 r5 | r6");
    expect(scene.after("r6", scene.by("r5", 1.5, 0.5))).toBe("r3 r4 r5 | r6");
    expect(scene.after("J", scene.by("r5", 1.3))).toBe("r3 r4 r5 J");
    expect(scene.after("J", scene.by("r5", 1.5))).toBe("r3 r4 r5 | J");
    scene.base = [];
    expect(scene.after("r6", scene.by("r5", 1.7, 0.5))).toBe("r3 r4 r5 r6");
    expect(scene.after("J", scene.by("r5", 1.7))).toBe("r3 r4 r5 J");
  });

  test("goes on with the meld that is being made, though another beside it would take the tile", () => {
    for (const [table, held, made] of [
      ["b6 b7 b8 b9 | y5", "J", "b6 b7 b8 b9 | J y5"],
      ["k4 k5 k6 k7 | k9 J", "k8", "k4 k5 k6 k7 | k8 k9 J"],
    ] as const) {
      const scene = new Scene(table);
      const [untouched, built] = scene.melds;
      scene.base = [untouched!];
      const next = built!.pieces[0]!.face!;
      // In the middle of the gap of one tile that is between them.
      expect(scene.after(held, scene.by(next, -1)), table).toBe(made);
      expect(scene.after(held, scene.by(next, -0.9)), table).toBe(made);
    }
    const nearer = new Scene("r3 r4 r5 | k9");
    nearer.base = [nearer.melds[0]!];
    expect(nearer.after("r6", nearer.by("r5", 1)), "not alike").toBe("r3 r4 r5 r6 | k9");
  });

  test("takes a joker's place near the joker, else extends", () => {
    const scene = new Scene("r3 r4 J");
    for (const off of [-0.6, 0, 0.9]) expect(scene.after("r5", scene.by("J", off)), `${off}`).toBe("r3 r4 r5 | J");
    expect(scene.after("r5", scene.by("r3", -0.6))).toBe("r3 r4 r5 J");
    scene.base = [];
    expect(scene.after("r5", scene.by("J", -0.5)), "a joker just laid").toBe("r3 r4 r5 J");
    const within = new Scene("b10 J b12");
    expect(within.after("b11", within.by("J", 0.1))).toBe("b10 b11 b12 | J");
    within.base = [];
    expect(within.after("b11", within.by("J", 0.1)), "comes into order then").toBe("b10 J b11 b12");
    const longer = new Scene("r2 r3 r4 J");
    longer.base = [{ ...longer.melds[0]!, pieces: longer.melds[0]!.pieces.slice(1) }];
    expect(longer.after("r5", longer.by("J", 0.1)), "a joker that lay there").toBe("r2 r3 r4 r5 | J");
  });

  test("extends a meld beside the joker at its end, and takes the joker's place over it", () => {
    const last = new Scene("k8 r8 J");
    for (const off of [-0.9, -0.3, 0, 0.3, 0.55])
      expect(last.after("b8", last.by("J", off)), `${off}`).toBe("k8 r8 b8 | J");
    for (const off of [0.65, 0.8, 1, 1.5]) expect(last.after("b8", last.by("J", off)), `${off}`).toBe("k8 r8 J b8");
    const first = new Scene("J k8 r8");
    for (const off of [0.9, 0, -0.55]) expect(first.after("b8", first.by("J", off)), `${off}`).toBe("b8 k8 r8 | J");
    for (const off of [-0.65, -1]) expect(first.after("b8", first.by("J", off)), `${off}`).toBe("b8 J k8 r8");
    const within = new Scene("k8 J r8");
    for (const off of [-0.9, 0.9]) expect(within.after("b8", within.by("J", off)), `${off}`).toBe("k8 b8 r8 | J");
  });

  test("splits a run of which it is the twin", () => {
    const scene = new Scene("r1 r2 r3 r4 r5");
    for (const off of [-0.9, 0, 0.9]) expect(scene.after("r3", scene.by("r3", off))).toBe("r1 r2 r3 | r3 r4 r5");
  });

  test("spares a meld that stands: it lies beside it, and nothing else moves", () => {
    const scene = new Scene("r3 r4 r5 | k9 r9 y9");
    const [tile] = scene.hand("b13");
    const { target } = new Aiming(scene.layout, scene.melds, scene.base, [tile!], judge).at(scene.by("r4", 0));
    expect(target).toMatchObject({ to: "new" });
    const put = move(scene.melds, [tile!], target, { newId: scene.ids.next, closesUp: judge.closesUp });
    const after = layOut(
      { melds: put, kinds: new Map(), rack: [], rackCount: 0, large: false, before: tilesOf(30) },
      room,
    );
    for (const { pieces } of scene.melds)
      for (const { id } of pieces) expect(after.pieces.get(id)).toEqual(scene.layout.pieces.get(id));
  });

  test("a meld in the hand stays one, unless it fits", () => {
    const scene = new Scene("r3 r4 r5 | r6 r7 r8 | k2");
    const held = find(scene.melds, "r3", "r4", "r5");
    expect(scene.after(held, scene.by("k2", 2))).toBe("r6 r7 r8 | k2 | r3 r4 r5");
    expect(scene.after(held, scene.by("r6", -1))).toBe("r3 r4 r5 r6 r7 r8 | k2");
  });
});

describe("the aim", () => {
  test("finds the line of a meld that goes on below", () => {
    const [long] = melds("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13");
    const scene = { melds: [long!], kinds: new Map(), rack: [], rackCount: 0, large: false, before: tilesOf(27) };
    const broken = layOut(scene, { tableWidth: 294, rackWidth: 280, height: 430, rackLeast: 0 });
    const behind = (place: number) => {
      const { x, y, width, height } = broken.pieces.get(long!.pieces[place]!.id)!;
      return { x: x + width - 2, y: y + height / 2 };
    };
    for (const place of [0, 2, 6, 7, 9])
      expect(aimAtMeld(broken, long!, [], true, behind(place))?.target).toMatchObject({ place: place + 1 });
    const places = [1, 8].map((place) => ({ to: "meld", meld: long!.id, place }) as const);
    expect(aimAtMeld(broken, long!, places, false, behind(7))?.target).toMatchObject({ place: 8 });
  });

  test("at a free place is a new meld inside the table, in nobody's way", () => {
    const { layout, melds: there } = new Scene("r3 r4 r5 | k9 r9 y9");
    const spot = (count: number, x: number, y: number) => {
      const { target } = aimAtSpot(layout, there, count, { x, y });
      return target.to === "new" ? target.spot! : { row: NaN, col: NaN };
    };
    expect(spot(3, 899, 100).col + 3).toBeLessThanOrEqual(layout.columns);
    expect(spot(1, 0, 0)).toEqual({ row: 1, col: 0 });
    expect(spot(1, 3.5 * layout.tile.pitch, 0)).toEqual({ row: 1, col: 3 });
    expect(spot(1, 9 * layout.tile.pitch, 0)).toEqual({ row: 0, col: 8.5 });
    expect(spot(1, 0, layout.tile.line * 2.5)).toEqual({ row: 2, col: 0 });
  });

  test("in the strip below the last row is a row of its own, unless there is a free place near", () => {
    const low = { ...room, tableWidth: 700, rackWidth: 0, height: 320 };
    const ids = new Ids();
    const full = Array.from({ length: 3 }, (_, row) =>
      melds("r3 r4 r5 r6 r7", ids).map((one) => ({ ...one, spot: { row, col: 0 } })),
    );
    const there = full.flat();
    const scene = { melds: there, kinds: new Map(), rack: [], rackCount: 0, large: false, before: tilesOf(60) };
    const layout = layOut(scene, low);
    const { line, pitch } = layout.tile;
    expect(layout.tableHeight, "a strip below three rows").toBeGreaterThan(3 * line);
    const spot = (x: number, y: number) => aimAtSpot(layout, there, 1, { x, y }).target;
    expect(spot(2 * pitch, 3 * line + 5)).toEqual({ to: "new", spot: { row: 3, col: 1.5 } });
    expect(spot(6.5 * pitch, 3 * line + 5), "free above").toEqual({ to: "new", spot: { row: 2, col: 6 } });
    expect(spot(2 * pitch, 2.8 * line), "over the last row").toMatchObject({ spot: { row: 2 } });
    const put = [...there, { id: ids.next(), pieces: [{ id: ids.next(), face: "b1" }], spot: { row: 3, col: 1.5 } }];
    const after = layOut({ ...scene, melds: put }, low, true);
    expect(after.tableContent, "seen whole").toBe(after.tableHeight);
    expect(after.pieces.get(put.at(-1)!.pieces[0]!.id)!.x).toBeLessThan(2.5 * pitch);
  });

  test("at the rack is the slot under the tile", () => {
    const rack = tiles("k1 k2 k3 k4 k5 k6 k7 k8 k9").map((face, id) => ({ id, face }));
    const layout = layOut({ melds: [], kinds: new Map(), rack, rackCount: 9, large: false, before: tilesOf(30) }, room);
    const over = (place: number, right = 0): Point => {
      const { x, y, width, height } = layout.pieces.get(place)!;
      return { x: x + width / 2 + right, y: y + height / 2 };
    };
    expect(aimAtRack(layout, 8, 1, over(0, -40)).target).toEqual({ to: "rack", place: 0 });
    for (const off of [-15, 0, 15]) expect(aimAtRack(layout, 8, 1, over(4, off)).target).toMatchObject({ place: 4 });
    expect(aimAtRack(layout, 8, 1, over(8, 200)).target).toMatchObject({ place: 8 });
    expect(aimAtRack(layout, 7, 2, over(3, layout.rack.tile.pitch / 2)).target).toMatchObject({ place: 3 });
  });
});
