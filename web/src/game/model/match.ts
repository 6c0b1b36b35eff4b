// The match a game belongs to: which of how many it is, and who has won it.

import type { Editions } from "../../engine/answers";
import { gamesInRound, houseRules, valueOf, type HouseRule } from "../../engine/editions";
import type { Options, SeatScore } from "../../protocol/messages";
import { say } from "../../words/words";
import type { KnownGame } from "./game";

export interface Match {
  /** Which game this is, from 1. */
  readonly game: number;
  /** One of a single game, which is no match. */
  readonly games: number;
  /** Whether its last game has been played to its end. */
  readonly isOver: boolean;
}

type Length = Pick<Options, "rules" | "rounds" | "seats">;

/** Whether a single game is played. */
export const isSingle = (book: Editions, { rules, rounds, seats }: Length): boolean =>
  rounds * gamesInRound(book, rules, seats) === 1;

/** How long it lasts: one game, or so many rounds of so many games. */
export function lengthText(book: Editions, options: Length): string {
  const { rules, rounds, seats } = options;
  return isSingle(book, options)
    ? say("rounds-none")
    : say("rounds-of", { rounds, games: gamesInRound(book, rules, seats) });
}

/** The house rules of a table. That a single game is a round of one is none. */
export function houseOf(book: Editions, options: Length): readonly HouseRule[] {
  const all = houseRules(book, options.rules);
  return isSingle(book, options) ? all.filter(({ name }) => name !== "round") : all;
}

/** Whether a table plays as the box has it: with no house rules, and the box's clock where it has one. */
export function isAsPrinted(book: Editions, options: Length & Pick<Options, "clock">): boolean {
  const seconds = Number(valueOf(book, options.rules, "move_seconds"));
  return houseOf(book, options).length === 0 && (seconds === 0 || seconds === options.clock);
}

export function matchOf({ table }: KnownGame, book: Editions): Match | null {
  if (table?.game == null) return null;
  const { rules, rounds } = table.options;
  const inRound = gamesInRound(book, rules, table.chairs.length);
  const [round, inIt] = table.game.place;
  const [game, games] = [(round - 1) * inRound + inIt, rounds * inRound];
  return { game, games, isOver: game === games && table.game.view?.viewer === "final" };
}

/** The better score first: games won, then points. */
export const byScore = (one: SeatScore | undefined, other: SeatScore | undefined): number =>
  (other?.big ?? 0) - (one?.big ?? 0) || (other?.small ?? 0) - (one?.small ?? 0);

/** The places of those who have the best score; several where they are equal. */
export function leaders(scores: readonly SeatScore[]): readonly number[] {
  const [best] = scores.toSorted(byScore);
  return scores.flatMap((score, at) => (byScore(score, best) === 0 ? [at] : []));
}
