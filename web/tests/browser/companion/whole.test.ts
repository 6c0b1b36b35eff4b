// Sheet, clock and questions together: one edition, names told apart, no network, every screen.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo } from "../at-table";
import { violationsInBothThemes } from "../axe";
import { faultsOf } from "../geometry";
import { resize, settled } from "../motion";
import { LOOKS } from "../sizes";
import { beginSheet, choose, PhoneAlone, pick, rows, writeDown } from "./around";
import { plain } from "../../plain";

describe("around a real table", () => {
  const phone = new PhoneAlone();

  test.each(["/score", "/clock"])("two people of one name are told apart before anything begins (%s)", async (path) => {
    const page = await phone.open(path);
    const second = page.getByLabel("Player 2");
    await page.getByLabel("Player 1").fill("Ania");
    await second.fill(" ania");
    await second.press("Enter");
    await page.getByRole("alert").getByText("The name ania appears twice.").waitFor();
    expect(await second.getAttribute("aria-invalid")).toBe("true");
    expect(await second.evaluate((field) => field === document.activeElement)).toBe(true);
    await second.fill("Anna");
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await second.press("Enter");
    await second.waitFor({ state: "detached" });
    await page.context().close();
  });

  test("the edition that was chosen last is that of sheet, clock and questions", async () => {
    const page = await phone.open("/score");
    const edition = () => page.getByLabel("Edition").inputValue();
    const seconds = async () =>
      plain(
        await page
          .getByRole("group", { name: "Time for a move" })
          .locator("label", { has: page.locator(":checked") })
          .innerText(),
      );
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
      expect(plain(await page.locator(".brief-select-shown").last().innerText())).toBe(line);
    }
    // A sheet without a game has nothing to lose, and nothing is asked.
    await turnTo("Score");
    await page.getByRole("button", { name: "New sheet" }).click();
    expect(await edition()).toBe("twist");
    // Whose box is called Standard finds it named wherever the edition is.
    await page.goto(`${phone.host.address}/`);
    await page.getByText("Family (Standard, Mundo or Exclusive box), against").waitFor();
    await page.goto(phone.at("/new"));
    await page.getByRole("radio", { name: "Family (Standard, Mundo or Exclusive box)" }).waitFor();
    await page.getByRole("heading", { name: "Box: 3 in 1 (Standard, Twist, Expert)" }).waitFor();
    await page.context().close();
  });

  test("everything works with the network cut after the first load", async () => {
    const page = await phone.open("/");
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
    const page = await phone.open("/learn", language);
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
