// What is read aloud after an event besides what happened: that the pool is empty, what is offered, and whose turn it still is.

import { hasLetterKeys } from "../../app/hasKeys";
import type { Engine } from "../../engine/engine";
import type { TableEvent } from "../../protocol/messages";
import { sentence } from "../../words/sentence";
import { turnText } from "../../words/turn";
import { say } from "../../words/words";
import { isMyTurn, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { poolOf, publicView } from "../model/view";
import { mayClaim, savingBy } from "./offered";

/** The sentences after an event, in order. */
export function newsAfter(event: TableEvent, state: KnownGame, engine: Engine): string[] {
  const view = publicView(state.table?.game);
  if (event.kind !== "played" || view === null || view.phase !== "play") return [];
  const played = event.event.event;
  const by = hasLetterKeys() ? "key" : "button";
  const news: string[] = [];
  // Where there are last moves, that is told with the draw.
  if (played === "drawn" && poolOf(view) === 0 && view.last_moves === null) news.push(say("aloud-pool-empty"));
  if (played === "dealt" && mayClaim(state, engine)) news.push(say("aloud-may-claim", { by }));
  const saving = played === "drawn" ? savingBy(state, engine) : null;
  if (saving !== null && view.turn !== null)
    news.push(say("aloud-may-announce", { ...saving, by, name: nameOf(state)(view.turn) }));
  // It comes after it was said whose turn it is: the last thing heard is what matters.
  if (played === "announced" && isMyTurn(state)) news.push(sentence(turnText(null)));
  return news;
}
