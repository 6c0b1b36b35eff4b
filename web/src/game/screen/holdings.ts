// How somebody has the tiles of a game, kept in the browser by table and seat: the rack's order, a lay under way, and where the
// melds lie. It is there again after a reload and when a device comes back, for the same seat only, and forgotten when the game ends.

import { keep, recall } from "../../app/storage";
import type { GameId, Seat, TableId } from "../../protocol/messages";
import type { Holding } from "../../table/contract";

/** Tables nobody comes back to are not kept for ever. */
const MOST_KEPT = 12;

interface KeptHolding extends Holding {
  readonly at: string;
  readonly game: GameId;
}

const placeOf = (table: TableId, seat: Seat): string => `${table} ${seat}`;
const others = (at: string): readonly KeptHolding[] =>
  (recall<KeptHolding[]>("holdings") ?? []).filter((one) => one.at !== at);

export function keepHolding(table: TableId, seat: Seat, game: GameId, holding: Holding): void {
  const at = placeOf(table, seat);
  keep("holdings", [...others(at), { at, game, ...holding }].slice(-MOST_KEPT));
}

export function recallHolding(table: TableId, seat: Seat, game: GameId): Holding | null {
  const at = placeOf(table, seat);
  const ofGame = (recall<KeptHolding[]>("holdings") ?? []).filter(
    (one) => one.game === game && one.at.startsWith(`${table} `),
  );
  const own = ofGame.find((one) => one.at === at) ?? null;
  // Who shares a device sees the table where the one before left it.
  const { places } = ofGame.at(-1) ?? {};
  if (places === undefined) return own;
  return own === null ? { rack: [], table: null, places } : { ...own, places };
}

export function forgetHolding(table: TableId, seat: Seat): void {
  keep("holdings", others(placeOf(table, seat)));
}
