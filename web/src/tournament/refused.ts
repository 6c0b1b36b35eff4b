// Why something of a tournament was not done, in words. A refusal is a kind with arguments, people by their ids.

import type { PersonId, TournamentState } from "../protocol/messages";
import { Problem } from "../transport/server/api";
import { sentence } from "../words/sentence";
import { say, type Args } from "../words/words";

export type Names = TournamentState["names"];

/** What somebody is called; whose name was erased, by the id. */
export const nameOf = (names: Names, person: PersonId): string => names[person] ?? `#${person}`;

/** The arguments of a message: places as round and table, people by name, reasons in words. */
function argumentsOf(fields: Readonly<Record<string, unknown>>, names: Names, into: Args = {}): Args {
  for (const [name, value] of Object.entries(fields)) {
    if (name === "player") into[name] = nameOf(names, value as PersonId);
    else if (name === "players") into[name] = (value as PersonId[]).map((person) => nameOf(names, person)).join(", ");
    else if (name === "why") into[name] = reasonText(value, names);
    else if (typeof value === "string" || typeof value === "number") into[name] = value;
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      argumentsOf(value as Record<string, unknown>, names, into);
  }
  return into;
}

/** A reason within a refusal: its kind, or its kind with arguments. */
function reasonText(why: unknown, names: Names): string {
  if (typeof why === "string") return say(`tournament-why-${why}`);
  const [kind, fields] = Object.entries(why as Record<string, unknown>)[0] ?? ["", {}];
  return say(`tournament-why-${kind}`, argumentsOf(fields as Record<string, unknown>, names));
}

interface BadLine {
  readonly line: number;
  readonly why: Readonly<Record<string, unknown>> & { readonly refusal: string };
}

/** Everything the server found wrong, a sentence each. */
export function refusedLines(problem: unknown, names: Names): readonly string[] {
  if (!(problem instanceof Problem)) return [say("page-failed")];
  const { args } = problem;
  if (problem.id === "tournament-bad-lines") {
    return (args["lines"] as BadLine[]).map(({ line, why }) => {
      const reason = say(`tournament-refused-${why.refusal}`, argumentsOf(why, names));
      return sentence(say("tournament-at-line", { line, why: reason }));
    });
  }
  return [sentence(say(problem.id, argumentsOf(args, names)))];
}

export const refusedText = (problem: unknown, names: Names): string => refusedLines(problem, names).join(" ");
