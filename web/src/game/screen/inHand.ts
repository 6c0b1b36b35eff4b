// What the line of messages says of the tiles in the hand, for as long as they are there.

import type { Selected, Touched } from "../../table/contract";
import { isSpecialJoker } from "../../tile/face";
import { jokerBrief } from "../../words/jokers";
import { say } from "../../words/words";
import type { Told } from "./MessageLine";

/** A special joker in a sentence, with the way to all there is to know of it. */
export const aboutJoker = (joker: Touched): Told => ({
  text: () => jokerBrief(joker.tile),
  rules: [],
  joker,
  brief: true,
});

/** Nothing while there is nothing a look does not tell. */
export function aboutHand({ alone, places }: Selected): Told | null {
  if (places > 0) return { text: () => say("table-said-fits-places", { count: places }), rules: [], brief: true };
  return alone !== null && isSpecialJoker(alone.tile) ? aboutJoker(alone) : null;
}
