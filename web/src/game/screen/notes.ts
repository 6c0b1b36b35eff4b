// What somebody is told without having asked, in the line of messages: that their time ran out, what was done for them
// while they were away, and who ended the pause. Each stays until it is read.

import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from "solid-js";
import type { TableEvent } from "../../protocol/messages";
import { eventText } from "../../words/events";
import { objectsInSentence } from "../../words/tile";
import { say } from "../../words/words";
import { isMyTurn, mySeat, type KnownGame, type WentBack } from "../model/game";
import { howOf } from "../model/how";
import { nameOf } from "../model/people";
import { playedFor } from "../model/turns";
import { timedOut } from "../model/view";

export interface Notes {
  /** Nothing while there is none. */
  readonly text: Accessor<string>;
  /** Somebody has read what is there now. */
  read(): void;
  /** Somebody touched tiles: in their own turn they are done reading. */
  touched(): void;
}

/** In the next turn it has to be plain that the time of another is meant: what came of it, looking back. */
function lastTurnText(told: readonly { readonly event: TableEvent }[], back: WentBack | undefined): string {
  const came = told.at(-1)?.event;
  if (came?.kind !== "played") return "";
  const { event } = came;
  const drew = event.event === "drawn" && event.own !== undefined && "drew" in event.own ? event.own.drew : [];
  const text = say("note-last-turn", { did: event.event, tiles: objectsInSentence(drew) });
  return back === undefined ? text : `${text} ${say(back === "tiles" ? "note-tiles-back" : "event-table-back")}`;
}

export function createNotes(state: Accessor<KnownGame>, isDoing: () => boolean): Notes {
  /** The events up to which notes were read, and up to which somebody has done something since. */
  const [read, setRead] = createSignal(0);
  const [acted, setActed] = createSignal(0);
  const now = () => untrack(state).number;
  // What is in the hand when somebody comes back is from before: only what they begin then counts.
  createEffect(on(createMemo(isDoing), (does) => does && setActed(now()), { defer: true }));

  /** The next move of another takes the line of news at once, and the own turn may be back a moment later: this stays. */
  const ranOut = createMemo(() => {
    const me = mySeat(state());
    const { happened, wentBack } = state();
    const told = timedOut(happened, me).filter(({ number }) => number > read());
    const backIn = ({ number }: { readonly number: number }) => wentBack.get(number);
    if (isMyTurn(state()))
      return lastTurnText(
        told,
        told.map(backIn).find((back) => back !== undefined),
      );
    return told.map((one) => eventText(one.event, nameOf(state()), me, { wentBack: backIn(one) }) ?? "").join(" ");
  });
  const whileAway = createMemo(() => {
    const done = playedFor(state().happened, mySeat(state()));
    return done === null || done.until <= Math.max(read(), acted()) ? "" : say("while-away", { ...done });
  });
  /** In the own turn the line of news gives way: who of the others did not want to wait is said here. */
  const playsOn = createMemo(() => {
    const last = state().happened.findLast(({ event }) => event.kind === "resumed" || event.kind === "played");
    if (last?.event.kind !== "resumed" || !isMyTurn(state()) || last.number <= Math.max(read(), acted())) return "";
    const how = howOf(state(), last);
    const { seat } = last.event;
    const isTold = seat === undefined || seat === mySeat(state()) || how.isBack === true;
    return isTold ? "" : (eventText(last.event, nameOf(state()), mySeat(state()), how) ?? "");
  });
  const readAll = () => void setRead(now());
  return {
    text: () => ranOut() || whileAway() || playsOn(),
    read: readAll,
    touched: () => isMyTurn(state()) && readAll(),
  };
}
