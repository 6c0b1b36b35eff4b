// What somebody last chose to play: alone, so that "Play now" plays it again, and apart from that with others.

import { createSignal } from "solid-js";
import { keep, recall } from "../app/storage";
import type { Editions } from "../engine/answers";
import { editionOf, rulesText } from "../engine/editions";
import { houseOf, isSingle } from "../game/model/match";
import type { EditionId, Level, Options } from "../protocol/messages";
import { say } from "../words/words";

/** Computer players alone, friends at a table of the server, or people at this device. */
export const WHOM = ["bots", "friends", "device"] as const;
export type Whom = (typeof WHOM)[number];

export interface GameWish {
  readonly edition: string;
  /** House rules behind the edition: names and values. */
  readonly house: Readonly<Record<string, string>>;
  readonly players: number;
  readonly level: Level;
  readonly clock: number | null;
  /** Whether somebody has said how long a move may take: another edition does not say otherwise then. */
  readonly timed: boolean;
  readonly rounds: Rounds;
  /** Minutes people at a table of the server wait for somebody who is away, where no clock runs. */
  readonly wait: Wait;
}

/** So many rounds, or a single game and no match. */
export type Rounds = number | "game";

export type Wait = number | "always";
export const WAITS: readonly Wait[] = [2, 10, 30, 60, "always"];

const FIRST: GameWish = {
  edition: "standard" satisfies EditionId,
  house: {},
  players: 3,
  level: "casual",
  clock: null,
  timed: false,
  rounds: "game",
  wait: 10,
};

const nameOf = (whom: Whom): string => (whom === "bots" ? "game" : `game-${whom}`);

/**
 * As it was kept. The time for a move was once asked for among the house rules too; it is the clock's that was played. So
 * was a single game, as a round of one.
 */
function recalled(whom: Whom): GameWish {
  const kept = recall<Partial<GameWish>>(nameOf(whom));
  const { move_seconds: _, ...house } = kept?.house ?? {};
  const wish: GameWish = { ...FIRST, ...kept, house };
  if (wish.rounds !== 1 || house["round"] !== "1") return wish;
  const { round: __, ...others } = house;
  return { ...wish, rounds: "game", house: others };
}

const [lastGame, setLastGame] = createSignal<GameWish>(recalled("bots"));
export { lastGame };

/** The last choice for those; before there was any, the edition is that of the last game alone. */
export function lastWish(whom: Whom): GameWish {
  if (whom === "bots") return lastGame();
  return recall(nameOf(whom)) === null ? { ...FIRST, edition: lastGame().edition } : recalled(whom);
}

export function remember(whom: Whom, wish: GameWish): void {
  keep(nameOf(whom), wish);
  if (whom === "bots") setLastGame(wish);
}

/** A single game is a round of one (rule 2.4). */
export const wishedRules = (book: Editions, { edition, house, rounds }: GameWish): string =>
  rulesText(book, edition, rounds === "game" ? { ...house, round: "1" } : house);

/** How long a move may take. */
export const clockText = (seconds: number | null): string =>
  seconds === null ? say("clock-none") : say("clock-seconds", { count: seconds });

export const wishedRounds = ({ rounds }: GameWish): number => (rounds === "game" ? 1 : rounds);

/** A table of the server, as it is wished for. */
export function wishedOptions(book: Editions, wish: GameWish, spectators: boolean): Options {
  const { players: seats, clock, wait } = wish;
  const patience = clock !== null ? null : wait === "always" ? wait : { minutes: wait };
  return { rules: wishedRules(book, wish), seats, rounds: wishedRounds(wish), clock, spectators, patience };
}

/** What a table of the server plays, as it would be wished for. */
export function wishOf(book: Editions, options: Options): GameWish {
  const { rules, seats: players, rounds, clock, patience } = options;
  return {
    ...FIRST,
    edition: editionOf(rules),
    house: Object.fromEntries(houseOf(book, options).map(({ name, value }) => [name, value])),
    players,
    clock,
    timed: true,
    rounds: isSingle(book, options) ? "game" : rounds,
    wait: patience == null ? FIRST.wait : patience === "always" ? patience : patience.minutes,
  };
}

/** Whether somebody has said what to play alone: before, it is the usual game, whatever its box is called. */
export const hasChosen = (): boolean => recall(nameOf("bots")) !== null;

/** Whether somebody has played here or been shown how. */
export const hasPlayed = (): boolean => recall<boolean>("played") === true;
export const notePlayed = (): void => keep("played", true);
