// What a step did to melds besides the one it was about, in sentences.

import type { Board } from "../model/board";
import { facesOf, type Meld, type MeldId, type Melds } from "../model/piece";
import type { Names } from "../words";
import { sentence } from "../../words/sentence";
import { becomes } from "./paint";

/** More melds than these nobody keeps in mind at once: how many more there are is told, and they can be asked for. */
const MOST_MELDS = 4;

/**
 * Every meld that is not as it was before, but for the one that was told already: those that are gone first, then new ones, all
 * of them, and those that tiles of the rack came to.
 */
export function changesOf(board: Board, names: Names, before: Melds, told: MeldId | null): string[] {
  const [were, called] = [board.names(before), board.names(board.melds)];
  const gone = before
    .filter(({ id, aside }) => !aside && !called.has(id))
    .map(({ id }) => names.say("table-said-dissolved", { name: were.get(id) ?? "" }));
  const renamed = board.melds.flatMap(({ id, aside }) => {
    const [was, name] = [were.get(id), called.get(id) ?? ""];
    return aside || was === undefined || was === name ? [] : [names.say("table-said-renamed", { before: was, name })];
  });
  const lay = new Set(before.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const isNew = ({ id }: Meld) => !before.some((meld) => meld.id === id);
  const comesFrom = (meld: Meld) => (isNew(meld) ? 0 : meld.pieces.some(({ id }) => !lay.has(id)) ? 1 : 2);
  const others = board.melds.filter(({ id, aside }) => id !== told && !aside);
  const changed = others
    .toSorted((one, other) => comesFrom(one) - comesFrom(other))
    .flatMap((meld) => {
      const old = before.find(({ id }) => id === meld.id);
      const name = called.get(meld.id) ?? "";
      const outcome = becomes(board, names, meld);
      const lost = old ? without(old, meld) : [];
      if (old && lost.length > 0)
        return [names.say("table-said-without", { name, tiles: names.objects(lost), meld: outcome })];
      return old && facesOf(old.pieces).join() === facesOf(meld.pieces).join()
        ? []
        : [sentence(names.named(name, outcome))];
    });
  const most = Math.max(MOST_MELDS, others.filter(isNew).length);
  const more = changed.length - most;
  const rest = more > 0 ? [names.say("table-said-more", { count: more })] : [];
  return [...gone, ...renamed, ...changed.slice(0, most), ...rest];
}

const without = (old: Meld, now: Meld): Meld["pieces"] =>
  old.pieces.filter(({ id }) => !now.pieces.some((piece) => piece.id === id));
