// Which edition is played, in one line.

import type { JSX } from "solid-js";
import { say } from "../words/words";
import { EditionOptions } from "./EditionOptions";
import type { Rulebook } from "./rulebook";
import "./edition-select.css";

interface EditionSelectProps {
  readonly rules: Pick<Rulebook, "book">;
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

export const EditionSelect = (props: EditionSelectProps): JSX.Element => (
  <label class="field edition-select">
    <span>{say("edition-and-box")}</span>
    <select onChange={(event) => props.onChange(event.currentTarget.value)}>
      <EditionOptions editions={props.rules.book.editions} chosen={props.value} value={({ id }) => id} />
    </select>
  </label>
);
