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

/** The moment by the server's clock, four times a second. */
export function useServerNow(state: Accessor<KnownGame>): Accessor<number> {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 250);
  onCleanup(() => clearInterval(timer));
  return () => now() + state().offset;
}
