// How many play, and what they are called.

import { createUniqueId, For, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { keep, recall } from "../app/storage";
import { say } from "../words/words";

/** Names as they were last time; who has none is called by a number. */
export const lastPeople = (): readonly string[] => recall<string[]>("people") ?? [];

/** So many names, and remembered for the next time. */
export function named(names: readonly string[], count: number): readonly string[] {
  const people = Array.from({ length: count }, (_, at) => names[at]?.trim() ?? "");
  keep("people", people);
  return people.map((name, at) => name || say("person-number", { number: at + 1 }));
}

export function WhoPlays(props: {
  counts: readonly number[];
  count: number;
  names: readonly string[];
  onCount: (count: number) => void;
  onNames: (names: readonly string[]) => void;
}): JSX.Element {
  const id = createUniqueId();
  const rename = (at: number, text: string) => {
    props.onNames(
      Array.from({ length: Math.max(props.names.length, at + 1) }, (_, one) =>
        one === at ? text : (props.names[one] ?? ""),
      ),
    );
  };
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
        <For each={Array.from({ length: props.count }, (_, at) => at)}>
          {(at) => (
            <div class="field">
              <label for={`${id}-${at}`}>{say("person-number", { number: at + 1 })}</label>
              <input
                id={`${id}-${at}`}
                type="text"
                maxlength="24"
                autocomplete="off"
                value={props.names[at] ?? ""}
                onInput={(event) => rename(at, event.currentTarget.value)}
              />
            </div>
          )}
        </For>
      </div>
    </>
  );
}

/** From the fewest to the most an edition is for. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
