// Whole games against a program with no server, from the first screen to the score and into the next game: by mouse, by
// finger, and by keys alone. The player knows nothing but what is to be seen.

import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { LocalOptions } from "../../src/engine/answers";
import type { Engine } from "../../src/engine/engine";
import type { Tile } from "../../src/protocol/messages";
import { readFace } from "../../src/tile/face";
import { loadEngine, loadModule } from "../engine";
import { openContext } from "./chromium";
import { stopTimers } from "./motion";
import { PageAlone } from "./stage";
import { Brain } from "./player/brain";
import { fix } from "./player/chance";
import { Finger, Keys, Mouse, type Hands } from "./player/hands";
import { wordsOf } from "./player/names";
import { listen, Player } from "./player/player";
import { findShortGame } from "./player/rehearsal";
import { plain } from "../plain";

const OPTIONS: LocalOptions = {
  rules: "standard",
  rounds: 1,
  clock: null,
  chairs: [{ person: "You" }, { bot: "novice" }],
};
const JOKER_LEFT = 50;

describe("a whole game is played on the page", () => {
  const words = wordsOf("en");
  const stage = new PageAlone();
  let engine: Engine;
  let brain: Brain;
  let module: Awaited<ReturnType<typeof loadModule>>;
  beforeAll(async () => {
    module = await loadModule();
    engine = await loadEngine();
    brain = new Brain(engine, new module.Solver(), OPTIONS.rules);
  });

  async function sitDown(how: BrowserContextOptions, hands: (page: Page) => Hands, from: number): Promise<Player> {
    const chance = findShortGame(engine, module.LocalTable, brain, OPTIONS, from);
    console.log(`the game of chance ${chance}`);
    const context = await openContext(stage.browser, how);
    await fix(context, chance);
    const page = await context.newPage();
    await listen(page);
    await page.goto(stage.host.address);
    await page.waitForSelector("h1:text-is('Dublet')");
    return new Player(page, hands(page), brain, words);
  }

  /** From the first screen to the first turn: programs move at once, one of them plays, a beginner. */
  async function begin({ page, hands }: Player): Promise<void> {
    await hands.press("link", "Settings");
    await page.getByRole("radio", { name: "instant" }).waitFor({ state: "attached" });
    await hands.choose("instant");
    await hands.press("link", "Back to home");
    await page.getByRole("link", { name: "Change" }).waitFor();
    await hands.press("link", "Change");
    await page.waitForSelector(".edition");
    await hands.choose("2", "Players");
    await hands.choose("1 round", "Rounds");
    await hands.choose("Novice");
    await hands.press("button", "Play");
    await page.waitForSelector(".rack .tile");
  }

  async function play(player: Player): Promise<void> {
    for (let turns = 0; (await player.wait()) === "turn"; turns += 1) {
      expect(turns, "turns").toBeLessThan(80);
      await player.turn();
    }
  }

  /** The player went out: what is told of it is what was seen, and what rules 7.1 and 7.2 make of it. */
  async function check(player: Player): Promise<void> {
    const { melds, rack } = await player.look();
    expect(rack).toEqual([]);
    const { title, players } = await player.ending();
    const [won, lost] = players;
    const lastCount = await player.page.locator(".player:not(.me) .player-count").innerText();
    expect(title).toBe("You win!");
    expect(players.map(({ name }) => name)).toEqual(["You", "Bruno"]);
    expect(won?.rack).toEqual([]);
    expect(plain(lastCount)).toBe(words.say("tile-count", { count: lost?.rack.length ?? 0 }));
    const opened = (await player.page.locator(".player:not(.me) .closed-mark").count()) === 0;
    const value = (lost?.rack ?? []).reduce((sum, tile) => sum + valueOf(tile), 0);
    if (opened) expect(lost?.points).toBe(-value);
    else expect([-100, -200]).toContain(lost?.points);
    expect(won?.points).toBe(-(lost?.points ?? 0));
    expect(melds.flat().length).toBeGreaterThan(14);
  }

  /** The table was worked at, and not only laid upon. */
  function checkWork({ moves, drawn, undone }: Player): void {
    expect(moves.filter(({ from, to }) => from === "rack" && to !== null).length, "additions").toBeGreaterThan(0);
    expect(moves.filter(({ from }) => from === "table").length, "tiles taken from the table").toBeGreaterThan(0);
    expect(undone, "undone and done again").toBe(1);
    expect(drawn, "draws").toBeGreaterThan(0);
  }

  async function playNext(player: Player): Promise<void> {
    await player.hands.press("button", "Next game");
    await player.page.locator("dialog.end").waitFor({ state: "detached" });
    await player.page.waitForFunction(() => document.querySelectorAll(".rack .tile").length >= 14);
    expect(await player.wait()).toBe("turn");
    const { opened } = await player.look();
    expect(opened).toBe(false);
  }

  async function playWhole(player: Player): Promise<void> {
    await begin(player);
    await play(player);
    await check(player);
    checkWork(player);
    await playNext(player);
    await player.page.context().close();
  }

  test("by mouse", async () => {
    const player = await sitDown({ viewport: { width: 1440, height: 900 } }, (page) => new Mouse(page), 21);
    await playWhole(player);
  });

  test("by finger, on a phone", async () => {
    const phone = {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: "reduce",
    } as const;
    const player = await sitDown(phone, (page) => new Finger(page), 43);
    // However slow the machine is, a finger that drags is none that rests.
    await stopTimers(player.page);
    await playWhole(player);
  });

  test("by keys alone, and a screen reader tells all of it", async () => {
    const player = await sitDown(
      { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" },
      (page) => new Keys(page),
      268,
    );
    const { page } = player;
    const pointed = () => page.evaluate(() => (window as unknown as { pointed: string[] }).pointed);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { pointed: heard });
      for (const kind of ["pointerdown", "pointermove", "mousedown", "touchstart"])
        addEventListener(kind, () => heard.push(kind), true);
    });
    await begin(player);
    await player.wait();
    await checkLists(player);
    await play(player);
    await check(player);
    checkWork(player);
    await checkLog(player);
    await playNext(player);
    expect(await pointed()).toEqual([]);
    await page.context().close();
  });

  /** Table and rack are lists that say how long they are, and each meld is one that says what it is. */
  async function checkLists(player: Player): Promise<void> {
    const { melds, rack } = await player.look();
    const [table] = await player.page.getByRole("list", { name: /^Table, / }).all();
    const own = player.page.getByRole("list", { name: words.say("table-rack-label", { count: rack.length }) });
    expect(await table?.getAttribute("aria-label")).toBe(words.say("table-label", { count: melds.length }));
    expect(await own.getByRole("listitem").count()).toBe(rack.length);
    expect(await own.getByRole("button").count()).toBe(rack.length);
  }

  /** Every turn of both players was told, and what was drawn and laid is what is gone and there. */
  async function checkLog(player: Player): Promise<void> {
    const heard = await player.heard();
    const mine = heard.filter((text) => /^You (draw|lay|open|pass)/.test(text));
    const others = heard.filter((text) => /^Bruno (draws|lays|opens|passes)/.test(text));
    expect(Math.abs(mine.length - others.length)).toBeLessThanOrEqual(1);
    expect(mine.filter((text) => text.startsWith("You draw: ")).length).toBe(player.drawn);
    // One tile is named; of several it is told how many, but for an opening, which is told by its melds.
    const laid = [...mine, ...others].map((text) => {
      const [lay, count] = /^\w+ lays?(?:[^.]*? (\d+) tiles)?/.exec(text) ?? [];
      return lay === undefined ? 0 : Number(count ?? 1);
    });
    const lies = (await player.look()).melds.flat().length;
    const unsaid = lies - laid.reduce((sum, count) => sum + count, 0);
    const opens = others.some((text) => text.startsWith("Bruno opens: "));
    expect(opens ? unsaid >= 3 : unsaid === 0, `${unsaid} tiles`).toBe(true);
  }
});

function valueOf(tile: Tile): number {
  const face = readFace(tile);
  return face.is === "number" ? face.number : JOKER_LEFT;
}
