// Who starts the next game of the score sheet, for the clock beside it.

import { recall } from "../app/storage";
import type { Rulebook } from "../shared/rulebook";
import { played, type Sheet } from "../sheet/sheet";

/** The place among some people of whoever starts by the sheet; else the first. */
export function starterAmong({ scorer }: Rulebook, names: readonly string[]): number {
  const sheet = recall<Sheet>("sheet");
  if (sheet === null) return 0;
  const { starter } = scorer.score(sheet.edition, sheet.names.length, sheet.games.map(played)).next;
  return starter === null ? 0 : Math.max(0, names.indexOf(sheet.names[starter] ?? ""));
}
