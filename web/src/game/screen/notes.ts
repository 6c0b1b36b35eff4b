// What somebody is told without having asked, in the line of messages: that their time ran out, and what was done for them
// while they were away. Each stays until it is read.

import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from "solid-js";
import { eventText } from "../../words/events";
import { say } from "../../words/words";
import { isMyTurn, mySeat, type KnownGame } from "../model/game";
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
    return timedOut(happened, me)
      .filter(({ number }) => number > read())
      .map(({ number, event }) => eventText(event, nameOf(state()), me, wentBack.has(number)) ?? "")
      .join(" ");
  });
  const whileAway = createMemo(() => {
    const done = playedFor(state().happened, mySeat(state()));
    return done === null || done.until <= Math.max(read(), acted()) ? "" : say("while-away", { ...done });
  });
  const readAll = () => void setRead(now());
  /** In the next turn it is plain that another's time is meant. */
  const ofLastTurn = (text: string) => (text !== "" && isMyTurn(state()) ? say("note-last-turn", { text }) : text);
  return {
    text: () => ofLastTurn(ranOut()) || whileAway(),
    read: readAll,
    touched: () => isMyTurn(state()) && readAll(),
  };
}
