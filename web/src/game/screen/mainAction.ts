// What the one main button does just now. It is never disabled, and it never surprises: it puts selected tiles down before
// anything else, and a lay that does not stand yet is no error before the player asks to end the turn.

import { hasGivenUp, isMyTurn, mySeat, type KnownGame } from "../model/game";
import { isBack } from "./offered";
import { isPlaying, poolOf, publicView } from "../model/view";
import type { RuledFault } from "../../engine/answers";
import type { Seat } from "../../protocol/messages";
import { NOTHING_SELECTED, type Selected, type Standing } from "../../table/contract";

export type MainAction =
  /** Selected tiles make melds: they are put on the table, and the turn goes on. */
  | { readonly does: "put"; readonly count: number }
  | { readonly does: "lay"; readonly count: number }
  /** Selected tiles make none: that is told instead of a draw nobody meant. */
  | { readonly does: "unfit"; readonly count: number }
  /** Selected tiles are a meld of the table: it stays where it lies. */
  | { readonly does: "let-go" }
  | { readonly does: "draw" }
  | { readonly does: "pass" }
  /** A lay that does not stand yet: pressed, everything wrong with it is told. */
  | { readonly does: "end-turn"; readonly faults: readonly RuledFault[] }
  /** The same after that was told: the way out, asked about before it is gone. */
  | { readonly does: "take-back"; readonly or: "draw" | "pass" }
  /** The same where nothing of the rack was laid, or a table was touched that may not be: it becomes as it was. */
  | { readonly does: "put-back" }
  /** The device goes to somebody else, who is to move. */
  | { readonly does: "hand-over"; readonly to: Seat }
  /** From a pause, which ends when all are. */
  | { readonly does: "back" }
  /** Nothing: the others are not back from the pause. */
  | { readonly does: "wait-back" }
  | { readonly does: "result" }
  /** Nothing any more in this game, but to go: the player gave up. */
  | { readonly does: "watch" }
  /** Nothing: somebody else is to move, or the tiles are being dealt. */
  | { readonly does: "wait"; readonly for: Seat | null };

/** Whoever holds so many tiles wants to lay them, not to draw. */
const LOOKS_LIKE_MELDS = 3;

export interface Hands {
  readonly selected?: Pick<Selected, "count" | "areMelds" | "isMeld">;
  /** Whether the player asked to end the turn as the tiles lie now. */
  readonly asked?: boolean;
  /** Who gets the device next, where people share it. */
  readonly handTo?: Seat | null;
}

export function mainAction(
  state: KnownGame,
  standing: Standing,
  { selected = NOTHING_SELECTED, asked = false, handTo = null }: Hands = {},
): MainAction {
  const { table } = state;
  if (table === null) return { does: "wait", for: null };
  if (table.game !== null && !isPlaying(table)) return { does: "result" };
  if (hasGivenUp(state)) return { does: "watch" };
  if (table.paused !== null && mySeat(state) !== null) return { does: isBack(state) ? "wait-back" : "back" };
  const view = publicView(table.game);
  if (view === null || view.phase !== "play") return { does: "wait", for: null };
  if (handTo !== null && handTo !== mySeat(state)) return { does: "hand-over", to: handTo };
  if (!isMyTurn(state)) return { does: "wait", for: view.turn };
  if (selected.areMelds) return { does: "put", count: selected.count };
  if (selected.isMeld) return { does: "let-go" };
  const { verdict } = standing;
  // Whoever holds tiles speaks of those: a button that counts the laid ones instead would be taken for the held.
  if (verdict?.ok === true && selected.count >= LOOKS_LIKE_MELDS) return { does: "unfit", count: selected.count };
  if (verdict?.ok === true) return { does: "lay", count: verdict.laid.length };
  const moved =
    verdict !== null && (standing.laid > 0 || verdict.faults.some((fault) => fault.fault !== "nothing-laid"));
  const withoutLay = poolOf(view) > 0 ? "draw" : "pass";
  if (moved && asked && (standing.laid === 0 || verdict.faults[0]?.fault === "table-touched"))
    return { does: "put-back" };
  if (moved && asked) return { does: "take-back", or: withoutLay };
  if (moved) return { does: "end-turn", faults: verdict.faults };
  if (selected.count >= LOOKS_LIKE_MELDS) return { does: "unfit", count: selected.count };
  return { does: withoutLay };
}
