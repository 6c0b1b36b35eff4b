// Which edition is played around the table: one memory for score sheet, clock and questions.

import { keep, recall } from "../app/storage";
import { lastGame } from "../screens/localGame";

/** The one last chosen here; before anything was, that of the last game on the screen. */
export const tableEdition = (): string => recall<string>("edition") ?? lastGame().edition;

export function noteEdition(edition: string): void {
  // Seconds that somebody chose are for the edition they were chosen with.
  if (edition !== tableEdition()) keep("clock-seconds", null);
  keep("edition", edition);
}
