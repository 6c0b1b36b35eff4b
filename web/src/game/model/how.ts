// What of the game so far decides how an event is told.

import type { NumberedEvent } from "../../protocol/messages";
import type { KnownGame, WentBack } from "./game";
import { goesOnWithout } from "./people";

export interface How {
  /** What lies again by it as it lay before. */
  readonly wentBack?: WentBack | undefined;
  /** Somebody had asked for a pause before. */
  readonly agrees?: boolean;
  /** Somebody is back from a pause, which ends by it. */
  readonly isBack?: boolean;
  /** The game somebody gives up is over by it, and counts for nobody. */
  readonly ends?: boolean;
}

export function howOf(state: KnownGame, { number, event }: Pick<NumberedEvent, "number" | "event">): How {
  const { happened, wentBack } = state;
  const before = happened.filter((one) => one.number < number).map((one) => one.event);
  const pause = before.slice(before.findLastIndex(({ kind }) => kind === "resumed") + 1);
  const wasBack = pause.some((one) => one.kind === "back" && "seat" in event && one.seat === event.seat);
  const next = happened.find((one) => one.number > number)?.event;
  const isOver = () =>
    event.kind === "resigned" && (next === undefined ? !goesOnWithout(state, event.seat) : next.kind === "game-closed");
  return {
    ends: isOver(),
    wentBack: wentBack.get(number),
    agrees: pause.some(({ kind }) => kind === "pause-asked"),
    isBack: pause.some(({ kind }) => kind === "paused") && !wasBack,
  };
}
