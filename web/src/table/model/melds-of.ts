// Tiles taken together that are several melds: which.

import type { Judge } from "./judge";
import type { Piece } from "./piece";

/** More than this nobody takes at once; the ways to part them double with each. */
const MOST = 12;

/** The pieces as melds with none left over, as few as can be found from the largest on; null where there is no way. */
export function meldsOf(judge: Judge, pieces: readonly Piece[]): readonly (readonly Piece[])[] | null {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  if (judge.makes(pieces)) return [pieces];
  if (pieces.length > MOST) return null;
  for (const taken of choicesOf(others.length)) {
    const meld = [first, ...others.filter((_, at) => taken & (1 << at))];
    if (meld.length === pieces.length || !judge.makes(meld)) continue;
    const rest = meldsOf(
      judge,
      others.filter((_, at) => !(taken & (1 << at))),
    );
    if (rest !== null) return [meld, ...rest];
  }
  return null;
}

/** Every choice among so many things, as bits, those of most things first. */
function choicesOf(count: number): readonly number[] {
  const size = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + size(bits >> 1));
  return Array.from({ length: 1 << count }, (_, bits) => bits).sort((a, b) => size(b) - size(a));
}
