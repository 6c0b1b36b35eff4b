// A meld in the document: an entry of the table's list that is itself a list of tiles, the tray below them, and a mark
// that it does not stand.

import type { Rect } from "../layout/layout";
import type { MeldId } from "../model/piece";
import type { MeldPicture } from "./picture";

export class MeldNode {
  readonly item = document.createElement("li");
  readonly list = document.createElement("ul");
  readonly #handle = document.createElement("span");

  constructor(id: MeldId) {
    this.item.className = "meld";
    this.item.dataset["meld"] = String(id);
    this.list.className = "meld-tiles";
    this.list.setAttribute("role", "list");
    // For the mouse only: the keyboard and fingers take a whole meld in other ways.
    this.#handle.className = "meld-handle";
    this.#handle.setAttribute("aria-hidden", "true");
    this.item.append(this.list, this.#handle);
  }

  /** `broken`: it is longer than the table is wide, and goes on below. */
  show({ label, state, reason }: MeldPicture, rect: Rect, broken: boolean): void {
    const { item, list } = this;
    item.classList.toggle("broken", broken);
    list.setAttribute("aria-label", label);
    item.dataset["state"] = state;
    item.dataset["reason"] = reason;
    item.style.width = `${rect.width}px`;
    item.style.height = `${rect.height}px`;
    item.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
  }
}
