// Positions to look at.

import type { Position } from "./table/contract";

function melds(text: string): string[][] {
  return text.split("|").map((meld) => meld.trim().split(/\s+/));
}

function tiles(text: string): string[] {
  return text.trim().split(/\s+/);
}

const HUNDRED = melds(`
  k1 k2 k3 | k4 k5 k6 k7 | k8 k9 k10 k11 k12 k13 | r1 r2 r3 r4 | r5 r6 r7 r8 r9 | r10 r11 J r13 | b1 b2 b3 b4 b5 |
  b6 b7 b8 b9 | b10 b11 b12 b13 | y1 y2 y3 y4 y5 y6 | y7 y8 y9 | y10 y11 y12 y13 | k1 r1 b1 | k2 r2 b2 y2 | k3 r3 y3 |
  k4 r4 y4 b4 | k5 b5 J | k6 r6 b6 y6 | r7 b7 y7 | k8 r8 b8 y8 | k9 r9 b9 y9 | r10 b10 y10 | r11 b11 y11 k11 |
  r12 k12 y12 | k13 b13 y13`);

const XP = [
  ...HUNDRED,
  ...melds(`
  k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 | r1 r2 r3 | r4 r5 r6 r7 | r8 r9 r10 r11 r12 r13 | b1 b2 b3 b4 b5 |
  b6 b7 b8 | b9 b10 b11 b12 b13 | y1 y2 y3 y4 | y5 y6 y7 y8 y9 | y10 y11 y12 y13 | r5 y5 J | b12 r12 J`),
];

/** As many tiles as there can be on a table and a rack at once, the longest run among them. */
const FULL = [...XP.filter((meld) => meld.length === 13), ...HUNDRED.slice(0, 21), ...melds("b6 b7 b8")];

/** Tiles that do not lie on the table, spread over numbers and colours, jokers first. */
function rest(table: readonly (readonly string[])[], count: number, copies: number, jokers: string): string[] {
  const numbers = Array.from(
    { length: 52 * copies },
    (_, index) => `${"krby"[index % 4]}${(((index >> 2) * 5) % 13) + 1}`,
  );
  const left = [...tiles(jokers), ...numbers];
  for (const tile of table.flat()) {
    const at = left.indexOf(tile);
    if (at < 0) throw new Error(`there is no ${tile} left`);
    left.splice(at, 1);
  }
  return left.slice(0, count);
}

function position(
  rules: string,
  table: readonly (readonly string[])[],
  count: number,
  jokers: string,
  more: Partial<Position> = {},
): Position {
  const rack = rest(table, count, rules === "xp" ? 3 : 2, jokers);
  return { rules, table, rack, opened: true, mayMove: true, fresh: [], draft: null, ...more };
}

const plain = (table: readonly (readonly string[])[], count: number, more?: Partial<Position>) =>
  position("standard", table, count, "J J", more);

const TWIST = melds("r3 r4 C b6 | r2 D r5 | b3 b4 M b4 b3 | y3 k3 M k3 y3 | k5 J y5 | k7 D y7 | b9 b10 C | k10 k11 J");
const EXPERT = melds("b4 b5 Jb | r10 y10 Jb | k7 Jk k9 | y1 Jy y3 y4 | Jr r2 r3");

export const positions: Readonly<Record<string, Position>> = {
  empty: plain([], 14, { opened: false }),
  opening: plain(melds("r3 r4 r5 | k9 r9 y9 | b10 b11 b12 b13 | k1 k2 k3 k4"), 15, {
    fresh: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  }),
  middle: plain(HUNDRED.slice(0, 18), 15, {
    fresh: [
      [3, 3],
      [16, 0],
    ],
  }),
  sixty: plain([...HUNDRED.slice(0, 12), ...HUNDRED.slice(13, 16).filter((meld) => meld.length === 4)], 20),
  hundred: plain(HUNDRED, 12, {
    fresh: [
      [3, 3],
      [16, 0],
    ],
  }),
  full: position("xp", FULL, 35, "J J J J", {
    fresh: [
      [2, 0],
      [2, 1],
    ],
  }),
  xp: position("xp", XP, 15, "J J J J"),
  rack: plain(HUNDRED.slice(0, 10), 35),
  twist: position("twist", TWIST, 9, "J J D D M M C C D M C", { rack: tiles("k2 r5 b7 D M C J y13 k11") }),
  expert: position("expert", EXPERT, 9, "Jk Jk Jr Jr Jb Jb Jy Jy"),
  draft: plain(HUNDRED.slice(0, 8), 15, {
    mayMove: false,
    draft: [
      ...HUNDRED.slice(0, 3),
      ["r1", "r2", "r3"],
      ["r4", null, null],
      ...HUNDRED.slice(4, 7),
      ["b6", "b7", "b8", "b9", null],
    ],
  }),
  spectator: plain(HUNDRED.slice(0, 12), 0, { rack: null, mayMove: false }),
};
