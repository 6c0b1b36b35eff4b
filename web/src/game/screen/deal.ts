// The tiles of a new game come onto the rack one after the other, in a moment that any touch or key ends.

import type { GameId } from "../../protocol/messages";
import type { KnownGame } from "../model/game";

const COMES_MS = 200;
const NEXT_MS = 25;

/** Whether nobody has moved since the deal. */
function isFresh({ happened }: KnownGame): boolean {
  const played = happened.flatMap(({ event }) => (event.kind === "played" ? [event.event.event] : []));
  return played.findLast((event) => ["dealt", "laid", "drawn", "passed"].includes(event)) === "dealt";
}

/** Shows the deal of each game once, to whoever is there before the first move. */
export function createDeal(stage: () => HTMLElement | undefined): (state: KnownGame) => void {
  let shown: GameId | null = null;
  return (state) => {
    const game = state.table?.game?.game ?? null;
    if (game === null || game === shown || !isFresh(state)) return;
    shown = game;
    comeToRack(stage());
  };
}

function comeToRack(stage: HTMLElement | undefined): void {
  const tiles = [...(stage?.querySelectorAll<HTMLElement>(".rack .tile") ?? [])];
  const coming = tiles.map((tile, at) =>
    tile.animate([{ translate: "0 -2rem", opacity: 0 }, {}], {
      duration: COMES_MS,
      delay: at * NEXT_MS,
      fill: "backwards",
      easing: "ease-out",
    }),
  );
  const end = () => {
    for (const one of coming) one.finish();
  };
  for (const touch of ["pointerdown", "keydown"]) stage?.addEventListener(touch, end, { once: true, capture: true });
}
