// What the table on the screen is shown of a game.

import { isMyTurn, myIndex, playedSeat, type KnownGame } from "../model/game";
import { freshSince } from "../model/turns";
import { ownRack, publicView } from "../model/view";
import type { Position } from "../../table/contract";

export function positionOf(state: KnownGame): Position | null {
  const { table, viewer } = state;
  const view = publicView(table?.game);
  if (table === null || view === null) return null;
  const at = myIndex(state);
  const isOwnTurn = view.phase === "play" && isMyTurn(state);
  return {
    rules: view.rules,
    table: view.table,
    rack: ownRack(table.game, viewer),
    opened: at !== null && view.seats[at]?.opened === true,
    mayMove: isOwnTurn && table.paused === null,
    paused: isOwnTurn && table.paused !== null,
    fresh: freshSince(state.happened, playedSeat(state)),
    draft: isMyTurn(state) ? null : state.draft,
  };
}
