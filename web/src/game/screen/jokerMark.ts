// The small mark on a joker that says what it stands for: a tap there asks what the joker is.

import { jokerKind } from "../../words/jokers";

/** How much of a tile, from below, the mark takes, with room for a finger. */
const MARK = 0.38;

/** The joker of the table whose mark was tapped. */
export function jokerMarkAt({ target, clientY }: MouseEvent): HTMLElement | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>(".melds .tile") : null;
  if (tile === null || jokerKind(tile.dataset["face"] ?? "") === null) return null;
  const { bottom, height } = tile.getBoundingClientRect();
  return clientY > bottom - height * MARK ? tile : null;
}
