// A tile of the table under a finger, large above it: which one was touched is seen before anything is done with it.

import type { Point } from "../layout/layout";
import { element } from "./stage";

const WIDTH_PX = 48;
const ABOVE_FINGER_PX = 30;

export class Loupe {
  readonly #root: HTMLElement;
  readonly #node = element("div", "loupe tile-body");
  #of: HTMLElement | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#node.setAttribute("aria-hidden", "true");
  }

  /** Shows a tile above a finger; one that is as large already is seen anyway. */
  show(tile: HTMLElement, finger: Point): void {
    const { width, height } = tile.getBoundingClientRect();
    if (width >= WIDTH_PX) return;
    const corner = this.#root.getBoundingClientRect();
    const high = (WIDTH_PX * height) / width;
    const x = Math.max(0, Math.min(corner.width - WIDTH_PX, finger.x - corner.x - WIDTH_PX / 2));
    const y = finger.y - corner.y - ABOVE_FINGER_PX - high;
    const { style } = this.#node;
    style.width = `${WIDTH_PX}px`;
    style.height = `${high}px`;
    style.transform = `translate(${x}px, ${y}px)`;
    if (this.#of === tile) return;
    this.#of = tile;
    this.#node.replaceChildren(...[...tile.children].map((child) => child.cloneNode(true)));
    this.#root.append(this.#node);
  }

  hide(): void {
    this.#of = null;
    this.#node.remove();
  }
}
