// The page's geometry, by rectangles in a real browser: every size, every language, every number of players.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { positions } from "../../src/demo-positions";
import { AtTable, goTo, openPage } from "./at-table";
import { faultsOf } from "./geometry";
import { resize, settled } from "./motion";
import { LOOKS, type Size } from "./sizes";
import { PageAlone } from "./stage";
import type { Wish } from "./made-tables";
import { stickingOut } from "./wide";

const POSITIONS: readonly (Omit<Wish, "players"> & { readonly alone?: boolean })[] = [
  { at: "full", turn: "own", alone: true },
  { at: "full", turn: "own", offers: true },
  { at: "xp", turn: "other" },
  { at: "opening", turn: "own", programs: true, offers: true, alone: true },
  { at: "sixty", turn: "own", programs: true },
];

/** As many tiles as any phone shows at once, with every joker of Twist. */
const FULL_RACK = "D M C J k1 k2 k3 k4 k5 k6 k7 r1 r2 r3 r4 r5 r6 b8 b9 b10 y10 y11 y12 y13".split(" ");

const PLAYED: Wish = { at: "opening", players: 6, offers: true };

/** Paths, and what is there when they are. */
const SCREENS: readonly (readonly [string, string])[] = [
  ["/", ".home-play"],
  ["/new", ".edition"],
  ["/new?with=friends", ".edition"],
  ["/new?with=device", "#person-0"],
  ["/learn", ".rack .tile"],
  ["/rules?rules=twist", ".rules-values"],
  ["/rules?rules=all", ".rules-values"],
  ["/settings", ".choice"],
  ["/score", ".start"],
  ["/clock", ".start"],
  ["/solve", ".picker"],
  ["/cards", ".role-card"],
  ["/tournament", "form"],
  ["/join", "#code"],
  ["/games", "ol .card"],
  ["/account", "#my-name"],
  ["/nowhere", "h1"],
];

/** Screens that show nothing without people: tables above, in the lobby's and the tournament's tests otherwise. */
const WITH_PEOPLE = ["/play", "/t/:code", "/table/:id", "/pass", "/print"];

function note(found: Record<string, string[]>, at: string, faults: string[]): void {
  if (faults.length > 0) found[at] = faults;
}

async function eachSize(
  page: Page,
  sizes: readonly Size[],
  name: string,
  found: Record<string, string[]>,
): Promise<void> {
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    note(found, `${name} ${width}×${height}`, [...(await faultsOf(page)), ...(await stickingOut(page))]);
  }
}

/** Where things are does not depend on how they are painted, and painting is most of the work. */
async function unpainted(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      "*, *::before, *::after { box-shadow: none !important; background-image: none !important; mask: none !important; }",
  });
}

/** Tiles under the line that tells something. */
const coveredTiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const line = document.querySelector(".game-told")!.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < line.right && right > line.left && top < line.bottom && bottom > line.top;
    const tiles = [...document.querySelectorAll(".rack .tile, .melds .tile")];
    return tiles.filter((tile) => isUnder(tile.getBoundingClientRect())).map((tile) => tile.ariaLabel ?? "");
  });

/** As somebody has it who set their browser's letters twice as large. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32);
  await settled(page);
}

describe("on the screen", () => {
  const stage = new PageAlone();

  test("every screen of the page is looked at", () => {
    const app = readFileSync(new URL("../../src/app/App.tsx", import.meta.url), "utf8");
    const paths = [...app.matchAll(/^ {2}\["(\/[^"]*)", /gm)].map(([, path]) => path);
    const shown = SCREENS.map(([path]) => path.replace(/\?.*/, ""));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !shown.includes(path!) && !WITH_PEOPLE.includes(path!))).toEqual([]);
  });

  test.each(LOOKS)("nothing of a game lies on anything else or is cut off, in %s", async (language, sizes) => {
    const shown = await AtTable.open(stage.browser, stage.host.address, language, { at: "full", players: 2 });
    await unpainted(shown.page);
    const found: Record<string, string[]> = {};
    for (const [width, height] of sizes) {
      await resize(shown.page, width, height);
      for (const players of [2, 4, 6]) {
        for (const { alone = false, ...position } of POSITIONS) {
          await shown.show({ ...position, players });
          if (alone) await shown.layAlone();
          note(
            found,
            `${position.at} ${position.turn} ${position.offers ? "offers " : ""}${width}×${height} ${players} players`,
            await faultsOf(shown.page),
          );
        }
      }
    }
    expect(found).toEqual({});
    await shown.page.context().close();
  });

  test.each(LOOKS)("what is told of a joker in the hand covers no tile, in %s", async (language, sizes) => {
    const wish: Wish = { at: { ...positions["twist"]!, rack: FULL_RACK }, players: 4 };
    const { page } = await AtTable.open(stage.browser, stage.host.address, language, wish, { doubleTap: false });
    // The line is lowest where nothing else is offered.
    while ((await page.locator(".offers .what").count()) > 0) await page.locator(".offers .what").click();
    const found: Record<string, string[]> = {};
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      for (const face of ["D", "M", "C"]) {
        const tap = () =>
          page.evaluate((tile) => document.querySelector<HTMLElement>(`.rack [data-face="${tile}"]`)?.click(), face);
        await tap();
        await page.locator(".game-told").waitFor();
        note(found, `${face} ${width}×${height}`, [...(await coveredTiles(page)), ...(await faultsOf(page))]);
        await tap();
      }
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  test.each([
    [1440, 900],
    [1280, 720],
  ])("a hint has room around its words beside the buttons, and covers no tile, at %i × %i", async (width, height) => {
    const wish: Wish = { at: "full", players: 3, programs: true };
    const options = { viewport: { width, height } };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "ru", wish, {}, options);
    await page.keyboard.press("h");
    const told = page.locator(".game-told");
    await told.waitFor();
    const { above, beside } = await told.evaluate((node) => {
      const [box, text] = [node, node.querySelector(".game-told-text")!].map((one) => one.getBoundingClientRect());
      return { above: text!.top - box!.top, beside: text!.left - box!.left };
    });
    expect(above).toBeGreaterThanOrEqual(5);
    expect(beside).toBeGreaterThanOrEqual(10);
    expect(await coveredTiles(page)).toEqual([]);
    await page.context().close();
  });

  test.each(["en", "pl", "ru"])(
    "every tool is whole beside the table of a phone on its side, in %s",
    async (language) => {
      for (const size of ["normal", "large"] as const) {
        const wish: Wish = { at: "opening", players: 2, programs: true };
        const window = { viewport: { width: 640, height: 360 } };
        const { page } = await AtTable.open(stage.browser, stage.host.address, language, wish, { size }, window);
        const cut = await page.evaluate(() => {
          const right = (selector: string) =>
            [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect().right);
          const tools = right(".game-foot .tool, .game-foot .tool span");
          return { count: tools.length, beyond: Math.max(...tools) - right(".game-foot")[0]! };
        });
        expect(cut.count, "five tools and their words").toBe(10);
        expect(cut.beyond, size).toBeLessThan(0);
        await page.context().close();
      }
    },
  );

  test("sixty tiles are seen at once on a phone, with twenty on the rack, and three more when they are laid", async () => {
    const shown = await AtTable.open(stage.browser, stage.host.address, "ru", {
      at: "sixty",
      players: 4,
      programs: true,
    });
    const tiles = () => shown.page.locator(".melds .tile").count();
    const nothingScrolls = async () => {
      for (const [width, height] of [
        [360, 640],
        [390, 664],
      ] as const) {
        await resize(shown.page, width, height);
        const scrolled = shown.page.locator(":is(.felt, .rack-scroll).scrolls");
        expect(await scrolled.count(), `${await tiles()} tiles at ${width} × ${height}`).toBe(0);
      }
    };
    expect(await tiles()).toBe(60);
    expect(await shown.page.locator(".rack .tile").count()).toBe(20);
    await nothingScrolls();
    await shown.page.evaluate(() => {
      for (const tile of [...document.querySelectorAll<HTMLElement>(".rack .tile")].slice(0, 3)) tile.click();
      document.querySelector<HTMLElement>(".new-meld")?.click();
    });
    await expect.poll(tiles).toBe(63);
    await nothingScrolls();
    await shown.page.context().close();
  });

  test.each([
    ["large tiles", 390, 844],
    ["large tiles", 1440, 900],
    ["text twice as large", 390, 844],
    ["text twice as large", 1440, 900],
  ] as const)("nothing of a game breaks by %s at %i × %i", async (what, width, height) => {
    const isText = what === "text twice as large";
    const settings = isText ? {} : { size: "large" as const };
    const shown = await AtTable.open(stage.browser, stage.host.address, "pl", { at: "full", players: 2 }, settings, {
      viewport: { width, height },
    });
    if (isText) await doubleText(shown.page);
    const found: Record<string, string[]> = {};
    for (const players of [2, 4]) {
      for (const { alone = false, ...position } of POSITIONS) {
        await shown.show({ ...position, players });
        if (alone) await shown.layAlone();
        note(found, `${position.at} ${position.turn} ${players}`, await faultsOf(shown.page));
      }
    }
    expect(found).toEqual({});
    await shown.page.context().close();
  });

  test.each([
    [390, 664],
    [390, 844],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ])("large tiles are never smaller than others at %i × %i, on table or rack", async (width, height) => {
    const numbers = Array.from({ length: 13 }, (_, at) => at + 1);
    const groups = numbers.map((number) => [`k${number}`, `r${number}`, `b${number}`, `y${number}`]);
    const rack = groups.flat().slice(0, 14);
    const played = { rules: "standard", rack, opened: true, mayMove: true, fresh: [], draft: null };
    /** How wide tiles of table and rack are beside tables of so many groups. */
    const widths = async (size: "normal" | "large") => {
      const wish = { at: "empty", players: 3, clock: null };
      const shown = await AtTable.open(
        stage.browser,
        stage.host.address,
        "en",
        wish,
        { size },
        { viewport: { width, height } },
      );
      const seen: number[][] = [];
      for (const count of [1, 4, 6, 8, 9, 11, 13]) {
        await shown.show(wish);
        await shown.show({ ...wish, at: { ...played, table: groups.slice(0, count) } });
        const root = shown.page.locator(".dublet");
        seen.push(
          await root.evaluate(({ style }) =>
            ["--table-tile", "--rack-tile"].map((name) => parseFloat(style.getPropertyValue(name))),
          ),
        );
      }
      await shown.page.context().close();
      return seen;
    };
    const [others, large] = [await widths("normal"), await widths("large")];
    const smaller = large.filter((tiles, at) => tiles.some((tile, which) => !(tile >= (others[at]?.[which] ?? NaN))));
    expect(smaller, JSON.stringify({ others, large })).toEqual([]);
  });

  test.each(LOOKS)(
    "nothing of a sheet over a game lies on anything else or is cut off, in %s",
    async (language, sizes) => {
      const shown = await AtTable.open(stage.browser, stage.host.address, language, {
        at: "opening",
        players: 6,
        offers: true,
      });
      const found: Record<string, string[]> = {};
      const { page } = shown;
      await unpainted(page);
      const sheets: readonly (readonly [string, Wish, readonly string[]])[] = [
        ["menu", PLAYED, [".game-menu"]],
        ["settings", PLAYED, [".game-menu", "dialog .button.wide:nth-of-type(2)"]],
        ["resign", PLAYED, [".game-menu", "dialog .button.danger"]],
        ["panel", PLAYED, [".game-news"]],
        ["stacks", PLAYED, [".offer:nth-of-type(3) > button"]],
        ["what an offer is", PLAYED, [".offer:nth-of-type(2) > .what"]],
        ["end", { at: "rack", players: 6, turn: "over" }, [".main-action"]],
      ];
      for (const [width, height] of sizes) {
        await resize(page, width, height);
        for (const [name, wish, clicks] of sheets) {
          await shown.show(wish);
          for (const at of clicks)
            await page.evaluate((where) => document.querySelector<HTMLElement>(where)?.click(), at);
          await page.waitForSelector("dialog[open]");
          await settled(page);
          note(found, `${name} ${width}×${height}`, await faultsOf(page));
          await page.evaluate(() => document.querySelector("dialog")?.close());
          await page.waitForSelector("dialog", { state: "detached" });
        }
      }
      expect(found).toEqual({});
      await page.context().close();
    },
  );

  test.each(LOOKS)(
    "nothing of any other screen lies on anything else or is cut off, in %s",
    async (language, sizes) => {
      const page = await openPage(stage.browser, stage.host.address, language);
      const found: Record<string, string[]> = {};
      for (const [path, ready] of SCREENS) {
        await goTo(page, path);
        await page.waitForSelector(ready);
        await eachSize(page, sizes, path, found);
      }
      await page.context().close();
      const lobby = await AtTable.open(stage.browser, stage.host.address, language, { at: null, players: 6 });
      await eachSize(lobby.page, sizes, "lobby", found);
      await lobby.page.context().close();
      expect(found).toEqual({});
    },
  );
});
