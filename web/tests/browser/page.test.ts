// The screens that need no server, in a browser: at every size, in every language.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { AtTable, openPage } from "./at-table";
import { openContext } from "./chromium";
import { faultsOf } from "./geometry";
import { resize, settled } from "./motion";
import { wordsOf } from "./player/names";
import { PageAlone } from "./stage";
import { plain } from "../plain";

describe("the page in a browser", () => {
  const stage = new PageAlone();

  async function open(path: string, locale = "en"): Promise<Page> {
    const context = await openContext(stage.browser, { viewport: { width: 390, height: 844 }, locale });
    const page = await context.newPage();
    await page.goto(`${stage.host.address}${path}`);
    await page.waitForSelector("#main");
    if (path.startsWith("/new")) await page.waitForSelector(".edition");
    if (path === "/learn") await page.waitForSelector(".tile");
    await settled(page);
    return page;
  }

  test("another language shows at once, and is kept", async () => {
    const page = await open("/settings");
    await page.getByRole("radio", { name: "Русский" }).check();
    await page.waitForSelector("h1:text-is('Настройки')");
    expect(await page.getAttribute("html", "lang")).toBe("ru");
    await page.reload();
    await page.waitForSelector("h1:text-is('Настройки')");
    await page.context().close();
  });

  test("palettes are offered at the first start until one is chosen, above nothing else, and nothing moves then", async () => {
    const page = await open("/");
    const offer = page.getByRole("region", { name: "Colours of the tiles" });
    const reds = await offer
      .locator("[data-palette] .red")
      .evaluateAll((all) => [...new Set(all.map((red) => getComputedStyle(red).color))]);
    expect(reds.length).toBe(3);
    const play = await page.getByRole("link", { name: "Play now" }).boundingBox();
    expect(play!.y + play!.height).toBeLessThan((await offer.boundingBox())!.y);
    // All of the first screen is seen at once, on low phones too.
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
    ] as const) {
      await resize(page, width, height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
    const places = () =>
      page
        .locator(".home :is(a, button)")
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const pressed = () => offer.locator("[aria-pressed=true] .unseen").allTextContents();
    const before = await places();
    expect(await pressed()).toEqual(["classic"]);
    await offer.getByRole("button", { name: "colour-blind" }).click();
    await offer.getByText("You can change this in Settings.").waitFor();
    expect(await page.getAttribute("html", "data-palette")).toBe("colour-blind");
    expect(await pressed()).toEqual(["colour-blind"]);
    await settled(page);
    expect(await places()).toEqual(before);
    await page.reload();
    await page.getByRole("link", { name: "Play now" }).waitFor();
    expect(await offer.count()).toBe(0);
    await page.context().close();
  });

  test("the way out of settings stays in sight however far somebody scrolls", async () => {
    const phone = { viewport: { width: 390, height: 664 } };
    const wish = { at: "middle", players: 2 };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish, {}, phone);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    expect(await dialog.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(50);
    const close = dialog.getByRole("button", { name: "Close" });
    const isUppermost = await close.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isUppermost).toBe(true);
    await close.click();
    await dialog.waitFor({ state: "detached" });
    await page.context().close();
  });

  test("words of a heading do not run together", async () => {
    const page = await open("/games");
    const space = await page.locator("h1").evaluate((heading) => {
      const words = heading.firstChild!;
      const range = document.createRange();
      const at = words.textContent!.indexOf(" ");
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      return range.getBoundingClientRect().width / parseFloat(getComputedStyle(heading).fontSize);
    });
    expect(space, "of a letter's height").toBeGreaterThan(0.25);
    await page.context().close();
  });

  test.each(["", "?with=device"])("a new game can be begun from anywhere on its screen (%s)", async (query) => {
    const page = await open(`/new${query}`);
    await page.setViewportSize({ width: 360, height: 640 });
    const play = page.getByRole("button", { name: "Play", exact: true });
    const isSeen = async () => {
      const { y, height } = (await play.boundingBox())!;
      return y >= 0 && y + height <= 640;
    };
    await play.waitFor();
    expect(await isSeen()).toBe(true);
    await page.evaluate(() => scrollTo(0, 400));
    expect(await isSeen()).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isSeen()).toBe(true);
    await page.context().close();
  });

  test("the first move is learnt by doing it", async () => {
    const page = await open("/learn");
    const lay = async (tiles: readonly string[], y: number) => {
      for (const tile of tiles) await page.locator(`.rack [aria-label^="${tile}"]`).first().click();
      await page.locator(".felt").click({ position: { x: 90, y } });
    };
    // How a hand moves tiles is said and shown until somebody touches one.
    await page.getByText("Drag them, or tap each and then the table.").waitFor();
    expect(await page.locator(".ghost-gesture").count()).toBe(1);
    await lay(["black 7", "red 7", "yellow 7", "blue 1"], 40);
    expect(await page.locator(".ghost-gesture").count()).toBe(0);
    await page.getByText("Take back to your rack: blue 1.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    // What is no meld is answered as in a game, once three tiles lie together, and calmly.
    const wrong = page.locator(".learn-wrong");
    await lay(["black 7", "red 9"], 40);
    expect(await wrong.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await lay(["black 7", "red 9", "blue 1"], 40);
    await wrong.filter({ hasText: "blue 1" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await wrong.waitFor({ state: "detached" });
    await lay(["black 7", "red 7", "yellow 7"], 40);
    await page.waitForSelector("h2:text-is('Then a run')");
    // A tile nobody wanted there is named once it is all that is in the way.
    await lay(["red 9", "red 10", "red 11"], 160);
    await lay(["blue 12"], 280);
    await page.getByText("Take back to your rack: blue 12.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForSelector("h2:text-is('That opens!')");
    await page.getByRole("button", { name: "End the turn" }).click();
    await page.waitForSelector("h2:text-is('Nothing to lay')");
    await page.getByRole("button", { name: "Draw a tile" }).click();
    await page.waitForSelector("h2:text-is('A joker')");
    await page.locator('.rack [aria-label^="joker"]').click();
    await page.locator(`.melds [aria-label^="red 11"]`).click();
    await page.waitForSelector("h2:text-is('Now you can play')");
    await page.context().close();
  });

  test.each(["en", "pl", "ru"] as const)(
    "every tile a lesson asks for is in sight on a low phone, and no step is told again, in %s",
    async (language) => {
      const { say } = wordsOf(language);
      const how = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
      const page = await openPage(stage.browser, `${stage.host.address}/learn`, language, { motion: "none" }, how);
      const tile = (face: string) => page.locator(`.rack [data-face="${face}"]`).first();
      const step = (id: string) => page.locator("h2", { hasText: say(`learn-${id}-title`) }).waitFor();
      const asked = async (faces: readonly string[]) => {
        for (const [width, height] of [
          [360, 640],
          [320, 640],
        ] as const) {
          await resize(page, width, height);
          for (const face of faces) {
            const { y, height: high } = (await tile(face).boundingBox())!;
            expect(y + high, `${face} at ${width}×${height}`).toBeLessThanOrEqual(height);
          }
          expect(await faultsOf(page)).toEqual([]);
        }
      };
      const lay = async (faces: readonly string[]) => {
        for (const face of faces) await tile(face).tap();
        await page.locator(".new-meld").dispatchEvent("click");
      };
      await page.waitForSelector(".rack .tile");
      await lay(["k7", "r9", "b1"]);
      await page.locator(".learn-wrong").waitFor();
      await asked(["r7", "y7"]);
      await page.getByRole("button", { name: say("undo") }).tap();
      await asked(["k7", "r7", "y7"]);
      await lay(["k7", "r7", "y7"]);
      await step("run");
      await asked(["r9", "r10", "r11"]);
      await lay(["r9", "r10", "r11"]);
      await step("end");
      await page.getByRole("button", { name: say("do-end-turn") }).tap();
      await step("draw");
      await asked(["b1"]);
      await page.getByRole("button", { name: say("do-draw") }).tap();
      await step("joker");
      await asked(["J"]);
      const told = page.getByRole("log").locator("p");
      await told.filter({ hasText: say("learn-joker") }).waitFor();
      const steps = ["group", "run", "end", "draw", "joker", "done"].map((id) => [say(`learn-${id}`), id] as const);
      // Short words hold fast to the next.
      const texts = (await told.allTextContents()).map(plain);
      const heard = texts.flatMap((text) => steps.find(([task]) => text.endsWith(task))?.[1] ?? []);
      expect(heard).toEqual(["run", "end", "draw", "joker"]);
      await page.context().close();
    },
  );

  test("for who wants no motion nothing goes on moving, or begins to later", async () => {
    const wish = { at: "full", players: 2, clock: 15 };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish, { motion: "none" });
    const motion = await page.locator(".clock.urgent").evaluate((clock) => {
      const { animationName, animationDelay, animationIterationCount } = getComputedStyle(clock);
      return { animationName, animationDelay, animationIterationCount };
    });
    expect(motion).toEqual({ animationName: "beat", animationDelay: "0s", animationIterationCount: "1" });
    await page.context().close();
  });

  test("a deal comes tile by tile until somebody touches it, and who won sees tiles fly; not without motion", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const moves = reducedMotion === "no-preference";
      const context = await openContext(stage.browser, { reducedMotion });
      const page = await context.newPage();
      // What comes stands still, so that it is seen however slow the machine is.
      await page.addInitScript(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...how) {
          const coming = animate.apply(this, how);
          if (this.matches(".rack .tile")) coming.pause();
          return coming;
        };
      });
      await page.goto(`${stage.host.address}/play?new`);
      await page.locator(".rack .tile").nth(13).waitFor({ state: "attached" });
      await page.locator(".player.turn").waitFor();
      const coming = () =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "paused").length);
      await expect.poll(coming).toBe(moves ? 14 : 0);
      await page.locator(".felt").dispatchEvent("pointerdown");
      expect(await coming()).toBe(0);
      await context.close();

      const won = { at: "middle", players: 2, turn: "over" } as const;
      const shown = await AtTable.open(
        stage.browser,
        stage.host.address,
        "en",
        won,
        { motion: "system" },
        { reducedMotion },
      );
      await shown.page.getByRole("heading", { name: "You win!" }).waitFor();
      expect(await shown.page.locator(".flourish").count()).toBe(moves ? 1 : 0);
      await shown.page.context().close();
    }
  });

  test("a reason names its rule, which is read over the game, and the game stays as it is", async () => {
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", {
      at: "opening",
      turn: "own",
      players: 2,
    });
    await page.locator(".rack .tile").first().click();
    await page.locator(".felt").click({ position: { x: 700, y: 380 } });
    await page.locator(".main-action").click();
    await page.getByRole("button", { name: "Rule 3.1" }).click();
    const asked = page.locator(".rules-dialog [data-asked]");
    await asked.getByText("group", { exact: true }).waitFor();
    await expect.poll(() => asked.evaluate((rule) => rule.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.context().close();
  });

  test("the rules are those of the edition, with tiles drawn", async () => {
    const page = await open("/rules?rules=twist");
    await page.getByRole("heading", { name: "Twist: the special jokers" }).waitFor();
    await page.getByRole("img", { name: "double joker" }).first().waitFor();
    await page.getByLabel("Edition").selectOption("expert");
    await page.getByRole("heading", { name: "Expert: the coloured jokers" }).waitFor();
    expect(await page.getByRole("heading", { name: "Twist: the special jokers" }).count()).toBe(0);
    await page.context().close();
  });

  test("going back goes back", async () => {
    const page = await open("/");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.waitForSelector("h1:text-is('Settings')");
    await page.goBack();
    await page.waitForSelector("h1:text-is('Dublet')");
    await page.context().close();
  });
});
