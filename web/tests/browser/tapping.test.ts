// Tapping alone, with one thumb on a phone: how many taps a move takes, and what a tap means.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Tile } from "../../src/protocol/messages";
import type { Position } from "../../src/table/contract";
import { Board } from "../../src/table/model/board";
import { fits } from "../../src/table/model/fit";
import { loadEngine } from "../engine";
import { table, tiles } from "../table/pieces";
import { AtTable } from "./at-table";
import { Thumb } from "./player/thumb";
import { PageAlone } from "./stage";
import { plain } from "../plain";

const engine = await loadEngine();

interface Task {
  readonly name: string;
  readonly table: string;
  readonly rack: string;
  /** The melds that come of it. */
  readonly after: string;
  /** Tiles as a thumb names them, `*` after one that is tapped twice, `+` for the main button. */
  readonly taps: string;
}

/** The three moves that are measured by themselves, and the ten examples of the rulebooks (rules 4.3 and 4.4). */
const TASKS: readonly Task[] = [
  { name: "Split a run", table: "r4 r5 r6 r7 r8", rack: "r6", after: "r4 r5 r6 | r6 r7 r8", taps: "r6 @r5 +" },
  {
    name: "Split a run, by double-tap",
    table: "r4 r5 r6 r7 r8",
    rack: "r6",
    after: "r4 r5 r6 | r6 r7 r8",
    taps: "r6* +",
  },
  {
    name: "The fourth of a group with two from the rack",
    table: "k4 r4 b4 y4",
    rack: "b5 b6",
    after: "k4 r4 y4 | b4 b5 b6",
    taps: "b5 b6 @b4~k4 +",
  },
  {
    name: "Swap a joker and use it with two",
    table: "r3 J r5",
    rack: "r4 k11 k12",
    after: "r3 r4 r5 | J k11 k12",
    taps: "r4 @J k11 k12* +",
  },
  {
    name: "Rearranging a",
    table: "b4 b5 b6 | k8 r8 y8",
    rack: "b3 b8",
    after: "b3 b4 b5 b6 | k8 r8 b8 y8",
    taps: "b3* b8* +",
  },
  {
    name: "Rearranging b",
    table: "k4 r4 b4 y4",
    rack: "b3 b5 b6",
    after: "k4 r4 y4 | b3 b4 b5 b6",
    taps: "b3 b5 b6 @b4~k4 +",
  },
  {
    name: "Rearranging c",
    table: "b8 b9 b10",
    rack: "b11 k8 r8",
    after: "b9 b10 b11 | k8 r8 b8",
    taps: "b11* k8 r8 @b8~b10 +",
  },
  { name: "Rearranging d", table: "r4 r5 r6 r7 r8", rack: "r6", after: "r4 r5 r6 | r6 r7 r8", taps: "r6* +" },
  {
    name: "Rearranging e",
    table: "y1 y2 y3 y4 | k1 r1 b1 y1",
    rack: "b1",
    after: "y2 y3 y4 | k1 b1 y1 | r1 b1 y1",
    taps: "b1 @y1~y2 @r1~k1 +",
  },
  {
    name: "Rearranging f",
    table: "r5 r6 r7 | y5 y6 y7 | k6 k7 k8 k9",
    rack: "k10 b5",
    after: "r5 b5 y5 | k6 r6 y6 | k7 r7 y7 | k8 k9 k10",
    taps: "k10* @r7~r6 @y7~y6 @k7~k8 + @r6~r5 @y6~y5 @k6 + b5 @r5 @y5 +",
  },
  {
    name: "Freeing a joker a",
    table: "k3 r3 J",
    rack: "b3 y3 r9 r10",
    after: "k3 r3 b3 y3 | r9 r10 J",
    taps: "b3 @J~k3 y3* r9 r10* +",
  },
  {
    name: "Freeing a joker b",
    table: "k4 k5 k6 J k8 k9 k10",
    rack: "r7 b7",
    after: "k4 k5 k6 | k8 k9 k10 | r7 b7 J",
    taps: "r7 b7 @J~k4 +",
  },
  {
    name: "Freeing a joker c",
    table: "J b3 b4",
    rack: "b5 k11 k12",
    after: "b3 b4 b5 | k11 k12 J",
    taps: "b5* k11 k12 @J~b3 +",
  },
  {
    name: "Freeing a joker d",
    table: "k1 k2 J | r1 b1 y1 | r2 b2 y2",
    rack: "y12 y13",
    after: "k1 r1 b1 y1 | k2 r2 b2 y2 | J y12 y13",
    taps: "@k1~k2 @r1~b1 @k2~J @r2~b2 y12 y13 @J +",
  },
];

/** Full groups, in which nothing fits. */
const CROWD = [1, 2, 5, 6, 8, 9, 10, 11, 13].map((number) => `k${number} r${number} b${number} y${number}`).join(" | ");

const ON_TABLE = 60;
const ON_RACK = 20;

/** The position among melds of other tiles, in which none of its own fits, with a full rack. */
function crowded(task: Task): Position {
  const [lies, own] = [table(task.table), tiles(task.rack)];
  const named = new Set([...lies.flat(), ...own]);
  const colours = ["k", "r", "b", "y"] as const;
  const numbers = Array.from({ length: 13 }, (_, at) => at + 1);
  const left = [...colours, ...colours].flatMap((colour) => numbers.map((number) => `${colour}${number}`));
  const take = (some: readonly Tile[]) => {
    const after = [...left];
    const all = some.every((tile) => after.includes(tile) && after.splice(after.indexOf(tile), 1));
    if (all) left.splice(0, left.length, ...after);
    return all;
  };
  take([...lies.flat(), ...own].filter((tile) => tile !== "J"));
  const groups = numbers.map((number) => colours.map((colour) => `${colour}${number}`));
  const runs = colours.flatMap((colour) =>
    numbers.slice(0, -2).map((from) => [0, 1, 2].map((step) => `${colour}${from + step}`)),
  );
  const rule = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
  const threes = groups.flatMap((group) => group.map((_, at) => group.toSpliced(at, 1)));
  const melds = spread([...groups, ...runs]);
  for (const meld of [...melds, ...melds, ...threes]) {
    if (lies.flat().length >= ON_TABLE) break;
    const board = new Board(engine, { ...rule, table: [meld], rack: own });
    const isTarget = board.rack.some((piece) => fits(board.judge, board.melds[0]!, [piece]).length > 0);
    const isNamed = meld.some((tile) => named.has(tile));
    if (!isTarget && !isNamed && take(meld)) lies.push(meld);
  }
  const more = spread(left).slice(0, ON_RACK - own.length);
  return { ...rule, table: lies, rack: [...own, ...more] };
}

/** The same in an order in which neighbours are far from each other. */
function spread<T>(all: readonly T[]): T[] {
  return all
    .map((one, at) => ({ one, at: (at * 37) % 101 }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const sorted = (melds: readonly (readonly Tile[])[]) => melds.map((meld) => meld.toSorted().join(" ")).toSorted();

describe("tapping", () => {
  const stage = new PageAlone();
  const documented = readFileSync(new URL("../../../docs/hands.md", import.meta.url), "utf8");
  let shown: AtTable;

  // A table of its own each: it holds still from one position to the next.
  beforeEach(async () => {
    shown = await AtTable.open(
      stage.browser,
      stage.host.address,
      "en",
      { at: "opening", players: 2, clock: null },
      {},
      { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
    );
  });
  afterEach(() => shown?.page.context().close());

  test("takes as many taps as docs/hands.md says, with 60 tiles on the table and 20 on the rack", async () => {
    const counted = new Map<string, number>();
    for (const task of TASKS) {
      const position = crowded(task);
      expect(position.table.flat().length, "tiles on the table").toBeGreaterThanOrEqual(ON_TABLE);
      // In between it is another's turn: the same position again would keep the draft.
      for (const turn of ["other", "own"] as const) await shown.show({ at: position, turn, players: 2, clock: null });
      const thumb = new Thumb(shown.page);
      for (const step of task.taps.split(" ")) {
        if (step === "+") await thumb.press();
        else if (step.endsWith("*")) await thumb.tapTwice(step.slice(0, -1));
        else await thumb.tap(step);
      }
      const request = (await shown.asked()).at(-1);
      const others = position.table.slice(table(task.table).length);
      expect(request?.do === "lay" ? sorted(request.layout) : request, task.name).toEqual(
        sorted([...table(task.after), ...others]),
      );
      counted.set(task.name, thumb.taps);
      expect(documented, task.name).toContain(`| ${task.name} | ${thumb.taps} | ${thumb.touches} |`);
    }
    const of = (name: string) => counted.get(name) ?? Infinity;
    expect(of("Split a run")).toBeLessThanOrEqual(3);
    expect(of("Split a run, by double-tap")).toBeLessThanOrEqual(2);
    expect(of("The fourth of a group with two from the rack")).toBeLessThanOrEqual(5);
    expect(of("Swap a joker and use it with two")).toBeLessThanOrEqual(5);
    const ten = TASKS.slice(4).map(({ name }) => of(name));
    const inOrder = ten.toSorted((a, b) => a - b);
    expect(inOrder).toHaveLength(10);
    expect(((inOrder[4] ?? 0) + (inOrder[5] ?? 0)) / 2, "median").toBeLessThanOrEqual(5);
    expect(inOrder.at(-1), "worst").toBeLessThanOrEqual(14);
  });

  test("is calm while something is built, and says everything once the player asks to end the turn", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true };
    await shown.show({
      at: { ...position, table: table("k9 r9 y9"), rack: tiles("b4 b5 b6 r1 r2"), opened: false },
      players: 2,
      clock: null,
    });
    const banner = async () => plain(await page.locator(".game-banner").innerText());
    const button = async () => plain(await page.locator(".main-action").innerText());
    const states = () =>
      page.locator(".meld").evaluateAll((melds) => melds.map((one) => (one as HTMLElement).dataset["state"]));
    expect(await banner()).toBe("Your turn: open with at least 30, or draw.");

    // Three tiles and more are held to be laid: the button does not draw, and puts several melds down at once.
    for (const tile of ["b4", "r1", "r2"]) await thumb.tap(tile);
    expect(await button()).toBe("Not a meld yet");
    await thumb.press();
    await page.locator(".game-told", { hasText: "are not melds" }).waitFor();
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
    expect(await button()).toBe("Draw a tile");

    // What has no room in the line stands above the rack, and is put away.
    const [told, rack] = await Promise.all([".game-told", ".rack"].map((one) => page.locator(one).boundingBox()));
    expect(told!.y + told!.height).toBeLessThanOrEqual(rack!.y);
    await page.locator(".game-told").getByRole("button", { name: "Close" }).tap();

    // The table's own tiles are not to be touched yet, and that is said.
    await thumb.tap("@r9");
    await page.locator(".game-told", { hasText: "Open first" }).waitFor();
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);

    // Selected tiles that make a meld are put down by the button, and two quick presses are one.
    for (const tile of ["b4", "b5", "b6"]) await thumb.tap(tile);
    expect(await button()).toBe("Put down 3 tiles");
    await thumb.pressTwice();
    expect(await banner()).toBe("Your turn: 15 of 30 to open.");
    expect((await states()).toSorted()).toEqual(["quiet", "stands"]);
    expect(await button()).toBe("End the turn");

    await thumb.tap("r1");
    await thumb.tap("r2");
    // Others lie above and below, and on the left there is room for what it needs.
    const { width, height } = (await page.locator(".felt").boundingBox())!;
    await page.locator(".felt").tap({ position: { x: width - 80, y: height / 2 } });
    expect((await states()).toSorted()).toEqual(["making", "quiet", "stands"]);
    expect((await page.locator(".meld-note:not(:empty)").allInnerTexts()).map(plain)).toEqual(["1 more"]);
    expect(await page.locator(".game-told").count()).toBe(0);

    await thumb.press();
    expect((await states()).toSorted()).toEqual(["fails", "quiet", "stands"]);
    await page.locator(".meld-note", { hasText: "Only two tiles" }).waitFor();
    expect(await button()).toBe("Take back or draw…");

    // Asked again, it offers the way out: a draw takes everything back.
    await thumb.press();
    await page.locator("dialog").getByRole("button", { name: "Take back and draw" }).tap();
    expect((await shown.asked()).at(-1)).toEqual({ do: "draw" });
    expect(await states()).toEqual(["quiet"]);
  });

  test("asks before a draw when there is something to lay, until told not to", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    const at = { ...position, table: table("r3 r4 r5"), rack: tiles("r6 k1 k9") };
    await shown.show({ at, players: 2, clock: null, programs: true });
    // The hint is found after what the question is asked by.
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.locator(".game-told", { hasText: "There is a move" }).waitFor();
    // A finger that only slipped onto the switch is asked again: it counts with the draw.
    const never = page.getByRole("switch", { name: "Do not ask again" });
    await thumb.press();
    await never.tap();
    await page.getByRole("button", { name: "Look again" }).tap();
    await page.locator("dialog").waitFor({ state: "detached" });
    await thumb.press();
    expect(await never.isChecked()).toBe(false);
    expect(await shown.asked()).toEqual([]);
    await never.tap();
    await page.getByRole("button", { name: "Draw anyway" }).tap();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await shown.asked()).toEqual([{ do: "draw" }]);
    expect(await page.evaluate(() => localStorage.getItem("dublet.settings"))).toContain('"askBeforeDraw":false');
  });

  test("shows places to choose from, holds a freed joker, and a sliding finger what it touches", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    await shown.show({
      at: { ...position, table: table(`k3 r3 J | b4 b5 b6 b7 | ${CROWD}`), rack: tiles("b3 y9 y10 r12") },
      players: 2,
      clock: null,
    });
    // Three places in two melds: the run, the end of the group, and that of its joker.
    await thumb.tapTwice("b3");
    expect(await page.locator(".meld.open").count()).toBe(2);
    expect(plain(await page.locator(".game-told").innerText())).toBe("It fits in 3 places. Choose one.");
    await thumb.tap("@J");
    expect(await page.locator(".meld.open").count()).toBe(0);
    expect(await page.locator(".game-told").count()).toBe(0);
    expect(await page.locator('.bench [aria-pressed="true"]').getAttribute("aria-label")).toContain("joker");
    expect(plain(await page.locator(".game-banner").innerText())).toBe("Your turn: 1 loose tile needs a place.");

    // A tile that fits nowhere alone is not put anywhere by two taps, and that is said.
    await thumb.tapTwice("r12");
    await page.locator(".game-told", { hasText: "It fits nowhere yet." }).waitFor();
    expect(await page.locator(".rack .tile").count()).toBe(3);
    await page.getByRole("button", { name: "Take all back" }).tap();
    expect(await page.locator(".bench").isVisible()).toBe(false);
    expect(await page.locator(".rack .tile").count()).toBe(4);

    // From one tile of the run to the next, seen large above the finger.
    const { width } = (await page.locator(".melds .tile").first().boundingBox())!;
    const loupe = async () => expect((await page.locator(".loupe").boundingBox())?.width).toBe(48);
    await thumb.slide(
      "@b4~b7",
      [
        [width, 1],
        [width, 2],
      ],
      loupe,
    );
    const held = page.locator('.melds [aria-pressed="true"]');
    expect(await held.getAttribute("aria-label")).toContain("blue 6");
    expect(await page.locator(".loupe").count()).toBe(0);

    // Whoever has the wrong one in the hand slides from it to the right one.
    await thumb.slide("@b6~b7", [[-width, 1]], loupe);
    expect(await held.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel?.slice(0, 6)))).toEqual(["blue 5"]);

    // A finger that slid to a tile and rested there takes that one along, wherever it goes on to.
    const takes = (tile: string) => async () =>
      expect(await page.locator(".lifted").getAttribute("aria-label")).toContain(tile);
    await thumb.slide(
      "@b5~b7",
      [
        [width, 1],
        [3 * width, 0, 0.5],
      ],
      takes("blue 6"),
    );
    await page.getByRole("button", { name: "Take all back" }).tap();
    await thumb.slide(
      "@b5~b7",
      [
        [width, 1],
        [3 * width, 0],
      ],
      takes("blue 5"),
    );
  });

  test("a meld that was begun is gone on with, tile by tile", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    await shown.show({
      at: { ...position, table: table(CROWD), rack: tiles("r3 r4 r5 y7 b12") },
      players: 2,
      clock: null,
    });
    await thumb.tap("r3");
    const felt = (await page.locator(".felt").boundingBox())!;
    await page.touchscreen.tap(felt.x + felt.width / 2, felt.y + felt.height - 8);
    await page.locator(".rack .tile").nth(4).waitFor({ state: "detached" });
    await thumb.tap("r4");
    await thumb.tap("@r3");
    await page.locator(".rack .tile").nth(3).waitFor({ state: "detached" });
    // A thumb that just misses it has meant it as well.
    const { width } = (await page.locator(".melds .tile").first().boundingBox())!;
    await thumb.tap("r5");
    await thumb.tapBeside("@r4", 1.3 * width);
    await thumb.press();
    const lay = (await shown.asked()).at(-1);
    expect(lay?.do === "lay" ? sorted(lay.layout) : lay).toContain("r3 r4 r5");
  });

  test("just above or below a meld that is to be chosen is on it, though another lies there", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    await shown.show({
      at: { ...position, table: table(`k3 r3 y3 | b4 b5 b6 b7 | ${CROWD}`), rack: tiles("b3 y9 y10 r12") },
      players: 2,
      clock: null,
    });
    await thumb.tapTwice("b3");
    const { x, y } = await page.locator(".melds").evaluate((melds) => {
      const points = [...melds.querySelectorAll(".meld.open .tile")].flatMap((tile) => {
        const { left, top, bottom, width } = tile.getBoundingClientRect();
        return [top - 0.4 * width, bottom + 0.4 * width].map((y) => ({ x: left + width / 2, y }));
      });
      const isOnAnother = ({ x, y }: { x: number; y: number }) =>
        document.elementFromPoint(x, y)?.closest(".meld:not(.open) .tile") != null;
      return points.find(isOnAnother) ?? { x: NaN, y: NaN };
    });
    await page.touchscreen.tap(x, y);
    expect(await page.locator(".meld.open").count()).toBe(0);
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
    await thumb.press();
    const lay = (await shown.asked()).at(-1);
    expect(lay?.do === "lay" ? lay.layout.flat().length : lay).toBe(3 + 4 + 36 + 1);
  });

  test("just beside a meld where the selected tile fits is on it", async () => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    await shown.show({ at: { ...position, table: table("r3 r4 r5"), rack: tiles("r6 k9") }, players: 2, clock: null });
    const { width } = (await page.locator(".melds .tile").first().boundingBox())!;
    await thumb.tap("r6");
    await thumb.tapBeside("@r5", 0.9 * width);
    await thumb.press();
    expect((await shown.asked()).at(-1)).toEqual({ do: "lay", layout: [["r3", "r4", "r5", "r6"]] });
  });

  test.each([-1, 1])("just beside a meld that is to be chosen is on it (%i)", async (side) => {
    const { page } = shown;
    const thumb = new Thumb(page);
    const position = { rules: "standard", fresh: [], draft: null, mayMove: true, opened: true };
    await shown.show({
      at: { ...position, table: table(`k3 r3 y3 | b4 b5 b6 b7 | ${CROWD}`), rack: tiles("b3 y9 y10 r12") },
      players: 2,
      clock: null,
    });
    const { width } = (await page.locator(".melds .tile").first().boundingBox())!;
    await thumb.tapTwice("b3");
    expect(await page.locator(".meld.open").count()).toBe(2);
    await thumb.tapBeside(side < 0 ? "@k3~y3" : "@y3~k3", side * 0.8 * width);
    expect(await page.locator(".meld.open").count()).toBe(0);
    await thumb.press();
    const lay = (await shown.asked()).at(-1);
    expect(lay?.do === "lay" ? sorted(lay.layout) : lay).toContain("b3 k3 r3 y3");
  });
});
