// Others' turns on the screen: said of one player at a time, seen again by whoever asks, and nobody's tiles taken for another's.

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { positions } from "../../src/demo-positions";
import type { Seat, TableEvent, Tile } from "../../src/protocol/messages";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";
import { played, standsAfter } from "./told";
import { plain } from "../plain";

const NAMES = ["Ania", "Bruno", "Celina"];
const TABLE = positions["middle"]?.table.map((meld) => [...meld]) ?? [];

describe("others' turns", () => {
  const stage = new PageAlone();

  const laid = (seat: Seat, melds: readonly (readonly Tile[])[], turn: Seat, left: readonly number[]) =>
    played(
      { event: "laid", seat, laid: melds.flat().toSorted(), table: [...TABLE, ...melds] },
      standsAfter(turn, left),
    );
  const drawn = (seat: Seat, turn: Seat, left: readonly number[], more = {}) =>
    played({ event: "drawn", seat, count: 1, cause: "choice" }, standsAfter(turn, left, more));
  const open = (language: string, size: { width: number; height: number }, settings: object) =>
    AtTable.open(
      stage.browser,
      stage.host.address,
      language,
      { at: "middle", players: 3, turn: "other", names: NAMES, clock: null },
      settings,
      { viewport: size },
    );
  const rack = (page: Page) => page.locator(".rack .tile").count();
  const whole = (text: Locator) =>
    text.evaluate((node) => {
      const room = node.parentElement!.getBoundingClientRect();
      const cut = [...node.querySelectorAll("*")].filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return width > 1 && (left < room.left || right > room.right || top < room.top - 1 || bottom > room.bottom + 1);
      });
      return { height: room.height <= 40, cut: cut.map((part) => part.outerHTML) };
    });

  test("are told of one player at a time, and seen again without the tiles somebody tries out", async () => {
    const shown = await open("en", { width: 390, height: 664 }, { motion: "system", pace: "slow" });
    const { page } = shown;
    const [news, banner] = [page.locator(".game-news-text"), page.locator(".game-banner")];
    const mover = () => page.locator(".player.turn .player-name").innerText();
    // As long as Bruno's tiles fly, it is his move everywhere.
    await shown.tell(laid("B", [["k9", "r9", "y9"]], "C", [14, 1, 9]), drawn("C", "A", [14, 1, 10]));
    await page.locator(".flying").first().waitFor();
    expect(plain(await news.innerText())).toMatch(/^Bruno[^]*1 tile left$/);
    expect([await mover(), await page.locator(".main-action").innerText()]).toEqual(["Bruno", "Bruno to move"]);
    expect(await banner.isVisible()).toBe(false);
    await page.keyboard.press("Shift");
    await banner.filter({ hasText: "Your turn" }).waitFor();
    expect([await mover(), await news.isVisible()]).toEqual(["You", false]);
    await page.locator('.player[data-seat="B"] .few').first().waitFor();
    expect(await page.locator(".few").count()).toBe(2);

    const had = await rack(page);
    await page.locator(".rack .tile").first().focus();
    for (const key of ["Space", "n"]) await page.keyboard.press(key);
    const own = page.locator('[data-marks*="own"]');
    await own.waitFor();
    await page.locator(".game-news").click();
    await page.locator("dialog .turn-again", { hasText: "Bruno" }).first().click();
    await news.filter({ hasText: "Bruno" }).waitFor();
    // While it is shown, what is tried out is back on the rack: it is nobody else's.
    await expect.poll(() => rack(page)).toBe(had);
    expect(await own.count()).toBe(0);
    expect(await mover()).toBe("You");
    await page.keyboard.press("Shift");
    await own.waitFor();
    expect(await news.isVisible()).toBe(false);

    // Asked for no turn by itself: all since one's own, one after the other.
    await page.locator(".game-news").click();
    await page.locator("dialog .replay").click();
    await news.filter({ hasText: "Bruno" }).waitFor();
    await news.filter({ hasText: "Celina" }).waitFor();
    await news.waitFor({ state: "hidden" });
    await own.waitFor();
    await page.context().close();
  });

  test.each(["a click", "two clicks", "a key", "the key from anywhere", "a click of a reader"])(
    "are cut short by %s for the main button, which does nothing else",
    async (press) => {
      const shown = await open("en", { width: 390, height: 664 }, { motion: "system", pace: "slow" });
      const { page } = shown;
      const main = page.locator(".main-action");
      await shown.tell(laid("B", [["k9", "r9", "y9"]], "A", [14, 1, 9]));
      await page.locator(".flying").first().waitFor();
      await main.filter({ hasText: "Bruno to move" }).waitFor();
      if (press === "a key") await main.press("Enter");
      else if (press === "the key from anywhere") await page.keyboard.press("Control+Enter");
      else if (press === "a click of a reader") await main.dispatchEvent("click");
      else await main.click({ clickCount: press === "a click" ? 1 : 2 });
      await main.filter({ hasText: "Draw a tile" }).waitFor();
      expect(await page.locator(".player.turn .player-name").innerText()).toBe("You");
      expect(await shown.asked()).toEqual([]);
      await main.press("Enter");
      await expect.poll(() => shown.asked()).toEqual([{ do: "draw" }]);
      await page.context().close();
    },
  );

  test.each(["en", "pl", "ru"])("are told whole on a phone, in %s", async (language) => {
    const shown = await open(language, { width: 390, height: 664 }, {});
    const news = shown.page.locator(".game-news-text");
    const many: Tile[][] = [
      ["k9", "k10", "k11", "k12", "k13"],
      ["r1", "r2", "r3", "r4", "r5"],
    ];
    const told = [
      laid("B", [["k9", "r9", "y9"]], "C", [14, 2, 9]),
      laid("B", many, "C", [14, 2, 9]),
      drawn("B", "C", [14, 8, 9]),
      drawn("B", "C", [14, 8, 9], { last_moves: 3, stacks: [0] }),
      played({ event: "announced", seat: "B" }, standsAfter("C", [14, 8, 9])),
    ];
    for (const event of told) {
      await shown.tell(event);
      await news.filter({ hasText: "Bruno" }).waitFor();
      expect(await whole(news)).toEqual({ height: true, cut: [] });
    }
    await shown.page.context().close();
  });

  test("the end of a match says who won it, game by game, and is given away under a name people recognise", async () => {
    const wish = { at: "middle", players: 3, turn: "over", names: NAMES, rounds: 1 } as const;
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    await page.route("**/api/games/**", (route) => route.fulfill({ body: "a record" }));
    // Nobody is to move any more.
    expect(await page.locator(".player.turn").count()).toBe(0);
    const end = page.locator("dialog.end");
    await end.getByRole("heading", { name: "You win the match!" }).waitFor();
    expect(plain(await end.locator(".end-place").innerText())).toBe("Game 3 of 3 · You win!");
    const rows = await end.locator(".end-games tr").allInnerTexts();
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
      ["1", "2", "wins", "points"],
      ["You", "+97", "−31", "1", "+66"],
      ["Bruno", "−31", "+97", "1", "+66"],
      ["Celina", "−31", "−31", "0", "−62"],
    ]);
    // Sums that are not the points beside them.
    expect(await end.locator(".end-sum").allInnerTexts()).toEqual(["= 44", "= 42"]);
    const named = async (press: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        end.getByRole("button", { name: press }).click(),
      ]);
      return download.suggestedFilename();
    };
    expect(await named("Save the game")).toMatch(/^dublet-\d{4}-\d\d-\d\d-\d{4}\.txt$/);
    await end.getByRole("button", { name: "Saved to downloads" }).waitFor();
    const letters = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { decode } = HTMLImageElement.prototype;
          HTMLImageElement.prototype.decode = function () {
            resolve(decodeURIComponent(this.src).includes("data:font/woff2"));
            return decode.call(this);
          };
        }),
    );
    expect(await named("Share a picture")).toMatch(/^dublet-\d{4}-\d\d-\d\d-\d{4}\.png$/);
    expect(await letters).toBe(true);
    await page.context().close();
  });

  test("leave it to be read that the own time ran out, until somebody goes on playing or the game is over", async () => {
    const wish = { at: "middle", players: 3, turn: "own", names: NAMES, clock: 40 } as const;
    const ranOut = [
      played({ event: "time-ran-out", seat: "A" }, standsAfter("A", [14, 8, 9])),
      played({ event: "passed", seat: "A", cause: "time-up" }, standsAfter("B", [14, 8, 9])),
    ];
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const told = shown.page.locator(".game-told", { hasText: "Your time is up." });
    await shown.tell(...ranOut);
    await told.waitFor();
    await shown.tell(drawn("B", "C", [14, 9, 9]), drawn("C", "A", [14, 9, 10]));
    await shown.page.locator(".game-banner", { hasText: "Your turn" }).waitFor({ state: "attached" });
    const looked = shown.page.locator(".game-told", { hasText: "Last turn: your time ran out and you passed." });
    expect(await looked.count()).toBe(1);
    await shown.page.locator(".rack .tile").first().focus();
    for (const _ of ["taken", "let go"]) {
      await shown.page.keyboard.press("Space");
      expect(await looked.count()).toBe(0);
    }
    // Put away once, it is gone.
    await shown.tell(...ranOut);
    await told.waitFor();
    await told.getByRole("button", { name: "Close" }).click();
    await told.waitFor({ state: "detached" });
    await shown.tell(...ranOut);
    await told.waitFor();
    await shown.tell({ kind: "game-closed", end: "abandoned", secret: "00".repeat(32) } as unknown as TableEvent);
    await told.waitFor({ state: "detached" });
    await shown.page.context().close();
  });

  test("have a line before them only where something stands before it", async () => {
    const shown = await open("en", { width: 1440, height: 900 }, {});
    const { page } = shown;
    const news = page.locator(".game-news-text");
    const line = () => news.evaluate((node) => parseFloat(getComputedStyle(node).borderInlineStartWidth));
    await shown.tell(drawn("B", "C", [8, 9, 9]));
    await news.getByText("Bruno").first().waitFor();
    await page.locator(".game-banner", { hasText: "Celina" }).waitFor();
    expect(await line()).toBeGreaterThan(0);
    // Nobody is waited for after a game against computer players.
    await shown.show({ at: "middle", players: 3, turn: "over", programs: true, names: NAMES });
    await shown.tell({ kind: "returned", seat: "A" } as TableEvent);
    await news.getByText("You are back in the game.").waitFor();
    expect(await page.locator(".game-banner").textContent()).toBe("");
    expect(await line()).toBe(0);
    await page.context().close();
  });

  test("what a mark beside a player's tiles means is said where it stands", async () => {
    const { page } = await open("en", { width: 390, height: 664 }, {});
    const asked = page.locator('.player[data-seat="B"] .player-ask');
    const text = "Bruno has not opened yet: the first melds must be worth at least 30 together.";
    const said = [await asked.getAttribute("title"), await asked.getAttribute("aria-label")];
    expect(said.map(plain)).toEqual([text, text]);
    await asked.click();
    await page.locator(".game-told", { hasText: text }).getByRole("button", { name: "Rule 4.2" }).waitFor();
    await page.context().close();
  });
});
