// Which joker somebody asks about: by a key on it, or by a tap on the small mark that says what it stands for.

import type { Touched } from "../../table/contract";
import { jokerKind } from "../../words/jokers";

export type AskedJoker = Touched;

/** How much of a tile, from below, the mark takes, with room for a finger. */
const MARK = 0.38;

/** The joker a tile of the table or of the rack is. */
export function jokerOf(node: HTMLElement | null): AskedJoker | null {
  const tile = node?.dataset["face"] ?? "";
  if (node === null || jokerKind(tile) === null) return null;
  return { tile, stands: node.closest(".melds") === null ? null : node.ariaLabel };
}

/** The joker of the table whose mark was tapped. */
export function jokerMarkAt({ target, clientY }: MouseEvent): AskedJoker | null {
  const node = target instanceof Element ? target.closest<HTMLElement>(".melds .tile") : null;
  if (node === null) return null;
  const { bottom, height } = node.getBoundingClientRect();
  return clientY > bottom - height * MARK ? jokerOf(node) : null;
}
