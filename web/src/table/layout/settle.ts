// A table that holds still: a meld lies where it lay. One that outgrew its place moves itself to the nearest free room, one
// that is new takes free room near its kind, and neither moves another. With no room the table gains a row below.

import type { MeldPlace } from "../../engine/answers";
import type { MeldId, Spot } from "../model/piece";
import { aligned, GAP, Ground, LEAST_GAP, STRIDE, type Stretch } from "./ground";

/** A meld as far as room is concerned. */
export interface Block {
  readonly id: MeldId;
  readonly length: number;
  readonly spot: Spot | null;
  /** Whether it lies where it lay: it moves for nobody. */
  readonly isStill: boolean;
  /** Its kind, and where it comes among its kind. */
  readonly place: MeldPlace;
}

/** How much farther the next row is than the next tile. */
const ROW = 1.6;

/** Puts melds at spots in nobody's way, in the `rows` that are seen at once as long as there is room. */
export function settle(blocks: readonly Block[], columns: number, rows: number): Map<MeldId, Spot> {
  const ground = new Ground(columns);
  const spots = new Map<MeldId, Spot>();
  const put = ({ id, length }: Block, spot: Spot) => {
    ground.take(length, spot);
    spots.set(id, spot);
  };
  const firstStill = blocks.toSorted((a, b) => Number(b.isStill) - Number(a.isStill));
  const unsettled: Block[] = [];
  for (const block of firstStill) {
    if (block.spot && ground.isFree(block.length, block.spot, LEAST_GAP)) put(block, block.spot);
    else unsettled.push(block);
  }
  for (const block of unsettled) if (block.spot) put(block, nearest(ground, block.length, block.spot, rows));
  const fresh = unsettled.filter(({ spot }) => !spot);
  for (const block of fresh.toSorted((a, b) => compare(a.place, b.place))) {
    const lying = blocks.filter(({ id, place }) => place.lane === block.place.lane && spots.has(id));
    const kin = lying.map(({ id }) => spots.get(id) as Spot);
    put(block, home(ground, block.length, kin, rows));
  }
  return spots;
}

function compare(a: MeldPlace, b: MeldPlace): number {
  return a.lane - b.lane || a.order - b.order;
}

interface Choice {
  readonly spot: Spot;
  readonly cost: number;
}

/** The best of all free room, with smaller gaps where there is no other; a new row below where there is none even so. */
function best(
  ground: Ground,
  length: number,
  rows: number,
  columnsIn: (stretch: Stretch) => readonly number[],
  cost: (spot: Spot) => number,
): Spot {
  const choices = (gap: number): Choice[] =>
    Array.from({ length: Math.max(rows, ground.rows) }, (_, row) => row).flatMap((row) =>
      ground
        .free(length, row, gap)
        .flatMap(columnsIn)
        .map((col) => ({ spot: { row, col }, cost: cost({ row, col }) })),
    );
  const wide = choices(GAP);
  const found = wide.length > 0 ? wide : choices(LEAST_GAP);
  const least = found.reduce<Choice | null>((chosen, one) => (chosen && chosen.cost <= one.cost ? chosen : one), null);
  return least?.spot ?? { row: ground.rows, col: 0 };
}

/** Where a meld that has outgrown its place lies nearest: over some of that place if that can be, else anywhere. */
function nearest(ground: Ground, length: number, wish: Spot, rows: number): Spot {
  const inside = ({ from, to }: Stretch) => Math.max(from, Math.min(to, wish.col));
  for (const gap of [GAP, LEAST_GAP]) {
    const sideways = ground.free(length, wish.row, gap).map((stretch) => inside(stretch) - wish.col);
    const [least] = sideways.toSorted((a, b) => Math.abs(a) - Math.abs(b));
    if (least !== undefined && Math.abs(least) < length) return { row: wish.row, col: wish.col + least };
  }
  return best(
    ground,
    length,
    rows,
    (stretch) => [inside(stretch), aligned(stretch) ?? stretch.from],
    ({ row, col }) => Math.hypot(col - wish.col, ROW * (row - wish.row)),
  );
}

/** Free room for something new: beside or below its kind, near to others, aligned with them where that is to be had. */
function home(ground: Ground, length: number, kin: readonly Spot[], rows: number): Spot {
  const used = ground.rows;
  return best(
    ground,
    length,
    rows,
    (stretch) => [aligned(stretch) ?? stretch.from, stretch.from],
    ({ row, col }) => {
      const away = kin.map((other) => Math.abs(other.row - row) + Math.abs(other.col - col) / STRIDE);
      const family = kin.length > 0 ? Math.min(...away) : 1;
      const strange = kin.some((other) => other.row === row) || ground.isEmpty(row) ? 0 : 0.5;
      const lonely = 3 * Math.max(0, row - used);
      const ragged = Math.abs(col / STRIDE - Math.round(col / STRIDE)) > 0.01 ? 0.6 : 0;
      return family + strange + lonely + ragged + 0.15 * row + 0.1 * (col / STRIDE);
    },
  );
}
