// Touches of a page. When each of them is, the browser is told: two taps are two and a double-tap is one, however fast or
// slow the machine is.

import type { CDPSession, Page } from "playwright-core";
import type { Point } from "./clumsy";

/** Between touches, between the two of a double-tap, and between moments of one touch. */
const APART_S = 1;
const TWICE_S = 0.1;
const MOMENT_S = 0.02;

const known = new WeakMap<Page, Touch>();

export class Touch {
  readonly #session: Promise<CDPSession>;
  #time = 0;

  private constructor(page: Page) {
    this.#session = page.context().newCDPSession(page);
  }

  /** One for a page: time goes on for all who touch it. */
  static of(page: Page): Touch {
    const touch = known.get(page) ?? new Touch(page);
    known.set(page, touch);
    return touch;
  }

  down(at: Point): Promise<void> {
    return this.#send("touchStart", [at], APART_S);
  }

  /** Moves on, after a rest where it is if one is given. */
  move(to: Point, rest = MOMENT_S): Promise<void> {
    return this.#send("touchMove", [to], rest);
  }

  up(): Promise<void> {
    return this.#send("touchEnd", [], MOMENT_S);
  }

  async tap(at: Point): Promise<void> {
    await this.down(at);
    await this.up();
  }

  async tapTwice(at: Point): Promise<void> {
    await this.tap(at);
    await this.#send("touchStart", [at], TWICE_S);
    await this.up();
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[], after: number): Promise<void> {
    const now = type === "touchStart" && after === APART_S ? Date.now() / 1000 : 0;
    this.#time = Math.max(this.#time + after, now);
    await (await this.#session).send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: this.#time });
  }
}
