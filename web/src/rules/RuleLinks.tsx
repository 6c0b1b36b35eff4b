// The numbers of rules behind what was said; each leads to its place.

import { For, type JSX } from "solid-js";
import { say } from "../words/words";
import "./rules.css";

export function RuleLinks(props: { numbers: readonly string[]; onAsk: (number: string) => void }): JSX.Element {
  return (
    <span class="rule-links">
      <For each={[...new Set(props.numbers)]}>
        {(number) => (
          <button type="button" class="rule-link" onClick={() => props.onAsk(number)}>
            {say("rule-number", { number })}
          </button>
        )}
      </For>
    </span>
  );
}
