// What is told of the tiles in the hand.

import { beforeAll, expect, test, vi } from "vitest";
import { aboutHand } from "../src/game/screen/inHand";
import { NOTHING_SELECTED, type Selected } from "../src/table/contract";
import { speak } from "../src/words/words";
import { plain } from "./plain";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const told = (selected: Partial<Selected>) => aboutHand({ ...NOTHING_SELECTED, ...selected });

test("a special joker is told of, on the rack and on the table, and no other tile", () => {
  const stands = "Red joker stands for red 4";
  expect(told({ count: 1, alone: { tile: "Jr", stands: null } })?.text()).toContain("Red joker:");
  expect(told({ count: 1, alone: { tile: "Jr", stands } })?.joker).toEqual({ tile: "Jr", stands });
  expect(told({ count: 1, alone: { tile: "J", stands: null } })).toBeNull();
  expect(told({ count: 1, alone: { tile: "r4", stands: null } })).toBeNull();
  expect(told({})).toBeNull();
});

test("where a tile fits in several places, that is to be read while one is chosen", () => {
  const choosing = told({ count: 1, alone: { tile: "r4", stands: null }, places: 3 });
  expect(plain(choosing?.text())).toBe("It fits in 3 places. Choose one.");
  expect(choosing?.brief, "it covers nothing").toBe(true);
});
