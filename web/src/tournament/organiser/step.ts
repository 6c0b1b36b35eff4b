// What comes next in an event: one thing at any time. A suggestion only; what is allowed, the server says.

import type { Desk, Exception, Presence, SheetState, StageKind, TournamentState } from "../../protocol/messages";
import type { Tab } from "./tabs";

export type Step =
  | { readonly step: "add-players" }
  | { readonly step: "check-in"; readonly missing: number }
  | { readonly step: "plan" }
  /** `missing` have not come and get no chair; `anew` when who is there has changed since the last draw. */
  | {
      readonly step: "draw";
      readonly stage: StageKind;
      readonly players: number;
      readonly missing: number;
      readonly anew: boolean;
    }
  | { readonly step: "start"; readonly round: number }
  /** Tables with a call or a disputed sheet, where nobody but the organiser is a judge. */
  | { readonly step: "decide"; readonly tables: readonly number[] }
  | {
      readonly step: "wait";
      readonly round: number;
      readonly done: number;
      readonly of: number;
      readonly tables: readonly number[];
    }
  | { readonly step: "answer-calls"; readonly count: number }
  | { readonly step: "break-tie" }
  | { readonly step: "close"; readonly stage: StageKind; readonly last: boolean }
  | { readonly step: "over" };

/** A game needs two. */
const FEWEST = 2;

/** Whether a sheet counts: nothing about its table is missing any more. */
export const counts = (sheet: SheetState | null): boolean => sheet === "signed" || sheet === "settled";

/** How many there are of each. */
export function tally(people: Desk["books"]["people"]): Readonly<Record<Presence, number>> {
  const found = { expected: 0, present: 0, away: 0, withdrawn: 0 };
  for (const presence of Object.values(people)) found[presence] += 1;
  return found;
}

type ForJudge = Extract<Exception, { exception: "called" | "disputed" }>;

/** What only a judge can answer. */
export const isForJudge = (one: Exception): one is ForJudge =>
  one.exception === "called" || one.exception === "disputed";

export function nextStep({ over }: Pick<TournamentState, "over">, desk: Desk): Step {
  const { books } = desk;
  const { expected, present } = tally(books.people);
  if (over) return { step: "over" };
  if (books.rounds.length === 0) {
    if (expected + present < FEWEST) return { step: "add-players" };
    if (present < FEWEST) return { step: "check-in", missing: expected };
  }
  const stage = books.plan?.stages[books.stage];
  if (stage === undefined) return { step: "plan" };
  const waitForJudge = desk.passes.some(({ role }) => role === "judge") ? [] : books.exceptions.filter(isForJudge);
  if (waitForJudge.length > 0) {
    return { step: "decide", tables: [...new Set(waitForJudge.map(({ place }) => place.table))] };
  }
  const open = books.rounds.findIndex(
    ({ started, tables }) => started && tables.some(({ view }) => !counts(view.sheet)),
  );
  const waiting = books.rounds[open];
  if (waiting !== undefined) {
    const tables = waiting.tables.filter(({ view }) => !counts(view.sheet)).map(({ view }) => view.place.table);
    const of = waiting.tables.length;
    return { step: "wait", round: open + 1, done: of - tables.length, of, tables };
  }
  if (desk.rounds_left > 0) {
    const next = books.rounds.findIndex(({ started }) => !started);
    const anew = books.exceptions.some(({ exception }) => exception === "seat-again");
    if (next >= 0 && !anew) return { step: "start", round: next + 1 };
    return {
      step: "draw",
      stage: stage.kind,
      players: desk.to_seat.length,
      missing: books.stage === 0 ? expected : 0,
      anew,
    };
  }
  const calls = books.exceptions.filter(({ exception }) => exception === "called").length;
  if (calls > 0) return { step: "answer-calls", count: calls };
  const tied = books.exceptions.some((one) => one.exception === "tie-at-cut-off" && one.stage === books.stage + 1);
  if (tied) return { step: "break-tie" };
  return { step: "close", stage: stage.kind, last: books.stage + 1 === books.plan?.stages.length };
}

const TAB_OF: Readonly<Record<Step["step"], Tab>> = {
  "add-players": "people",
  "check-in": "people",
  plan: "plan",
  draw: "rounds",
  start: "rounds",
  decide: "judge",
  wait: "rounds",
  "answer-calls": "judge",
  "break-tie": "rounds",
  close: "rounds",
  over: "standings",
};

/** Where it is done. */
export const tabOf = ({ step }: Step): Tab => TAB_OF[step];
