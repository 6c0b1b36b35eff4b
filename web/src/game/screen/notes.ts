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
}

export function createNotes(state: Accessor<KnownGame>, isDoing: () => boolean): Notes {
  /** The events up to which notes were read, and up to which somebody has done something since. */
  const [read, setRead] = createSignal(0);
  const [acted, setActed] = createSignal(0);
  const now = () => untrack(state).number;
  // What is in the hand when somebody comes back is from before: only what they begin then counts.
  createEffect(on(createMemo(isDoing), (does) => does && setActed(now()), { defer: true }));

  /** The next move of another takes the line of news at once: this stays until the own turn comes again, which is not over. */
  const ranOut = createMemo(() => {
    const me = mySeat(state());
    const events = isMyTurn(state()) ? [] : timedOut(state().happened, me);
    if ((events.at(-1)?.number ?? 0) <= read()) return "";
    const { wentBack } = state();
    return events
      .map(({ number, event }) => eventText(event, nameOf(state()), me, wentBack.has(number)) ?? "")
      .join(" ");
  });
  const whileAway = createMemo(() => {
    const done = playedFor(state().happened, mySeat(state()));
    return done === null || done.until <= Math.max(read(), acted()) ? "" : say("while-away", { ...done });
  });
  return { text: () => ranOut() || whileAway(), read: () => void setRead(now()) };
}
