// How a match stands: everybody's sums, also of who played some games of it and left. In sixtieths, which hold every share
// of a tie exactly.

import type { Seat, SeatScore, Sitter, TableState } from "../../protocol/messages";
import { playedBy } from "./people";
import { SEATS, seatIndex } from "./view";

export interface Sum extends SeatScore {
  readonly seat: Seat;
  readonly sitter: Sitter | null;
  /** What every game gave; nothing where somebody else had the chair. */
  readonly games: readonly (SeatScore | null)[];
}

const isSame = (one: Sum, sitter: Sitter | null, seat: Seat): boolean =>
  sitter?.kind === "person"
    ? one.sitter?.kind === "person" && one.sitter.who === sitter.who
    : one.seat === seat && one.sitter?.kind === sitter?.kind;

/** Who played a game of the match, by its number from nought. */
export function whoPlayed({ chairs, earlier = [] }: TableState, seat: Seat, number: number): Sitter | null {
  const before = earlier.find((one) => one.seat === seat && number < one.games);
  return before?.sitter ?? playedBy(chairs[seatIndex(seat)]);
}

const none = (games: readonly unknown[]) => ({ big: 0, small: 0, games: games.map(() => null) });

/** Who plays, by seat, and after them who played before. */
export function standings(table: TableState): readonly Sum[] {
  const { chairs, games } = table;
  const sums: Sum[] = chairs.map((chair, at) => ({ seat: SEATS[at] ?? "A", sitter: playedBy(chair), ...none(games) }));
  for (const [number, game] of games.entries()) {
    for (const [at, score] of game.entries()) {
      const seat = SEATS[at] ?? "A";
      const sitter = whoPlayed(table, seat, number);
      const found = sums.findIndex((one) => isSame(one, sitter, seat));
      const sum = sums[found] ?? { seat, sitter, ...none(games) };
      const added = {
        ...sum,
        big: sum.big + score.big,
        small: sum.small + score.small,
        games: sum.games.with(number, score),
      };
      if (found < 0) sums.push(added);
      else sums[found] = added;
    }
  }
  return sums;
}
