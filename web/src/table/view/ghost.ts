// What is in the hand: copies of the dragged tiles above everything, and the mark where they would go. While a drag
// lasts, nothing else in the document changes.

import type { Point, Rect } from "../layout/layout";
import type { PieceId } from "../model/piece";
import { element } from "./stage";

export interface Held {
  readonly id: PieceId;
  readonly node: HTMLElement;
  readonly rect: Rect;
}

/** How far above a finger the tiles float, so that it does not hide them. */
const ABOVE_FINGER_PX = 46;
const LEAST_UNDER_FINGER_PX = 62;

export class Ghost {
  readonly #layer = element("div", "drag-layer");
  readonly #tiles = element("div", "ghost");
  readonly #mark = element("div", "drop-mark");
  readonly #held: readonly Held[];
  readonly #corner: Point;
  readonly #width: number;
  readonly #height: number;
  readonly #grip: Point;
  #at: Point = { x: 0, y: 0 };

  /** `corner` is the root's place in the window, `grabbed` the point where `primary` was taken hold of. */
  constructor(
    root: HTMLElement,
    corner: Point,
    held: readonly Held[],
    primary: number,
    grabbed: Point,
    finger: boolean,
  ) {
    const first = held[primary] ?? held[0];
    const rect = first?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
    this.#held = held;
    this.#corner = corner;
    this.#width = finger ? Math.max(rect.width * 1.2, LEAST_UNDER_FINGER_PX) : rect.width;
    this.#height = (this.#width * rect.height) / rect.width;
    const before = primary * this.#width;
    this.#grip = finger
      ? { x: before + this.#width / 2, y: this.#height + ABOVE_FINGER_PX }
      : { x: before + grabbed.x - rect.x, y: grabbed.y - rect.y };
    this.#layer.setAttribute("aria-hidden", "true");
    held.forEach(({ node }, index) => this.#tiles.append(this.#copy(node, index)));
    this.#layer.append(this.#mark, this.#tiles);
    root.append(this.#layer);
  }

  #copy(node: HTMLElement, index: number): HTMLElement {
    const copy = element("div", "tile tile-body ghost-tile");
    copy.append(...[...node.children].map((child) => child.cloneNode(true)));
    copy.style.width = `${this.#width}px`;
    copy.style.height = `${this.#height}px`;
    copy.style.left = `${index * this.#width}px`;
    return copy;
  }

  moveTo(point: Point): void {
    this.#at = { x: point.x - this.#grip.x - this.#corner.x, y: point.y - this.#grip.y - this.#corner.y };
    this.#tiles.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px)`;
  }

  /** Shows where the tiles would go, in the window; nowhere without a place. */
  mark(rect: Rect | null, shape: "bar" | "box", fits: boolean): void {
    const { style, classList } = this.#mark;
    classList.toggle("shown", rect !== null);
    if (!rect) return;
    classList.toggle("bar", shape === "bar");
    classList.toggle("fits", fits);
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    style.transform = `translate(${rect.x - this.#corner.x}px, ${rect.y - this.#corner.y}px)`;
  }

  /** Where each held tile is seen, for its flight from there. */
  rects(): Map<PieceId, Rect> {
    return new Map(
      this.#held.map(({ id }, index) => [
        id,
        {
          x: this.#at.x + this.#corner.x + index * this.#width,
          y: this.#at.y + this.#corner.y,
          width: this.#width,
          height: this.#height,
        },
      ]),
    );
  }

  remove(): void {
    this.#layer.remove();
  }
}
