// What is said in a lobby as it happens: who comes and goes, who is ready, and whom everybody waits for.

import type { KnownGame } from "../game/model/game";
import { playersOf, type Player } from "../game/model/people";
import { say } from "../words/words";

export interface Chair extends Player {
  readonly isFree: boolean;
}

export const chairsOf = (state: KnownGame): readonly Chair[] =>
  playersOf(state).map((player, at) => ({ ...player, isFree: state.table?.chairs[at]?.sitter == null }));

/** Whom the game waits for: free seats, others and the viewer. Nothing to whoever has no chair. */
export function waitsText(chairs: readonly Chair[]): string[] {
  const me = chairs.find(({ isMe }) => isMe);
  if (me === undefined) return [];
  const free = chairs.filter(({ isFree }) => isFree).length;
  const names = chairs.filter((one) => !one.isFree && !one.isMe && !one.ready).map(({ name }) => name);
  if (free === 0 && names.length === 0) return me.ready ? [] : [say("aloud-only-you")];
  const seats = free === 0 ? [] : [say("aloud-free-seats", { count: free })];
  const waits = me.ready ? "next-waiting-for" : "aloud-you-and";
  return names.length === 0 ? seats : [...seats, say(waits, { names: names.join(", ") })];
}

function changeOf(before: Chair, now: Chair): string | null {
  const { name } = now;
  if (now.isFree) return before.isFree ? null : say("event-left", { name: before.name });
  if (before.isFree) return now.isMe ? say("aloud-you-sit") : say("aloud-sits", { name });
  if (before.ready !== now.ready && now.isMe) return say(now.ready ? "aloud-you-ready" : "aloud-you-not-ready");
  if (before.ready !== now.ready) return say(now.ready ? "aloud-ready" : "aloud-not-ready", { name });
  if (before.away !== now.away && !now.isMe) return say(now.away ? "aloud-away" : "aloud-here", { name });
  return null;
}

/** What changed at the chairs, and whom the game waits for since. */
export function lobbyNews(before: readonly Chair[], now: readonly Chair[]): string {
  const changes = now.flatMap((chair, at) => {
    const was = before[at];
    return was === undefined ? [] : (changeOf(was, chair) ?? []);
  });
  return changes.length === 0 ? "" : [...changes, ...waitsText(now)].join(" ");
}
