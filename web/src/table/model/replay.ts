// From one table to the next in steps an eye can follow: one meld at a time becomes what it is in the end.

import { samePieces, type Meld, type Melds } from "./piece";

export function stepsBetween(from: Melds, to: Melds): Melds[] {
  const steps: Melds[] = [from];
  let now: Melds = from;
  for (const goal of to) {
    const same = now.find(({ id }) => id === goal.id);
    if (same && samePieces(same, goal)) continue;
    const taken = new Set(goal.pieces.map(({ id }) => id));
    const others = now
      .filter(({ id }) => id !== goal.id)
      .map((meld) => ({ ...meld, pieces: meld.pieces.filter(({ id }) => !taken.has(id)) }));
    // What leaves the meld and has no place yet stays beside it for a moment.
    const loose = (same?.pieces ?? []).filter(({ id }) => !taken.has(id));
    const left: Meld[] = loose.length > 0 ? [{ id: -goal.id, pieces: loose, spot: null }] : [];
    now = [...others, ...left, { ...goal, spot: same?.spot ?? null }].filter(({ pieces }) => pieces.length > 0);
    steps.push(now);
  }
  return steps;
}
