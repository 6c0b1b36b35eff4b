// Sums over games, in sixtieths, which hold every share of a tie exactly.

import type { SeatScore } from "../../protocol/messages";

/** What every seat has together. */
export function totals(games: readonly (readonly SeatScore[])[], seats: number): readonly SeatScore[] {
  return Array.from({ length: seats }, (_, seat) => ({
    big: games.reduce((sum, game) => sum + (game[seat]?.big ?? 0), 0),
    small: games.reduce((sum, game) => sum + (game[seat]?.small ?? 0), 0),
  }));
}
