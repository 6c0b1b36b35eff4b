// What is special about a game that lives in the browser: it is there again when the page was left, and people who share
// a device do not see each other's tiles.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngine, loadModule } from "../engine";
import { tileName } from "../../src/tile/name";
import { PageAlone } from "./stage";
import { Brain } from "./player/brain";
import { Mouse } from "./player/hands";
import { wordsOf } from "./player/names";
import { listen, Player } from "./player/player";
import { sitDown } from "./player/seat";
import { facesOf, textOf } from "./player/sight";

describe("a game of this browser", () => {
  const words = wordsOf("en");
  const stage = new PageAlone();
  let brain: Brain;
  beforeAll(async () => {
    const module = await loadModule();
    brain = new Brain(await loadEngine(), new module.Solver(), "standard");
  });

  const playerAt = (page: Page) => new Player(page, new Mouse(page), brain, words);

  /** Everything a player would miss if it were not there again. */
  async function whole(player: Player): Promise<object> {
    expect(await player.wait()).toBe("turn");
    const { melds, rack, opened, button } = await player.look();
    const players = await player.page.locator(".player").allInnerTexts();
    const pool = await player.page.locator(".pool .figures").innerText();
    const turns = await player.page.locator(".game-panel .happened li").allTextContents();
    return {
      melds: melds.map((meld) => textOf([meld])).toSorted(),
      rack: facesOf(rack),
      opened,
      button,
      players,
      pool,
      turns,
    };
  }

  test("goes on where it was left: after a reload, from the first screen, and in a new window", async () => {
    const player = playerAt(await sitDown(stage.browser, stage.host, { chance: 5 }));
    const { page, hands } = player;
    do {
      expect(await player.wait()).toBe("turn");
      await player.turn();
    } while (!(await player.look()).opened);
    const before = await whole(player);

    await page.reload();
    expect(await whole(player)).toEqual(before);

    await hands.press("button", words.say("menu"));
    await hands.press("button", words.say("leave-kept"));
    await page.waitForSelector("h1:text-is('Dublet')");
    // Whoever has a game going is offered another one as what it is.
    expect(await page.locator(".home-play").allInnerTexts()).toEqual([
      words.say("home-continue"),
      words.say("end-new"),
    ]);
    await hands.press("link", words.say("home-continue"));
    expect(await whole(player)).toEqual(before);

    await page.close();
    const window = await page.context().newPage();
    await listen(window);
    const again = playerAt(window);
    await window.goto(stage.host.address);
    await again.hands.press("link", words.say("home-continue"));
    expect(await whole(again)).toEqual(before);
    await again.turn();
    await window.context().close();
  });

  test("is helped along by a hint in three steps, in every turn anew, the last of which can be taken back", async () => {
    const player = playerAt(await sitDown(stage.browser, stage.host, { chance: 5 }));
    const { page, hands } = player;
    const told = (text: string) => page.locator(".game-told", { hasText: text }).waitFor();
    const press = () => hands.press("button", words.say("hint"));
    for (let hinted = 0; hinted < 2;) {
      expect(await player.wait()).toBe("turn");
      const { melds, rack, opened } = await player.look();
      const advice = brain.best(melds.map(facesOf), facesOf(rack), opened);
      await press();
      if (advice === null) await told(words.say(opened ? "hint-none" : "hint-no-opening"));
      else {
        const some = words.say("hint-some", { count: advice.laid.length });
        await told(some);
        await press();
        await told(words.say("hint-these", { tiles: advice.laid.map((tile) => tileName(tile, words.say)).join(", ") }));
        expect(await page.locator('.rack [data-marks*="pointed"]').count()).toBe(advice.laid.length);
        await press();
        await told(words.say("hint-shown"));
        expect((await player.look()).button).toBe(words.say("do-lay", { count: advice.laid.length }));
        if (hinted === 0) {
          await hands.undo();
          expect((await player.look()).rack).toHaveLength(rack.length);
          await press();
          await told(some);
          await press();
          await press();
          await told(words.say("hint-shown"));
        }
        hinted += 1;
      }
      await player.confirm();
    }
    await page.context().close();
  });

  test("has a clock that stands while something is read over the table", async () => {
    const player = playerAt(await sitDown(stage.browser, stage.host, { chance: 5, wish: { clock: 300 } }));
    const { page, hands } = player;
    expect(await player.wait()).toBe("turn");
    await page.clock.install();
    await page.reload();
    expect(await player.wait()).toBe("turn");
    // The page's own time goes on by hand from a moment that is yet to come, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200_000);
    const left = () => page.locator(".player.turn .clock").innerText();
    const leftAfter = async (seconds: number) => {
      await page.clock.runFor(1000 * seconds);
      return left();
    };
    await hands.press("button", words.say("menu"));
    const before = await leftAfter(1);
    expect(await leftAfter(20)).toBe(before);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await expect.poll(() => leftAfter(1)).not.toBe(before);
    await page.context().close();
  });

  test("that is given up against a program ends there, as was said", async () => {
    const player = playerAt(await sitDown(stage.browser, stage.host, { chance: 5 }));
    const { page, hands } = player;
    expect(await player.wait()).toBe("turn");
    await hands.press("button", words.say("menu"));
    await hands.press("button", words.say("end-game"));
    await page.getByText(words.say("resign-sure-over")).waitFor();
    await hands.press("button", words.say("end-game"));
    // Until the table has heard it, the turn is still the player's.
    await page.locator("dialog.end[open]").waitFor();
    expect((await player.ending()).title).toBe(words.say("end-you-ended"));
    expect(await player.heard()).toContain(words.say("event-you-end-game"));
    // Nobody is to move any more, and the button that is left is no wider than a button.
    expect(await page.locator(".player.turn").count()).toBe(0);
    expect((await page.locator(".main-action").boundingBox())!.width).toBeLessThan(400);
    // It is among one's games, without a name, to be saved another day.
    const list = await page.context().newPage();
    await list.goto(`${stage.host.address}/games`);
    const kept = list.getByRole("list", { name: words.say("games-here") }).getByRole("listitem");
    await kept.filter({ hasText: words.say("games-no-result") }).waitFor();
    const [file] = await Promise.all([
      list.waitForEvent("download"),
      kept.getByRole("button", { name: words.say("download") }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^dublet-[\d-]+\.txt$/);
    await list.close();
    await hands.press("button", words.say("end-next"));
    await page.locator("dialog.end").waitFor({ state: "detached" });
    expect(await player.wait()).toBe("turn");
    await page.context().close();
  });

  test("is handed over with nobody's tiles on the page", async () => {
    const page = await sitDown(stage.browser, stage.host, { chance: 5, path: "/new?with=device" });
    const player = playerAt(page);
    const { hands } = player;
    const look = () => player.look();
    await watchHandOvers(page);
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Eva");
    await hands.press("button", words.say("start"));

    const first = await nextPerson(page);
    const other = first === "Ann" ? "Eva" : "Ann";
    await hands.press("button", words.say("hand-over-show", { name: first }));
    await page.locator(".rack .tile").nth(13).waitFor();
    const dealt = (await look()).rack.map(({ tile }) => tile).toSorted();
    expect(dealt).toHaveLength(14);
    await hands.press("button", words.say("do-draw"));
    // Whoever drew sees what, and hands the device over when they have.
    await page.locator(".main-action", { hasText: words.say("do-hand-over", { name: other }) }).waitFor();
    const drawn = (await look()).rack.filter(({ label }) => label.endsWith(words.say("table-tile-drawn")));
    expect(drawn).toHaveLength(1);
    await hands.press("button", words.say("do-hand-over", { name: other }));

    expect(await nextPerson(page)).toBe(other);
    await hands.press("button", words.say("hand-over-show", { name: other }));
    await page.locator(".rack .tile").nth(13).waitFor();
    const others = (await look()).rack.map(({ tile }) => tile).toSorted();
    expect(others).toHaveLength(14);
    expect(others).not.toEqual(dealt);
    // That somebody drew is told; what they drew is not.
    expect(await page.locator(".game-news-text").textContent()).toContain(
      words.say("event-drawn", { name: first, count: 1 }),
    );
    expect(await page.locator(".game").innerText()).not.toMatch(/You draw/);
    await hands.press("button", words.say("do-draw"));
    await page.locator(".main-action", { hasText: words.say("do-hand-over", { name: first }) }).waitFor();
    await hands.press("button", words.say("do-hand-over", { name: first }));

    expect(await nextPerson(page)).toBe(first);
    await hands.press("button", words.say("hand-over-show", { name: first }));
    await page.locator(".rack .tile").nth(14).waitFor();
    expect((await look()).rack.map(({ tile }) => tile).toSorted()).toEqual([...dealt, ...facesOf(drawn)].toSorted());
    expect(await page.evaluate(() => (window as unknown as { leaks: string[] }).leaks)).toEqual([]);
    await page.context().close();
  });

  test("that programs begin says so at once, and who moves after them may watch", async () => {
    const page = await sitDown(stage.browser, stage.host, {
      chance: 5,
      path: "/new?with=device",
      settings: { pace: "slow" },
      wish: { players: 4 },
    });
    const { hands } = playerAt(page);
    // Whatever the page says from the start of the game on.
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const look = () => said.push(document.body.innerText.trim());
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Eva");
    await hands.press("button", words.say("start"));
    const first = await nextPerson(page);
    await hands.press("button", words.say("hand-over-show", { name: first }));
    await page.locator(".main-action", { hasText: words.say("do-draw") }).waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).not.toContain("");
    const before = said.filter((text) => text.includes(words.say("hand-over", { name: first })));
    const programs = ["Cleo", "Dora"].map((name) => words.say("do-wait-for", { name }));
    expect(programs.some((text) => before[0]!.includes(text))).toBe(true);
    await page.context().close();
  });

  test("that is begun without a name is one of two people", async () => {
    const page = await (await stage.browser.newContext({ locale: "en" })).newPage();
    await page.goto(`${stage.host.address}/new?with=device`);
    await page.getByRole("group", { name: "Players", exact: true }).getByRole("radio", { name: "3" }).check();
    const empty = page.getByPlaceholder(words.say("person-or-bot"));
    await empty.waitFor();
    await page.getByRole("button", { name: words.say("start"), exact: true }).click();
    await page.locator(".hand-over h1").waitFor();
    await page.context().close();
  });

  test("has no two players of one name, computer players among them", async () => {
    const page = await (await stage.browser.newContext({ locale: "en" })).newPage();
    await page.goto(`${stage.host.address}/new?with=device`);
    await page.getByRole("group", { name: "Players", exact: true }).getByRole("radio", { name: "3" }).check();
    const [first, second, third] = [1, 2, 3].map((number) => page.getByLabel(`Player ${number}`));
    const start = page.getByRole("button", { name: words.say("start"), exact: true });
    await first!.fill("Ania");
    await second!.fill("ANIA ");
    await second!.blur();
    await page.getByRole("alert").getByText("The name ANIA appears twice.").waitFor();
    await second!.fill(words.say("bot-name", { at: 2 }));
    await start.click();
    await page.getByRole("alert").getByText("A computer player at this table has that name.").waitFor();
    expect(await second!.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/new");
    await third!.fill("Ola");
    expect(await second!.getAttribute("aria-invalid"), "no computer player is left").toBe("false");
    await start.click();
    await page.locator(".hand-over h1").waitFor();
    await page.context().close();
  });

  /** Who is asked for, once nothing else is on the page. */
  async function nextPerson(page: Page): Promise<string> {
    const title = await page.locator(".hand-over h1").innerText();
    return title.replace(words.say("hand-over", { name: "" }), "");
  }

  /** Whatever tile is in the document, at any moment, while the device is handed over. */
  async function watchHandOvers(page: Page): Promise<void> {
    await page.evaluate(() => {
      const leaks: string[] = [];
      Object.assign(window, { leaks });
      const look = () => {
        if (!document.querySelector(".hand-over")) return;
        const tiles = document.querySelectorAll("[data-piece], [role=log], svg text, dialog");
        leaks.push(...[...tiles].map((node) => node.outerHTML));
        const said = /(black|red|blue|yellow) \d/.exec(document.body.innerHTML);
        if (said) leaks.push(said[0]);
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
    });
  }
});
