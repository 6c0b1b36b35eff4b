// The form of house rules: by topic, what was changed first, and nothing that cannot matter or is asked for elsewhere.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./at-table";
import { PageAlone } from "./stage";
import { plain } from "../plain";

describe("house rules", () => {
  const stage = new PageAlone();

  async function open(path = "/new"): Promise<Page> {
    const page = await openPage(
      stage.browser,
      `${stage.host.address}${path}`,
      "en",
      {},
      { viewport: { width: 390, height: 844 } },
    );
    await page.getByText("House rules").click();
    await page.getByRole("heading", { name: "End and points" }).waitFor();
    return page;
  }
  const headings = (page: Page) => page.locator(".house h3").allTextContents();
  const value = (page: Page, name: string) => page.locator(".house").getByLabel(name, { exact: true });
  const isAsked = async (page: Page, name: string) => (await value(page, name).count()) > 0;

  test("are grouped by topic, and what is changed stands first and can be put back", async () => {
    const page = await open();
    const topics = ["Deal", "Opening", "Melds and jokers", "Turn and clock", "End and points"];
    expect(await headings(page)).toEqual(topics);
    await value(page, "Points needed to open").fill("40");
    await value(page, "Points needed to open").blur();
    await value(page, "New deal for three doublets").check();
    expect(await headings(page)).toEqual(["Changed", ...topics]);
    const changed = await page.locator(".house-changed li").allInnerTexts();
    expect(changed.map((text) => text.replace(/\s+/g, " "))).toEqual([
      "New deal for three doublets: yes in this edition: no",
      "Points needed to open: 40 in this edition: 30",
    ]);
    await page.getByRole("button", { name: "Put back: points needed to open" }).click();
    expect(await value(page, "Points needed to open").inputValue()).toBe("30");
    await page.getByRole("button", { name: "Put back: new deal for three doublets" }).click();
    expect(await headings(page)).toEqual(topics);
    await page.context().close();
  });

  test("stay when another edition is chosen, which says what it cannot have; so does a clock that was chosen", async () => {
    const page = await open();
    const edition = (name: string) => page.locator(".edition", { hasText: name });
    const opening = () => value(page, "Points needed to open").inputValue();
    await value(page, "Points needed to open").fill("50");
    await value(page, "Points needed to open").blur();
    await edition("Twist").locator("input").check();
    expect(await opening()).toBe("50");
    await value(page, "Worth of a mirror joker in an opening").selectOption({ index: 1 });
    await edition("Original").locator("input").check();
    expect(await opening()).toBe("50");
    const note = edition("Original").getByRole("status");
    expect(plain(await note.innerText())).toBe(
      "Kept from before: points needed to open: 50. Put aside, as this edition cannot have it: Worth of a mirror joker in an opening. The clock of this edition: 1 min.",
    );
    await page.getByRole("group", { name: "Time for a move" }).getByRole("radio", { name: "no clock" }).check();
    await edition("Twist").locator("input").check();
    expect(await page.locator(".house-changed li").count(), "both are there again").toBe(2);
    await edition("Original").locator("input").check();
    const timed = page.getByRole("group", { name: "Time for a move" }).getByRole("radio", { name: "no clock" });
    expect(await timed.isChecked()).toBe(true);
    await page.context().close();
  });

  test("kept from before are named where they are played again, and one button plays without them", async () => {
    const page = await open();
    const edition = (name: string) => page.locator(".edition", { hasText: name });
    const plain = page.getByRole("button", { name: "Without house rules" });
    await value(page, "Points needed to open").fill("3");
    await value(page, "Points needed to open").blur();
    expect(await plain.count(), "just chosen").toBe(0);
    await edition("Twist").locator("input").check();
    await edition("Twist").getByText("Kept from before: points needed to open: 3.").waitFor();
    await plain.click();
    await page.locator(".house-changed").waitFor({ state: "detached" });
    expect(await value(page, "Points needed to open").inputValue()).toBe("30");
    expect(
      await edition("Twist")
        .locator("input")
        .evaluate((node) => node === document.activeElement),
    ).toBe(true);

    await value(page, "Points needed to open").fill("3");
    await page.getByRole("group", { name: "Time for a move" }).getByRole("radio", { name: "15 s" }).check();
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "1 round" }).check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".rack .tile").first().waitFor();
    await page.goto(new URL("/", page.url()).href);
    await page.getByText("against 2 computer players · 1 round of 3 games · 15 s a move").waitFor();
    await page.getByText("Kept from before: points needed to open: 3.").waitFor();
    await plain.click();
    await page.getByText("Kept from before").waitFor({ state: "detached" });
    await page.goto(new URL("/new", page.url()).href);
    await page.getByText("House rules", { exact: true }).waitFor();
    await page.context().close();
  });

  test("of a game with others are not those of a game alone", async () => {
    const page = await open("/new?with=device");
    await value(page, "Points needed to open").fill("50");
    await value(page, "Points needed to open").blur();
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "2" }).check();
    // Nobody needs a name: two people hand the device over.
    await page.locator(".start").click();
    await page.locator(".hand-over h1").waitFor();
    const here = (path: string) => new URL(path, page.url()).href;
    await page.goto(here("/"));
    await page.getByText("against 2 computer players · one game").waitFor();
    expect(await page.getByText("Kept from before").count()).toBe(0);
    await page.goto(here("/new?with=device"));
    await page.getByText("House rules: 1 changed").waitFor();
    await page.context().close();
  });

  test("do not speak of a single game, which is chosen beside rounds", async () => {
    const page = await open();
    expect(await isAsked(page, "Games in a round")).toBe(false);
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "1 round", exact: true }).check();
    await page.getByText("1 round = 3 games: everybody starts once.").waitFor();
    await page.getByRole("group", { name: "Players", exact: true }).getByRole("radio", { name: "2" }).check();
    await page.getByText("1 round = 2 games: everybody starts once.").waitFor();
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "3 rounds" }).check();
    await page.getByText("6 games in all.").waitFor();
    expect(await isAsked(page, "Games in a round")).toBe(true);
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "one game" }).check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".rack .tile").first().waitFor();
    await page.getByRole("button", { name: "Show score and turns" }).click();
    const panel = page.locator("dialog");
    await panel.getByText("one game").waitFor();
    expect(await panel.getByText("House rules").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rules" }).first().click();
    const rules = page.locator(".rules-dialog");
    await rules.getByRole("heading", { name: "Opening" }).first().waitFor();
    expect(await rules.getByText("House rules of this game").count()).toBe(0);
    await page.context().close();
  });

  test("are asked for only where they can make a difference", async () => {
    const page = await open();
    const announcement = "An opening can be announced";
    expect(await isAsked(page, announcement)).toBe(true);
    await value(page, "Penalty for not opening (0: rack value)").fill("0");
    await value(page, "Penalty for not opening (0: rack value)").blur();
    await expect.poll(() => isAsked(page, announcement)).toBe(false);
    expect(await isAsked(page, "Penalty for not opening, although the rack could have opened")).toBe(false);

    const joker = "Penalty for a joker left on the rack";
    expect(await isAsked(page, joker)).toBe(true);
    await value(page, "Plain jokers").fill("0");
    await value(page, "Plain jokers").blur();
    await expect.poll(() => isAsked(page, joker)).toBe(false);

    const mirror = "Worth of a mirror joker in an opening";
    expect(await isAsked(page, mirror)).toBe(false);
    await page.getByRole("radio", { name: /^Twist/ }).check();
    await expect.poll(() => isAsked(page, mirror)).toBe(true);
    await page.context().close();
  });

  test("do not ask for the time of a move, which stands beside them, nor for what it leaves no room for", async () => {
    const page = await open();
    expect(
      await page
        .locator(".house")
        .getByText(/seconds for a move/i)
        .count(),
    ).toBe(0);
    expect(await isAsked(page, "When time is up")).toBe(false);
    await page.getByRole("group", { name: "Time for a move" }).getByRole("radio", { name: "40 s" }).check();
    await expect.poll(() => isAsked(page, "When time is up")).toBe(true);
    await page.context().close();
  });

  test("that make no game are not played, nor kept", async () => {
    const page = await open();
    await value(page, "Points needed to open").fill("");
    await value(page, "Points needed to open").blur();
    await page.getByText("House rules").click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("alert").getByText("A whole number from 0 to 200.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/new");
    await page.reload();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".rack .tile").first().waitFor();
    await page.context().close();
  });

  test("out of their bounds are each marked when they are left, and gone to when somebody wants to play", async () => {
    const page = await open();
    await page.getByRole("radio", { name: /^Twist/ }).check();
    const [doubles, opening] = [value(page, "Double jokers"), value(page, "Points needed to open")];
    const why = async (field: typeof opening) =>
      plain(
        await field.evaluate(
          (node) => document.getElementById(node.getAttribute("aria-describedby") ?? "")?.textContent,
        ),
      );
    await opening.fill("999");
    await opening.blur();
    await expect.poll(() => opening.getAttribute("aria-invalid")).toBe("true");
    expect(await why(opening)).toBe("A whole number from 0 to 200.");
    await doubles.fill("9");
    await doubles.blur();
    await expect.poll(() => doubles.getAttribute("aria-invalid")).toBe("true");
    expect(await why(doubles)).toBe("A whole number from 0 to 2.");

    const play = page.getByRole("button", { name: "Play", exact: true });
    await page.locator(".house summary").click();
    await play.click();
    expect(await opening.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.locator(".house [aria-invalid=true]").count(), "both are marked").toBe(2);
    await opening.fill("30");
    await play.click();
    expect(await opening.getAttribute("aria-invalid")).toBe("false");
    expect(await doubles.evaluate((node) => node === document.activeElement), "what is left of it").toBe(true);
    await page.context().close();
  });

  test("out of their bounds leave the number of players to choose from as it is", async () => {
    const page = await open();
    const counts = page.getByRole("group", { name: "Players", exact: true }).getByRole("radio");
    const usual = await counts.count();
    await value(page, "Players, at most").fill("999");
    await value(page, "Players, at most").blur();
    await expect.poll(() => value(page, "Players, at most").getAttribute("aria-invalid")).toBe("true");
    expect(await counts.count()).toBe(usual);
    await page.context().close();
  });

  for (const whom of ["device", "friends"])
    test(`out of their bounds begin no game with others (${whom})`, async () => {
      const page = await open(`/new?with=${whom}`);
      await value(page, "Points needed to open").fill("999");
      if (whom === "device") await page.getByLabel("Player 1").fill("Ania");
      await page.locator(".start").click();
      expect(await value(page, "Points needed to open").evaluate((node) => node === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe("/new");
      await page.context().close();
    });

  test("that make no game, kept from before, lead back to the choice", async () => {
    const page = await open();
    const wish = {
      edition: "standard",
      players: 2,
      level: "novice",
      clock: null,
      rounds: 1,
      house: { opening: "999" },
    };
    await page.evaluate((kept) => localStorage.setItem("dublet.game", JSON.stringify(kept)), wish);
    await page.goto(new URL("/play?new", page.url()).href);
    await page.getByRole("heading", { name: "This game cannot be played as it was set." }).waitFor();
    await page.getByRole("link", { name: "Change" }).click();
    await page.locator(".edition").first().waitFor();
    await page.context().close();
  });

  test("that make no game say why", async () => {
    const page = await open();
    await value(page, "Copies of each number tile").fill("1");
    await value(page, "Copies of each number tile").blur();
    await page
      .getByRole("alert")
      .getByText("54 tiles are too few for the 4 players allowed: 57 are needed, or a lower “players, at most”")
      .waitFor();
    await page.context().close();
  });

  test("that clash are marked, and the form stays as it was", async () => {
    const page = await open();
    await page.getByRole("radio", { name: /^Expert/ }).check();
    const plain = value(page, "Plain jokers");
    const names = () => page.locator(".house-value label").allTextContents();
    const before = await names();
    await plain.fill("4");
    await plain.blur();
    await page.getByRole("alert").getByText("Coloured jokers are played without other jokers.").waitFor();
    expect(await plain.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(".house [aria-invalid=true]").count()).toBe(1);
    expect(await names()).toEqual(before);
    await page.context().close();
  });
});
