// The rules people argue about, section by section; `judge-rule-…` has a few words on each.

export const SECTIONS = [
  ["2.1", "2.2", "2.3"],
  ["3.1", "3.2", "3.3", "3.4", "3.7", "3.8", "3.10", "3.11", "3.12"],
  ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"],
  ["5.1", "5.2"],
  ["6.1", "6.2", "6.3"],
  ["7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7"],
  ["8.2", "8.3", "8.4"],
] as const;

export const ALL_RULES: readonly string[] = SECTIONS.flat();

/** What a judge's word rests on: the number of a rule, and the reason. */
export interface Ground {
  readonly rule: string;
  readonly reason: string;
}

export const NO_GROUND: Ground = { rule: "", reason: "" };
