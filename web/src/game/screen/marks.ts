// What the small marks beside a player's tiles mean.

import { say } from "../../words/words";
import type { Player } from "../model/people";
import type { PublicSeat } from "../../protocol/messages";

export interface Explained {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Nothing where nothing is marked. */
export function marksOf({ isMe, name }: Player, { opened, announced }: PublicSeat, opening: number): Explained | null {
  const who = isMe ? "you" : "other";
  const marks = [
    ...(opened ? [] : [{ text: say("not-opened-about", { who, name, opening }), rule: "4.2" }]),
    ...(announced ? [{ text: say("announced-about", { who, name }), rule: "7.4" }] : []),
  ];
  if (marks.length === 0) return null;
  return { text: marks.map(({ text }) => text).join(" "), rules: marks.map(({ rule }) => rule) };
}
