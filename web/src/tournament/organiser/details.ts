// What is known of people beside the log: the desk is told where that is more than what they are called.

import type { Details, PersonId } from "../../protocol/messages";
import type { DeskProps } from "./Organiser";

type Known = Pick<DeskProps, "state" | "sight">;

/** Of one person; nothing of whose name was deleted. */
export function detailsOf({ state, sight }: Known, person: PersonId): Details | undefined {
  const name = state.names[person];
  return sight.details?.[person] ?? (name === undefined ? undefined : { name });
}

/** Of everybody who has a name. */
export const everybody = (known: Known): Details[] =>
  Object.keys(known.state.names).flatMap((person) => detailsOf(known, Number(person)) ?? []);
