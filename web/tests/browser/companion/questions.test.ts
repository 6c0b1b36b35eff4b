// Questions about real tiles: could they have opened, is the table valid, what is the best lay?

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PhoneAlone, pick } from "./around";
import { plain } from "../../plain";

describe("around a real table", () => {
  const phone = new PhoneAlone();

  describe("a question", () => {
    const answer = (page: Page) => page.getByRole("region", { name: "Answer" });

    test("whether a rack could have opened is answered with its sets, or with the most there is", async () => {
      const page = await phone.open("/solve?ask=open");
      for (const tile of ["red 9", "red 10", "black 1"]) await pick(page, tile);
      await answer(page)
        .getByText(/^No: .*no meld/)
        .waitFor();
      await pick(page, "joker");
      await answer(page).getByText("Yes: worth 30. You need 30.").waitFor();
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
      const page = await phone.open("/solve");
      await page.getByLabel("What do you want to know?").selectOption({ label: "Is this table valid?" });
      for (const tile of ["red 3", "red 4", "red 5"]) await pick(page, tile);
      await answer(page).getByText("Yes, all melds are valid.").waitFor();
      await page.getByRole("button", { name: "New meld" }).click();
      for (const tile of ["black 5", "red 5", "black 5"]) await pick(page, tile);
      await answer(page).getByText("No: 1 meld is not valid.").waitFor();
      expect((await answer(page).locator("li").allInnerTexts()).map(plain)).toEqual([
        expect.stringContaining("Black appears twice."),
        expect.stringContaining("run 3–5 red, worth 12"),
      ]);
      await page.context().close();
    });

    test("what the best lay is comes with its steps, and the position is a link", async () => {
      const page = await phone.open(
        `/solve?${new URLSearchParams({ ask: "best", at: "standard; b4 r4 y4 k4; b3 b5 b6; opened" })}`,
      );
      // Who comes by a link reads the answer first.
      await answer(page).locator(".answer-steps").waitFor();
      expect(await page.locator(".picker").count()).toBe(0);
      await page.getByRole("button", { name: "Tiles", exact: true }).click();
      await pick(page, "black 9");
      await answer(page).getByText("3 of 4 tiles can be laid: blue 3, blue 5, blue 6.").waitFor();
      expect((await answer(page).locator(".answer-steps li").allInnerTexts()).map(plain)).toEqual([
        "Take blue 4 from meld 1, leaving red 4, yellow 4 and black 4.",
        "Lay blue 3, blue 4, blue 5 and blue 6; from the rack: blue 3, blue 5 and blue 6.",
      ]);
      await page.waitForURL(
        ({ searchParams }) => searchParams.get("at") === "standard; b4 r4 y4 k4; k9 b3 b5 b6; opened",
      );
      await page.getByRole("switch", { name: "Has already opened" }).uncheck();
      await answer(page).getByText("These tiles cannot open.").waitFor();
      await page.context().close();
    });

    test("about 12 tiles of a rack and six melds takes 25 taps on a small phone, with the answer in sight all the time", async () => {
      const page = await phone.open("/solve", "en", {
        viewport: { width: 390, height: 664 },
        hasTouch: true,
        isMobile: true,
      });
      let taps = 0;
      // Looked for and measured at once: an answer takes the place of the one before while it is looked at.
      const head = () =>
        page.evaluate(() => {
          const box = document.querySelector(".answer > :first-child")?.getBoundingClientRect();
          return box ? { top: box.top, bottom: box.top + Math.min(box.height, 40) } : null;
        });
      const tap = async (at: Locator) => {
        await at.tap();
        taps += 1;
        const seen = await head();
        expect(seen && seen.top > 0 && seen.bottom < 300, JSON.stringify(seen)).toBe(true);
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
      const page = await phone.open("/solve");
      await page.getByRole("button", { name: "Type", exact: true }).click();
      const [table, rack] = [page.getByLabel("Table", { exact: true }), page.getByLabel("Rack", { exact: true })];
      await table.fill("B4 r4 y4 k4");
      await rack.fill("b3 b5 b6 x9");
      await page.getByText("“x9” is not a tile of this edition.").waitFor();
      // About tiles that were left out there is no answer: without x9 whoever asks would go out.
      await answer(page).getByText("No answer yet").waitFor();
      expect(await answer(page).getByText("you go out").count()).toBe(0);
      await rack.fill("b3 b5 b6 b4 b4");
      await page.getByText("There is no other blue 4.").waitFor();
      await rack.fill("b3 b5 b6");
      await answer(page).getByText("you go out").waitFor();
      await page.waitForURL(({ searchParams }) => searchParams.get("at") === "standard; b4 r4 y4 k4; b3 b5 b6; opened");
      // All that was typed into a field is one step.
      await page.getByRole("button", { name: "Undo" }).click();
      expect([await table.inputValue(), await rack.inputValue()]).toEqual(["b4 r4 y4 k4", ""]);
      await table.fill("twist; r3 r4 r5; D k1 k2; closed");
      await page.waitForURL(({ searchParams }) => searchParams.get("at") === "twist; r3 r4 r5; D k1 k2; closed");
      expect(await rack.inputValue()).toBe("D k1 k2");
      await page.context().close();
    });

    test("is read when whoever types it pauses, and stays as it is typed until then", async () => {
      const page = await phone.open("/solve");
      await page.getByRole("button", { name: "Type", exact: true }).click();
      const rack = page.getByLabel("Rack", { exact: true });
      await page.clock.install();
      const quiet = await answer(page).innerText();
      await rack.pressSequentially("k10 R10 b10 k1");
      expect([await answer(page).innerText(), await page.locator(".typing .wrong").allInnerTexts()]).toEqual([
        quiet,
        ["", ""],
      ]);
      await page.clock.runFor(1000);
      await answer(page).getByText("3 of 4 tiles can be laid").waitFor();
      await rack.pressSequentially(" b1");
      expect(plain(await answer(page).innerText())).toContain("3 of 4 tiles can be laid");
      await rack.pressSequentially(" r1 x");
      await rack.press("Enter");
      await page.getByText("“x” is not a tile of this edition.").waitFor();
      await rack.press("Backspace");
      await rack.press("Enter");
      await answer(page).getByText("you go out").waitFor();
      expect(await rack.inputValue()).toBe("k10 R10 b10 k1 b1 r1 ");
      await page.getByLabel("Table", { exact: true }).focus();
      expect(await rack.inputValue()).toBe("k10 r10 b10 k1 b1 r1");
      await page.context().close();
    });
  });
});
