// Looking into a table's state: its view has three shapes, by who looks and whether the game is over.

import type { GameState, PublicView, Seat, TableEvent, TableState, Tile, Viewer } from "../../protocol/messages";

export const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E", "F"];

/** Whether somebody may go out any moment. */
export const isFew = (tiles: number): boolean => tiles === 1 || tiles === 2;

export const seatIndex = (seat: Seat): number => SEATS.indexOf(seat);

/** What everybody sees of the game, once tiles are dealt. */
export function publicView(game: GameState | null | undefined): PublicView | null {
  const view = game?.view;
  if (view == null) return null;
  return view.viewer === "spectator" ? view : view.public;
}

/** The viewer's own tiles; none for a spectator. */
export function ownRack(game: GameState | null | undefined, viewer: Viewer | null): readonly Tile[] | null {
  const view = game?.view;
  if (view?.viewer === "seat") return view.rack;
  if (view?.viewer === "final" && viewer?.kind === "seat") return view.racks[seatIndex(viewer.seat)] ?? null;
  return null;
}

/** Whose doing an event of the game is. */
export const seatIn = (event: TableEvent): Seat | null =>
  event.kind === "played" && "seat" in event.event ? event.event.seat : null;

/** Tiles left to whoever laid some, where it is time to beware: one or two. */
export function fewLeft(event: TableEvent): number | null {
  if (event.kind !== "played" || event.event.event !== "laid") return null;
  const left = event.now.seats[seatIndex(event.event.seat)]?.tiles ?? 0;
  return isFew(left) ? left : null;
}

/** The tiles the viewer drew in an event. */
export function drewIn(event: TableEvent): readonly Tile[] | null {
  const own = event.kind === "played" ? event.event.own : undefined;
  return own !== undefined && "drew" in own ? own.drew : null;
}

/** The tiles the viewer drew last, where that was heard. */
export function lastDrawn(happened: readonly { readonly event: TableEvent }[]): readonly Tile[] | null {
  const last = happened.findLast(({ event }) => drewIn(event) !== null);
  return last === undefined ? null : drewIn(last.event);
}

/** The end of a seat's last turn, if its time ran out in it: until that seat does something again. */
export function timedOut<T extends { readonly event: TableEvent }>(
  happened: readonly T[],
  seat: Seat | null,
): readonly T[] {
  const own = happened.filter(({ event }) => seat !== null && seatIn(event) === seat);
  const isRunOut = ({ event }: T) => event.kind === "played" && event.event.event === "time-ran-out";
  const ranOut = own.findLastIndex(isRunOut);
  // What came of it is one event: a draw, a pass, or a lay that stood.
  return ranOut >= 0 && own.length <= ranOut + 2 ? own.slice(ranOut) : [];
}

export const poolOf = (view: PublicView): number => view.stacks.reduce((sum, tiles) => sum + tiles, 0);

/** Whether a game is being played: opened, and not closed yet. */
export const isPlaying = (table: TableState): boolean => table.game !== null && table.game.secret === null;

/** Milliseconds left of the turn, if a clock runs. `now` is by the server's clock. */
export function timeLeft(table: TableState, now: number): number | null {
  const began = table.game?.turn_began;
  if (table.options.clock === null || began == null) return null;
  const standing = table.paused ?? table.asleep;
  return Math.max(0, began + table.options.clock * 1000 - (standing ?? now));
}
