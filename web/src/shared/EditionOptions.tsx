// The editions of a list to choose from: those of boxes first, the others under a heading.

import { For, Show, type JSX } from "solid-js";
import type { EditionValues } from "../engine/answers";
import { boxHeading, byBox, editionLine } from "./boxes";

interface EditionOptionsProps {
  readonly editions: readonly EditionValues[];
  /** The one that is chosen, by its id. */
  readonly chosen: string;
  /** What is chosen with an edition. */
  readonly value: (edition: EditionValues) => string;
}

export function EditionOptions(props: EditionOptionsProps): JSX.Element {
  const lists = () => byBox(props.editions);
  const options = (editions: readonly EditionValues[]) => (
    <For each={editions}>
      {(edition) => (
        <option value={props.value(edition)} selected={edition.id === props.chosen}>
          {editionLine(edition.id)}
        </option>
      )}
    </For>
  );
  return (
    <>
      {options(lists().boxed)}
      <Show when={lists().rest.length > 0}>
        <optgroup label={boxHeading(lists().rest.map(({ id }) => id))}>{options(lists().rest)}</optgroup>
      </Show>
    </>
  );
}
