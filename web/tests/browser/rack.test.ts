// The order of the rack: what is dealt lies sorted, what is drawn goes where the order has it, and to the end of a rack that somebody arranged.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/app/settings";
import type { Tile } from "../../src/protocol/messages";
import { table, tiles, turnAt } from "../table/pieces";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";
import { played, standsAfter } from "./told";

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
/** More than are seen at once. */
const FULL = "k1 k3 k5 k7 k9 k11 k13 r1 r3 r5 r7 r9 r11 r13 b1 b3 b5 b7 b9 b11 b13 y1 y3 y5 y7 y9 y11 y13 J";

describe("the rack", () => {
  const stage = new PageAlone();
  const at = (rack: string) => turnAt(table("k2 r2 y2"), tiles(rack));
  const open = (rack: string, settings: Partial<Settings> = {}) =>
    AtTable.open(stage.browser, stage.host.address, "en", { at: at(rack), players: 2, clock: null }, settings, PHONE);
  const shown = (page: Page) =>
    page
      .locator(".rack .tile")
      .evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset["face"]).join(" "));
  const draws = (one: AtTable, rack: string) => one.show({ at: at(rack), turn: "other", players: 2, clock: null });

  test("lies sorted as it was sorted last, on this device", async () => {
    const one = await open("y1 k7 r7 k3 J");
    const { page } = one;
    expect(await shown(page)).toBe("k3 k7 r7 y1 J");
    await page.getByRole("button", { name: "Sort by number" }).tap();
    expect(await shown(page)).toBe("y1 k3 k7 r7 J");
    await page.getByRole("button", { name: "Sort by colour" }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("dublet.settings") ?? "{}") as Settings);
    expect(kept.rackOrder).toBe("groups");
    await page.context().close();
    const later = await open("y1 k7 r7 k3 J", { rackOrder: kept.rackOrder });
    expect(await shown(later.page)).toBe("y1 k3 k7 r7 J");
    await draws(later, "y1 k7 r7 k3 J b3");
    expect(await shown(later.page)).toBe("y1 k3 b3 k7 r7 J");
    await later.page.context().close();
  });

  test("that somebody arranged has what is drawn at its end, marked as new and in sight", async () => {
    const one = await open(FULL);
    const { page } = one;
    const before = (await shown(page)).split(" ");
    await page.locator('.rack [data-face="k3"]').focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await page.keyboard.press("Alt+ArrowLeft");
    const arranged = (await shown(page)).split(" ");
    expect(arranged.slice(0, 3)).toEqual(["k3", "k1", "k5"]);
    expect(arranged.toSorted()).toEqual(before.toSorted());
    const inSight = (face: Tile) =>
      page.locator(`.rack [data-face="${face}"]`).evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    for (const drawn of ["y8", "k4"] as const) {
      const rack = await shown(page);
      await draws(one, `${rack} ${drawn}`);
      expect(await shown(page)).toBe(`${rack} ${drawn}`);
      const marked = page.locator('.rack [data-marks~="drawn"]');
      expect(await marked.getAttribute("data-face")).toBe(drawn);
      expect(await inSight(drawn), drawn).toBe(true);
    }
    await page.context().close();
  });

  test("has nothing raised any more when the own turn is over", async () => {
    const wish = { at: "middle", players: 3, turn: "own", clock: null } as const;
    const one = await AtTable.open(stage.browser, stage.host.address, "en", wish, {}, PHONE);
    const { page } = one;
    const raised = page.locator('.rack .tile[aria-pressed="true"]');
    await page.locator(".rack .tile").first().tap();
    await raised.waitFor();
    await one.tell(played({ event: "drawn", seat: "A", count: 1, cause: "choice" }, standsAfter("B", [15, 14, 14])));
    await raised.waitFor({ state: "detached" });
    await page.context().close();
  });
});
