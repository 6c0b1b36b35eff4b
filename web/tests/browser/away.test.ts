// Who comes back to a table: what was done for them is told until they have read it, and covers no wish of the others.

import { describe, expect, test } from "vitest";
import type { Seat, TableEvent } from "../../src/protocol/messages";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";
import { played, standsAfter } from "./told";

const drawn = (seat: Seat, turn: Seat, own: object = {}) =>
  played({ event: "drawn", seat, count: 1, cause: "choice", ...own }, standsAfter(turn, [14, 14, 14]));
const AWAY = [
  { kind: "taken-over", seat: "A", level: "steady" } as TableEvent,
  drawn("A", "B", { own: { drew: ["r1"] } }),
  { kind: "returned", seat: "A" } as TableEvent,
];

describe("who was away", () => {
  const stage = new PageAlone();
  const open = () =>
    AtTable.open(
      stage.browser,
      stage.host.address,
      "en",
      { at: "middle", players: 3, turn: "own", names: ["Ania", "Dad", "Celina"], clock: null },
      {},
      { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    );

  test("is asked for a pause before anything is told, and puts away what was done for them", async () => {
    const shown = await open();
    const { page } = shown;
    const told = page.locator(".game-told", { hasText: "While you were away" });
    await shown.tell(...AWAY);
    await told.waitFor();
    await shown.tell({ kind: "pause-asked", seat: "B" } as TableEvent);
    const agree = page.getByRole("button", { name: "Agree to the pause (Dad)" });
    await agree.waitFor();
    // What somebody asks for stands beside the wish.
    await page.locator('.player[data-seat="B"] .player-ask').tap();
    await page.locator(".game-told", { hasText: "has not opened yet" }).waitFor();
    await agree.waitFor();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("dialog").getByRole("button", { name: "Agree to the pause", exact: true }).waitFor();
    expect(await page.locator("dialog").getByText("Ask for a pause").count()).toBe(0);
    await page.keyboard.press("Escape");
    await agree.tap();
    await expect.poll(() => shown.asked()).toContainEqual({ do: "pause" });
    await page.context().close();
  });

  test.each(["a tap on it", "the first thing they do"])("has read it after %s", async (how) => {
    const shown = await open();
    const { page } = shown;
    const told = page.locator(".game-told", { hasText: "While you were away" });
    await shown.tell(...AWAY);
    await told.waitFor();
    if (how === "a tap on it") await told.getByRole("button", { name: "Close" }).tap();
    else {
      await page.locator(".rack .tile").first().tap();
      await page.locator(".rack .tile").first().tap();
    }
    await told.waitFor({ state: "detached" });
    // It does not come back with the next move of another.
    await shown.tell(drawn("B", "C"));
    await page.locator(".player.turn", { hasText: "Celina" }).waitFor();
    expect(await told.count()).toBe(0);
    await page.context().close();
  });
});
