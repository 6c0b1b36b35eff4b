// A meld in the document: an entry of the table's list that is itself a list of tiles, the tray below them, and a note of
// what it still needs, or why it does not stand.

import type { Rect } from "../layout/layout";
import type { MeldId } from "../model/piece";
import type { MeldPicture } from "./picture";

/** Pixels free beside a meld, for its note. */
export interface Beside {
  readonly before: number;
  readonly after: number;
}

/** Room that a note needs: a count in the making, and a reason of two short lines. */
const LEAST_PX = { making: 48, fails: 104 };

export class MeldNode {
  readonly item = document.createElement("li");
  readonly list = document.createElement("ul");
  readonly #handle = document.createElement("span");
  readonly #note = document.createElement("span");
  /** Shown to whoever uses keys. */
  readonly #name = document.createElement("span");

  constructor(id: MeldId) {
    this.item.className = "meld";
    this.item.dataset["meld"] = String(id);
    this.list.className = "meld-tiles";
    this.list.setAttribute("role", "list");
    // For the mouse only: the keyboard and fingers take a whole meld in other ways.
    this.#handle.className = "meld-handle";
    this.#handle.setAttribute("aria-hidden", "true");
    // The meld's label says it already.
    this.#note.className = "meld-note";
    this.#note.setAttribute("aria-hidden", "true");
    this.#name.className = "meld-name";
    this.#name.setAttribute("aria-hidden", "true");
    this.item.append(this.list, this.#handle, this.#name, this.#note);
  }

  /** `broken`: it is longer than the table is wide, and goes on below. */
  show({ name, label, state, note, open }: MeldPicture, rect: Rect, broken: boolean, free: Beside): void {
    const { item, list } = this;
    item.classList.toggle("broken", broken);
    item.classList.toggle("open", open);
    list.setAttribute("aria-label", label);
    if (this.#name.textContent !== name) this.#name.textContent = name;
    item.dataset["state"] = state;
    if (this.#note.textContent !== note) this.#note.textContent = note;
    const least = state === "fails" ? LEAST_PX.fails : LEAST_PX.making;
    const side = free.after >= least ? "after" : free.before >= least ? "before" : null;
    // Nothing lies over other melds: where there is no room, the mark and the line of messages have to do.
    this.#note.hidden = side === null;
    this.#note.dataset["side"] = side ?? "";
    this.#note.style.setProperty("--room", `${side === null ? 0 : free[side]}px`);
    item.style.width = `${rect.width}px`;
    item.style.height = `${rect.height}px`;
    item.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
  }
}
