// A game as a signal: components read it and are drawn anew when it changes.

import { createSignal, onCleanup, type Accessor } from "solid-js";
import type { Game, KnownGame } from "../model/game";
import type { TableEvent } from "../../protocol/messages";

export function useGame(game: Game, happened?: (event: TableEvent) => void): Accessor<KnownGame> {
  const [state, setState] = createSignal(game.now());
  onCleanup(
    game.subscribe((event) => {
      setState(game.now());
      if (event !== null) happened?.(event);
    }),
  );
  return state;
}

/** The moment by the table's clock, four times a second. */
export function useTime(game: Game): Accessor<number> {
  const [now, setNow] = createSignal(game.time());
  const timer = setInterval(() => setNow(game.time()), 250);
  onCleanup(() => clearInterval(timer));
  return now;
}
