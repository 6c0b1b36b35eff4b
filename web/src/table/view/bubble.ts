// Why a meld does not stand, in words beside it.

import type { Rect } from "../layout/layout";
import { element } from "./stage";

const WIDEST_PX = 280;
const AWAY_PX = 8;

export class Bubble {
  readonly #node = element("p", "reason");

  constructor(list: HTMLElement) {
    // The meld's label says it already.
    this.#node.setAttribute("aria-hidden", "true");
    list.append(this.#node);
  }

  /** Shows a text under a meld, or over it where there is no room below. */
  show(text: string, meld: Rect, width: number, height: number): void {
    const node = this.#node;
    const left = Math.max(0, Math.min(meld.x, width - Math.min(WIDEST_PX, width)));
    const below = meld.y + meld.height + AWAY_PX;
    const above = below + 64 > height && meld.y > 64;
    node.textContent = text;
    node.style.maxWidth = `${Math.min(WIDEST_PX, width)}px`;
    node.style.transform = above
      ? `translate(${left}px, ${meld.y - AWAY_PX}px) translateY(-100%)`
      : `translate(${left}px, ${below}px)`;
    node.classList.add("shown");
  }

  hide(): void {
    this.#node.classList.remove("shown");
  }
}
