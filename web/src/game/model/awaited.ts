// Between games: who wants the next one, who is waited for, and whose chair is free.

import type { Seat } from "../../protocol/messages";
import { say } from "../../words/words";
import { mySeat, type KnownGame } from "./game";
import { chairName, sitterName } from "./people";
import { isPlaying, SEATS } from "./view";

interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly away: boolean;
}

export interface Between {
  /** People besides the viewer who want the next game. */
  readonly ready: readonly Person[];
  /** People besides the viewer who have not said so. */
  readonly awaited: readonly Person[];
  readonly free: readonly Seat[];
  /** Who left the free chairs. */
  readonly gone: readonly string[];
  readonly sitting: number;
  /** Whether the viewer, who has a chair, wants the next game. */
  readonly isReady: boolean;
}

export function between({ table, names, present, viewer }: KnownGame): Between {
  const chairs = (table?.chairs ?? []).map((chair, at) => ({ chair, at, seat: SEATS[at] ?? "A" }));
  const mine = viewer?.kind === "seat" ? viewer.seat : null;
  const people = chairs.flatMap(({ chair, at, seat }) =>
    chair.sitter?.kind === "person" && seat !== mine
      ? [{ seat, name: chairName(chair, names, at), away: !present.has(seat), chair }]
      : [],
  );
  const free = chairs.filter(({ chair }) => chair.sitter === null);
  return {
    ready: people.filter(({ chair }) => chair.ready),
    // A program plays on for who left in the game, and holds nobody up.
    awaited: people.filter(({ chair }) => !chair.ready && chair.stand_in === null),
    free: free.map(({ seat }) => seat),
    gone: free.flatMap(({ chair, at }) => (chair.left === undefined ? [] : [sitterName(chair.left, names, at)])),
    sitting: chairs.length - free.length,
    isReady: chairs.some(({ chair, seat }) => seat === mine && chair.ready),
  };
}

const list = (people: readonly Person[]): string => people.map(({ name }) => name).join(", ");

/** Who is waited for, once a game is over; nothing while there is nothing to wait for. */
export function awaitedText(state: KnownGame): string {
  if (state.table === null || state.table.closed || isPlaying(state.table)) return "";
  const { ready, awaited, free, gone, isReady } = between(state);
  const left = gone.map((name) => say("event-left", { name }));
  const waits = () => {
    if (mySeat(state) === null) return "";
    if (!isReady) return ready.length > 0 ? say("next-waits-for-you", { names: list(ready), count: ready.length }) : "";
    if (awaited.length > 0) return say("next-waiting-for", { names: list(awaited) });
    return free.length > 0 ? say("next-waits-for-seat") : "";
  };
  return [...left, waits()].filter((text) => text !== "").join(" ");
}
