// What a game's last events come to: the moves with the table before and after each, and what is new since somebody's own.

import type { NumberedEvent, Seat, Table, TableEvent, Tile } from "../../protocol/messages";
import { freshPlaces } from "./fresh";

/** Tiles somebody laid. */
export interface Lay {
  readonly number: number;
  readonly seat: Seat;
  readonly laid: readonly Tile[];
  /** None where nobody here has seen it. */
  readonly before: Table | null;
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

/** The lays among events in order. */
export function laysOf(happened: readonly NumberedEvent[]): readonly Lay[] {
  const lays: Lay[] = [];
  let before: Table | null = null;
  for (const { number, event } of happened) {
    const after = tableAfter(event, before);
    if (event.kind === "played" && event.event.event === "laid") {
      const { seat, laid, table } = event.event;
      lays.push({ number, seat, laid, before, after: table });
    }
    before = after;
  }
  return lays;
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

/** Where the tiles lie that others laid since the last move of a seat; for who has none, those of the last lay. */
export function freshSince(happened: readonly NumberedEvent[], seat: Seat | null): readonly [number, number][] {
  const lays = laysOf(happened);
  const own = happened.findLast(({ event }) => event.kind === "played" && endsTurnOf(event.event, seat))?.number ?? 0;
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
