import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./axe";
import { DemoPages } from "./browser";
import { BrowserAlone } from "./stage";

/** Longer than a tile is held to be lifted. */
const A_WHILE_MS = 500;

describe("the table in a browser", () => {
  const stage = new BrowserAlone();
  let pages: DemoPages;
  beforeAll(async () => {
    pages = await DemoPages.start(stage.browser);
  });
  afterAll(() => pages?.stop());

  test("nothing lies on anything else at any size, and no name is missing", async () => {
    const shown = await pages.open("hundred", 390, 664);
    const sizes = [
      [390, 844],
      [360, 640],
      [320, 640],
      [844, 390],
      [820, 1180],
      [1440, 900],
      [2560, 1440],
    ] as const;
    for (const [width, height] of sizes) {
      await shown.resize(width, height);
      for (const at of ["opening", "hundred", "xp", "rack", "twist", "draft", "spectator"]) {
        await shown.show(at);
        expect(await shown.faults(), `${at} at ${width} × ${height}`).toEqual([]);
      }
    }
  });

  test("what can be read on a tile is in its name", async () => {
    const shown = await pages.open("twist", 1440, 900);
    for (const at of ["twist", "expert", "hundred"]) {
      await shown.show(at);
      expect(await violations(shown.page, ["label-content-name-mismatch"]), at).toEqual([]);
    }
  });

  test("a mouse puts a tile where it fits, and elsewhere makes a new meld", async () => {
    const shown = await pages.open("opening", 1440, 900);
    const hand = shown.hand("mouse");
    await hand.drag(await shown.piece("red 6", ".rack"), await shown.tile("red 3", ".melds"));
    expect(await shown.melds()).toBe("r3 r4 r5 r6 | k9 r9 y9 | b10 b11 b12 b13 | k1 k2 k3 k4");
    await hand.drag(await shown.piece("black 2", ".melds"), { x: 1000, y: 500 });
    expect(await shown.melds()).toBe("r3 r4 r5 r6 | k9 r9 y9 | b10 b11 b12 b13 | k3 k4 | k1 | k2");
    expect(await shown.faults()).toEqual([]);
  });

  test("a finger drags, and what is not the player's own does not come to the rack", async () => {
    const shown = await pages.open("opening", 390, 664, true);
    const hand = shown.hand("finger");
    await hand.drag(await shown.piece("red 6", ".rack"), await shown.tile("red 4", ".melds"));
    const laid = "r3 r4 r5 r6 | k9 r9 y9 | b10 b11 b12 b13 | k1 k2 k3 k4";
    expect(await shown.melds()).toBe(laid);
    await hand.drag(await shown.piece("black 9", ".melds"), await shown.tile("joker", ".rack"));
    expect(await shown.melds()).toBe(laid);
  });

  test.each([
    ["mouse", 1440, 900],
    ["finger", 390, 664],
  ] as const)("a %s puts tiles of the rack in order, those of the last row too", async (kind, width, height) => {
    const shown = await pages.open("opening", width, height, kind === "finger");
    const hand = shown.hand(kind);
    const order = () =>
      shown.page
        .locator(".rack .tile")
        .evaluateAll((tiles) => tiles.map((tile) => Number((tile as HTMLElement).dataset["piece"])));
    const middle = (piece: number) =>
      shown.page.locator(`[data-piece="${piece}"]`).evaluate((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    const before = await order();
    const [first, last] = [before[0]!, before.at(-1)!];
    await hand.drag(first, await middle(last));
    expect(await order()).toEqual([...before.slice(1), first]);
    await hand.drag(first, await middle(before[1]!));
    expect(await order()).toEqual(before);
    await hand.drag(before[3]!, await middle(before[5]!));
    expect((await order())[5]).toBe(before[3]);
    expect(await shown.melds()).toBe("r3 r4 r5 | k9 r9 y9 | b10 b11 b12 b13 | k1 k2 k3 k4");
  });

  test("tap and tap: tiles of the rack gather, a tap on the table puts them down", async () => {
    const shown = await pages.open("opening", 390, 664, true);
    for (const name of ["yellow 1", "red 1", "blue 1"]) {
      const { x, y } = await shown.tile(name, ".rack");
      await shown.page.touchscreen.tap(x, y);
    }
    await shown.page.touchscreen.tap(320, 300);
    expect(await shown.melds()).toContain("| y1 r1 b1");
  });

  test("a tap counts also after a tile was let go in full swing", async () => {
    const shown = await pages.open("opening", 390, 664, true);
    await shown.dragByFinger(await shown.tile("red 6", ".rack"), { x: 320, y: 300 });
    const { x, y } = await shown.tile("joker", ".rack");
    await shown.page.touchscreen.tap(x, y);
    await shown.page.waitForSelector('.rack [aria-label^="joker"][aria-pressed="true"]');
  });

  test("everything is done with the keyboard", async () => {
    const shown = await pages.open("opening", 1440, 900);
    const press = async (...keys: string[]) => {
      for (const key of keys) await shown.page.keyboard.press(key);
    };
    await shown.page.evaluate(() => (window as unknown as { table: { sort(by: string): void } }).table.sort("groups"));
    await press("Tab", "Tab", "Space", "ArrowRight", "Space", "ArrowRight", "Space");
    await press("ArrowUp", "Enter");
    expect(await shown.melds()).toContain("| r1 b1 y1");
    await press("Control+z");
    expect(await shown.melds()).not.toContain("y1");
    await press("Control+Shift+z", "Backspace");
    expect(await shown.melds()).toContain("| b1 y1");
  });

  test("a replay shows how the table was and ends at the one that lies there, at once when somebody reaches for it", async () => {
    const shown = await pages.open("opening", 1440, 900);
    const count = () => shown.page.locator(".melds .tile").count();
    await shown.page.evaluate(() => {
      const { table, position, look } = window as unknown as {
        table: { show(position: unknown, look: unknown): void; replay(turns: object[]): Promise<void> };
        position: { table: string[][] };
        look: object;
      };
      table.show(position, { ...look, motion: true });
      const arrival = () => ({ table: null, rack: null, lasts: 60_000 });
      void table.replay([{ before: [["r3", "r4", "r5"]], after: position.table, arrival }]);
    });
    expect(await count()).toBe(3);
    await shown.page.mouse.click(900, 500);
    expect(await count()).toBe(14);
    // What is being followed lies where it belongs, too.
    const flying = () => shown.page.locator(".flying").count();
    await shown.page.evaluate(() => {
      const { table, position, look } = window as unknown as {
        table: { follow(position: object, look: object, arrival: object): Promise<void> };
        position: { table: string[][] };
        look: object;
      };
      const after = { ...position, table: [...position.table, ["k11", "k12", "k13"]] };
      const seat = new DOMRect(700, 0, 100, 50);
      void table.follow(after, { ...look, motion: true }, { table: seat, rack: null, lasts: 60_000 });
    });
    expect(await flying()).toBe(3);
    await shown.page.mouse.click(900, 500);
    expect(await flying()).toBe(0);
    expect(await count()).toBe(17);
  });

  test("the table scrolls by itself while a tile is held near its edge", async () => {
    const shown = await pages.open("xp", 390, 664, true);
    const scrolled = () => shown.page.evaluate(() => document.querySelector(".felt")?.scrollTop ?? 0);
    const bottom = await shown.page.evaluate(
      () => document.querySelector(".felt")?.getBoundingClientRect().bottom ?? 0,
    );
    await shown.dragByFinger(await shown.tile("black 7", ".rack"), { x: 200, y: bottom + 10 }, { after: A_WHILE_MS });
    expect(await scrolled()).toBeGreaterThan(100);
  });

  test("a finger scrolls a rack of many rows up and down, and takes a tile out of it sideways, upwards or after a while", async () => {
    const shown = await pages.open("rack", 320, 640, true);
    const scrolled = () => shown.page.evaluate(() => document.querySelector(".rack-scroll")?.scrollTop ?? 0);
    const before = await shown.melds();
    const tile = (at: number) =>
      shown.page.evaluate((index) => {
        const { x, y, width, height } = document.querySelectorAll(".rack .tile")[index]!.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, at);
    const low = await tile(8);
    const row = low.y - (await tile(0)).y;
    await shown.dragByFinger(low, { x: low.x, y: low.y - 40 });
    // By whole rows: none is cut.
    await expect.poll(scrolled).toBe(row);
    expect(await shown.melds()).toBe(before);
    await shown.dragByFinger(low, { x: low.x + 4, y: low.y + 60 });
    await expect.poll(scrolled).toBe(0);

    const laid = () => shown.page.locator('.melds .tile[data-marks~="own"]').count();
    const first = await tile(0);
    await shown.dragByFinger(first, { x: 200, y: 150 });
    expect(await laid()).toBe(1);
    await shown.dragByFinger(low, { x: 200, y: 200 }, { before: A_WHILE_MS });
    expect(await laid()).toBe(2);
    const order = () =>
      shown.page
        .locator(".rack .tile")
        .evaluateAll((tiles) => tiles.map((one) => one.getAttribute("aria-label")).join());
    const ordered = await order();
    const still = await tile(0);
    await shown.dragByFinger(still, { x: still.x + 120, y: still.y + 25 });
    expect(await order()).not.toBe(ordered);
    expect(await laid()).toBe(2);
  });

  test("a run longer than the table is wide goes on below", async () => {
    const shown = await pages.open("full", 320, 640);
    const places = await shown.page
      .locator(".meld.broken .slot")
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().y));
    expect(places).toHaveLength(13);
    expect(new Set(places).size).toBe(2);
    expect(await shown.faults()).toEqual([]);
  });

  test("while a tile is dragged nothing is measured", async () => {
    const shown = await pages.open("hundred", 1440, 900);
    const { x, y } = await shown.tile("red 5", ".rack");
    await shown.page.mouse.move(x, y);
    await shown.page.mouse.down();
    await shown.page.mouse.move(x, y - 60, { steps: 2 });
    await shown.page.evaluate(() => {
      const counted = window as unknown as { measured: number };
      counted.measured = 0;
      const original = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function () {
        counted.measured += 1;
        return original.call(this);
      };
    });
    await shown.page.mouse.move(300, 300, { steps: 20 });
    expect(await shown.page.evaluate(() => (window as unknown as { measured: number }).measured)).toBe(0);
    await shown.page.mouse.up();
  });
});
