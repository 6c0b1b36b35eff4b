// One thumb that taps, and counts how often.

import type { Page } from "playwright-core";
import type { Tile } from "../../../src/protocol/messages";
import { still } from "../motion";
import { tileOf } from "../person";
import type { Point } from "./clumsy";
import { Touch } from "./touch";

/** A tile of the rack (`b5`), one of the table (`@b5`), or that of the meld with another tile in it (`@b5~b6`). */
export type Named = string;

export class Thumb {
  readonly #page: Page;
  readonly #touch: Touch;
  /** A double-tap is one, as it is to whoever makes it. */
  taps = 0;
  touches = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#touch = Touch.of(page);
  }

  async tap(named: Named): Promise<void> {
    await this.#at(await this.#find(named), 1);
  }

  async tapTwice(named: Named): Promise<void> {
    await this.#at(await this.#find(named), 2);
  }

  /** Misses a tile by so many pixels to the side. */
  async tapBeside(named: Named, by: number): Promise<void> {
    const { x, y } = await this.#find(named);
    await this.#at({ x: x + by, y }, 1);
  }

  /** Taps the main button. */
  async press(): Promise<void> {
    await this.#at(await middle(this.#page, ".main-action"), 1);
  }

  async pressTwice(): Promise<void> {
    await this.#at(await middle(this.#page, ".main-action"), 2);
  }

  /** Puts the thumb on a tile and slides it, without lifting it: by so many pixels at a time, after a rest of so many seconds. */
  async slide(
    named: Named,
    ways: readonly (readonly [number, number, number?])[],
    seen: () => Promise<void>,
  ): Promise<void> {
    let at = await this.#find(named);
    await this.#touch.down(at);
    for (const [x, y, rest] of ways) {
      at = { x: at.x + x, y: at.y + y };
      await this.#touch.move(at, rest);
    }
    await seen();
    await this.#touch.up();
    await still(this.#page);
  }

  async #at(point: Point, times: 1 | 2): Promise<void> {
    this.taps += 1;
    this.touches += times;
    if (times === 1) await this.#touch.tap(point);
    else await this.#touch.tapTwice(point);
    await still(this.#page);
  }

  async #find(named: Named): Promise<Point> {
    const [, where, tile, beside] = /^(@?)(\w+)(?:~(\w+))?$/.exec(named) ?? [];
    const lists = await this.#page
      .locator(where === "@" ? ".meld, .bench .slot" : ".rack-tiles")
      .evaluateAll((all) =>
        all.map((list) =>
          [...list.querySelectorAll<HTMLElement>("[data-piece]")].map(({ ariaLabel, dataset }) => ({
            name: ariaLabel ?? "",
            piece: dataset["piece"],
          })),
        ),
      );
    const among = lists.map((list) => list.map(({ name, piece }) => ({ piece, face: tileOf(name) })));
    const has = (list: (typeof among)[number], face: Tile | undefined) => list.some((one) => one.face === face);
    const list = among.find((one) => has(one, tile) && (beside === undefined || has(one, beside)));
    const found = list?.find(({ face }) => face === tile);
    if (!found) throw new Error(`${named} is not to be seen`);
    return middle(this.#page, `[data-piece="${found.piece}"]`);
  }
}

/** Where a thumb touches something: nothing may lie over it. */
async function middle(page: Page, selector: string): Promise<Point> {
  return page.locator(selector).evaluate((node) => {
    const look = () => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return { x, y, isSeen: node.contains(document.elementFromPoint(x, y)) };
    };
    if (!look().isSeen) node.scrollIntoView({ block: "center" });
    const { x, y, isSeen } = look();
    if (!isSeen) throw new Error(`${node.ariaLabel ?? node.className} is hidden`);
    return { x, y };
  });
}
