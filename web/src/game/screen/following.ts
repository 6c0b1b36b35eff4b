// Others' moves, so that they can be followed: what comes while one is still shown waits for it, and is shown the faster
// the more waits. Whoever has seen enough sees how things stand.

import type { Arrival, Look, Position, TableView } from "../../table/contract";

/** More than so many moves behind, the oldest is not shown by itself. */
const MOST_WAITING = 2;

/** A position, and how it came about where that is to be followed. */
interface Step {
  readonly position: Position;
  /** Asked when it is shown: places in the window may have changed until then. */
  readonly arrival: (() => Arrival) | null;
}

export interface Following {
  show(step: Step): void;
  /** Shows how things stand now. */
  skip(): void;
  /** Calls back once nothing is being shown any more. */
  atRest(then: () => void): void;
}

export function createFollowing(view: TableView, look: () => Look, shown: () => void): Following {
  let waiting: Step[] = [];
  let isBusy = false;
  let resting: (() => void)[] = [];

  function rest(): void {
    const told = resting;
    resting = [];
    for (const then of told) then();
  }

  function put({ position, arrival }: Step): void {
    if (arrival === null) {
      view.show(position, look());
      shown();
      return;
    }
    const coming = arrival();
    isBusy = true;
    void view.follow(position, look(), { ...coming, lasts: coming.lasts / (1 + waiting.length) }).then(goOn);
    shown();
  }

  function goOn(): void {
    isBusy = false;
    const next = waiting.shift();
    if (next !== undefined) put(next);
    if (!isBusy && waiting.length > 0) goOn();
    else if (!isBusy) rest();
  }

  return {
    show(step) {
      if (!isBusy) return put(step);
      const last = waiting.at(-1);
      // What brings nothing to follow is seen together with what does.
      if (step.arrival === null && last !== undefined)
        waiting[waiting.length - 1] = { ...last, position: step.position };
      else waiting.push(step);
      if (waiting.length > MOST_WAITING) waiting.shift();
    },
    skip() {
      const last = waiting.at(-1);
      waiting = [];
      if (last !== undefined) {
        view.show(last.position, look());
        shown();
      }
      if (isBusy) view.land();
    },
    atRest(then) {
      if (isBusy) resting.push(then);
      else then();
    },
  };
}
