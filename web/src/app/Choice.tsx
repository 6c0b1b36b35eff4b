// One of several, as a row of buttons: radio buttons to the keyboard and to a screen reader.

import { createUniqueId, For, type JSX } from "solid-js";

export function Choice<T extends string | number | null>(props: {
  legend: string;
  options: readonly T[];
  value: T;
  label: (option: T) => JSX.Element;
  onChange: (option: T) => void;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="stack tight">
      <legend>
        <h2>{props.legend}</h2>
      </legend>
      <div class="choice">
        <For each={props.options}>
          {(option) => (
            <label>
              <input
                type="radio"
                name={name}
                checked={option === props.value}
                onChange={() => props.onChange(option)}
              />
              <span>{props.label(option)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

export function Switch(props: { label: string; checked: boolean; onChange: (on: boolean) => void }): JSX.Element {
  return (
    <label class="switch">
      <span>{props.label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
