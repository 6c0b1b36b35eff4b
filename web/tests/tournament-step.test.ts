// What the organiser is told to do next.

import { expect, test } from "vitest";
import type { Desk, Exception, Plan, Presence, RoundSight, SheetState } from "../src/protocol/messages";
import { withEverybody } from "../src/tournament/organiser/planWords";
import { nextStep } from "../src/tournament/organiser/step";

const CLUB: Plan = {
  stages: [
    { kind: "qualifying", entrants: "all", rounds: 2, games: 4, table: 4 },
    { kind: "final", entrants: { best: 4 }, rounds: 1, games: 4, table: 4 },
  ],
};

const people = (...presences: Presence[]): Desk["books"]["people"] =>
  Object.fromEntries(presences.map((presence, at) => [at + 1, presence]));

function round(
  stage: number,
  started: boolean,
  sheets: readonly (SheetState | null)[],
  chairs: readonly (readonly number[])[] = [],
): RoundSight {
  const tables = sheets.map((sheet, at) => ({
    view: {
      place: { round: 1, table: at + 1 },
      chairs: [...(chairs[at] ?? [])],
      starters: [],
      sheet,
      scores: [],
      waits_for_judge: false,
    },
    games: null,
    entered_by: null,
  }));
  return { stage, started, tables };
}

interface Made {
  readonly people?: Desk["books"]["people"];
  readonly plan?: Plan | null;
  readonly stage?: number;
  readonly rounds?: readonly RoundSight[];
  readonly exceptions?: readonly Exception[];
  readonly left?: number;
  readonly over?: boolean;
  /** Whether nobody but the organiser is a judge. */
  readonly alone?: boolean;
}

const EIGHT = people(...Array<Presence>(8).fill("present"));

function desk(made: Made): Desk {
  const books = {
    people: made.people ?? EIGHT,
    plan: made.plan === undefined ? CLUB : made.plan,
    stage: made.stage ?? 0,
    rounds: [...(made.rounds ?? [])],
    calls: [],
    penalties: [],
    exceptions: [...(made.exceptions ?? [])],
    ranking: [],
    apart: [],
  };
  return {
    books,
    presets: [],
    to_seat: [1, 2, 3, 4, 5, 6, 7, 8],
    rounds_left: made.left ?? 2,
    details: {},
    public_names: {},
    going_on: [],
    certificate: null,
    lots: null,
    passes: made.alone ? [] : [{ role: "judge", person: 9 }],
  };
}

const step = (made: Made) => nextStep({ over: made.over ?? false }, desk(made));

test("an event without people needs people", () => {
  expect(step({ people: {}, plan: null, left: 0 })).toEqual({ step: "add-players" });
  expect(step({ people: people("expected", "withdrawn"), plan: null, left: 0 })).toEqual({ step: "add-players" });
});

test("people who are entered have to come", () => {
  expect(step({ people: people("expected", "expected", "present"), plan: null, left: 0 })).toEqual({
    step: "check-in",
    missing: 2,
  });
});

test("with two there, somebody says how the event runs", () => {
  expect(step({ people: people("present", "present", "expected"), plan: null, left: 0 })).toEqual({ step: "plan" });
});

test("a planned event is drawn, and who has not come is told of", () => {
  expect(step({ people: people("present", "present", "expected") })).toEqual({
    step: "draw",
    stage: "qualifying",
    players: 8,
    missing: 1,
    anew: false,
  });
});

test("a drawn round is started", () => {
  expect(step({ rounds: [round(0, false, [null, null]), round(0, false, [null, null])] })).toEqual({
    step: "start",
    round: 1,
  });
});

test("tables are drawn again when somebody has come or gone since", () => {
  const made = {
    rounds: [round(0, true, ["signed", "settled"]), round(0, false, [null, null])],
    left: 1,
    exceptions: [{ exception: "seat-again", round: 2 } as const],
  };
  expect(step(made)).toMatchObject({ step: "draw", anew: true });
});

test("a round waits for every sheet that does not count yet", () => {
  const rounds = [round(0, true, ["signed", "entered", "disputed", null, "settled"]), round(0, false, [null])];
  expect(step({ rounds, left: 1 })).toEqual({ step: "wait", round: 1, done: 2, of: 5, tables: [2, 3, 4] });
});

test("a sheet of an earlier round that is disputed again is waited for first", () => {
  const rounds = [round(0, true, ["disputed", "signed"]), round(0, true, ["signed", "signed"])];
  expect(step({ rounds, left: 0 })).toEqual({ step: "wait", round: 1, done: 1, of: 2, tables: [1] });
});

test("what only a judge can answer is the organiser's as long as there is no judge", () => {
  const rounds = [round(0, true, [null, "disputed", null])];
  const called: Exception = { exception: "called", call: 1, place: { round: 1, table: 3 }, by: 1, reason: "?" };
  const disputed: Exception = { exception: "disputed", place: { round: 1, table: 2 }, by: 1, reason: "?" };
  const made = { rounds, exceptions: [called, disputed] };
  expect(step({ ...made, alone: true })).toEqual({ step: "decide", tables: [3, 2] });
  expect(step(made)).toMatchObject({ step: "wait" });
});

test("a stage for as many as there are says that everybody advances", () => {
  expect(withEverybody(CLUB, 4)).toEqual([CLUB.stages[1]]);
  expect(withEverybody(CLUB, 5)).toEqual([]);
});

test("before a stage ends, calls are answered and ties are broken", () => {
  const rounds = [round(0, true, ["signed"]), round(0, true, ["signed"])];
  const called: Exception = { exception: "called", call: 1, place: { round: 1, table: 1 }, by: 1, reason: "?" };
  const tied: Exception = { exception: "tie-at-cut-off", stage: 1, players: [4, 5] };
  expect(step({ rounds, left: 0, exceptions: [called, tied] })).toEqual({ step: "answer-calls", count: 1 });
  expect(step({ rounds, left: 0, exceptions: [tied] })).toEqual({ step: "break-tie" });
  expect(step({ rounds, left: 0 })).toEqual({ step: "close", stage: "qualifying", last: false });
});

test("a tie of a stage that has ended holds up nothing", () => {
  const rounds = [round(0, true, ["signed"]), round(1, true, ["signed"])];
  expect(
    step({ rounds, stage: 1, left: 0, exceptions: [{ exception: "tie-at-cut-off", stage: 1, players: [4, 5] }] }),
  ).toEqual({ step: "close", stage: "final", last: true });
});

test("after a stage the next is drawn, whoever else never came", () => {
  const made = {
    people: people("present", "present", "expected"),
    rounds: [round(0, true, ["signed"])],
    stage: 1,
    left: 1,
  };
  expect(step(made)).toEqual({ step: "draw", stage: "final", players: 8, missing: 0, anew: false });
});

test("an event that is over has results", () => {
  expect(step({ over: true, stage: 2, left: 0 })).toEqual({ step: "over" });
});
