// A move clock as a value. Time is counted from moments, so that a tab that slept, or was loaded again, is right.

export interface Clock {
  readonly edition: string;
  readonly names: readonly string[];
  readonly seconds: number;
  readonly turn: number;
  /** Milliseconds each player has used, without the turn that is on. */
  readonly used: readonly number[];
  /** When the turn began, pauses left out; while the clock stands, how long the turn has lasted. */
  readonly runs: { readonly since: number } | { readonly lasted: number };
  /** The last call for a judge it has stood still for, from 1. */
  readonly call: number;
  /** Who announced an opening that still holds (rule 7.4); clocks kept long ago have none. */
  readonly announced?: readonly number[];
  /** The turn before, in case the tap was a mistake: it goes on as if it had not ended. */
  readonly before: Pick<Clock, "turn" | "used" | "runs" | "call" | "announced"> | null;
}

const announcedOn = ({ announced }: Clock): readonly number[] => announced ?? [];

/** `turn`: who starts. */
export const newClock = (edition: string, names: readonly string[], seconds: number, turn = 0): Clock => ({
  edition,
  names,
  seconds,
  turn,
  used: names.map(() => 0),
  runs: { lasted: 0 },
  call: 0,
  before: null,
});

export const isRunning = ({ runs }: Clock): boolean => "since" in runs;

/** How long the turn has lasted. */
export const lasted = ({ runs }: Pick<Clock, "runs">, now: number): number =>
  "since" in runs ? Math.max(0, now - runs.since) : runs.lasted;

/** What is left of the turn; never less than nothing. */
export const left = (clock: Clock, now: number): number => Math.max(0, clock.seconds * 1000 - lasted(clock, now));

/** What a player has used in all. A turn counts no longer than it may last. */
export const usedBy = (clock: Clock, player: number, now: number): number =>
  (clock.used[player] ?? 0) + (player === clock.turn ? Math.min(lasted(clock, now), clock.seconds * 1000) : 0);

/** The next player's turn, until which what that player announced held. */
export const next = (clock: Clock, now: number): Clock => {
  const turn = (clock.turn + 1) % clock.names.length;
  const { used, runs, call } = clock;
  return {
    ...clock,
    turn,
    used: used.with(clock.turn, usedBy(clock, clock.turn, now)),
    runs: { since: now },
    announced: announcedOn(clock).filter((player) => player !== turn),
    before: { turn: clock.turn, used, runs, call, announced: announcedOn(clock) },
  };
};

export const hasAnnounced = (clock: Clock, player: number): boolean => announcedOn(clock).includes(player);

/** Whoever has the turn announces an opening, or did not mean to (rule 7.4). */
export const announce = (clock: Clock): Clock => ({
  ...clock,
  announced: hasAnnounced(clock, clock.turn)
    ? announcedOn(clock).filter((player) => player !== clock.turn)
    : [...announcedOn(clock), clock.turn],
});

/** The names of those whose announcement holds. */
export const announcers = (clock: Clock): readonly string[] =>
  clock.names.filter((_, player) => hasAnnounced(clock, player));

const stopped = (part: Pick<Clock, "runs">, now: number) => ({ lasted: lasted(part, now) });
const started = (part: Pick<Clock, "runs">, now: number) => ({ since: now - lasted(part, now) });

export const pause = (clock: Clock, now: number): Clock => ({
  ...clock,
  runs: stopped(clock, now),
  before: clock.before && { ...clock.before, runs: stopped(clock.before, now) },
});

export const resume = (clock: Clock, now: number): Clock => ({
  ...clock,
  runs: started(clock, now),
  before: clock.before && { ...clock.before, runs: started(clock.before, now) },
});

/** The end of a move while a call waits for a judge: the clock stands, once for each call (rule 8.3). */
export const nextWith = (clock: Clock, now: number, call: number | null): Clock =>
  call === null || call <= clock.call ? next(clock, now) : { ...pause(next(clock, now), now), call };

/** Whether it stands because of a call that still waits. */
export const standsFor = (clock: Clock, call: number | null): boolean =>
  call !== null && clock.call === call && !isRunning(clock);

/** The player before has the turn again, and the time since counts as theirs. */
export const back = (clock: Clock): Clock =>
  clock.before === null ? clock : { ...clock, ...clock.before, before: null };

/** What is worth hearing between two moments of a turn. */
export type Warning = "ten" | "tick" | "up";

export function warningBetween(from: number, to: number): Warning | null {
  if (to <= 0 && from > 0) return "up";
  if (to <= 10_000 && from > 10_000) return "ten";
  return to <= 5_000 && Math.ceil(from / 1000) !== Math.ceil(to / 1000) ? "tick" : null;
}
