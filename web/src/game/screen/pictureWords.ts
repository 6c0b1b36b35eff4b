// What a picture of a result says. Whoever gets it was not there, so nobody in it is "you": people go by their names, and
// who has none sends the picture, and says "I".

import { say } from "../../words/words";
import type { Named } from "../model/people";

/** What a lone person's game has for their name, in whichever language it began. */
export const NO_NAMES: readonly string[] = ["You", "Ty", "Вы"];

const isUnnamed = ({ name, isMe }: Named): boolean => isMe && NO_NAMES.includes(name);

export const pictureName = (player: Named): string => (isUnnamed(player) ? say("picture-me") : player.name);

/** Who has won the game, or the match. */
export function pictureTitle(winners: readonly Named[], what: "won" | "won-match"): string {
  const named = winners.filter((player) => !isUnnamed(player));
  const names = named.map(({ name }) => name).join(", ");
  if (named.length === winners.length) return say(`end-${what}`, { count: named.length, names });
  return say(`picture-i-${what}`, { others: named.length, names });
}
