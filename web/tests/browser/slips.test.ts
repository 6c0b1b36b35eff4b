// Nothing is lost by a slip, and nothing is unexplained: games that were left, keys from anywhere, whose turn it is, what a
// joker is.

import { describe, expect, test } from "vitest";
import { AtTable } from "./at-table";
import { Person, PHONE } from "./person";
import { sitDown } from "./player/seat";
import { Touch } from "./player/touch";
import { PageAlone } from "./stage";

describe("at a game of this browser", () => {
  const stage = new PageAlone();

  test("the tab says whose turn it is, the screen stays on, keys work from anywhere, and a game left is offered again", async () => {
    const ania = await Person.come(stage.browser, "Ania", { settings: { pace: "at-once", sounds: false } });
    const { page } = ania;
    await page.addInitScript(() => {
      const locks: string[] = [];
      Object.assign(window, { locks });
      const request = () => {
        locks.push("held");
        const lock = { released: false, release: () => ((lock.released = true), locks.push("released")) };
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks);
    await ania.go(`${stage.host.address}/play?new`);
    await ania.hasTurn.waitFor();
    await expect.poll(() => page.title()).toBe("Your turn · Dublet");
    expect(await locks()).toEqual(["held"]);

    const rack = await ania.rack();
    await ania.put(rack.slice(0, 2));
    await expect.poll(async () => (await ania.rack()).length).toBe(12);
    await ania.button("Menu").focus();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await ania.rack()).length).toBe(14);
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(async () => (await ania.rack()).length).toBe(12);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+y");
    await expect.poll(async () => (await ania.rack()).length).toBe(12);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).getByText("Ctrl + Z", { exact: true }).waitFor();
    // What is open above the game keeps its keys.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    expect(await ania.rack()).toHaveLength(12);
    await page.keyboard.press("Control+z");

    await ania.visit("/");
    await expect.poll(() => page.title()).toBe("Dublet: tile rummy");
    await page.getByText("Standard · You, Bruno, Cleo · Your turn").waitFor();
    await page.getByRole("link", { name: "New game" }).click();
    await page.getByRole("heading", { name: "A game is under way" }).waitFor();
    await ania.press("Continue");
    await ania.hasTurn.waitFor();
    expect((await ania.rack()).toSorted()).toEqual(rack.toSorted());
    // A match takes longer than the one game there is without a word.
    await ania.visit("/new");
    await page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "1 round", exact: true }).check();
    await ania.press("Play");
    await ania.press("Start a new game");
    await ania.hasTurn.waitFor();
    expect((await ania.rack()).toSorted()).not.toEqual(rack.toSorted());
    // Between two games of a match its points would be lost.
    await ania.giveUp();
    await page.getByRole("heading", { name: "You ended the game" }).waitFor();
    await expect.poll(async () => (await locks()).at(-1)).toBe("released");
    await ania.visit("/play?new");
    await page.getByRole("heading", { name: "A match is under way" }).waitFor();
    await ania.press("Start a new game");
    await ania.hasTurn.waitFor();
    expect(ania.complaints).toEqual([]);
    await ania.context.close();
  });

  test("two quick taps are one, and Back closes what is open before it leaves", async () => {
    const ola = await Person.come(stage.browser, "Ola", { size: PHONE, settings: { pace: "at-once", sounds: false } });
    const { page } = ola;
    await ola.go(`${stage.host.address}/`);
    await page.getByRole("link", { name: "Play now" }).click();
    await ola.hasTurn.waitFor();
    const game = page.url();
    await ola.press("Menu");
    const giveUp = page.locator("dialog").getByRole("button", { name: "End this game" });
    const { x, y, width, height } = (await giveUp.boundingBox())!;
    // The question's own button comes under the finger.
    await Touch.of(page).tapTwice({ x: x + width / 2, y: y + height / 2 });
    await page.locator('dialog [data-does="resign"]').waitFor();
    expect(await page.getByRole("heading", { name: "You ended the game" }).count()).toBe(0);
    await page.goBack();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(page.url()).toBe(game);
    await ola.hasTurn.waitFor();
    await ola.press("Menu");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.goBack();
    await page.getByRole("link", { name: "Continue", exact: true }).waitFor();
    expect(ola.complaints).toEqual([]);
    await ola.context.close();
  });

  test("a game after one that was given up takes its place for Back", async () => {
    const ola = await Person.come(stage.browser, "Ola", { size: PHONE, settings: { pace: "at-once", sounds: false } });
    const { page } = ola;
    await ola.go(`${stage.host.address}/`);
    await page.getByRole("link", { name: "Play now" }).click();
    await ola.hasTurn.waitFor();
    const game = page.url();
    for (const _ of [1, 2]) {
      await ola.press("Menu");
      await page.locator("dialog").getByRole("button", { name: "End this game" }).click();
      await page.locator('dialog [data-does="resign"]').click();
      await page.getByRole("heading", { name: "You ended the game" }).waitFor();
      await page.getByRole("link", { name: "Other settings" }).click();
      await ola.press("Play");
      await ola.hasTurn.waitFor();
      expect(page.url()).toBe(game);
    }
    await page.goBack();
    await page.getByRole("link", { name: "Continue", exact: true }).waitFor();
    expect(ola.complaints).toEqual([]);
    await ola.context.close();
  });

  test("two quick taps on readiness are one, though the button says the opposite after the first", async () => {
    const size = { viewport: PHONE, hasTouch: true, isMobile: true };
    const lobby = await AtTable.open(stage.browser, stage.host.address, "en", { at: null, players: 2 }, {}, size);
    const { page } = lobby;
    const ready = page.locator("[data-does=wait]");
    await ready.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await ready.boundingBox())!;
    // The server answers at once.
    await page.evaluate(() => {
      const { line } = window as unknown as { line: WebSocket };
      const send = line.send.bind(line);
      let number = 100;
      line.send = (message) => {
        send(message);
        const { request } = JSON.parse(String(message)) as { request?: { do: string; ready: boolean } };
        if (request?.do !== "ready") return;
        const event = { kind: "ready", seat: "A", ready: request.ready };
        const data = JSON.stringify({ type: "event", number: (number += 1), at: Date.now(), event });
        line.onmessage?.({ data } as MessageEvent);
      };
    });
    await Touch.of(page).tapTwice({ x: x + width / 2, y: y + height / 2 });
    await page.locator("[data-does=ready]").waitFor();
    expect(await lobby.asked()).toEqual([{ do: "ready", ready: false }]);
    await page.context().close();
  });

  test("nobody's time runs while the device is handed over", async () => {
    const page = await sitDown(stage.browser, stage.host, {
      chance: 5,
      path: "/new?with=device",
      wish: { players: 2, clock: 30 },
    });
    await page.evaluate(() => {
      const told: boolean[] = [];
      Object.assign(window, { told });
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: { stands?: boolean }) {
        if (message.stands !== undefined) told.push(message.stands);
        post.call(this, message);
      } as typeof post;
    });
    const stands = () => page.evaluate(() => (window as unknown as { told: boolean[] }).told);
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Eva");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".hand-over .start").click();
    await page.locator(".player.me .clock").waitFor();
    expect((await stands()).at(-1)).toBe(false);
    await page.locator(".main-action", { hasText: "Draw" }).click();
    await page.locator(".main-action", { hasText: "Hide my tiles" }).click();
    await page.locator(".hand-over").waitFor();
    expect((await stands()).at(-1)).toBe(true);
    await page.locator(".hand-over .start").click();
    // Whoever takes it has the whole time for their move.
    await page.locator(".player.me .clock", { hasText: /0:(30|2\d)/ }).waitFor();
    expect((await stands()).at(-1)).toBe(false);
    await page.context().close();
  });
});

describe("a joker", () => {
  const stage = new PageAlone();

  test("is explained at its mark, by a key, and once when it is new", async () => {
    const wish = { at: "twist", players: 2, turn: "own" } as const;
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const told = page.locator(".game-told");
    const dialog = page.locator("dialog.joker-dialog");
    const mirror = page.locator('.melds .tile[data-face="M"]').first();
    const { width, height } = (await mirror.boundingBox())!;
    await mirror.click({ position: { x: width / 2, y: height * 0.85 } });
    await told.getByText("Mirror joker stands for 5.", { exact: false }).waitFor();
    await told.getByRole("button", { name: "What is it?" }).click();
    await dialog.getByText("reads the same from both ends", { exact: false }).waitFor();
    await dialog.getByText("Freed, it goes into any meld", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Rule 3.12" }).click();
    await page.locator(".rules-dialog [data-asked]").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".rules-dialog").waitFor({ state: "detached" });
    // It is in the hand, and told of for as long.
    await told.getByText("Mirror joker", { exact: false }).first().waitFor();
    await mirror.click({ position: { x: width / 2, y: height * 0.5 } });
    await told.getByText("Mirror joker", { exact: false }).first().waitFor({ state: "hidden" });

    const change = page.locator('.rack .tile[data-face="C"]').first();
    await change.focus();
    await page.keyboard.press("?");
    await dialog.getByText("takes one number of a run", { exact: false }).waitFor();
    await dialog.getByText("Left on your rack, it costs 50 points.", { exact: false }).waitFor();
    await page.keyboard.press("Escape");

    // Each kind is offered once, and known from then on. A message that was read has made room for the offer under it.
    const offer = page.locator(".offer", { hasText: "New to you" });
    const first = (await offer.innerText()).replace("×", "").trim();
    await offer.getByRole("button", { name: "New to you" }).click();
    await dialog.getByText("A double joker stands for two tiles at once", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => offer.innerText()).not.toContain(first);
    for (let left = 2; left > 0; left -= 1) await offer.getByRole("button", { name: "I know it already" }).click();
    await offer.waitFor({ state: "detached" });
    await page.context().close();
  });

  test("and what else may be done lead to their rules", async () => {
    const wish = { at: "opening", players: 2, turn: "own", offers: true } as const;
    const options = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page } = await AtTable.open(stage.browser, stage.host.address, "en", wish, {}, options);
    await page
      .getByRole("button", { name: /^What does it mean\?/ })
      .first()
      .tap();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^\(rule/ })
      .tap();
    await page.locator(".rules-dialog [data-asked]").first().waitFor();
    await page.context().close();
  });
});
