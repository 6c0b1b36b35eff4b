// What was done in an event, and why, in words.

import { editionOf } from "../engine/editions";
import { exactText } from "../sheet/points";
import type { Act, LogLine, PersonId } from "../protocol/messages";
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
    case "register":
    case "check-in":
    case "withdraw":
      return { player: name(act.player) };
    case "keep-apart":
      return { players: list(act.players) };
    case "substitute":
      return { gone: name(act.gone), came: name(act.came) };
    case "seat":
      return { rounds: act.rounds.length };
    case "enter":
    case "sign":
    case "dispute":
    case "call-judge":
    case "uphold":
    case "correct":
      return { ...act.place };
    case "rule":
      return { call: act.call };
    case "penalise":
      return { player: name(act.player), big: act.big, small: exactText(-act.small) };
    case "lift":
      return { penalty: act.penalty };
    case "break-tie":
      return { players: list(act.order) };
    case "start":
    case "close":
    case "reopen":
      return {};
  }
}

/** Why, and by which rule; nothing where neither is asked for. */
function groundText(act: Act): string | null {
  if (!("reason" in act)) return null;
  return "rule" in act ? say("desk-ground", { rule: act.rule, reason: act.reason }) : act.reason;
}

/** A line of the log, with what was done and why in words. */
export interface LogWords {
  readonly line: LogLine;
  readonly what: string;
  readonly why: string | null;
}

/** A log from its beginning, in words. */
export function logWords(log: readonly LogLine[], names: Names): readonly LogWords[] {
  let round = 0;
  return log.map((line) => {
    if (line.act.do === "start") round += 1;
    return {
      line,
      what: say(`desk-log-${line.act.do}`, { round, ...argsOf(line.act, names) }),
      why: groundText(line.act),
    };
  });
}
