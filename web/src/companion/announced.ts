// Who announced an opening on the clock (rule 7.4), kept for the score sheet until the game is written down.

import { keep, recall } from "../app/storage";
import { announcers, type Clock } from "../shared/clock/clock";

/** By their names: clock and sheet may seat people differently. A clock that is put away takes nothing back. */
export function noteAnnounced(clock: Clock | null): void {
  if (clock !== null) keep("announced", announcers(clock));
}

/** Places of those among some people. */
export function announcedAmong(names: readonly string[]): readonly number[] {
  const heard = recall<string[]>("announced") ?? [];
  return names.flatMap((name, player) => (heard.includes(name) ? [player] : []));
}

/** The game is written down. */
export function forgetAnnounced(): void {
  keep("announced", null);
  const clock = recall<Clock>("clock");
  if (clock !== null) keep("clock", { ...clock, announced: [] });
}
