// How many play, and what they are called.

import type { JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { keep, recall } from "../app/storage";
import { PeopleFields } from "../shared/PeopleFields";
import { say } from "../words/words";

/** Names as they were last time; who has none is called by a number. */
export const lastPeople = (): readonly string[] => recall<string[]>("people") ?? [];

const unnamed = (at: number): string => say("person-number", { number: at + 1 });

/** So many names, and remembered for the next time. */
export function named(names: readonly string[], count: number): readonly string[] {
  const people = Array.from({ length: count }, (_, at) => names[at]?.trim() ?? "");
  keep("people", people);
  return people.map((name, at) => name || unnamed(at));
}

export function WhoPlays(props: {
  counts: readonly number[];
  count: number;
  names: readonly string[];
  onCount: (count: number) => void;
  onNames: (names: readonly string[]) => void;
}): JSX.Element {
  return (
    <>
      <Choice
        legend={say("player-count")}
        options={props.counts}
        value={props.count}
        label={String}
        onChange={props.onCount}
      />
      <div class="people">
        <PeopleFields count={props.count} names={props.names} unnamed={unnamed} onNames={props.onNames} />
      </div>
    </>
  );
}

/** From the fewest to the most an edition is for. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
