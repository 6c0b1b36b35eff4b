// Another language in the middle of a game: every word at once, and not a tile moves.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../src/words/words";
import { loadEngine, loadModule } from "../engine";
import { PageAlone } from "./stage";
import { Brain } from "./player/brain";
import { Mouse } from "./player/hands";
import { wordsOf } from "./player/names";
import { Player } from "./player/player";
import { sitDown } from "./player/seat";
import { look, textOf } from "./player/sight";

/** What may be the same in two languages: languages by their own names, the program's name, and a word for the menu. */
const SAME: readonly string[] = [...Object.values(LANGUAGES), "Bruno", "Menu"];

describe("another language", () => {
  const stage = new PageAlone();
  let brain: Brain;
  beforeAll(async () => {
    const module = await loadModule();
    brain = new Brain(await loadEngine(), new module.Solver(), "standard");
  });

  /** Everything there is to read and to hear. */
  async function texts(page: Page): Promise<string[]> {
    const all = await page.evaluate(() => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { parentElement, textContent } = walk.currentNode;
        if (parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          found.push(textContent?.trim() ?? "");
      }
      for (const node of document.querySelectorAll("[aria-label]")) found.push(node.ariaLabel ?? "");
      return found;
    });
    return [...new Set(all)].filter((text) => /\p{L}{2}/u.test(text) && !SAME.includes(text)).toSorted();
  }

  /** What lies where, whose turn it is, and what the button would do, in words of that language. */
  async function state(page: Page, language: Language): Promise<object> {
    const { melds, rack, opened } = await look(page, wordsOf(language));
    return {
      melds: textOf(melds),
      rack: rack.map(({ tile }) => tile),
      opened,
      turn: await page.locator(".player.turn").getAttribute("class"),
    };
  }

  async function choose({ page, hands }: Player, from: Language, to: Language): Promise<void> {
    const words = wordsOf(from);
    await hands.press("button", words.say("menu"));
    await hands.press("button", words.say("settings"));
    await hands.choose(LANGUAGES[to]);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, to);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }

  test("in the middle of a draft changes every word and nothing else", async () => {
    const page = await sitDown(stage.browser, stage.host, { chance: 5 });
    const player = new Player(page, new Mouse(page), brain, wordsOf("en"));
    do {
      expect(await player.wait()).toBe("turn");
      await player.turn();
    } while (!(await player.look()).opened);
    expect(await player.wait()).toBe("turn");

    // Two tiles that are no meld, and the button pressed to hear all that is missing.
    const { rack } = await player.look();
    await player.hands.move({ take: rack.slice(0, 2), from: "rack", to: null });
    await player.hands.press("button", (await player.look()).button);
    await page.waitForSelector(".game-told");

    const before = await state(page, "en");
    let last = await texts(page);
    expect(last.length).toBeGreaterThan(30);
    for (const [from, to] of [
      ["en", "pl"],
      ["pl", "ru"],
      ["ru", "en"],
    ] as const) {
      await choose(player, from, to);
      const now = await texts(page);
      expect(
        now.filter((text) => last.includes(text)),
        `${from} in ${to}`,
      ).toEqual([]);
      expect(await state(page, to)).toEqual(before);
      last = now;
    }
    await player.hands.undo();
    await player.confirm();
    await page.context().close();
  });
});
