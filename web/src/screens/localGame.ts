// What somebody last chose to play, so that "Play now" plays it again.

import { createSignal } from "solid-js";
import { keep, recall } from "../app/storage";
import type { EditionId, Level } from "../protocol/messages";

export interface GameWish {
  readonly edition: string;
  /** House rules behind the edition: names and values. */
  readonly house: Readonly<Record<string, string>>;
  readonly players: number;
  readonly level: Level;
  readonly clock: number | null;
  readonly rounds: number;
  /** Minutes people at a table of the server wait for somebody who is away, where no clock runs. */
  readonly wait: Wait;
}

export type Wait = number | "always";
export const WAITS: readonly Wait[] = [2, 10, 30, 60, "always"];

const FIRST: GameWish = {
  edition: "standard" satisfies EditionId,
  house: {},
  players: 3,
  level: "casual",
  clock: null,
  rounds: 1,
  wait: 10,
};

/** As it was kept. The time for a move was once asked for among the house rules too; it is the clock's that was played. */
function recalled(): GameWish {
  const kept = recall<Partial<GameWish>>("game");
  const { move_seconds: _, ...house } = kept?.house ?? {};
  return { ...FIRST, ...kept, house };
}

const [lastGame, setLastGame] = createSignal<GameWish>(recalled());
export { lastGame };

export function remember(wish: GameWish): void {
  keep("game", setLastGame(wish));
}

/** Whether somebody has played here or been shown how. */
export const hasPlayed = (): boolean => recall<boolean>("played") === true;
export const notePlayed = (): void => keep("played", true);
