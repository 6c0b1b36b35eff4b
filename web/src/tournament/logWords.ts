// What was done in an event, and why, in words.

import { editionOf } from "../engine/editions";
import { exactText } from "../sheet/points";
import type { Act, LogLine, PersonId, Plan, TableNumber } from "../protocol/messages";
import { sentence } from "../words/sentence";
import { say, type Args } from "../words/words";
import { nameOf, type Names } from "./refused";

function argsOf(act: Act, names: Names): Args {
  const name = (person: PersonId) => nameOf(names, person);
  const list = (people: readonly PersonId[]) => people.map(name).join(", ");
  switch (act.do) {
    case "found":
      return { edition: say("edition-name", { edition: editionOf(act.rules) }) };
    case "plan":
      return { stages: act.plan.stages.length };
    case "replan":
      return { rounds: act.rounds, games: act.games };
    case "register":
    case "check-in":
    case "step-out":
    case "check-out":
    case "unregister":
    case "withdraw":
      return { player: name(act.player) };
    case "own-table":
      return { player: name(act.player), table: act.table ?? 0 };
    case "swap":
      return { round: act.round, players: list(act.players) };
    case "keep-apart":
    case "let-meet":
      return { players: list(act.players) };
    case "substitute":
      return { gone: name(act.gone), came: name(act.came) };
    case "enter":
    case "sign":
    case "sign-paper":
    case "dispute":
    case "call-judge":
    case "uphold":
    case "correct":
      return { ...act.place };
    case "penalise":
      return { player: name(act.player), big: act.big, small: exactText(-act.small) };
    case "lift":
      return { penalty: act.penalty };
    case "break-tie":
      return { players: list(act.order) };
    case "seat":
    case "rule":
    case "start":
    case "close":
    case "reopen":
      return {};
  }
}

/** Why, by which rule, and by what lots; nothing where none of it is asked for. */
function groundText(act: Act): string | null {
  const lots = "lots" in act && act.lots ? say("desk-ground-lots", { lots: act.lots }) : null;
  if (!("reason" in act)) return lots;
  const reason = "rule" in act ? say("desk-ground", { rule: act.rule, reason: act.reason }) : act.reason;
  return lots === null ? reason : `${sentence(reason)} ${lots}`;
}

/** A line of the log, with what was done and why in words. */
export interface LogWords {
  readonly line: LogLine;
  readonly what: string;
  readonly why: string | null;
}

/** A log from its beginning, in words. What a line means may depend on those before it. */
export function logWords(log: readonly LogLine[], names: Names): readonly LogWords[] {
  let plan: Plan | null = null;
  let stage = 0;
  let round = 0;
  const calls: TableNumber[] = [];
  const sofar = (act: Act): Args => {
    const kind = plan?.stages[stage]?.kind ?? "final";
    switch (act.do) {
      case "start":
        return { round };
      case "seat":
        return { rounds: act.rounds.length, first: round + 1, last: round + act.rounds.length };
      case "rule":
        return { ...calls[act.call - 1] };
      case "replan":
      case "close":
      case "reopen":
        return { kind };
      default:
        return {};
    }
  };
  return log.map((line) => {
    const { act } = line;
    if (act.do === "plan") plan = act.plan;
    if (act.do === "start") round += 1;
    if (act.do === "call-judge") calls.push(act.place);
    if (act.do === "reopen") stage -= 1;
    const what = say(`desk-log-${act.do}`, { ...sofar(act), ...argsOf(act, names) });
    if (act.do === "close") stage += 1;
    return { line, what, why: groundText(act) };
  });
}
