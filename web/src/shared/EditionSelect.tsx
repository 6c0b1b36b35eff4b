// Which edition is played, in one line.

import { createUniqueId, For, type JSX } from "solid-js";
import { say } from "../words/words";
import { byBox, editionLine } from "./boxes";
import type { Rulebook } from "./rulebook";

export function EditionSelect(props: {
  rules: Pick<Rulebook, "book">;
  value: string;
  onChange: (edition: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{say("edition-and-box")}</label>
      <select id={id} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <For each={byBox(props.rules.book.editions)}>
          {(edition) => (
            <option value={edition.id} selected={edition.id === props.value}>
              {editionLine(edition.id)}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
