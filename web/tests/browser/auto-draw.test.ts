// Turns that end by themselves where nothing can be laid, for those who want it: whatever others say meanwhile.

import { describe, expect, test } from "vitest";
import type { TableEvent } from "../../src/protocol/messages";
import { turnAt } from "../table/pieces";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";

/** Timers of a second and more are kept until they are let go. */
const LEAST_MS = 1_000;

interface Held {
  readonly held: (() => void)[];
}

describe("a turn that ends by itself", () => {
  const stage = new PageAlone();

  test("does so though somebody asks for a pause meanwhile", async () => {
    const at = turnAt([["k1", "k2", "k3"]], ["r1", "b9"]);
    const wish = { at, players: 2, clock: null };
    const shown = await AtTable.open(
      stage.browser,
      stage.host.address,
      "en",
      { ...wish, turn: "other" },
      { autoDraw: true },
    );
    await shown.page.evaluate((least) => {
      const wait = setTimeout;
      const held: (() => void)[] = [];
      const later = (handler: () => void, ms = 0) => (ms >= least ? held.push(handler) : wait(handler, ms));
      Object.assign(window, { held, setTimeout: later });
    }, LEAST_MS);
    await shown.show({ ...wish, turn: "own" });
    await shown.page.waitForFunction(() => (window as unknown as Held).held.length > 0);
    await shown.tell({ kind: "pause-asked", seat: "B" } as TableEvent);
    await shown.page.getByRole("button", { name: /^Agree to the pause/ }).waitFor();
    await shown.page.evaluate(() => (window as unknown as Held).held.forEach((handler) => handler()));
    await expect.poll(() => shown.asked()).toContainEqual({ do: "draw" });
    await shown.page.context().close();
  });
});
