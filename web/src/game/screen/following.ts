// Others' moves, so that they can be followed: what comes while one is still shown waits for it, and is shown the faster
// the more waits. Whoever has seen enough sees how things stand.

import type { Seat } from "../../protocol/messages";
import type { Look, Position, TableView } from "../../table/contract";
import type { Coming } from "./arrivals";

/** More than so many moves behind, the oldest is not shown by itself. */
const MOST_WAITING = 2;

/** A position, and how it came about where that is to be followed. */
interface Step {
  readonly position: Position;
  /** Asked when it is shown: places in the window may have changed until then. */
  readonly arrival: (() => Coming) | null;
  /** The last event it comes from, and who moved in it. */
  readonly number: number;
  readonly mover: Seat | null;
}

/** How far the screen is: the last event shown, and whose move is being shown just now. */
export type Shown = Pick<Step, "number" | "mover">;

export interface Following {
  show(step: Step): void;
  /** Shows how things stand now. */
  skip(): void;
  /** Calls back once nothing is being shown any more. */
  atRest(then: () => void): void;
  /** The table is gone: nothing more is shown, whatever still flies. */
  end(): void;
}

export function createFollowing(view: TableView, look: () => Look, shown: (now: Shown) => void): Following {
  let waiting: Step[] = [];
  let isBusy = false;
  let coming: Coming | null = null;
  let last = 0;
  let resting: (() => void)[] = [];
  let isOver = false;

  function rest(): void {
    const told = resting;
    resting = [];
    for (const then of told) then();
  }

  function put({ position, arrival, number, mover }: Step): void {
    last = number;
    if (arrival === null) {
      view.show(position, look());
      shown({ number, mover: null });
      return;
    }
    coming = arrival();
    isBusy = true;
    const landed = view.follow(position, look(), { ...coming, lasts: coming.lasts / (1 + waiting.length) });
    void Promise.allSettled([landed, coming.drawn?.finished]).then(goOn);
    shown({ number, mover });
  }

  function goOn(): void {
    if (isOver) return;
    isBusy = false;
    coming = null;
    const next = waiting.shift();
    if (next !== undefined) put(next);
    else shown({ number: last, mover: null });
    if (!isBusy && waiting.length > 0) goOn();
    else if (!isBusy) rest();
  }

  return {
    show(step) {
      if (!isBusy) return put(step);
      const next = waiting.at(-1);
      // What brings nothing to follow is seen together with what does.
      if (step.arrival === null && next !== undefined)
        waiting[waiting.length - 1] = { ...next, position: step.position, number: step.number };
      else waiting.push(step);
      if (waiting.length > MOST_WAITING) waiting.shift();
    },
    skip() {
      const newest = waiting.at(-1);
      waiting = [];
      if (newest !== undefined) put({ ...newest, arrival: null });
      coming?.drawn?.finish();
      view.land();
    },
    end() {
      isOver = true;
    },
    atRest(then) {
      if (isBusy) resting.push(then);
      else then();
    },
  };
}
