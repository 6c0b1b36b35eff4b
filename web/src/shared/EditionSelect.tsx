// Which edition is played, in one line.

import { For, Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { byBox, editionLine } from "./boxes";
import type { Rulebook } from "./rulebook";
import "./edition-select.css";

interface EditionSelectProps {
  readonly rules: Pick<Rulebook, "book">;
  readonly value: string;
  readonly onChange: (edition: string) => void;
  /** Where there is room for the name alone: the box is said in the list. */
  readonly brief?: boolean;
}

export function EditionSelect(props: EditionSelectProps): JSX.Element {
  return (
    <label class="field edition-select" classList={{ brief: props.brief === true }}>
      <span class="edition-select-label" classList={{ unseen: props.brief === true }}>
        {say("edition-and-box")}
      </span>
      <span class="edition-select-field">
        <select onChange={(event) => props.onChange(event.currentTarget.value)}>
          <For each={byBox(props.rules.book.editions)}>
            {(edition) => (
              <option value={edition.id} selected={edition.id === props.value}>
                {editionLine(edition.id)}
              </option>
            )}
          </For>
        </select>
        <Show when={props.brief}>
          <span class="edition-select-name" aria-hidden="true">
            {say("edition-name", { edition: props.value })}
          </span>
        </Show>
      </span>
    </label>
  );
}
