// What is in the hand: copies of the dragged tiles above everything, and marks exactly where they would lie.

import type { Point, Rect } from "../layout/layout";
import type { PieceId } from "../model/piece";
import { element } from "./stage";

export interface Held {
  readonly id: PieceId;
  readonly node: HTMLElement;
}

export interface TileShape {
  readonly width: number;
  readonly height: number;
}

/** Where tiles would lie, in the window. */
export interface Landing {
  readonly tiles: readonly Rect[];
  /** The meld they would be part of, where others are. */
  readonly meld: Rect | null;
  readonly fits: boolean;
}

export class Ghost {
  readonly #layer = element("div", "drag-layer");
  readonly #tiles = element("div", "ghost");
  readonly #row = element("div", "ghost-row");
  readonly #meld = element("div", "drop-meld");
  readonly #marks: readonly HTMLElement[];
  readonly #held: readonly Held[];
  readonly #primary: number;
  readonly #corner: Point;
  readonly #size: TileShape;
  #at: Point = { x: 0, y: 0 };
  #width: number;

  /** `corner` is the root's place in the window, `primary` the tile the hand holds, `size` the largest it is seen at. */
  constructor(root: HTMLElement, corner: Point, held: readonly Held[], primary: number, size: TileShape) {
    this.#held = held;
    this.#primary = primary;
    this.#corner = corner;
    this.#size = size;
    this.#width = size.width;
    this.#marks = held.map(() => element("div", "drop-mark"));
    this.#layer.setAttribute("aria-hidden", "true");
    held.forEach(({ node }, index) => this.#row.append(this.#copy(node, index - primary)));
    this.#tiles.append(this.#row);
    this.#layer.append(this.#meld, ...this.#marks, this.#tiles);
    root.append(this.#layer);
  }

  /** The middle of the tile the hand holds is the middle of the ghost, from which it grows and shrinks. */
  #copy(node: HTMLElement, place: number): HTMLElement {
    const { width, height } = this.#size;
    const copy = element("div", "tile tile-body ghost-tile");
    copy.append(...[...node.children].map((child) => child.cloneNode(true)));
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    copy.style.left = `${(place - 0.5) * width}px`;
    copy.style.top = `${-height / 2}px`;
    return copy;
  }

  /** Moves the middle of the tile that is held, and has tiles of a width. */
  moveTo(point: Point, width: number): void {
    this.#at = point;
    this.#tiles.style.transform = `translate(${point.x - this.#corner.x}px, ${point.y - this.#corner.y}px)`;
    if (width === this.#width) return;
    this.#width = width;
    this.#row.style.scale = String(width / this.#size.width);
  }

  /** Shows where the tiles would lie; nowhere without a place. */
  mark(landing: Landing | null): void {
    this.#marks.forEach((mark, index) => this.#put(mark, landing?.tiles[index] ?? null, landing?.fits === true));
    this.#put(this.#meld, landing?.meld ?? null, landing?.fits === true);
  }

  #put({ style, classList }: HTMLElement, rect: Rect | null, fits: boolean): void {
    classList.toggle("shown", rect !== null);
    if (!rect) return;
    classList.toggle("fits", fits);
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    style.transform = `translate(${rect.x - this.#corner.x}px, ${rect.y - this.#corner.y}px)`;
  }

  /** Where each held tile is seen, for its flight from there. */
  rects(): Map<PieceId, Rect> {
    const [width, height] = [this.#width, (this.#width * this.#size.height) / this.#size.width];
    const y = this.#at.y - height / 2;
    return new Map(
      this.#held.map(({ id }, index) => [
        id,
        { x: this.#at.x + (index - this.#primary - 0.5) * width, y, width, height },
      ]),
    );
  }

  remove(): void {
    this.#layer.remove();
  }
}
