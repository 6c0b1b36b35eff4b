// How a player has the tiles: others see a lay under way as a draft, and this browser keeps it for a reload and for when a
// device comes back.

import { onCleanup } from "solid-js";
import type { Draft, GameId } from "../../protocol/messages";
import type { TableView } from "../../table/contract";
import { isMyTurn, mySeat, type Game } from "../model/game";
import { isPlaying } from "../model/view";
import { forgetHolding, keepHolding, recallHolding } from "./holdings";

/** Others see tiles being moved, not every twitch of a hand. */
const DRAFT_EVERY_MS = 200;

export interface OwnTiles {
  share(draft: Draft | null): void;
  /** Drafts are not kept where the table is: after a cut line it is told again. */
  shareAgain(): void;
  /** The turn is over, and its draft with it. */
  forgetDraft(): void;
  /** Puts the tiles as this person had them, once a game. */
  takeUp(view: TableView): void;
  putAside(view: TableView): void;
}

export function createOwnTiles(game: Game): OwnTiles {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Draft | null = null;
  /** The game whose tiles are here as this person had them. */
  let takenUp: GameId | null = null;
  onCleanup(() => clearTimeout(timer));

  function share(draft: Draft | null): void {
    latest = draft;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isMyTurn(game.now())) game.show(latest);
    }, DRAFT_EVERY_MS);
  }
  const ownGame = () => {
    const { table } = game.now();
    const seat = mySeat(game.now());
    return table?.game == null || seat === null ? null : { table, seat, id: table.game.game };
  };

  return {
    share,
    shareAgain: () => latest !== null && share(latest),
    forgetDraft: () => (latest = null),
    takeUp(view) {
      const own = ownGame();
      if (own === null || own.id === takenUp) return;
      takenUp = own.id;
      const kept = recallHolding(own.table.table, own.seat, own.id);
      if (kept !== null) view.takeUp(kept);
      // What others were shown before this page was loaded may be true no more.
      if (isMyTurn(game.now()) && view.holding().table === null) share(null);
    },
    putAside(view) {
      const own = ownGame();
      if (own === null || own.id !== takenUp) return;
      if (isPlaying(own.table)) keepHolding(own.table.table, own.seat, own.id, view.holding());
      else forgetHolding(own.table.table, own.seat);
    },
  };
}
