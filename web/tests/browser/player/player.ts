// Somebody who plays: eyes on the page, a brain, and hands of one kind.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Tile } from "../../../src/protocol/messages";
import type { Brain, Move } from "./brain";
import { still } from "../motion";
import type { Hands } from "./hands";
import type { Words } from "./names";
import { look, textOf, type Seen } from "./sight";
import { plain } from "../../plain";

const MOST_MOVES = 60;

/** How a game ended, as the last sheet tells it. */
export interface Ending {
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly points: number; readonly rack: readonly Tile[] }[];
}

export class Player {
  readonly page: Page;
  readonly hands: Hands;
  readonly #brain: Brain;
  readonly #words: Words;
  /** What was done so far. */
  readonly moves: Move[] = [];
  drawn = 0;
  undone = 0;

  constructor(page: Page, hands: Hands, brain: Brain, words: Words) {
    this.page = page;
    this.hands = hands;
    this.#brain = brain;
    this.#words = words;
  }

  look(): Promise<Seen> {
    return look(this.page, this.#words);
  }

  /** Everything read aloud so far. */
  async heard(): Promise<readonly string[]> {
    return (await this.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).map(plain);
  }

  /** Waits until it is the player's turn, or the game is over. */
  async wait(): Promise<"turn" | "over"> {
    const ways = [this.#words.say("do-draw"), this.#words.say("do-pass")];
    const found = await this.page.waitForFunction((mine) => {
      if (document.querySelector("dialog.end[open]")) return "over";
      const button = document.querySelector(".main-action");
      return button?.ariaBusy === "false" && mine.includes(button.textContent ?? "") ? "turn" : null;
    }, ways);
    await still(this.page);
    return (await found.jsonValue()) ?? "turn";
  }

  /** One turn: lays what can be laid, else draws or passes. */
  async turn(): Promise<void> {
    const { melds, rack, opened } = await this.look();
    const faces = (tiles: Seen["rack"]) => tiles.map(({ tile }) => tile);
    const advice = this.#brain.best(melds.map(faces), faces(rack), opened);
    if (!advice) this.drawn += 1;
    else {
      await this.arrange(advice.table);
      expect((await this.look()).button).toBe(this.#words.say("do-lay", { count: advice.laid.length }));
    }
    await this.confirm();
  }

  /** Presses the main button, and waits until it is heard that the turn is done. */
  async confirm(): Promise<void> {
    const before = (await this.heard()).length;
    await this.hands.press("button", (await this.look()).button);
    await this.page.waitForFunction(
      (from) =>
        (window as unknown as { heard: string[] }).heard
          .slice(from)
          .some((text) => /^You (draw|lay|open|pass)\b/.test(text)),
      before,
    );
  }

  /** Moves tiles until the table is as wanted. */
  async arrange(wanted: readonly (readonly Tile[])[]): Promise<void> {
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const seen = await this.look();
      const move = this.#brain.next(seen, wanted);
      if (!move) return;
      await this.hands.move(move);
      this.moves.push(move);
      const after = textOf((await this.look()).melds);
      expect(after, `${move.take.map(({ label }) => label).join(", ")} was moved`).not.toBe(textOf(seen.melds));
      if (moves > 0 && this.undone === 0) await this.#changeMind(textOf(seen.melds), after);
    }
    throw new Error(`${MOST_MOVES} moves did not make it`);
  }

  /** Takes the last move back, and does it again. */
  async #changeMind(before: string, after: string): Promise<void> {
    this.undone += 1;
    const table = async () => textOf((await this.look()).melds);
    await this.hands.undo();
    await expect.poll(table).toBe(before);
    await this.hands.redo();
    await expect.poll(table).toBe(after);
    await still(this.page);
  }

  async ending(): Promise<Ending> {
    const shown = await this.page.evaluate(() => ({
      title: document.querySelector("dialog.end h2")?.textContent ?? "",
      players: [...document.querySelectorAll("dialog.end .end-players > li")].map((row) => ({
        name: row.querySelector(".end-name")?.textContent ?? "",
        points: row.querySelector("strong")?.textContent ?? "",
        rack: row.querySelector(".tile-row")?.ariaLabel ?? "",
      })),
    }));
    const players = shown.players.map(({ name, points, rack }) => ({
      name,
      points: Number(points.replace("\u2212", "-")),
      rack: rack === "" ? [] : rack.split(", ").map((label) => this.#words.tile(label)),
    }));
    return { title: shown.title, players };
  }
}

/** Remembers everything that is read aloud on a page. */
export const listen = async (page: Page): Promise<void> => void (await page.addInitScript(remember));

/** The same from now on, on a page that is there already. */
export const heardOn = (page: Page): Promise<void> => page.evaluate(remember);

function remember(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const log = target instanceof Element && target.closest("[role=log]");
      if (log) heard.push(...[...addedNodes].map((node) => node.textContent ?? ""));
    }
  }).observe(document, { childList: true, subtree: true });
}
