// Turns shown once more: one that somebody asks for, or all since their own.

import { createMemo, createSignal, type Accessor } from "solid-js";
import type { TableView } from "../../table/contract";
import { playedSeat, type KnownGame } from "../model/game";
import { seenTurns, turnsSince, type SeenTurn } from "../model/turns";
import type { Arrivals } from "./arrivals";

export interface Replays {
  /** Whether the turn that ended with an event can be shown again; without one, whether any can. */
  can(number?: number): boolean;
  /** Shows that turn again; without one, all since the player's own. */
  show(number?: number): void;
  /** The event whose turn is being shown. */
  readonly shown: Accessor<number | null>;
}

export function createReplays(
  state: Accessor<KnownGame>,
  view: () => TableView | undefined,
  arrivals: Arrivals,
): Replays {
  const [shown, setShown] = createSignal<number | null>(null);
  const turns = createMemo(() => seenTurns(state().happened));
  let latest = 0;
  async function replay(chosen: readonly SeenTurn[]): Promise<void> {
    const mine = (latest += 1);
    const past = chosen.map((turn) => ({ ...turn, arrival: () => arrivals.again(turn) }));
    await view()?.replay(past, (at) => setShown(chosen[at]?.number ?? null));
    if (mine === latest) setShown(null);
  }
  return {
    can: (number) => (number === undefined ? turns().length > 0 : turns().some((turn) => turn.number === number)),
    show(number) {
      const chosen =
        number === undefined
          ? turnsSince(turns(), playedSeat(state()))
          : turns().filter((turn) => turn.number === number);
      void replay(chosen);
    },
    shown,
  };
}
