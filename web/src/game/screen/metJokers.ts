// Which kinds of jokers somebody has been told of: each is explained once, when it is first on their rack.

import { createSignal } from "solid-js";
import { keep, recall } from "../../app/storage";
import type { Tile } from "../../protocol/messages";
import { isSpecialJoker } from "../../tile/face";
import { jokerKind, type JokerKind } from "../../words/jokers";

const [met, setMet] = createSignal<readonly JokerKind[]>(recall<JokerKind[]>("jokers") ?? []);

/** The first joker of a rack that somebody does not know yet. */
export function newJoker(rack: readonly Tile[]): Tile | null {
  const isMet = (tile: Tile) => met().some((kind) => kind === jokerKind(tile));
  return rack.find((tile) => isSpecialJoker(tile) && !isMet(tile)) ?? null;
}

export function noteJoker(tile: Tile): void {
  const kind = jokerKind(tile);
  if (kind !== null && !met().includes(kind))
    keep(
      "jokers",
      setMet((known) => [...known, kind]),
    );
}
