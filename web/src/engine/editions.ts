// The editions there are, and every value a house rule may change: told by the rules, never typed here.

/** What a value of the rules may be. */
export type Allowed =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "number-or"; readonly from: number; readonly to: number; readonly or: string }
  | { readonly kind: "choice"; readonly of: readonly string[] };

/** One value of the rules. Its name in words is the text `value-NAME`, a choice's is `choice-CHOICE`. */
export interface RuleValue {
  readonly name: string;
  readonly rule: string;
  readonly allowed: Allowed;
}

export interface Edition {
  readonly id: string;
  /** Every value, as text. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Editions {
  readonly values: readonly RuleValue[];
  readonly editions: readonly Edition[];
}

/** A value of rules as text: the house rule, or else the edition's. */
export function valueOf({ editions }: Editions, rules: string, name: string): string | null {
  const [id, ...house] = rules.split(" ");
  const changed = house.map((word) => word.split("=")).find(([key]) => key === name);
  return changed?.[1] ?? editions.find((edition) => edition.id === id)?.values[name] ?? null;
}
