// Somebody who sees nothing: what the accessibility tree holds and what is read aloud is all there is, and keys are the only hands.

import type { Page } from "playwright-core";
import type { Tile } from "../../../src/protocol/messages";
import { readFace } from "../../../src/tile/face";
import type { Words } from "./names";
import { plain } from "../../plain";

export interface Known {
  readonly melds: readonly (readonly Tile[])[];
  readonly rack: readonly Tile[];
}

export class Listener {
  readonly page: Page;
  readonly #words: Words;
  /** Keys pressed so far; one that is held while another is pressed is one more. */
  keys = 0;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  async press(key: string): Promise<void> {
    this.keys += key.split("+").length;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Everything read aloud so far. */
  async heard(): Promise<readonly string[]> {
    return (await this.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).map(plain);
  }

  /** Presses a key, and waits for what is said to it. */
  async ask(key: string): Promise<string> {
    const before = (await this.heard()).length;
    await this.press(key);
    await this.page.waitForFunction((from) => (window as unknown as { heard: string[] }).heard.length > from, before);
    return (await this.heard()).at(-1) ?? "";
  }

  /** Types a line, and waits for what is said to it. */
  async line(key: string, text: string): Promise<string> {
    await this.press(key);
    await this.page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
    await this.type(text);
    return this.ask("Enter");
  }

  /** Where the focus is: on the rack, on the table, or at something by its kind and name, in a dialog by its title. */
  focus(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return "nothing";
      if (at.closest(".tile")) return at.closest(".rack") ? "rack" : "table";
      const dialog = at.closest("dialog")?.querySelector("h2")?.textContent;
      const name = `${at.tagName.toLowerCase()} ${at.ariaLabel ?? at.textContent}`;
      return dialog == null ? name : `${dialog}: ${name}`;
    });
  }

  /** Goes on with Tab until something has the focus. */
  async tabTo(wanted: string): Promise<void> {
    for (let steps = 0; (await this.focus()) !== wanted; steps += 1) {
      if (steps > 60) throw new Error(`Tab never comes to "${wanted}"`);
      await this.press("Tab");
    }
  }

  /** The table and the rack, as they are in the accessibility tree. */
  async know(): Promise<Known> {
    const lines = (await this.page.locator("body").ariaSnapshot()).split("\n");
    const rack = this.#listed(lines, /- list "Your rack, /);
    const table = lines.findIndex((line) => /- list "Table, /.test(line));
    const deep = depthOf(lines[table] ?? "");
    const end = lines.findIndex((line, at) => at > table && depthOf(line) <= deep);
    const inside = lines.slice(table + 1, end < 0 ? undefined : end);
    const starts = inside.flatMap((line, at) => (/- list "[A-Z]+: /.test(line) ? [at] : []));
    const melds = starts.map((at) => this.#listed(inside.slice(at), /- list/));
    return { melds, rack };
  }

  /** The tiles of the first list with such a name. */
  #listed(lines: readonly string[], list: RegExp): Tile[] {
    const at = lines.findIndex((line) => list.test(line));
    const deep = depthOf(lines[at] ?? "");
    const tiles: Tile[] = [];
    for (const line of lines.slice(at + 1)) {
      if (depthOf(line) <= deep) break;
      const label = /- button "([^"]+)"/.exec(line)?.[1];
      if (label !== undefined) tiles.push(this.#words.tile(label));
    }
    return tiles;
  }
}

const depthOf = (line: string): number => line.search(/\S/);

/** Melds as somebody types them who is in no mood to type much: `b3-6/7krb`. */
export const typed = (melds: readonly (readonly Tile[])[]): string => melds.map(shortest).join("/");

function shortest(meld: readonly Tile[]): string {
  const faces = meld.map(readFace);
  const numbers = faces.flatMap((face) => (face.is === "number" ? [face.number] : []));
  const isPlain = numbers.length === meld.length;
  const [first, last] = [meld[0] ?? "", meld.at(-1) ?? ""];
  const goesUp = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (isPlain && goesUp) return `${first}-${last.slice(1)}`;
  const isGroup = isPlain && new Set(numbers).size === 1;
  if (isGroup) return `${numbers[0]}${meld.map((tile) => tile.slice(0, 1)).join("")}`;
  return meld.join("").toLowerCase();
}

/** The melds of a table that do not lie there already. */
export function changed(
  before: readonly (readonly Tile[])[],
  after: readonly (readonly Tile[])[],
): (readonly Tile[])[] {
  const key = (meld: readonly Tile[]) => meld.toSorted().join(" ");
  const there = before.map(key);
  return after.filter((meld) => {
    const at = there.indexOf(key(meld));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};
