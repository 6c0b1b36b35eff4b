// How long a round has left, as people read it.

import type { RoundClock } from "../../protocol/messages";

/** Milliseconds; below nothing once the time is up. */
export const leftOn = (clock: RoundClock, now: number): number => (clock.clock === "running" ? clock.ends - now : clock.left);

/** `49:07`, and `−0:12` once the time is up. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const size = Math.abs(seconds);
  return `${seconds < 0 ? "−" : ""}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
}
