// What the one main button does just now. It is never disabled: when a lay does not stand, it says what is missing.

import { isMyTurn, mySeat, type KnownGame } from "../model/game";
import { isPlaying, poolOf, publicView } from "../model/view";
import type { RuledFault } from "../../engine/answers";
import type { Seat } from "../../protocol/messages";
import type { Standing } from "../../table/contract";

export type MainAction =
  | { readonly does: "lay"; readonly count: number }
  | { readonly does: "draw" }
  | { readonly does: "pass" }
  /** A lay that does not stand yet, and why. */
  | { readonly does: "missing"; readonly faults: readonly RuledFault[] }
  /** The device goes to somebody else, who is to move. */
  | { readonly does: "hand-over"; readonly to: Seat }
  | { readonly does: "resume" }
  | { readonly does: "result" }
  /** Nothing: somebody else is to move, or the tiles are being dealt. */
  | { readonly does: "wait"; readonly for: Seat | null };

/** `handTo` is who gets the device next, where people share it. */
export function mainAction(state: KnownGame, standing: Standing, handTo: Seat | null = null): MainAction {
  const { table } = state;
  if (table === null) return { does: "wait", for: null };
  if (table.game !== null && !isPlaying(table)) return { does: "result" };
  if (table.paused !== null && mySeat(state) !== null) return { does: "resume" };
  const view = publicView(table.game);
  if (view === null || view.phase !== "play") return { does: "wait", for: null };
  if (handTo !== null && handTo !== mySeat(state)) return { does: "hand-over", to: handTo };
  if (!isMyTurn(state)) return { does: "wait", for: view.turn };
  const { verdict } = standing;
  if (verdict?.ok === true) return { does: "lay", count: verdict.laid.length };
  const moved =
    verdict !== null && (standing.laid > 0 || verdict.faults.some((fault) => fault.fault !== "nothing-laid"));
  if (moved) return { does: "missing", faults: verdict.faults };
  return { does: poolOf(view) > 0 ? "draw" : "pass" };
}
