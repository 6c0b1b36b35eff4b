// Which edition is played, in one line.

import { Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { editionLine } from "./boxes";
import { EditionOptions } from "./EditionOptions";
import type { Rulebook } from "./rulebook";
import "./edition-select.css";

interface EditionSelectProps {
  readonly rules: Pick<Rulebook, "book">;
  readonly value: string;
  readonly onChange: (edition: string) => void;
  /** Where there is little room: the label is not seen, and a long name has two lines. */
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
          <EditionOptions editions={props.rules.book.editions} chosen={props.value} value={({ id }) => id} />
        </select>
        <Show when={props.brief}>
          <span class="edition-select-name" aria-hidden="true">
            {editionLine(props.value)}
          </span>
        </Show>
      </span>
    </label>
  );
}
