// One tile in the document: a place in a list, and in it a button that is the tile.

import type { Point } from "../layout/layout";
import type { PieceId } from "../model/piece";
import type { TilePicture } from "./picture";
import { drawTile, VIEW_BOX } from "../../tile/drawing";

const SVG = "http://www.w3.org/2000/svg";

export class TileNode {
  readonly slot = document.createElement("li");
  readonly button = document.createElement("button");
  readonly #svg = document.createElementNS(SVG, "svg");
  #drawn = "";

  constructor(id: PieceId) {
    this.slot.className = "slot";
    this.button.className = "tile tile-body";
    this.button.type = "button";
    this.button.tabIndex = -1;
    this.button.dataset["piece"] = String(id);
    this.#svg.setAttribute("class", "tile-face");
    this.#svg.setAttribute("viewBox", VIEW_BOX);
    this.#svg.setAttribute("aria-hidden", "true");
    this.button.append(this.#svg);
    this.slot.append(this.button);
  }

  show({ piece, label, hover, stands, marks, movable }: TilePicture): void {
    const drawing = drawTile(piece.face, stands);
    if (drawing !== this.#drawn) {
      this.#svg.innerHTML = drawing;
      this.#drawn = drawing;
    }
    const { button } = this;
    // Around the button, whose name has it already: nobody hears it twice.
    this.slot.title = hover;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-pressed", String(marks.has("selected")));
    button.dataset["marks"] = [...marks].join(" ");
    button.dataset["face"] = piece.face ?? "";
    button.classList.toggle("movable", movable);
    button.classList.toggle("face-down", piece.face === null);
  }

  /** Moves it aside from its place, and back; at once when it is placed anew. */
  shift(by: Point | null): void {
    const translate = by ? `${by.x}px ${by.y}px` : "";
    if (this.slot.style.translate === translate) return;
    this.slot.classList.toggle("aside", by !== null);
    this.slot.style.translate = translate;
  }

  place(x: number, y: number): void {
    this.slot.style.transform = `translate(${x}px, ${y}px)`;
  }
}
