// The rules people argue about, section by section; `judge-rule-…` has a few words on each.

import type { Editions } from "../../engine/answers";
import { valueOf } from "../../engine/editions";
import { say } from "../../words/words";

export const SECTIONS = [
  ["2.1", "2.2", "2.3"],
  ["3.1", "3.2", "3.3", "3.4", "3.7", "3.8", "3.10", "3.11", "3.12"],
  ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"],
  ["5.1", "5.2"],
  ["6.1", "6.2", "6.3"],
  ["7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7"],
  ["8.2", "8.3", "8.4"],
] as const;

/** Rules of what only some editions have, and the values any of which says so. */
const ONLY_WITH: Readonly<Record<string, readonly string[]>> = {
  "2.3": ["three_doublets"],
  "3.7": ["coloured_jokers"],
  // Elsewhere 3.1 and 3.2 say how many tiles a meld has.
  "3.8": ["double_jokers", "colour_change_jokers", "mirror_jokers"],
  "3.10": ["double_jokers"],
  "3.11": ["colour_change_jokers"],
  "3.12": ["mirror_jokers"],
  "7.2": ["unopened_penalty", "could_have_opened_penalty"],
  "7.3": ["could_have_opened_penalty"],
  "7.4": ["announcement"],
};

/** Whether a rule can come up in an event; any can until the editions are known. */
export function isPlayed(book: Editions | undefined, rules: string, rule: string): boolean {
  const names = ONLY_WITH[rule];
  if (book === undefined || names === undefined) return true;
  return names.map((name) => valueOf(book, rules, name)).some((value) => value !== "0" && value !== "no");
}

export const ALL_RULES: readonly string[] = SECTIONS.flat();

/** What a judge's word rests on: the number of a rule, and the reason. */
export interface Ground {
  readonly rule: string;
  readonly reason: string;
}

export const NO_GROUND: Ground = { rule: "", reason: "" };

/** What it lacks yet, in the words of the server that would refuse it. */
export const lacksOf = ({ rule, reason }: Ground): readonly string[] => [
  ...(rule.trim() === "" ? [say("tournament-refused-no-rule")] : []),
  ...(reason.trim() === "" ? [say("tournament-refused-no-reason")] : []),
];
