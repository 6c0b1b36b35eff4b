// One line that says whose turn it is and what can be done, with the count while tiles are laid.

import type { RuleFacts } from "../../engine/answers";
import { awaitedText } from "../model/awaited";
import { hasGivenUp, isMyTurn, myIndex, type KnownGame } from "../model/game";
import { nameOf, playersOf } from "../model/people";
import { isPlaying, poolOf, publicView, timeLeft } from "../model/view";
import { isUrgent } from "../../shared/clock/clockText";
import type { Standing } from "../../table/contract";
import type { Seat } from "../../protocol/messages";
import { say } from "../../words/words";
import { isPauseWished } from "./offered";

/** What the banner says at a moment of the server's clock; nothing when nobody is to move or waited for. */
export function bannerText(state: KnownGame, standing: Standing, facts: RuleFacts, now: () => number): string {
  const view = publicView(state.table?.game);
  if (view === null || state.table === null) return "";
  if (!isPlaying(state.table)) return awaitedText(state);
  if (view.turn === null) return "";
  if (state.table.paused !== null) return pauseText(state);
  // What has become of the game stands where the button was.
  if (hasGivenUp(state)) return say("looking-on");
  if (!isMyTurn(state)) return othersTurn(state, view.turn, now);
  const { aside, laid, worth } = standing;
  if (aside > 0) return say("banner-bench", { count: aside });
  const opened = view.seats[myIndex(state) ?? 0]?.opened === true;
  const needed = facts.opening;
  const [asks] = isPauseWished(state) ? state.table.pause_asked : [];
  if (laid === 0 && asks !== undefined) return say("event-pause-asked", { name: nameOf(state)(asks) });
  const left = timeLeft(state.table, now());
  if (standing.verdict?.ok === true && facts.time_takes_back && isUrgent(left)) return say("banner-hurry");
  if (laid > 0 && opened) return say("banner-laid", { count: laid });
  if (laid > 0) return worth < needed ? say("banner-opening", { worth, needed }) : say("banner-opens", { worth });
  const or = poolOf(view) > 0 ? "draw" : "pass";
  return opened ? say("banner-lay", { or }) : say("banner-open", { needed, or });
}

/** That the game is paused. */
export const pauseText = ({ table }: KnownGame): string =>
  say("paused", { clock: table?.options.clock == null ? "none" : "stands" });

/** Whether somebody is to move who is away, and no clock runs: the game waits for them, as its host wants. */
export function isAwaited(state: KnownGame): boolean {
  const turn = publicView(state.table?.game)?.turn;
  const player = playersOf(state).find(({ seat }) => seat === turn);
  return state.table?.options.patience != null && player?.away === true && player.standIn === null;
}

/** Whose turn it is, and how long they are waited for: by the minute, then by the second. */
function othersTurn(state: KnownGame, seat: Seat, now: () => number): string {
  const name = nameOf(state)(seat);
  const patience = state.table?.options.patience ?? null;
  if (patience === null || !isAwaited(state)) return say("do-wait-for", { name });
  if (patience === "always") return say("banner-away", { name });
  const since = state.goneSince.get(seat);
  if (since === undefined) return say("banner-away-minutes", { name, count: patience.minutes });
  const seconds = Math.max(1, Math.ceil((since - now()) / 1000) + patience.minutes * 60);
  return seconds > 60
    ? say("banner-away-minutes-left", { name, count: Math.ceil(seconds / 60) })
    : say("banner-away-seconds-left", { name, count: seconds });
}
