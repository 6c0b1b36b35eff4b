// A score sheet for a real table: the sums of the rulebooks to the digit, by keys, on a small phone and on paper.

import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { beginSheet, choose, NOBODY, order, PhoneAlone, pick, rows, writeDown } from "./around";
import { plain } from "../../plain";

describe("around a real table", () => {
  const phone = new PhoneAlone();

  describe("a score sheet", () => {
    test("of Standard comes to what the rulebook prints", async () => {
      const page = await phone.open("/score");
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
      const page = await phone.open("/score");
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
      await expect.poll(focused).toBe("Round 1, game 1");
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
      await page
        .getByText("Player 2: enter the sum or tap the tiles left. The sum does not change these points;")
        .waitFor();
      await page.locator("select.entry-opening").selectOption("opened");
      await page.getByLabel("Player 2: Sum of the numbers").focus();
      await page.keyboard.type("1000");
      await page.getByRole("alert").getByText("A whole number up to 728, please.").waitFor();
      expect(await described()).toBe("A whole number up to 728, please.");
      await page.keyboard.press("Control+A");
      await page.keyboard.type("12");
      // The whole number is told, once.
      await page.getByRole("status").getByText("Player 1 +12, Player 2 −12.").waitFor({ state: "attached" });
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Write it down");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toContain("Round 1, game 2");
      await page
        .getByRole("status")
        .getByText("Saved. The order now: Player 1 +12, Player 2 −12.")
        .waitFor({ state: "attached" });
      expect(await rows(page, "tbody")).toHaveLength(1);
      // From who went out Tab goes to the sum that is missing, though it is above.
      await page.getByRole("button", { name: "Write down a game" }).click();
      await page.getByRole("region", { name: "Player 2" }).getByRole("radio").focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect.poll(focused).toBe("Player 1: Sum of the numbers");
      await page.context().close();
    });

    test("of Original comes to what the rulebook prints, and asks nobody whether they opened", async () => {
      const page = await phone.open("/score");
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
      const page = await phone.open("/score");
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
      const page = await phone.open("/score");
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
      const page = await phone.open("/score");
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

    test("takes nobody to have gone out until it is said, and keeps a game that is half written", async () => {
      const page = await phone.open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      const write = page.getByRole("button", { name: "Write down a game" });
      const done = page.getByRole("button", { name: "Write it down" });
      const sum = page.getByLabel("Bea: Sum of the numbers");
      const who = page.getByRole("group", { name: "Who went out?" });
      await write.click();
      await sum.fill("12");
      await done.click();
      await page.getByText("Who went out? Choose above, or that nobody did.").waitFor();
      expect(await who.getByRole("radio", { name: "Ann" }).evaluate((node) => node === document.activeElement)).toBe(
        true,
      );
      expect(await who.getByRole("radio", { checked: true }).count()).toBe(0);
      await page.getByRole("button", { name: "Back to the sheet" }).click();
      await write.click();
      expect(await sum.inputValue()).toBe("12");
      await page.reload();
      await write.click();
      expect(await sum.inputValue()).toBe("12");
      await choose(page, "Who went out?", "Ann");
      await done.click();
      expect(await rows(page, "tbody")).toEqual(["+12 −12"]);
      await write.click();
      expect(await sum.inputValue(), "the next game").toBe("");
      await page.context().close();
    });

    test("finds by the tiles tapped whether somebody could have opened, and takes an announcement into account", async () => {
      const page = await phone.open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      await page.getByRole("button", { name: "Write down a game" }).click();
      await choose(page, "Who went out?", "Ann");
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
      expect(plain(await whys.last().textContent())).toContain("could have: −200 instead of the 71 left (rule 7.2).");
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
      const page = await phone.open("/score");
      await beginSheet(page, edition, ["Ann", "Bea"]);
      const steps = (await page.locator(".dealing li").allTextContents()).map(plain);
      expect(steps).toEqual([
        expect.stringContaining(piles),
        expect.stringMatching(/stacks? of seven/),
        expect.stringContaining(pool),
      ]);
      await page.context().close();
    });

    test("takes back what was read aloud of its points once they are others", async () => {
      const page = await phone.open("/score");
      await beginSheet(page, "standard", ["Ann", "Bea"]);
      await page.getByRole("button", { name: "Write down a game" }).click();
      await choose(page, "Who went out?", "Ann");
      await page.getByRole("region", { name: "Bea", exact: true }).getByLabel("Sum of the numbers").fill("12");
      const status = async () => plain(await page.locator(".game-scores").getByRole("status").textContent());
      await expect.poll(status).toBe("Ann +12, Bea −12.");
      await choose(page, "Who went out?", NOBODY);
      await page.getByText("Ann: enter the sum or tap the tiles left.").waitFor();
      expect(await status()).toBe("");
      await page.context().close();
    });

    test("takes the sums of four players on one screen of a small phone, one after another by Enter", async () => {
      const page = await phone.open("/score", "en", {
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
      const page = await phone.open("/score");
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

  test("on paper a sheet is its table and the order, and nothing to press", async () => {
    const page = await phone.open("/score");
    await beginSheet(page, "standard", ["Ann", "Bea"]);
    await writeDown(page, { out: "Ann", left: { Bea: 12 } });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".companion").getByRole("link").count()).toBe(0);
    expect(await page.locator(".companion").getByRole("button").allTextContents()).toEqual(["1"]);
    expect(await page.locator(".score-table, .standings").count()).toBe(2);
    await page.context().close();
  });

  test("cards to print are found at the sheet, and fill a page of A4 with four pairs", async () => {
    const page = await phone.open("/score");
    await page.getByRole("link", { name: "Cards to print" }).click();
    await page.locator(".role-card").nth(7).waitFor();
    expect(await page.locator(".role-card-word").allTextContents()).toEqual(
      Array.from({ length: 4 }, () => ["I start", "I tidy up"]).flat(),
    );
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });
});
