// What a step did to melds besides the one it was about, in sentences.

import type { Board } from "../model/board";
import { facesOf, type Meld, type MeldId, type Melds } from "../model/piece";
import type { Names } from "../words";
import { sentence } from "../../words/sentence";
import { becomes } from "./paint";

/** Every meld that is not as it was before, but for the one that was told already. */
export function changesOf(board: Board, names: Names, before: Melds, told: MeldId | null): string[] {
  const called = board.names(board.melds);
  return board.melds
    .filter(({ id, aside }) => id !== told && !aside)
    .flatMap((meld) => {
      const old = before.find(({ id }) => id === meld.id);
      const name = called.get(meld.id) ?? "";
      const outcome = becomes(board, names, meld);
      const lost = old ? without(old, meld) : [];
      if (old && lost.length > 0)
        return [names.say("table-said-without", { name, tiles: names.tiles(lost), meld: outcome })];
      return old && facesOf(old.pieces).join() === facesOf(meld.pieces).join()
        ? []
        : [sentence(names.named(name, outcome))];
    });
}

const without = (old: Meld, now: Meld): Meld["pieces"] =>
  old.pieces.filter(({ id }) => !now.pieces.some((piece) => piece.id === id));
