// A drag in a game: a pointer's move touches what is dragged, and nothing else of the document.

import { describe, expect, test } from "vitest";
import { AtTable } from "./at-table";
import { PageAlone } from "./stage";

interface Touched {
  readonly node: string;
  readonly what: string;
}

describe("while a tile is dragged", () => {
  const stage = new PageAlone();

  test.each([
    ["a mouse", 1440, 900],
    ["a finger", 390, 844],
  ] as const)("%s touches only it, and its mark where the target changes", async (hand, width, height) => {
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
    // A bar between two tiles is all outline: there, but of no width.
    await page.waitForSelector(".drop-mark.shown", { state: "attached" });

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
    expect(across.filter(({ node }) => node !== "ghost" && node !== "drop-mark")).toEqual([]);
    expect(across.some(({ node }) => node === "drop-mark")).toBe(true);

    // A hand that trembles over one target.
    const [x, y] = [40 + width * 0.7, 350];
    for (let step = 0; step < 10; step += 1) await at("move", x + (step % 2) / 4, y);
    const still = await touched();
    expect(still.length).toBeGreaterThan(0);
    expect(still.filter(({ node, what }) => node !== "ghost" || what !== "style")).toEqual([]);
    await at("up", x, y);
    await page.context().close();
  });
});
