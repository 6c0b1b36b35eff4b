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
}

const FIRST: GameWish = {
  edition: "standard" satisfies EditionId,
  house: {},
  players: 3,
  level: "casual",
  clock: null,
  rounds: 1,
};

const [lastGame, setLastGame] = createSignal<GameWish>({ ...FIRST, ...recall<Partial<GameWish>>("game") });
export { lastGame };

export function remember(wish: GameWish): void {
  keep("game", setLastGame(wish));
}

/** Whether somebody has played here or been shown how. */
export const hasPlayed = (): boolean => recall<boolean>("played") === true;
export const notePlayed = (): void => keep("played", true);
