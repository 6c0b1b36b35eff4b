// How fast computer players move, and how long others' moves are shown.

export type Pace = "slow" | "normal" | "fast" | "at-once";

/** A pace as browsers keep it: two once had other names. */
export function paceOf(kept: string): Pace {
  const renamed: Readonly<Record<string, Pace>> = { unhurried: "normal", brisk: "fast" };
  return renamed[kept] ?? (kept in MOVE_MS ? (kept as Pace) : "normal");
}

/** Milliseconds in which a move of somebody else is shown. */
export const MOVE_MS: Readonly<Record<Pace, number>> = { slow: 2600, normal: 1600, fast: 700, "at-once": 0 };

/** Between two moves, so that one has been seen before the next begins. */
const BETWEEN_MS = 200;

/** Milliseconds a computer player of this browser waits before it moves. */
export const waitOf = (pace: Pace): number => (pace === "at-once" ? 0 : MOVE_MS[pace] + BETWEEN_MS);
