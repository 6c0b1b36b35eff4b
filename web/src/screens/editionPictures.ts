// A few tiles that show what an edition is about.

import type { EditionId, Tile } from "../protocol/messages";

const PICTURES: Readonly<Record<EditionId, readonly Tile[]>> = {
  standard: ["r3", "r4", "J"],
  twist: ["D", "M", "C"],
  expert: ["Jk", "Jr", "Jb"],
  original: ["k9", "J", "k11"],
  family: ["r12", "b8", "J"],
  xp: ["b7", "b7", "b7"],
  "championship-2019": ["k13", "r13", "b13"],
  championship: ["k1", "r1", "y1"],
  "championship-twist": ["k1", "D", "M"],
  "championship-expert": ["k1", "Jr", "Jb"],
};

export const pictureOf = (edition: string): readonly Tile[] =>
  edition in PICTURES ? PICTURES[edition as EditionId] : [];
