// The editions there are, and every value a house rule may change: told by the rules, never typed here.

import type { Editions } from "./answers";

/** A value of rules as text: the house rule, or else the edition's. */
export function valueOf({ editions }: Editions, rules: string, name: string): string | null {
  const [id, ...house] = rules.split(" ");
  const changed = house.map((word) => word.split("=")).find(([key]) => key === name);
  return changed?.[1] ?? editions.find((edition) => edition.id === id)?.values[name] ?? null;
}
