// The clock of a round as everybody sees it: calm until its last five minutes.

import type { RoundClock } from "../protocol/messages";

export type Mood = "calm" | "soon" | "last" | "up";

export interface Shown {
  /** Milliseconds. */
  readonly left: number;
  readonly isPaused: boolean;
  readonly mood: Mood;
}

const MINUTE_MS = 60_000;

function moodOf(left: number): Mood {
  if (left === 0) return "up";
  if (left <= MINUTE_MS) return "last";
  return left <= 5 * MINUTE_MS ? "soon" : "calm";
}

export function shownAt(clock: RoundClock, now: number): Shown {
  const isPaused = clock.clock === "paused";
  const left = isPaused ? clock.left : Math.max(0, clock.ends - now);
  return { left, isPaused, mood: moodOf(left) };
}
