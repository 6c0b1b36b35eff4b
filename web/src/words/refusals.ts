// Why something was not done, and what went wrong on the way, in words.

import type { Refused, Seat } from "../protocol/messages";
import { Problem } from "../transport/server/api";
import { missingText } from "./faults";
import { sentence } from "./sentence";
import { say, type Args } from "./words";

/** Why a request was refused. `nameOf` tells who sits where. */
export function refusalText(refused: Refused, nameOf: (seat: Seat) => string): string {
  if (refused.why !== "rules") return say(`refused-${refused.why}`);
  const { refusal } = refused;
  if (refusal.refusal === "bad-lay") return sentence(missingText(refusal.faults));
  const { refusal: id, ...args } = refusal;
  if (id === "not-your-turn") return sentence(say("refusal-not-your-turn", { turn: nameOf(refusal.turn) }));
  return sentence(say(`refusal-${id}`, args as Record<string, string | number>));
}

/** What the server answered instead of what was asked for. */
export const problemWords = (problem: unknown): string =>
  problem instanceof Problem ? say(problem.id, problem.args as Args) : say("page-failed");
