// Who sits where, as others call them; and who played the game that is over, which is theirs though they left.

import type { Chair, Level, Seat, Sitter, TableState } from "../../protocol/messages";
import { say } from "../../words/words";
import { mySeat, type KnownGame } from "./game";
import { SEATS, seatIndex } from "./view";

export interface Named {
  readonly name: string;
  readonly isMe: boolean;
}

export interface Player extends Named {
  readonly seat: Seat;
  /** The level of a program. */
  readonly bot: Level | null;
  /** A person whose page is not open. */
  readonly away: boolean;
  readonly standIn: Level | null;
  /** Whether they gave up the game that is shown. */
  readonly resigned: boolean;
  readonly ready: boolean;
  /** Somebody who played the last game and is not at the table any more. */
  readonly hasLeft: boolean;
}

/** Who played at a chair, in the game that is shown. */
export const playedBy = (chair: Chair | undefined): Sitter | null => chair?.left ?? chair?.sitter ?? null;

export function sitterName(sitter: Sitter | null | undefined, names: KnownGame["names"], at: number): string {
  if (sitter == null) return say("seat-free");
  if (sitter.kind === "person") return names[sitter.who] ?? say("somebody");
  return botName(at);
}

/** Who sits on a chair now. */
export const chairName = (chair: Chair | undefined, names: KnownGame["names"], at: number): string =>
  sitterName(chair?.sitter, names, at);

/** Programs have names of their own, so that two of them can be told apart. */
export const botName = (at: number): string => say("bot-name", { at });

export function playersOf(state: KnownGame): readonly Player[] {
  const { table, names, present } = state;
  const mine = seatInGame(state);
  const { games = [], gave_up: gaveUp = [] } = table ?? {};
  const isOver = table?.game?.view?.viewer === "final";
  return (table?.chairs ?? []).map((chair, at) => {
    const seat = SEATS[at] ?? "A";
    const sitter = playedBy(chair);
    const hasLeft = chair.left !== undefined;
    return {
      seat,
      name: sitterName(sitter, names, at),
      bot: sitter?.kind === "bot" ? sitter.level : null,
      isMe: mine === seat,
      away: sitter?.kind === "person" && !hasLeft && !present.has(seat),
      standIn: chair.stand_in,
      resigned: chair.resigned || (isOver && gaveUp.some((one) => one.seat === seat && one.games === games.length - 1)),
      ready: chair.ready,
      hasLeft,
    };
  });
}

/** What a player is called on a screen: the viewer "you", unless people share it. */
export const calledTo = (player: Named, shared: boolean): string => (player.isMe && !shared ? say("you") : player.name);

/** What whoever played at a seat is called. */
export const nameOf =
  (state: KnownGame) =>
  (seat: Seat): string =>
    sitterName(playedBy(state.table?.chairs[seatIndex(seat)]), state.names, seatIndex(seat));

/** The seat the viewer has in the game that is shown: a chair that was taken since is for the next one. */
export function seatInGame(state: KnownGame): Seat | null {
  const seat = mySeat(state);
  return seat !== null && state.table?.chairs[seatIndex(seat)]?.left === undefined ? seat : null;
}

/** Whether the game goes on when somebody gives it up: by a program, with other people left. One for two is over then. */
export function goesOnWithout(state: KnownGame, seat: Seat | null): boolean {
  const players = playersOf(state);
  return players.length > 2 && players.some((one) => one.seat !== seat && one.bot === null && one.standIn === null);
}

/** Whether a program played the game that is over to its end for somebody; who came back to its result did not. */
export function wasPlayedFor(state: KnownGame, { seat, resigned, standIn }: Player): boolean {
  const events = state.happened.map(({ event }) => event);
  const last = events
    .slice(
      0,
      Math.max(
        0,
        events.findLastIndex(({ kind }) => kind === "game-closed"),
      ),
    )
    .findLast((event) => (event.kind === "taken-over" || event.kind === "returned") && event.seat === seat);
  return resigned || (last === undefined ? standIn !== null : last.kind === "taken-over");
}

/** The seat of the host: whoever opened the table, or the first person with a chair while the host has none. */
export function hostSeat({ chairs, host }: TableState): Seat | null {
  const people = chairs.map(({ sitter }) => (sitter?.kind === "person" ? sitter.who : null));
  const at = people.includes(host) ? people.indexOf(host) : people.findIndex((who) => who !== null);
  return SEATS[at] ?? null;
}
