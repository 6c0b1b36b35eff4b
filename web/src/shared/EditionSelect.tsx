// Which edition is played, in one line, and below it what is in its box.

import { createUniqueId, Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { hasBox } from "./boxes";
import { EditionOptions } from "./EditionOptions";
import type { Rulebook } from "./rulebook";
import "./edition-select.css";

interface EditionSelectProps {
  readonly rules: Pick<Rulebook, "book">;
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

export function EditionSelect(props: EditionSelectProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="stack tight">
      <label class="field edition-select">
        <span>{say("edition-and-box")}</span>
        <select aria-describedby={id} onChange={(event) => props.onChange(event.currentTarget.value)}>
          <EditionOptions editions={props.rules.book.editions} chosen={props.value} value={(one) => one.id} />
        </select>
      </label>
      <Show when={hasBox(props.value)}>
        <p id={id} class="small soft">
          {say("edition-box-holds", { edition: props.value })}
        </p>
      </Show>
    </div>
  );
}
