// The companion for a real table, in a browser with nothing behind it.

import { buffer } from "node:stream/consumers";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, openPage } from "./at-table";
import { violationsInBothThemes } from "./axe";
import { faultsOf } from "./geometry";
import { resize, settled } from "./motion";
import { LOOKS } from "./sizes";
import { PageAlone } from "./stage";

/** What somebody had left: a number, or more than a number. */
type Left = number | { readonly sum: number; readonly opening: string };

const NOBODY = "Nobody: the pool ran out";

interface Wish {
  /** Nobody, where the pool ran out. */
  readonly out?: string;
  readonly left: Readonly<Record<string, Left>>;
}

describe("around a real table", () => {
  const stage = new PageAlone();

  const open = (path: string, language = "en", options: BrowserContextOptions = {}) =>
    openPage(
      stage.browser,
      `${stage.host.address}${path}`,
      language,
      {},
      { viewport: { width: 390, height: 844 }, ...options },
    );

  const choose = (where: Page | Locator, question: string, option: string) =>
    where.getByRole("group", { name: question }).getByRole("radio", { name: option, exact: true }).check();

  async function beginSheet(page: Page, edition: string, names: readonly string[]): Promise<void> {
    await page.getByLabel("Edition").selectOption(edition);
    await choose(page, "Players", String(names.length));
    for (const [at, name] of names.entries()) await page.getByLabel(`Player ${at + 1}`).fill(name);
    await page.getByRole("button", { name: "Begin the sheet" }).click();
  }

  async function writeDown(page: Page, wish: Wish): Promise<void> {
    await page.getByRole("button", { name: "Write down a game" }).click();
    await choose(page, "Who went out?", wish.out ?? NOBODY);
    for (const [name, left] of Object.entries(wish.left)) {
      const card = page.getByRole("region", { name, exact: true });
      await card.getByLabel("Sum of the numbers").fill(String(typeof left === "number" ? left : left.sum));
      if (typeof left !== "number") await card.getByLabel("Opened?").selectOption({ label: left.opening });
    }
    await page.getByRole("button", { name: "Write it down" }).click();
    await page.locator(".score-table").waitFor();
  }

  const pick = (page: Page, tile: string) =>
    page
      .locator(".picker")
      .getByRole("button", { name: new RegExp(`^${tile},`) })
      .click();

  const rows = (page: Page, part: "tbody" | "tfoot") =>
    page
      .locator(`.score-table ${part} tr:not(.score-round)`)
      .evaluateAll((found) =>
        found.map((row) =>
          [...row.querySelectorAll("td")].map((cell) => cell.childNodes[0]?.textContent ?? "").join(" "),
        ),
      );
  const order = (page: Page) => page.locator(".standings-name").allTextContents();

  describe("a score sheet", () => {
    test("of Standard comes to what the rulebook prints", async () => {
      const page = await open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea", "Cid", "Dan"]);
      await writeDown(page, { left: { Ann: 1, Bea: 5, Cid: 10, Dan: 15 } });
      await writeDown(page, {
        out: "Dan",
        left: { Ann: { sum: 40, opening: "not opened: could not, or announced" }, Bea: 1, Cid: 2 },
      });
      await writeDown(page, { out: "Dan", left: { Ann: 10, Bea: 1, Cid: 1 } });
      await writeDown(page, { out: "Ann", left: { Bea: 1, Cid: 13, Dan: 11 } });
      expect(await rows(page, "tbody")).toEqual([
        "1 5 10 15",
        "+29 −5 −10 −15",
        "−100 −1 −2 +103",
        "−10 −1 −1 +12",
        "+25 −1 −13 −11",
      ]);
      expect(await rows(page, "tfoot")).toEqual(["−56 −8 −26 +89", "2 0 0 2", "2 3 4 1"]);
      expect(await order(page)).toEqual(["Dan", "Ann", "Bea", "Cid"]);
      // The fifth game is the first of the second round, and the first starter's turn again.
      expect(await page.locator(".sheet-next").textContent()).toContain("Round 2, game 1");
      await page.context().close();
    });

    test("is kept by keys alone, which are never lost", async () => {
      const page = await open("/score");
      const focused = () =>
        page.evaluate(() => {
          const node = document.activeElement as HTMLInputElement;
          return node.ariaLabel ?? node.labels?.[0]?.textContent ?? node.textContent ?? "";
        });
      const tabTo = async (name: string) => {
        for (let tabs = 0; !(await focused()).startsWith(name); tabs += 1) {
          if (tabs > 60) throw new Error(`Tab does not come to ${name}`);
          await page.keyboard.press("Tab");
        }
      };
      await tabTo("Begin the sheet");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toContain("Round 1, game 1");
      await tabTo("Write down a game");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Game 1");
      await tabTo("Player 1");
      await page.keyboard.press("Space");
      // What is missing is gone to, and read there.
      const described = () =>
        page.evaluate(() => {
          const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
          return document.getElementById(id)?.textContent;
        });
      await tabTo("Write it down");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Player 2: Sum of the numbers");
      expect(await described()).toBe("Player 2: enter the sum or tap the tiles left.");
      // Of who has not opened it changes no points, and says so.
      await page.locator("select.entry-opening").selectOption("excused");
      await page.getByText("Player 2: for the record, enter the sum or tap the tiles left.").waitFor();
      await page.locator("select.entry-opening").selectOption("opened");
      await page.getByLabel("Player 2: Sum of the numbers").focus();
      await page.keyboard.type("1000");
      await page.getByRole("alert").getByText("A whole number up to 999, please.").waitFor();
      expect(await described()).toBe("A whole number up to 999, please.");
      await page.keyboard.press("Control+A");
      await page.keyboard.type("12");
      // The whole number is told, once.
      await page.getByRole("status").getByText("Player 1 +12, Player 2 −12.").waitFor({ state: "attached" });
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Write it down");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toContain("Round 1, game 2");
      expect(await rows(page, "tbody")).toHaveLength(1);
      await page.context().close();
    });

    test("of Original comes to what the rulebook prints, and asks nobody whether they opened", async () => {
      const page = await open("/score");
      await beginSheet(page, "original", ["Ann", "Bea", "Cid", "Dan"]);
      await writeDown(page, { out: "Ann", left: { Bea: 5, Cid: 16, Dan: 3 } });
      await writeDown(page, { out: "Cid", left: { Ann: 6, Bea: 11, Dan: 5 } });
      await writeDown(page, { out: "Dan", left: { Ann: 32, Bea: 13, Cid: 2 } });
      await page.getByRole("button", { name: "Write down a game" }).click();
      expect(await page.getByLabel("Opened?").count()).toBe(0);
      await page.getByRole("button", { name: "Back to the sheet" }).click();
      await writeDown(page, { out: "Cid", left: { Ann: 10, Bea: 25, Dan: 6 } });
      expect(await rows(page, "tbody")).toEqual(["+24 −5 −16 −3", "−6 −11 +22 −5", "−32 −13 −2 +47", "−10 −25 +41 −6"]);
      expect(await rows(page, "tfoot")).toEqual(["−24 −54 +45 +33", "1 0 2 1", "3 4 1 2"]);
      expect(await page.locator(".sheet-next").textContent()).toContain("draws a tile");
      await page.context().close();
    });

    test("of Championship comes to what the rulebook prints, and is there after a reload", async () => {
      const page = await open("/score");
      await beginSheet(page, "championship", ["A", "B", "C", "D"]);
      await writeDown(page, { out: "A", left: { B: 4, C: 60, D: 10 } });
      await writeDown(page, { left: { A: 2, B: 4, C: 60, D: 10 } });
      await writeDown(page, { left: { A: 4, B: 4, C: 60, D: 10 } });
      await writeDown(page, { left: { A: 7, B: 7, C: 7, D: 7 } });
      const check = async () => {
        // Above a game that ended by empty pool stand the racks (rule 8.2).
        const racks = ["2 4 60 10", "4 4 60 10", "7 7 7 7"];
        expect(await rows(page, "tbody")).toEqual([
          "+74 −4 −60 −10",
          ...[racks[0], "+68 −2 −58 −8"],
          ...[racks[1], "+31 +31 −56 −6"],
          ...[racks[2], "0 0 0 0"],
        ]);
        expect(await page.locator(".score-racks td").allTextContents()).toEqual(racks.join(" ").split(" "));
        expect(await rows(page, "tfoot")).toEqual(["+173 +25 −174 −24", "4 2 1 1", "1 2 4 3"]);
        expect(await order(page)).toEqual(["A", "B", "D", "C"]);
      };
      await check();
      await page.reload();
      await page.locator(".score-table").waitFor();
      await check();
      await page.context().close();
    });

    test("shows shares of a tie as fractions, and a game can be changed and deleted later", async () => {
      const page = await open("/score");
      await beginSheet(page, "championship", ["A", "B", "C", "D"]);
      await writeDown(page, { left: { A: 4, B: 4, C: 4, D: 9 } });
      expect(await rows(page, "tbody")).toEqual(["4 4 4 9", "+1⅔ +1⅔ +1⅔ −5"]);
      await page.getByRole("button", { name: "Change game 1" }).click();
      await page.getByRole("region", { name: "D", exact: true }).getByLabel("Sum of the numbers").fill("10");
      await page.getByRole("button", { name: "Change the game" }).click();
      expect(await rows(page, "tbody")).toEqual(["4 4 4 10", "+2 +2 +2 −6"]);
      // Games are not lost unasked; without one there is nothing to ask.
      await page.getByRole("button", { name: "New sheet" }).click();
      await page.getByRole("button", { name: "Start over" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Change game 1" }).click();
      await page.getByRole("button", { name: "Delete this game" }).click();
      await page.getByText("No game is written down yet").waitFor();
      await page.getByRole("button", { name: "New sheet" }).click();
      await page.getByRole("button", { name: "Begin the sheet" }).waitFor();
      await page.context().close();
    });

    test("doubts that a sum could have opened which is less than an opening", async () => {
      const page = await open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      await page.getByRole("button", { name: "Write down a game" }).click();
      const card = page.getByRole("region", { name: "Bea", exact: true });
      await card.getByLabel("Opened?").selectOption({ label: "not opened, but could have" });
      const doubt = card.getByText("12 cannot have opened: 30 are needed. Is the sum right?");
      await card.getByRole("textbox").fill("12");
      await doubt.waitFor();
      await card.getByRole("textbox").fill("30");
      await doubt.waitFor({ state: "detached" });
      await page.context().close();
    });

    test("finds by the tiles tapped whether somebody could have opened, and takes an announcement into account", async () => {
      const page = await open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      await page.getByRole("button", { name: "Write down a game" }).click();
      const card = page.getByRole("region", { name: "Bea", exact: true });
      await card.getByRole("button", { name: "Tiles" }).click();
      for (const tile of ["black 2", "red 9", "red 10", "joker"]) await pick(page, tile);
      await page.getByRole("button", { name: "Done" }).click();
      await card.getByLabel("Opened?").selectOption({ label: "not opened" });
      await card.getByText("These tiles could have opened: penalty 200.").waitFor();
      const points = page.locator(".game-scores strong");
      expect(await points.allTextContents()).toEqual(["+200", "−200"]);
      const whys = page.locator(".game-scores .why");
      expect(await whys.first().textContent()).toBe("What the other player lost: 200.");
      expect(await whys.last().textContent()).toContain("could have: −200 instead of the 71 left (rule 7.2).");
      expect(await whys.last().getByRole("img").getAttribute("aria-label")).toBe("red 9, red 10, joker");
      const said = card.getByLabel("Said in time: “I will open in the next round”?");
      await said.selectOption({ label: "yes, after drawing black 2" });
      await card
        .getByText("could have opened before that draw too, so the announcement does not count: penalty 200.")
        .waitFor();
      expect(await points.allTextContents()).toEqual(["+200", "−200"]);
      await said.selectOption({ label: "yes, after drawing joker" });
      expect(await points.allTextContents()).toEqual(["+100", "−100"]);
      expect(await whys.last().textContent()).toContain("announced it in time: −100");
      await page.context().close();
    });

    test.each([
      [
        "standard",
        "106 tiles face down in 14 stacks of seven and one of eight",
        "the stack of eight is drawn from first",
      ],
      ["twist", "112 tiles face down in 16 stacks of seven.", "the starter picks the stack"],
      ["xp", "160 tiles face down in 22 stacks of seven and one of six", "the stack of six is drawn from first"],
      ["championship-2019", "in 14 stacks of seven and one of eight", "the stack of eight is drawn from first"],
      ["championship", "in 14 stacks of seven and one of eight", "The stack of eight stands in the middle"],
      ["championship-expert", "in 16 stacks of seven.", "The starter puts a stack in the middle"],
    ])("says how %s is dealt, with its own numbers (rule 2.2)", async (edition, piles, pool) => {
      const page = await open("/score");
      await beginSheet(page, edition, ["Ann", "Bea"]);
      const steps = await page.locator(".dealing li").allTextContents();
      expect(steps).toEqual([
        expect.stringContaining(piles),
        expect.stringMatching(/stacks? of seven/),
        expect.stringContaining(pool),
      ]);
      await page.context().close();
    });

    test("takes the sums of four players on one screen of a small phone, one after another by Enter", async () => {
      const page = await open("/score", "en", {
        viewport: { width: 390, height: 664 },
        hasTouch: true,
        isMobile: true,
      });
      // Everybody is asked for the opening, also when the pool ran out: the most there is.
      await beginSheet(page, "championship", ["Ann", "Bea", "Cid", "Dan"]);
      await page.getByRole("button", { name: "Write down a game" }).tap();
      await page.getByRole("radio", { name: NOBODY }).tap();
      const all = page.locator(".entries, .game-form .start");
      for (const box of await Promise.all((await all.all()).map((one) => one.boundingBox())))
        expect(box && box.y >= 0 && box.y + box.height <= 664, JSON.stringify(box)).toBe(true);
      const sum = (name: string) => page.getByRole("region", { name, exact: true }).getByLabel("Sum of the numbers");
      await sum("Ann").tap();
      // The third is left out at first, and is asked for after the last.
      for (const typed of ["2", "4", "", "10", "60"]) {
        await page.keyboard.type(typed);
        await page.keyboard.press("Enter");
      }
      expect(await page.evaluate(() => [scrollY, document.querySelectorAll("dialog[open]").length])).toEqual([0, 0]);
      await page.keyboard.press("Enter");
      expect(await rows(page, "tbody")).toEqual(["2 4 60 10", "+68 −2 −58 −8"]);
      await page.context().close();
    });

    test("is saved as a table and as a picture", async () => {
      const page = await open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      await writeDown(page, { out: "Ann", left: { Bea: 12 } });
      for (const [button, name, starts] of [
        ["Table (CSV)", "dublet.csv", ",Ann,Bea"],
        ["Picture", "dublet.png", "PNG"],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: button }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(name);
        const file = await buffer(await download.createReadStream());
        expect(file.toString("latin1").slice(0, 20)).toContain(starts);
      }
      await page.context().close();
    });
  });

  test.each(["/score", "/clock"])("two people of one name are told apart before anything begins (%s)", async (path) => {
    const page = await open(path);
    const second = page.getByLabel("Player 2");
    await page.getByLabel("Player 1").fill("Ania");
    await second.fill(" ania");
    await second.press("Enter");
    await page.getByRole("alert").getByText("The name ania is there twice.").waitFor();
    expect(await second.getAttribute("aria-invalid")).toBe("true");
    expect(await second.evaluate((field) => field === document.activeElement)).toBe(true);
    await second.fill("Anna");
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await second.press("Enter");
    await second.waitFor({ state: "detached" });
    await page.context().close();
  });

  test("the edition that was chosen last is that of sheet, clock and questions", async () => {
    const page = await open("/score");
    const edition = () => page.getByLabel("Edition").inputValue();
    const seconds = () =>
      page
        .getByRole("group", { name: "Time for a move" })
        .locator("label", { has: page.locator(":checked") })
        .innerText();
    const turnTo = (screen: string) =>
      page.getByRole("navigation").getByRole("link", { name: screen, exact: true }).click();
    // Nothing was chosen yet: it is that of the last game.
    expect(await edition()).toBe("standard");
    await page.evaluate(() => localStorage.setItem("dublet.game", JSON.stringify({ edition: "family" })));
    await page.reload();
    await page.getByRole("button", { name: "Begin the sheet" }).waitFor();
    expect(await edition()).toBe("family");
    await beginSheet(page, "xp", ["Ann", "Bea", "Cid", "Dan", "Eva"]);
    await turnTo("Clock");
    expect(await edition()).toBe("xp");
    expect(await page.getByRole("group", { name: "Players" }).getByLabel("5").isChecked()).toBe(true);
    // Seconds chosen for one edition are none of another's.
    await choose(page, "Time for a move", "30 s");
    await page.getByLabel("Edition").selectOption("championship");
    expect(await seconds()).toBe("40 s");
    await page.getByRole("button", { name: "Set up the clock" }).click();
    await page.getByRole("button", { name: "End", exact: true }).click();
    expect([await edition(), await seconds()]).toEqual(["championship", "40 s"]);
    await turnTo("Solve");
    expect(await edition()).toBe("championship");
    expect(await page.locator("optgroup").getAttribute("label")).toBe("Polish championship");
    // Closed, the list reads as it does when it is open.
    for (const [id, line] of [
      ["family", "Standard, Mundo, Exclusive: Family"],
      ["twist", "3 in 1: Twist"],
    ] as const) {
      await page.getByLabel("Edition").selectOption(id);
      expect(await page.locator(".brief-select-shown").last().innerText()).toBe(line);
    }
    // A sheet without a game has nothing to lose, and nothing is asked.
    await turnTo("Score");
    await page.getByRole("button", { name: "New sheet" }).click();
    expect(await edition()).toBe("twist");
    // Whose box is called Standard finds it named wherever the edition is.
    await page.goto(`${stage.host.address}/`);
    await page.getByText("Family (box Standard, Mundo or Exclusive), against").waitFor();
    await page.goto(`${stage.host.address}/new`);
    await page.getByRole("radio", { name: "Family (box Standard, Mundo or Exclusive)" }).waitFor();
    await page.getByRole("heading", { name: "Box: 3 in 1 (Standard, Twist, Expert)" }).waitFor();
    await page.context().close();
  });

  test("on paper a sheet is its table and the order, and nothing to press", async () => {
    const page = await open("/score");
    await beginSheet(page, "standard", ["Ann", "Bea"]);
    await writeDown(page, { out: "Ann", left: { Bea: 12 } });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".companion").getByRole("link").count()).toBe(0);
    expect(await page.locator(".companion").getByRole("button").allTextContents()).toEqual(["1"]);
    expect(await page.locator(".score-table, .standings").count()).toBe(2);
    await page.context().close();
  });

  describe("a move clock", () => {
    const START = new Date("2026-01-01T12:00:00Z").getTime();
    /** Longer than any machine takes to set up the clock. */
    const HOUR_MS = 3_600_000;

    test("goes round, warns, runs out by the edition's rule, pauses, takes back a tap, and survives a reload", async () => {
      const page = await open("/learn");
      await page.clock.install({ time: START });
      await page.addInitScript(() => {
        const spoken: string[] = [];
        Object.assign(window, { spoken });
        speechSynthesis.speak = (words) => void spoken.push(words.text);
      });
      const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      const left = () => page.locator(".timer-left").textContent();
      const who = () => page.locator(".timer-who").textContent();
      const used = (at: number) => page.locator(".timer-seats li").nth(at).locator(".figures").textContent();
      const urgent = () => page.locator(".timer.urgent").count();

      await page.goto(`${stage.host.address}/clock`);
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
      await page.clock.runFor(12_000);
      expect([await who(), await left(), await urgent()]).toEqual(["Ann", "0:48", 0]);
      // What is left can be heard, by a key and with the button, which does not say it anew every second.
      const status = () => page.getByRole("status").textContent();
      await page.keyboard.press("t");
      await expect.poll(status).toBe("Ann. 48 seconds left.");
      await page.getByRole("button", { name: /Ann.* 60 seconds left\..*Tap: Bea is next/ }).waitFor();
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
      await page.reload();
      await page.locator(".timer-left").waitFor();
      await page.clock.runFor(200);
      expect([await who(), await left(), await used(0), await used(1)]).toEqual(["Bea", "0:09", "0:12", "0:51"]);

      await page.getByRole("button", { name: "Go on", exact: true }).click();
      await page.clock.runFor(10_000);
      expect([await left(), await spoken()]).toEqual(["0:00", ["Bea, time is up."]]);
      await page.getByText("Time is up.", { exact: true }).waitFor();
      expect(await status()).not.toContain("ime is up");
      // Whoever comes to the button then hears of no seconds.
      await page.getByRole("button", { name: /^Bea ?\. Time is up\./ }).waitFor();
      const said = await page.locator(".timer-what").textContent();
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
      await page.getByRole("button", { name: "One back" }).click();
      expect([await who(), await left()]).toEqual(["Cid", "0:55"]);

      // Running, and away: the time that passed has passed.
      await page.goto(`${stage.host.address}/learn`);
      await page.clock.runFor(20_000);
      await page.goto(`${stage.host.address}/clock`);
      await page.locator(".timer-left").waitFor();
      await page.clock.runFor(200);
      expect([await who(), await left()]).toEqual(["Cid", "0:35"]);
      // What would lose the times is there only while the clock stands.
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "End" }).click();
      // The time somebody chose is there the next time, and what is not spoken is read aloud.
      await choose(page, "Time for a move", "30 s");
      await choose(page, "Warnings", "sounds");
      await page.getByRole("button", { name: "Set up the clock" }).click();
      await page.keyboard.press("Space");
      await page.clock.runFor(21_000);
      expect(await status()).toBe("Ann, ten seconds.");
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "End" }).click();
      expect(await page.getByRole("group", { name: "Time for a move" }).getByLabel("30 s").isChecked()).toBe(true);
      await page.context().close();
    });
  });

  test("a field that is filled in wrong is told so in the page's language", async () => {
    const page = await open("/clock", "pl");
    await page.locator("label", { hasText: /^inny$/ }).click();
    const field = page.locator("#timer-own");
    const said = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
    await field.fill("2");
    await page.locator("button.start").click();
    expect(await said()).toBe("Liczba całkowita od 5 do 900.");
    await field.fill("");
    await page.locator("button.start").click();
    expect(await said()).toBe("Uzupełnij to pole.");
    await field.fill("45");
    expect(await said()).toBe("");
    await page.context().close();
  });

  test("a clock has the whole screen, which passes the turn wherever it is touched, and once by a double tap", async () => {
    const page = await open("/learn", "en", { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
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
    await page.goto(`${stage.host.address}/clock`);
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
      const page = await open("/clock");
      await page.clock.install();
      await setUp(page, "championship");
      const button = page.getByRole("button", { name: ANNOUNCE, exact: true });
      const isPressed = () => button.getAttribute("aria-pressed");
      await button.click();
      expect(await isPressed()).toBe("true");
      await pass(page);
      expect(await isPressed()).toBe("false");
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
      const page = await open("/clock");
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

  test("cards to print are found at the sheet, and fill a page of A4 with four pairs", async () => {
    const page = await open("/score");
    await page.getByRole("link", { name: "Cards to print" }).click();
    await page.locator(".role-card").nth(7).waitFor();
    expect(await page.locator(".role-card-word").allTextContents()).toEqual(
      Array.from({ length: 4 }, () => ["I start", "I tidy up"]).flat(),
    );
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });

  describe("a question", () => {
    const answer = (page: Page) => page.getByRole("region", { name: "Answer" });

    test("whether a rack could have opened is answered with its sets, or with the most there is", async () => {
      const page = await open("/solve?ask=open");
      for (const tile of ["red 9", "red 10", "black 1"]) await pick(page, tile);
      await answer(page)
        .getByText(/^No: .*no meld/)
        .waitFor();
      await pick(page, "joker");
      await answer(page).getByText("Yes: worth 30, and 30 was needed.").waitFor();
      expect(await answer(page).getByRole("img").allInnerTexts()).toHaveLength(1);
      expect(await answer(page).getByRole("img").getAttribute("aria-label")).toBe("red 9, red 10, joker");
      // Where jokers do not count towards it (rule 7.3) the answer is another, and the tiles are the same.
      await page.getByLabel("Edition").selectOption("family");
      await answer(page)
        .getByText(/^No: .*no meld/)
        .waitFor();
      await answer(page).getByText("By these rules jokers do not count here (rule 7.3)").waitFor();
      await page.context().close();
    });

    test("whether a table is valid is answered set by set, with the reasons", async () => {
      const page = await open("/solve");
      await page.getByLabel("What do you want to know?").selectOption({ label: "Is this table valid?" });
      for (const tile of ["red 3", "red 4", "red 5"]) await pick(page, tile);
      await answer(page).getByText("Yes, all melds are valid.").waitFor();
      await page.getByRole("button", { name: "New meld" }).click();
      for (const tile of ["black 5", "red 5", "black 5"]) await pick(page, tile);
      await answer(page).getByText("No: 1 meld is not valid.").waitFor();
      expect(await answer(page).locator("li").allInnerTexts()).toEqual([
        expect.stringContaining("Black 5 repeats a colour."),
        expect.stringContaining("run 3-5 red, worth 12"),
      ]);
      await page.context().close();
    });

    test("what the best lay is comes with its steps, and the position is a link", async () => {
      const page = await open(
        `/solve?${new URLSearchParams({ ask: "best", at: "standard; b4 r4 y4 k4; b3 b5 b6; opened" })}`,
      );
      // Who comes by a link reads the answer first.
      await answer(page).locator(".answer-steps").waitFor();
      expect(await page.locator(".picker").count()).toBe(0);
      await page.getByRole("button", { name: "Tiles", exact: true }).click();
      await pick(page, "black 9");
      await answer(page).getByText("3 of 4 tiles can be laid: blue 3, blue 5, blue 6.").waitFor();
      expect(await answer(page).locator(".answer-steps li").allInnerTexts()).toEqual([
        "Take blue 4 from meld 1, leaving red 4, yellow 4, black 4.",
        "Lay blue 3, blue 4, blue 5, blue 6; from the rack: blue 3, blue 5, blue 6.",
      ]);
      await page.waitForURL(
        ({ searchParams }) => searchParams.get("at") === "standard; b4 r4 y4 k4; k9 b3 b5 b6; opened",
      );
      await page.getByRole("switch", { name: "Has opened before" }).uncheck();
      await answer(page).getByText("These tiles cannot open.").waitFor();
      await page.context().close();
    });

    test("about 12 tiles of a rack and six melds takes 25 taps on a small phone, with the answer in sight all the time", async () => {
      const page = await open("/solve", "en", {
        viewport: { width: 390, height: 664 },
        hasTouch: true,
        isMobile: true,
      });
      const head = page.locator(".answer > :first-child");
      let taps = 0;
      const tap = async (at: Locator) => {
        await at.tap();
        taps += 1;
        const box = await head.boundingBox();
        expect(box && box.y > 0 && box.y + Math.min(box.height, 40) < 300, JSON.stringify(box)).toBe(true);
      };
      const tile = (name: string) => page.locator(".picker").getByRole("button", { name: new RegExp(`^${name},`) });
      const rack = ["black 2", "black 3", "black 9", "red 10", "red 11", "blue 5", "blue 6", "blue 7", "yellow 5"];
      for (const one of [...rack, "yellow 12", "yellow 13", "joker"]) await tap(tile(one));
      await tap(page.getByRole("button", { name: "New meld" }));
      const group = (names: string) => page.getByRole("button", { name: `Group: ${names}`, exact: true });
      for (const [first, last] of [
        [tile("red 3"), tile("red 6")],
        [tile("black 7"), group("black 7, red 7, blue 7")],
        [tile("yellow 1"), tile("yellow 3")],
        [tile("blue 10"), tile("blue 13")],
        [tile("red 1"), group("black 1, red 1, blue 1, yellow 1")],
        [tile("yellow 8"), tile("yellow 10")],
      ] as const) {
        await tap(first);
        await tap(last);
      }
      expect(taps).toBe(25);
      const melds = ["r3 r4 r5 r6", "k7 r7 b7", "y1 y2 y3", "b10 b11 b12 b13", "k1 r1 b1 y1", "y8 y9 y10"];
      const position = (table: readonly string[]) =>
        `standard; ${table.join(" | ")}; k2 k3 k9 r10 r11 b5 b6 b7 y5 y12 y13 J; opened`;
      const isAsked = (at: string) => page.waitForURL(({ searchParams }) => searchParams.get("at") === at);
      await isAsked(position(melds));
      await answer(page).getByText("8 of 12 tiles can be laid").waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      // A tap too many: the meld is chosen, the wrong tile taken out, the right one put in its place.
      await tap(page.getByRole("button", { name: "Meld 2: black 7, red 7, blue 7" }));
      await tap(page.getByRole("button", { name: "Remove red 7" }));
      await tap(tile("yellow 7"));
      await isAsked(position(melds.with(1, "k7 y7 b7")));
      // Everything is taken back, step by step.
      for (const _ of [1, 2]) await tap(page.getByRole("button", { name: "Undo" }));
      await isAsked(position(melds));
      await tap(page.getByRole("button", { name: "Clear" }));
      await isAsked("standard; ; ; opened");
      await tap(page.getByRole("button", { name: "Undo" }));
      await isAsked(position(melds));
      await tap(page.getByRole("button", { name: "Undo" }));
      await isAsked(position(melds.with(5, "y8")));
      await answer(page).getByText("Meld 6 is not whole yet and is left out.").waitFor();
      await page.context().close();
    });

    test("is typed or pasted as notation, and what cannot be is named", async () => {
      const page = await open("/solve");
      await page.getByRole("button", { name: "Type", exact: true }).click();
      const [table, rack] = [page.getByLabel("Table", { exact: true }), page.getByLabel("Rack", { exact: true })];
      await table.fill("B4 r4 y4 k4");
      await rack.fill("b3 b5 b6 x9");
      await page.getByText("“x9” is no tile of this edition.").waitFor();
      await rack.fill("b3 b5 b6 b4 b4");
      await page.getByText("There is no other blue 4.").waitFor();
      await rack.fill("b3 b5 b6");
      await answer(page).getByText("going out").waitFor();
      await page.waitForURL(({ searchParams }) => searchParams.get("at") === "standard; b4 r4 y4 k4; b3 b5 b6; opened");
      // All that was typed into a field is one step.
      await page.getByRole("button", { name: "Undo" }).click();
      expect([await table.inputValue(), await rack.inputValue()]).toEqual(["b4 r4 y4 k4", ""]);
      await table.fill("twist; r3 r4 r5; D k1 k2; closed");
      await page.waitForURL(({ searchParams }) => searchParams.get("at") === "twist; r3 r4 r5; D k1 k2; closed");
      expect(await rack.inputValue()).toBe("D k1 k2");
      await page.context().close();
    });
  });

  test("everything works with the network cut after the first load", async () => {
    const page = await open("/");
    // The engine, here and where the solver is, and a second file of texts: the companion's.
    const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name);
    const isEngine = (name: string) => name.endsWith(".wasm");
    const solver = page.workers()[0] ?? (await page.waitForEvent("worker"));
    await expect.poll(async () => (await solver.evaluate(loaded)).some(isEngine)).toBe(true);
    await expect.poll(async () => (await page.evaluate(loaded)).some(isEngine)).toBe(true);
    await expect
      .poll(async () => (await page.evaluate(loaded)).filter((name) => /\/en-[^/]+\.js$/.test(name)).length)
      .toBe(2);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Score" }).click();
    await beginSheet(page, "standard", ["Ann", "Bea"]);
    await writeDown(page, { out: "Ann", left: { Bea: 12 } });
    expect(await rows(page, "tbody")).toEqual(["+12 −12"]);
    await page.getByRole("link", { name: "Solve" }).click();
    await page.getByLabel("What do you want to know?").selectOption({ label: "Could this rack have opened?" });
    for (const tile of ["red 9", "red 10", "joker"]) await pick(page, tile);
    await page.getByText("Yes: worth 30").waitFor();
    await page.getByRole("link", { name: "Clock", exact: true }).click();
    await page.getByRole("button", { name: "Set up the clock" }).click();
    await page.locator(".timer-area").click();
    await page.locator(".timer:not(.still)").waitFor();
    await page.context().close();
  });

  /** Screens with something on them, and what is there when they are. */
  const game = (end: string, sums: readonly number[]) => ({
    end,
    out: 0,
    starter: 0,
    entries: sums.map((sum, at) => ({
      by: at === 1 ? "tiles" : "sum",
      tiles: ["r9", "r10", "J"],
      sum,
      jokers: 0,
      opening: "opened",
      drawn: null,
    })),
  });
  const NAMES = ["Maximiliane von Hohenfels", "Bea", "Cid", "Dan", "Eva", "Fritz"];
  const SHEET = {
    edition: "xp",
    names: NAMES,
    games: [
      game("pool", [4, 4, 4, 4, 4, 60]),
      game("out", [0, 5, 100, 7, 8, 9]),
      ...Array.from({ length: 5 }, () => game("out", [0, 5, 100, 7, 8, 9])),
    ],
  };
  const CLOCK = {
    edition: "championship",
    names: NAMES,
    seconds: 60,
    turn: 0,
    used: NAMES.map(() => 754_000),
    runs: { lasted: 5_000 },
    before: null,
  };
  const asks = (ask: string, at: string) => `/solve?${new URLSearchParams({ ask, at })}`;
  const SCREENS: readonly (readonly [
    name: string,
    path: string,
    kept: Readonly<Record<string, unknown>>,
    ready: string,
    clicks: readonly string[],
  ])[] = [
    ["new sheet", "/score", {}, ".start", []],
    ["sheet", "/score", { sheet: SHEET }, ".score-table", []],
    ["game", "/score", { sheet: SHEET }, ".score-table", [".score-open"]],
    ["clock setup", "/clock", {}, ".start", []],
    ["clock", "/clock", { clock: CLOCK }, ".timer", []],
    [
      "announcement",
      "/clock",
      { clock: { ...CLOCK, runs: { lasted: 5_000 }, announced: [0, 1] } },
      ".timer-announced",
      [".timer-announce .what"],
    ],
    ["cards", "/cards", {}, ".role-card", []],
    ["time is up", "/clock", { clock: { ...CLOCK, runs: { lasted: 60_000 } } }, ".timer-up", []],
    ["no question", "/solve", {}, ".picker", []],
    ["could open", asks("open", "twist; ; r9 r10 r11 J D M C k1 k2 k3 b7 b7; closed"), {}, ".answer-head", []],
    [
      "table",
      asks("table", "standard; r3 r4 r5 | k5 r5 k5 | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13; ; opened"),
      {},
      ".answer-head",
      [],
    ],
    ["best move", asks("best", "standard; b4 r4 y4 k4; b3 b5 b6 k9; opened"), {}, ".answer-steps", []],
    [
      "tapping",
      asks("best", "twist; b4 r4 y4 k4 | b10; b3 b5 b6 k9; opened"),
      {},
      ".answer-head",
      [".question-tool:last-child", ".places-table .spot:nth-child(2) .spot-name"],
    ],
    [
      "typing",
      asks("best", "standard; b4 r4 y4 k4; b3 b5 b6 k9; opened"),
      {},
      ".answer-head",
      [".question-tool:nth-child(3)"],
    ],
    ["picker", "/score", { sheet: SHEET }, ".score-table", [".score-open", ".entry-tiles"]],
  ];

  /** Every screen in turn, as `look` wants it. */
  async function everyScreen(language: string, look: (page: Page, name: string) => Promise<void>): Promise<void> {
    const page = await open("/learn", language);
    // A window that fills the screen cannot be given another size.
    await page.evaluate(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
    for (const [name, path, kept, ready, clicks] of SCREENS) {
      await page.evaluate((values) => {
        for (const key of ["sheet", "clock"]) localStorage.removeItem(`dublet.${key}`);
        for (const [key, value] of Object.entries(values)) localStorage.setItem(`dublet.${key}`, JSON.stringify(value));
      }, kept);
      await goTo(page, "/learn");
      await goTo(page, path);
      await page.waitForSelector(ready);
      for (const at of clicks) {
        await page.locator(at).first().click();
        await settled(page);
      }
      await look(page, name);
    }
    await page.context().close();
  }

  test.each(LOOKS)("nothing lies on anything else or is cut off, in %s", async (language, sizes) => {
    const found: Record<string, string[]> = {};
    await everyScreen(language, async (page, name) => {
      for (const [width, height] of sizes) {
        await resize(page, width, height);
        const faults = await faultsOf(page);
        if (faults.length > 0) found[`${name} ${width}×${height}`] = faults;
      }
      await resize(page, 390, 844);
    });
    expect(found).toEqual({});
  });

  test("nobody is shut out, by light and by dark", async () => {
    const found: Record<string, string[]> = {};
    await everyScreen("en", async (page, name) => {
      const faults = await violationsInBothThemes(page);
      if (faults.length > 0) found[name] = faults;
    });
    expect(found).toEqual({});
  });
});
