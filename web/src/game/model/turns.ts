// What a game's last events come to: the moves with the table before and after each, and what is new since somebody's own.

import type { NumberedEvent, Seat, Table, TableEvent, Tile } from "../../protocol/messages";
import { freshPlaces } from "./fresh";

/** What somebody did in a turn. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat;
  readonly does: "laid" | "drawn" | "passed";
  /** The tiles laid, if any. */
  readonly laid: readonly Tile[];
  /** None where nobody here has seen it. */
  readonly before: Table | null;
  readonly after: Table | null;
}

/** Tiles somebody laid. */
export interface Lay extends Turn {
  readonly after: Table;
}

/** A meld somebody made or changed, and which of its tiles are new on the table. */
export interface ChangedMeld {
  /** Its place on the table. */
  readonly place: number;
  readonly tiles: readonly { readonly tile: Tile; readonly isNew: boolean }[];
}

/** The table after an event; `before` where the event leaves it alone. */
function tableAfter(event: TableEvent, before: Table | null): Table | null {
  if (event.kind === "game-opened") return [];
  if (event.kind !== "played") return before;
  return event.event.event === "laid" ? event.event.table : (event.now.table ?? before);
}

/** The turns among events in order. */
export function turnsOf(happened: readonly NumberedEvent[]): readonly Turn[] {
  const turns: Turn[] = [];
  let before: Table | null = null;
  for (const { number, event } of happened) {
    const after = tableAfter(event, before);
    const played = event.kind === "played" ? event.event : null;
    if (played?.event === "laid" || played?.event === "drawn" || played?.event === "passed") {
      const laid = played.event === "laid" ? played.laid : [];
      turns.push({ number, seat: played.seat, does: played.event, laid, before, after });
    }
    before = after;
  }
  return turns;
}

/** The lays among events in order. */
export const laysOf = (happened: readonly NumberedEvent[]): readonly Lay[] =>
  turnsOf(happened).filter((turn): turn is Lay => turn.does === "laid");

/** A turn that can be shown again: the table is known before and after it. */
export type SeenTurn = Turn & { readonly before: Table; readonly after: Table };

export const seenTurns = (happened: readonly NumberedEvent[]): readonly SeenTurn[] =>
  turnsOf(happened).filter((turn): turn is SeenTurn => turn.before !== null && turn.after !== null);

/**
 * The turns since the last of a seat, or that one itself where none came after it. For who has no seat, all since the mover
 * before last had the turn the last one had.
 */
export function turnsSince(turns: readonly SeenTurn[], seat: Seat | null): readonly SeenTurn[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const earlier = turns.slice(0, -1);
  const own = (seat === null ? earlier : turns).findLastIndex((turn) => turn.seat === (seat ?? last.seat));
  return own === turns.length - 1 ? [last] : turns.slice(own + 1);
}

/** The melds a lay made or changed. */
export function changedMelds({ before, after, laid }: Lay): readonly ChangedMeld[] {
  const fresh = new Set(freshPlaces(before ?? [], after, laid).map(([meld, place]) => `${meld} ${place}`));
  const old = (before ?? []).map((meld) => meld.join(" "));
  const isOld = (meld: readonly Tile[]) => {
    const at = old.indexOf(meld.join(" "));
    if (at >= 0) old.splice(at, 1);
    return at >= 0;
  };
  const melds = after.map((meld, at) => ({
    place: at,
    isOld: isOld(meld),
    tiles: meld.map((tile, place) => ({ tile, isNew: fresh.has(`${at} ${place}`) })),
  }));
  // Of a table nobody here has seen, what has a new tile has changed; which others have, is not known.
  return melds.filter((meld) => (before === null ? meld.tiles.some(({ isNew }) => isNew) : !meld.isOld));
}

/** The events while a program played for a seat, the last time it did. Who has been away for long knows only its end. */
function whileAway(happened: readonly NumberedEvent[], seat: Seat | null): readonly NumberedEvent[] {
  const at = (kind: "taken-over" | "returned") =>
    happened.findLastIndex(({ event }) => event.kind === kind && event.seat === seat);
  const [left, back] = [at("taken-over"), at("returned")];
  if (left > back) return happened.slice(left);
  return happened.slice(left + 1, back + 1);
}

/** What a program did for a seat the last time it played for it, and the event of its end, until that seat moves again. */
export function playedFor(
  happened: readonly NumberedEvent[],
  seat: Seat | null,
): { readonly laid: number; readonly drawn: number; readonly until: number } | null {
  const away = whileAway(happened, seat);
  const last = away.at(-1);
  if (last?.event.kind !== "returned") return null;
  const since = happened.filter(({ number }) => number > last.number);
  if (since.some(({ event }) => event.kind === "played" && endsTurnOf(event.event, seat))) return null;
  let [laid, drawn] = [0, 0];
  for (const { event } of away) {
    if (event.kind !== "played" || !("seat" in event.event) || event.event.seat !== seat) continue;
    if (event.event.event === "laid") laid += event.event.laid.length;
    if (event.event.event === "drawn") drawn += event.event.count;
  }
  return laid + drawn === 0 ? null : { laid, drawn, until: last.number };
}

/** Where the tiles lie that others, or a program in their place, laid since the last move of a seat; for who has none, those
 * of the last lay. */
export function freshSince(happened: readonly NumberedEvent[], seat: Seat | null): readonly [number, number][] {
  const lays = laysOf(happened);
  const away = new Set(whileAway(happened, seat).map(({ number }) => number));
  const isOwn = ({ number, event }: NumberedEvent) =>
    event.kind === "played" && endsTurnOf(event.event, seat) && (event.event.event === "dealt" || !away.has(number));
  const own = happened.findLast(isOwn)?.number ?? 0;
  const since = seat === null ? lays.slice(-1) : lays.filter(({ number }) => number > own);
  const [first, last] = [since[0], since.at(-1)];
  if (first === undefined || last === undefined) return [];
  const now = happened.reduce<Table | null>((table, { event }) => tableAfter(event, table), null);
  const laid = since.flatMap((lay) => lay.laid);
  return freshPlaces(first.before ?? [], now ?? last.after, laid);
}

/** Whether an event ends a turn of a seat, or begins the game. */
export function endsTurnOf(event: Extract<TableEvent, { kind: "played" }>["event"], seat: Seat | null): boolean {
  const ends = event.event === "laid" || event.event === "drawn" || event.event === "passed";
  return event.event === "dealt" || (ends && event.seat === seat);
}
