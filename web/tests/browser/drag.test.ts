// A drag in a game: a pointer's move touches what is dragged and what makes room for it, and nothing else of the document;
// and what is shown of where tiles will lie is where they lie then.

import { describe, expect, test } from "vitest";
import { table, tiles } from "../table/pieces";
import { AtTable, openPage } from "./at-table";
import { stopTimers, withTimers } from "./motion";
import { ClumsyHand } from "./player/clumsy";
import { Touch } from "./player/touch";
import { PageAlone } from "./stage";

const NOTHING_LAID = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };

interface Touched {
  readonly node: string;
  readonly what: string;
}

describe("while a tile is dragged", () => {
  const stage = new PageAlone();

  test.each([
    ["a mouse", 1440, 900],
    ["a finger", 390, 844],
  ] as const)(
    "%s touches only it, and its marks and neighbours where the target changes",
    async (hand, width, height) => {
      const hasTouch = hand === "a finger";
      const { page } = await AtTable.open(
        stage.browser,
        stage.host.address,
        "en",
        { at: "full", players: 4, clock: null },
        {},
        { viewport: { width, height }, hasTouch },
      );
      const session = await page.context().newCDPSession(page);
      const at = (type: "down" | "move" | "up", x = 0, y = 0) =>
        hasTouch
          ? session.send("Input.dispatchTouchEvent", {
              type: ({ down: "touchStart", move: "touchMove", up: "touchEnd" } as const)[type],
              touchPoints: type === "up" ? [] : [{ x, y }],
            })
          : session.send("Input.dispatchMouseEvent", {
              type: ({ down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const)[type],
              x,
              y,
              button: "left",
              buttons: 1,
              clickCount: 1,
            });
      const box = await page.locator(".rack .tile").first().boundingBox();
      const from = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
      await at("down", from.x, from.y);
      await at("move", from.x + 30, from.y - 20);
      await at("move", 200, 300);
      await page.waitForSelector(".drop-mark.shown");

      await page.evaluate(() => {
        const touched: Touched[] = [];
        Object.assign(window, { touched });
        const note = (records: MutationRecord[]) => {
          for (const { target, type, attributeName } of records) {
            const node = target instanceof Element ? target : target.parentElement;
            touched.push({ node: node?.classList[0] ?? node?.nodeName ?? "", what: attributeName ?? type });
          }
        };
        new MutationObserver(note).observe(document, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      const touched = () => page.evaluate(() => (window as unknown as { touched: Touched[] }).touched.splice(0));

      // Over the whole table, from one target to the next.
      for (let step = 0; step <= 40; step += 1) await at("move", 40 + (step / 40) * (width * 0.7), 150 + step * 5);
      const across = await touched();
      const may: Record<string, readonly string[]> = {
        ghost: ["style"],
        "ghost-row": ["style"],
        "drop-mark": ["style", "class"],
        "drop-meld": ["style", "class"],
        slot: ["style", "class"],
        meld: ["class"],
      };
      expect(across.filter(({ node, what }) => !may[node]?.includes(what))).toEqual([]);
      expect(across.some(({ node }) => node === "drop-mark")).toBe(true);

      // A hand that trembles over one target.
      const [x, y] = [40 + width * 0.7, 350];
      for (let step = 0; step < 10; step += 1) await at("move", x + (step % 2) / 4, y);
      const still = await touched();
      expect(still.length).toBeGreaterThan(0);
      expect(still.filter(({ node, what }) => node !== "ghost" || what !== "style")).toEqual([]);

      // Towards the rack the tile comes nearer to a finger, but does not run ahead of it.
      const rack = (await page.locator(".rack").boundingBox())!;
      const tileAt = () => page.locator(".ghost").evaluate((node) => node.getBoundingClientRect().y);
      const paces: number[] = [];
      for (let down = 200; down >= 0; down -= 20) {
        await at("move", x, rack.y - down);
        const before = await tileAt();
        await at("move", x, rack.y - down + 10);
        paces.push(((await tileAt()) - before) / 10);
      }
      expect(Math.min(...paces)).toBeGreaterThan(0.9);
      expect(Math.max(...paces)).toBeLessThan(1.3);
      await at("up", x, rack.y);
      await page.context().close();
    },
  );

  test.each([
    ["mouse", 1440, 900],
    ["finger", 390, 844],
  ] as const)("a %s is shown exactly where tiles will lie", async (kind, width, height) => {
    const hasTouch = kind === "finger";
    const how = { viewport: { width, height }, hasTouch, isMobile: hasTouch };
    const wish = { at: "opening", players: 3, clock: null };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish, {}, how);
    if (hasTouch) await stopTimers(page);
    const hand = new ClumsyHand(page, kind, 3);
    const piece = async (name: string) =>
      Number(await page.locator(`.tile[aria-label^="${name}"]`).first().getAttribute("data-piece"));
    /** So many tiles right of the middle of one on the table. */
    const beside = async (name: string, tiles: number) => {
      const { x, y, width, height } = (await page
        .locator(`.melds .tile[aria-label^="${name}"]`)
        .first()
        .boundingBox())!;
      return { x: x + (0.5 + tiles) * width, y: y + height / 2 };
    };
    /** Where every tile of the table is seen, and the marks of where those in the hand will lie. */
    const seen = () =>
      page.evaluate(() => {
        const rects = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map((node) => {
            // Its place, wherever a mouse over it has raised it to.
            const { x, y, width, height } = (node.closest(".slot") ?? node).getBoundingClientRect();
            const id = node.dataset["piece"] ?? "";
            return { id, at: [x, y, width, height].map((value) => Math.round(2 * value) / 2).join(" ") };
          });
        const of = (selector: string) => Object.fromEntries(rects(selector).map(({ id, at }) => [id, at]));
        return { tiles: of(".melds .tile:not(.lifted)"), marks: rects(".drop-mark.shown").map(({ at }) => at) };
      });
    const felt = (await page.locator(".felt").boundingBox())!;
    const free = (right: number, down: number) => ({ x: felt.x + felt.width * right, y: felt.y + felt.height * down });
    const works = [
      ["red 6", () => beside("red 4", 0)],
      ["yellow 6", () => free(0.5, 0.7)],
      ["blue 6", () => beside("yellow 6", 1)],
      ["black 6", () => beside("blue 6", -0.5)],
      ["black 4", () => free(0.3, 0.85)],
      ["blue 11", () => beside("red 9", 0)],
    ] as const;
    for (const [name, to] of works) {
      const id = await piece(name);
      await hand.carry(id, await to());
      const before = await seen();
      await hand.letGo();
      const after = await seen();
      expect(before.marks, name).toEqual([after.tiles[id]]);
      const { [id]: _, ...others } = after.tiles;
      expect(others, name).toEqual(before.tiles);
    }
    await page.context().close();
  });

  test.each([
    ["mouse", 1440, 900],
    ["finger", 390, 664],
  ] as const)("a %s that may not move tiles is told why, when it lets go", async (kind, width, height) => {
    const hasTouch = kind === "finger";
    const how = { viewport: { width, height }, hasTouch, isMobile: hasTouch };
    const at = await AtTable.open(
      stage.browser,
      stage.host.address,
      "en",
      { at: "empty", players: 2, clock: null },
      {},
      how,
    );
    const { page } = at;
    if (hasTouch) await stopTimers(page);
    const touch = Touch.of(page);
    const show = (opened: boolean) => {
      const rule = { rules: "standard", mayMove: true, fresh: [], draft: null, opened };
      const position = { ...rule, table: table("r3 J r5 | k8 k9 k10"), rack: tiles("r4 b1 b2 y13") };
      const told = () => at.show({ at: position, players: 2, clock: null });
      return hasTouch ? withTimers(page, told) : told();
    };
    const told = page.locator(".game-told");
    const middle = async (of: string) => {
      const { x, y, width, height } = (await page.locator(of).first().boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    /** Drags a tile to something, and says what is told before it is let go and after. */
    const drag = async (from: string, to: string) => {
      const [start, end] = [await middle(from), await middle(to)];
      const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      if (hasTouch) await touch.down(start);
      else await page.mouse.move(start.x, start.y).then(() => page.mouse.down());
      for (const { x, y } of [half, end]) await (hasTouch ? touch.move({ x, y }) : page.mouse.move(x, y));
      const before = await told.count();
      const places = await page.locator(".drop-mark.shown, .drop-meld.shown").count();
      await (hasTouch ? touch.up() : page.mouse.up());
      const after = await told.allInnerTexts();
      // Read, it is put away.
      if (after.length > 0) await told.click({ position: { x: 4, y: 4 } });
      return { before, places, after };
    };
    const onTable = (name: string) => `.melds .tile[aria-label^="${name}"]`;

    await show(false);
    const closed = await drag(onTable("black 8"), ".rack-tiles");
    expect(closed.before).toBe(0);
    expect(closed.after).toEqual([expect.stringMatching(/^Open first\. [^]*4\.2/)]);
    expect((await drag(onTable("black 8"), onTable("black 9"))).after, "near by").toHaveLength(1);
    // Over a meld that takes nothing yet, no place is shown.
    if (!hasTouch) {
      const own = await drag('.rack .tile[aria-label^="red 4"]', onTable("joker"));
      expect([own.places, own.after]).toEqual([0, closed.after]);
    }

    await show(true);
    const fixed = await drag(onTable("black 8"), ".rack-tiles");
    expect(fixed.before).toBe(0);
    expect(fixed.after).toEqual([expect.stringMatching(/^What lay on the table stays on the table\. [^]*4\.3/)]);
    const four = await page.locator('.rack .tile[aria-label^="red 4"]').getAttribute("data-piece");
    await new ClumsyHand(page, kind, 3).drag(Number(four), await middle(onTable("joker")));
    const freed = await drag(".bench .tile", ".rack-tiles");
    expect(freed.before).toBe(0);
    expect(freed.after).toEqual([expect.stringMatching(/^A freed joker has to be laid again this turn\. [^]*4\.4/)]);
    expect(await page.locator(".bench .tile").count()).toBe(1);
    await page.context().close();
  });

  test("that it does not fit is read quietly where it was put on a meld, and gone with the next move", async () => {
    const wish = {
      at: { ...NOTHING_LAID, table: table("k8 k9 k10"), rack: tiles("r4 b7 y1") },
      players: 2,
      clock: null,
    };
    const window = { viewport: { width: 1024, height: 768 } };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish, {}, window);
    const told = page.locator(".game-told");
    const rack = (name: string) => page.locator(`.rack .tile[aria-label^="${name}"]`);
    await rack("red 4").dragTo(page.locator('.melds .tile[aria-label^="black 9"]'));
    expect(await told.allInnerTexts()).toEqual(["Does not fit here."]);
    expect(await page.locator('.meld[data-state="fails"]').count(), "no fault").toBe(0);
    await rack("blue 7").dragTo(page.locator(".felt"));
    expect(await told.count()).toBe(0);
    await page.context().close();
  });

  test("a finger on the table's first row lays tiles there, though they hang above the table", async () => {
    const how = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
    const page = await openPage(stage.browser, `${stage.host.address}/learn`, "en", {}, how);
    await page.waitForSelector(".rack .tile");
    await stopTimers(page);
    const touch = Touch.of(page);
    const felt = (await page.locator(".felt").boundingBox())!;
    const pitch = parseFloat(
      await page.locator(".dublet").evaluate((root) => root.style.getPropertyValue("--table-tile")),
    );
    for (const [place, name] of ["black 7", "red 7", "yellow 7"].entries()) {
      const tile = (await page.locator(`.rack .tile[aria-label^="${name}"]`).boundingBox())!;
      await touch.down({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 });
      const to = { x: felt.x + felt.width / 2 + (place - 1) * pitch, y: felt.y + 20 };
      await touch.move({ x: to.x, y: to.y + 50 });
      await touch.move(to);
      const hangs = await page.locator(".ghost").evaluate((node) => node.getBoundingClientRect().y);
      expect(hangs).toBeLessThan(felt.y);
      await touch.up();
    }
    expect(await page.locator(".melds .meld").count()).toBe(1);
    expect(await page.locator(".melds .tile").count()).toBe(3);
    await page.context().close();
  });
});
