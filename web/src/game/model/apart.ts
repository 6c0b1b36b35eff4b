// People of one name at a table are told apart by a number, the same for everybody who looks.

import type { AccountId, Chair } from "../../protocol/messages";
import { heard } from "../../shared/names";

type Names = Readonly<Record<AccountId, string>>;

/** The names of people, with a number behind one that somebody before has: by chairs, and then who has none. */
export function apart(names: Names, chairs: readonly Chair[]): Names {
  const seated = chairs.flatMap(({ left, sitter }) => [left, sitter]);
  const people = seated.flatMap((one) => (one?.kind === "person" ? [one.who] : []));
  const taken = new Set<string>();
  const told: Record<AccountId, string> = {};
  for (const who of new Set([...people, ...Object.keys(names).toSorted()])) {
    const name = names[who];
    if (name === undefined) continue;
    let called = name;
    for (let number = 2; taken.has(heard(called)); number += 1) called = `${name} (${number})`;
    taken.add(heard(called));
    told[who] = called;
  }
  return told;
}
