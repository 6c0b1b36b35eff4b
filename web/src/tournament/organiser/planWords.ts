// How an event runs, in a sentence a stage.

import type { Entrants, Plan, Stage, TimeUp } from "../../protocol/messages";
import { say } from "../../words/words";

export type Way = "all" | "best" | "best-of-table";

/** By which way people come into a stage, and how many. */
export function wayOf(entrants: Entrants): { readonly way: Way; readonly count: number } {
  if (entrants === "all") return { way: "all", count: 0 };
  return "best" in entrants
    ? { way: "best", count: entrants.best }
    : { way: "best-of-table", count: entrants["best-of-table"] };
}

export function entrantsOf(way: Way, count: number): Entrants {
  if (way === "all") return "all";
  return way === "best" ? { best: count } : { "best-of-table": count };
}

export const TIMES_UP: readonly TimeUp[] = ["for-nobody", "empty-pool", "play-on"];

/** What becomes of games a round has no time for; a plan that says nothing has every game played. */
export const timeUpOf = ({ time_up }: Plan): TimeUp => time_up ?? "play-on";

export const withTimeUp = ({ stages }: Plan, timeUp: TimeUp): Plan =>
  timeUp === "play-on" ? { stages } : { stages, time_up: timeUp };

/** Stages that are for the best of all and leave nobody out, with so many players. */
export const withEverybody = ({ stages }: Plan, players: number): readonly Stage[] =>
  stages.filter(({ entrants }) => {
    const { way, count } = wayOf(entrants);
    return way === "best" && players > 0 && count >= players;
  });

/** A stage of the best eight is for everybody where there are eight: so many players, where that is known. */
export function stageText({ kind, entrants, rounds, games }: Stage, players = 0): string {
  const { way, count } = wayOf(entrants);
  const isForAll = way === "best" && players > 0 && count >= players;
  return say("desk-plan-stage", {
    stage: say("desk-stage", { kind }),
    who: isForAll ? say("desk-plan-who-ranked") : say(`desk-plan-who-${way}`, { count }),
    rounds: say("desk-plan-rounds", { rounds, games }),
  });
}

export const planText = ({ stages }: Plan, players = 0): string =>
  stages.map((stage) => stageText(stage, players)).join(" ");
