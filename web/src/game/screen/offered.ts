// What somebody may do just now besides a move.

import type { Saving } from "../../engine/answers";
import type { Engine } from "../../engine/engine";
import { hasGivenUp, mySeat, type KnownGame } from "../model/game";
import { playersOf } from "../model/people";
import { isPlaying, lastDrawn, ownRack, publicView } from "../model/view";

/** Whether the tiles dealt may be shown for a new deal (rule 2.3). */
export function mayClaim({ table, viewer }: KnownGame, engine: Engine): boolean {
  const [shown, rack] = [publicView(table?.game), ownRack(table?.game, viewer)];
  return shown?.claims_open === true && rack !== null && engine.mayClaim(shown.rules, rack);
}

/** Whether an announcement may be made: after any draw, until the next player acts (rule 7.4). */
export function mayAnnounce(state: KnownGame): boolean {
  const seat = mySeat(state);
  return seat !== null && publicView(state.table?.game)?.may_announce === seat;
}

/** What announcing an opening saves, only after the draw that made it possible: that is once in a game at most (rule 7.4). */
export function savingBy(state: KnownGame, engine: Engine): Saving | null {
  const { table, viewer, happened } = state;
  const [shown, rack, drawn] = [publicView(table?.game), ownRack(table?.game, viewer), lastDrawn(happened)];
  if (shown === null || !mayAnnounce(state) || rack === null || drawn === null) return null;
  return engine.announcementCounts(shown.rules, rack, drawn) ? engine.facts(shown.rules).announcement : null;
}

/** Whether the next stack is one's own choice (rule 2.2). */
export function mayChooseStack(state: KnownGame, engine: Engine): boolean {
  const shown = publicView(state.table?.game);
  return shown !== null && shown.stack_choice === mySeat(state) && engine.facts(shown.rules).offers_stacks;
}

/** Whether others want a pause that hangs on one's own answer. */
export function isPauseWished(state: KnownGame): boolean {
  const [seat, { table }] = [mySeat(state), state];
  if (seat === null || table === null || !isPlaying(table) || hasGivenUp(state)) return false;
  return table.pause_asked.length > 0 && !table.pause_asked.includes(seat);
}

/** Whether the viewer is back from a pause that waits for others. */
export function isBack(state: KnownGame): boolean {
  const { me, others } = pausing(state);
  return me && others.length > 0;
}

/** Whom the end of a pause hangs on: whether the viewer is back, and the names of others who are not, and who are. */
export function pausing(state: KnownGame): { me: boolean; others: readonly string[]; back: readonly string[] } {
  const back = state.table?.back ?? [];
  const people = playersOf(state).filter((player) => player.bot === null && player.standIn === null);
  const named = (isBack: boolean) =>
    people.filter((player) => !player.isMe && back.includes(player.seat) === isBack).map((player) => player.name);
  return {
    me: people.some((player) => player.isMe && back.includes(player.seat)),
    others: named(false),
    back: named(true),
  };
}
