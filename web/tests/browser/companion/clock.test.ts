// A move clock for a real table, by a clock of the test's.

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { beginSheet, choose, PhoneAlone, pick } from "./around";
import { plain } from "../../plain";

describe("around a real table", () => {
  const phone = new PhoneAlone();

  describe("a move clock", () => {
    test("is set up by a button in sight on a phone, where nothing speaks of keys", async () => {
      const finger = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
      const page = await phone.open("/clock", "en", finger);
      const button = page.getByRole("button", { name: "Set up the clock" });
      await expect.poll(async () => (await button.boundingBox())!.y).toBeLessThan(664 - 48);
      expect(await page.getByText("Press T").count()).toBe(0);
      await page.goto(phone.at("/settings"));
      await page.getByRole("switch", { name: "Sounds" }).waitFor();
      expect(await page.getByRole("switch", { name: /letter keys/ }).count()).toBe(0);
      await page.context().close();
    });

    const START = new Date("2026-01-01T12:00:00Z").getTime();
    /** Longer than any machine takes to set up the clock. */
    const HOUR_MS = 3_600_000;

    test("goes round, warns, runs out by the edition's rule, pauses, takes back a tap, and survives a reload", async () => {
      const page = await phone.open("/learn");
      await page.clock.install({ time: START });
      await page.addInitScript(() => {
        const spoken: string[] = [];
        Object.assign(window, { spoken });
        speechSynthesis.speak = (words) => void spoken.push(words.text);
        // There is a voice as long as nobody takes it away.
        speechSynthesis.getVoices = () => ("isMute" in window ? [] : [{} as SpeechSynthesisVoice]);
      });
      const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      const left = () => page.locator(".timer-left").textContent();
      const who = () => page.locator(".timer-who").textContent();
      const used = (at: number) => page.locator(".timer-seats li").nth(at).locator(".figures").textContent();
      const urgent = () => page.locator(".timer.urgent").count();

      await page.goto(`${phone.host.address}/clock`);
      await page.getByLabel("Edition").selectOption("original");
      await choose(page, "Players", "3");
      for (const [at, name] of ["Ann", "Bea", "Cid"].entries()) await page.getByLabel(`Player ${at + 1}`).fill(name);
      await choose(page, "Warnings", "spoken");
      // The minute is the edition's own.
      expect(await page.getByRole("group", { name: "Time for a move" }).getByLabel("60 s").isChecked()).toBe(true);
      await page.getByRole("button", { name: "Set up the clock" }).click();
      await page.getByText("Tap to start").waitFor();
      await page.clock.pauseAt(START + HOUR_MS);

      await page.keyboard.press("Space");
      expect(plain(await page.getByRole("status").textContent())).toBe("Ann. 1 minute left.");
      await page.clock.runFor(12_000);
      expect([await who(), await left(), await urgent()]).toEqual(["Ann", "0:48", 0]);
      // What is left can be heard by a key; the button, whose name is read but once, does not say it.
      const status = async () => plain(await page.getByRole("status").textContent());
      await page.keyboard.press("t");
      await expect.poll(status).toBe("Ann. 48 seconds left.");
      await page.getByRole("button", { name: "Ann Tap: Bea is next", exact: true }).waitFor();
      await page.locator(".timer-area").click();
      await page.clock.runFor(45_000);
      expect([await who(), await left(), await urgent()]).toEqual(["Bea", "0:15", 0]);
      expect(await spoken()).toEqual([]);
      await page.clock.runFor(6_000);
      expect([await left(), await urgent()]).toEqual(["0:09", 1]);
      expect(await spoken()).toEqual(["Bea, ten seconds."]);
      expect(await status()).toBe("Bea");

      await page.getByRole("button", { name: "Pause" }).click();
      expect(await status()).toBe("Paused. 9 seconds left.");
      await page.clock.runFor(100_000);
      expect(await left()).toBe("0:09");
      await page.keyboard.press("t");
      await expect.poll(status).toBe("Bea. Paused. 9 seconds left.");
      await page.reload();
      await page.locator(".timer-left").waitFor();
      await page.clock.runFor(200);
      expect([await who(), await left(), await used(0), await used(1)]).toEqual(["Bea", "0:09", "0:12", "0:51"]);

      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.clock.runFor(10_000);
      expect([await left(), await spoken()]).toEqual(["0:00", ["Bea, time is up."]]);
      await page.getByText("Time is up.", { exact: true }).waitFor();
      // The voice has said that it is; what is to be done now is read aloud.
      expect(await status()).toMatch(/^Put the table back as it was .* draw 1 tile\./);
      await page.keyboard.press("t");
      await expect.poll(status).toMatch(/^Bea, time is up\. Put the table back/);
      // Whoever comes to the button then hears of no seconds.
      await page.getByRole("button", { name: /^Bea Time is up\./ }).waitFor();
      const said = plain(await page.locator(".timer-what").textContent());
      expect(said).toContain("draw 1 tile");
      expect(said).toContain("three penalty tiles");

      // The keys pass the turn on although the mouse was on another button last.
      await page.keyboard.press("Enter");
      expect(await page.getByRole("status").textContent()).toBe("Cid");
      await page.clock.runFor(3_000);
      expect([await who(), await left()]).toEqual(["Cid", "0:57"]);
      await page.locator(".timer-area").click();
      expect(await who()).toBe("Ann");
      await page.clock.runFor(2_000);
      await page.getByRole("button", { name: "Back one turn" }).click();
      expect([await who(), await left()]).toEqual(["Cid", "0:55"]);

      // Running, and away: the time that passed has passed.
      await page.goto(`${phone.host.address}/learn`);
      await page.clock.runFor(20_000);
      await page.goto(`${phone.host.address}/clock`);
      await page.locator(".timer-left").waitFor();
      await page.clock.runFor(200);
      expect([await who(), await left()]).toEqual(["Cid", "0:35"]);
      // What would lose the times is there only while the clock stands.
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "End" }).click();
      // The time somebody chose is there the next time, and what is not spoken is read aloud.
      await choose(page, "Time for a move", "30 s");
      await choose(page, "Warnings", "sounds");
      const warnsInText = async () => {
        await page.getByRole("button", { name: "Set up the clock" }).click();
        await page.keyboard.press("Space");
        await page.clock.runFor(21_000);
        expect(await status()).toBe("Ann, ten seconds.");
        await page.getByRole("button", { name: "Pause" }).click();
        await page.getByRole("button", { name: "End" }).click();
      };
      await warnsInText();
      // Nor is anything spoken without a voice.
      await choose(page, "Warnings", "spoken");
      await page.evaluate(() => Object.assign(window, { isMute: true }));
      await warnsInText();
      expect(await page.getByRole("group", { name: "Time for a move" }).getByLabel("30 s").isChecked()).toBe(true);
      await page.context().close();
    });
  });

  test("a field that is filled in wrong is told so in the page's language", async () => {
    const page = await phone.open("/clock", "pl");
    await page.locator("label", { hasText: /^inny$/ }).click();
    const field = page.locator("#timer-own");
    const said = page.locator(".timer-own").getByRole("alert");
    // A browser opens a bubble of its own for what nobody else speaks of.
    await field.evaluate((input) => {
      const bubbles: Event[] = Object.assign(window, { bubbles: [] }).bubbles;
      input.addEventListener("invalid", (event) => event.defaultPrevented || bubbles.push(event));
    });
    await field.fill("2");
    await page.locator("button.start").click();
    expect(plain(await said.textContent())).toBe("Liczba całkowita od 5 do 900.");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute("aria-describedby")).toBe(await said.getAttribute("id"));
    await field.fill("");
    await page.locator("button.start").click();
    expect(await said.textContent()).toBe("Uzupełnij to pole.");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("45");
    expect(await said.count()).toBe(0);
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    expect(await page.evaluate(() => (window as unknown as { bubbles: unknown[] }).bubbles.length)).toBe(0);
    await page.context().close();
  });

  test("a clock has the whole screen, which passes the turn wherever it is touched, and once by a double tap", async () => {
    const page = await phone.open("/learn", "en", {
      viewport: { width: 390, height: 664 },
      hasTouch: true,
      isMobile: true,
    });
    await page.clock.install();
    await page.addInitScript(() => {
      const held = new Set<object>();
      const request = () => {
        const lock = { released: false, release: () => Promise.resolve(void held.delete(lock)) };
        held.add(lock);
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.assign(window, { held });
    });
    const isAwake = () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
    const turn = () => page.locator(".timer-who").textContent();
    await page.goto(`${phone.host.address}/clock`);
    await choose(page, "Players", "4");
    await page.getByRole("button", { name: "Set up the clock" }).tap();
    expect(await page.locator(".timer").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 664 });
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await isAwake()).toBe(0);
    await page.locator(".timer-area").tap();
    await expect.poll(isAwake).toBe(1);
    // Corners, edges, the names, and below the buttons.
    const places = [
      [2, 2],
      [100, 20],
      [195, 300],
      [2, 400],
      [387, 330],
      [2, 661],
    ] as const;
    const passed: (string | null)[] = [];
    for (const [x, y] of places) {
      await page.clock.fastForward(5_000);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      passed.push(await turn());
    }
    const round = ["Player 2", "Player 3", "Player 4", "Player 1"];
    expect(passed).toEqual([...round, ...round.slice(0, 2)]);
    // A key that is held passes nothing on but once.
    await page.clock.fastForward(5_000);
    await page.locator(".timer-area").focus();
    await page.keyboard.down("Enter");
    await page.clock.fastForward(5_000);
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await turn()).toBe("Player 4");
    await page.getByRole("button", { name: "Pause" }).tap();
    expect([await turn(), await isAwake()]).toEqual(["Player 4", 0]);
    await page.getByRole("button", { name: "Leave full screen" }).tap();
    await page.getByRole("link", { name: "Score" }).waitFor();
    await page.context().close();
  });

  describe("an announcement on the clock", () => {
    const ANNOUNCE = "“I will open in the next round”";
    const names = ["Ann", "Bea", "Cid"];
    /** A tap a moment later than the one before. */
    const pass = async (page: Page) => {
      await page.clock.fastForward(2_000);
      await page.locator(".timer-area").click();
    };
    const end = async (page: Page) => {
      await page.getByRole("button", { name: "Pause", exact: true }).click();
      await page.getByRole("button", { name: "End", exact: true }).click();
    };
    const setUp = async (page: Page, edition: string) => {
      await page.getByLabel("Edition").selectOption(edition);
      await choose(page, "Players", "3");
      for (const [at, name] of names.entries()) await page.getByLabel(`Player ${at + 1}`).fill(name);
      await page.getByRole("button", { name: "Set up the clock" }).click();
      await pass(page);
      await page.locator(".timer:not(.still)").waitFor();
    };

    test("is made before the turn is passed on, and is filled in on the score sheet until that is changed", async () => {
      const page = await phone.open("/clock");
      await page.clock.install();
      await setUp(page, "championship");
      const button = page.getByRole("button", { name: ANNOUNCE, exact: true });
      const isPressed = () => button.getAttribute("aria-pressed");
      const condition = page.getByText("It counts only if the last draw made the opening possible.");
      await button.click();
      expect(await isPressed()).toBe("true");
      await condition.waitFor();
      await pass(page);
      expect(await isPressed()).toBe("false");
      expect(await condition.count()).toBe(0);
      expect(await page.locator(".timer-announced").count()).toBe(1);
      await pass(page);
      await button.click();
      // The turn of the first comes again, until which it held.
      await pass(page);
      expect(await page.locator(".timer-seats li", { hasText: "Cid" }).locator(".timer-announced").count()).toBe(1);
      expect(await page.locator(".timer-announced").count()).toBe(1);
      await end(page);

      await page.getByRole("link", { name: "Score" }).click();
      await beginSheet(page, "championship", names);
      await page.getByRole("button", { name: "Write down a game" }).click();
      const [bea, cid] = ["Bea", "Cid"].map((name) => page.getByRole("region", { name, exact: true }));
      if (bea === undefined || cid === undefined) throw new Error("nobody is there");
      const isChosen = async (card: Locator, option: string) =>
        (await card.getByLabel("Opened?").locator("option:checked").textContent()) === option;
      expect(await isChosen(bea, "opened")).toBe(true);
      expect(await isChosen(cid, "not opened: could not, or announced")).toBe(true);
      await choose(page, "Who went out?", "Ann");
      await bea.getByLabel("Sum of the numbers").fill("5");
      await cid.getByRole("button", { name: "Tiles" }).click();
      for (const tile of ["red 9", "red 10", "joker"]) await pick(page, tile);
      await page.getByRole("button", { name: "Done" }).click();
      const points = page.locator(".game-scores strong");
      const said = cid.getByLabel(`Said in time: ${ANNOUNCE}?`);
      expect(await said.locator("option:checked").textContent()).toBe("yes; which tile was drawn last?");
      // Nothing is reckoned without the tile.
      await page.getByRole("button", { name: "Write it down" }).click();
      await page.getByText("Which tile did Cid draw before announcing the opening?").waitFor();
      expect(await points.count()).toBe(0);
      await said.selectOption({ label: "yes, after drawing joker" });
      await cid.getByText("Announced in time: penalty 100.").waitFor();
      expect(await points.allTextContents()).toEqual(["+105", "−5", "−100"]);
      await said.selectOption({ label: "no" });
      expect(await points.allTextContents()).toEqual(["+205", "−5", "−200"]);
      await page.getByRole("button", { name: "Write it down" }).click();
      // What was heard was about that game.
      await page.getByRole("button", { name: "Write down a game" }).click();
      expect(await isChosen(cid, "opened")).toBe(true);
      // Who starts by the sheet starts on the clock.
      await page.getByRole("button", { name: "Back to the sheet" }).click();
      await page.getByText("Bea starts.").waitFor();
      await page.getByRole("link", { name: "Clock" }).click();
      await page.getByRole("button", { name: "Set up the clock" }).click();
      expect(await page.locator(".timer-who").textContent()).toBe("Bea");
      await page.context().close();
    });

    test("is explained, and is not there where the edition has none", async () => {
      const page = await phone.open("/clock");
      await page.clock.install();
      await setUp(page, "standard");
      await page.getByRole("button", { name: `What does it mean? ${ANNOUNCE}` }).click();
      await page.getByRole("dialog").getByText("100 instead of 200").waitFor();
      await page.keyboard.press("Escape");
      await end(page);
      await setUp(page, "original");
      expect(await page.getByText(ANNOUNCE).count()).toBe(0);
      await page.context().close();
    });
  });
});
