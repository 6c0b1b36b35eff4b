// Who sits where, as others call them.

import type { Chair, Level, Seat } from "../../protocol/messages";
import { say } from "../../words/words";
import type { KnownGame } from "./game";
import { SEATS, seatIndex } from "./view";

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** The level of a program. */
  readonly bot: Level | null;
  readonly isMe: boolean;
  /** A person whose page is not open. */
  readonly away: boolean;
  readonly standIn: Level | null;
  readonly resigned: boolean;
  readonly ready: boolean;
}

export function chairName(chair: Chair | undefined, names: KnownGame["names"], at: number): string {
  if (chair?.sitter == null) return say("seat-free");
  if (chair.sitter.kind === "person") return names[chair.sitter.who] ?? say("somebody");
  return botName(at);
}

/** Programs have names of their own, so that two of them can be told apart. */
export const botName = (at: number): string => say("bot-name", { at });

export function playersOf({ table, names, present, viewer }: KnownGame): readonly Player[] {
  return (table?.chairs ?? []).map((chair, at) => {
    const seat = SEATS[at] ?? "A";
    const isPerson = chair.sitter?.kind === "person";
    return {
      seat,
      name: chairName(chair, names, at),
      bot: chair.sitter?.kind === "bot" ? chair.sitter.level : null,
      isMe: viewer?.kind === "seat" && viewer.seat === seat,
      away: isPerson && !present.has(seat),
      standIn: chair.stand_in,
      resigned: chair.resigned,
      ready: chair.ready,
    };
  });
}

export const nameOf =
  (state: KnownGame) =>
  (seat: Seat): string =>
    chairName(state.table?.chairs[seatIndex(seat)], state.names, seatIndex(seat));
