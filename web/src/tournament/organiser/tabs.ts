// The organiser's pages, and the address each has: loading it again stays there.

import type { TableNumber } from "../../protocol/messages";

export const TABS = ["people", "plan", "rounds", "standings", "judge", "passes", "records"] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (text: string | null): text is Tab => (TABS as readonly (string | null)[]).includes(text);

/** What else is shown there: what the address is good for, to who has just got it; or a table of a round. */
export type Shown = "new" | `table=${string}`;

export const deskPath = (pass: string, tab: Tab, shown?: Shown): string =>
  `/pass?tab=${tab}${shown === undefined ? "" : `&${shown}`}#${pass}`;

/** A table of a round as an address has it. */
export const keyOf = ({ round, table }: TableNumber): string => `${round}-${table}`;

export function placeOf(key: string): TableNumber {
  const [round = 0, table = 0] = key.split("-").map(Number);
  return { round, table };
}
