// What the browser's tab says of a game.

import { turnText } from "../../words/turn";
import { mySeat, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { isPlaying, publicView } from "../model/view";

export function turnTitle(state: KnownGame): string | null {
  const { table } = state;
  // Of a game that was given up it is still known whose turn it was.
  const turn = table !== null && isPlaying(table) ? publicView(table.game)?.turn : null;
  if (turn == null) return null;
  return turnText(turn === mySeat(state) ? null : nameOf(state)(turn));
}
