// A hint in three steps, in every turn anew.

import { beforeAll, expect, test, vi } from "vitest";
import { createHint } from "../src/game/screen/hint";
import type { Position, TableView } from "../src/table/contract";
import type { Adviser } from "../src/transport/link";
import { speak } from "../src/words/words";
import { turnAt } from "./table/pieces";
import { plain } from "./plain";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

/** A table that forgets what was said of it when it changes, and an adviser who lays the first tile at the first meld. */
function start() {
  let now = turnAt([], []);
  let layout: readonly (readonly string[])[] = [];
  const hint = createHint(
    () =>
      Promise.resolve({
        best: (_: string, table: Position["table"], [tile = ""]: readonly string[]) =>
          Promise.resolve({ laid: [tile], table: table.map((meld, at) => (at === 0 ? [...meld, tile] : meld)) }),
      } as unknown as Adviser),
    () => "Bruno to move",
  );
  const put = (next: readonly (readonly string[])[]) => {
    layout = next;
    hint.forget();
  };
  let laid = 0;
  const standing = () => ({ laid, verdict: { ok: true } });
  const lying = () => ({ melds: [], rack: now.rack?.slice(laid) ?? [] });
  const view = { layout: () => layout, standing, lying, suggest: put, point: () => undefined };
  return {
    /** A turn begins. */
    turn(table: readonly (readonly string[])[], rack: readonly string[]) {
      now = turnAt(table, rack);
      put(table);
    },
    /** Somebody else is to move. */
    wait(table: readonly (readonly string[])[], rack: readonly string[]) {
      now = turnAt(table, rack, { mayMove: false });
      put(table);
    },
    undo: () => put(now.table),
    /** The player lays tiles by hand. */
    lay(count: number, next: readonly (readonly string[])[]) {
      laid = count;
      put(next);
    },
    async press() {
      await hint.ask(now, view as unknown as TableView);
      return plain(hint.said());
    },
    aloud: () => plain(hint.aloud("Ctrl", "Draw a tile")),
  };
}

const SOME = "There is a move: 1 tile can be laid.";
const SHOWN = "Here is the move. “End the turn” plays it, “Undo” takes it back.";

test("a turn begins anew, though nobody has changed the table that the last hint left", async () => {
  const { turn, press, aloud } = start();
  turn([["r3", "r4", "r5"]], ["r6", "r7", "k1"]);
  expect(await press()).toBe(SOME);
  expect(aloud()).toBe(SOME);
  await press();
  expect(await press()).toBe(SHOWN);
  expect(aloud()).toBe(`${SHOWN} Ctrl and Enter end the turn.`);
  expect(await press()).toBe(SHOWN);
  turn([["r3", "r4", "r5", "r6"]], ["r7", "k1"]);
  expect(await press()).toBe(SOME);
});

test("what was taken back is told step by step again", async () => {
  const { turn, undo, press } = start();
  turn([["r3", "r4", "r5"]], ["r6", "k1"]);
  for (const _ of [1, 2, 3]) await press();
  undo();
  expect(await press()).toBe(SOME);
});

test("what the player has laid already is not told as if it were still to come", async () => {
  const { turn, lay, press } = start();
  turn([["r3", "r4", "r5"]], ["r6", "k1"]);
  lay(1, [["r3", "r4", "r5", "r6"]]);
  expect(await press()).toBe("You cannot lay more than this. End your turn.");
});

test("in others' turns tiles are named for the own one, and none is laid", async () => {
  const { wait, turn, press } = start();
  wait([["r3", "r4", "r5"]], ["r6", "k1"]);
  const told = [await press(), await press(), await press()];
  const these = "Bruno to move. If the table stays as it is, on your turn you can lay: red 6.";
  expect(told).toEqual(["Bruno to move. If the table stays as it is, you can lay 1 tile on your turn.", these, these]);
  turn([["r3", "r4", "r5"]], ["r6", "k1"]);
  expect(await press()).toBe(SOME);
});
