// That the own time ran out, and what came of it. The next move of another takes the line of news at once, and the own turn
// may be back a moment later: this stays until its reader does something in it.

import { createMemo, createSignal, type Accessor } from "solid-js";
import { eventText } from "../../words/events";
import { isMyTurn, mySeat, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { timedOut } from "../model/view";

export interface RanOut {
  readonly text: Accessor<string>;
  /** Somebody has read it. */
  read(): void;
  /** Somebody touched tiles: in their own turn they are done reading. */
  touched(): void;
}

export function createRanOut(state: Accessor<KnownGame>): RanOut {
  const [readTo, setReadTo] = createSignal(0);
  const read = () => void setReadTo(state().number);
  const text = createMemo(() => {
    const me = mySeat(state());
    const { happened, wentBack } = state();
    return timedOut(happened, me)
      .filter(({ number }) => number > readTo())
      .map(({ number, event }) => eventText(event, nameOf(state()), me, wentBack.has(number)) ?? "")
      .join(" ");
  });
  return { text, read, touched: () => isMyTurn(state()) && read() };
}
