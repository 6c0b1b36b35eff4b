// A list where there is little room: its label is not seen, and what is chosen has two lines.

import type { JSX } from "solid-js";
import "./brief-select.css";

interface BriefSelectProps {
  readonly label: string;
  /** What is chosen, as its option says it. */
  readonly shown: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: JSX.Element;
}

export const BriefSelect = (props: BriefSelectProps): JSX.Element => (
  <label class="brief-select">
    <span class="unseen">{props.label}</span>
    <select onChange={(event) => props.onChange(event.currentTarget.value)}>{props.children}</select>
    <span class="brief-select-shown" aria-hidden="true">
      {props.shown}
    </span>
  </label>
);
