// Points as they are read. On the wire they are sixtieths, which hold every share of a tie exactly.

import type { SeatScore } from "../../protocol/messages";
import { SIXTIETHS } from "../../sheet/points";
import { language } from "../../words/words";

export function pointsText(points: number): string {
  const format = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 2 });
  // A minus as wide as a plus, so that columns line up.
  return format.format(points / SIXTIETHS).replace("-", "\u2212");
}

/** What every seat has together. */
export function totals(games: readonly (readonly SeatScore[])[], seats: number): readonly SeatScore[] {
  return Array.from({ length: seats }, (_, seat) => ({
    big: games.reduce((sum, game) => sum + (game[seat]?.big ?? 0), 0),
    small: games.reduce((sum, game) => sum + (game[seat]?.small ?? 0), 0),
  }));
}
