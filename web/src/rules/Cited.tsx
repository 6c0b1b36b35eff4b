// A sentence that names rules by their numbers: each leads to its place, over whatever somebody is doing.

import { createSignal, For, Show, type JSX } from "solid-js";
import { CITED, numbersIn } from "./cited";
import { RulesDialog } from "./RulesDialog";

export function Cited(props: { text: string; rules: string }): JSX.Element {
  const [asked, setAsked] = createSignal<string | null>(null);
  const ask = (event: MouseEvent, number: string) => {
    event.preventDefault();
    setAsked(number);
  };
  return (
    <>
      <For each={props.text.split(CITED)}>
        {(part, at) => (
          // Every other part is what was cited.
          <Show when={at() % 2 === 1 && numbersIn(part)[0]} fallback={part}>
            {(number) => (
              <a
                href={`/rules?rules=${encodeURIComponent(props.rules)}&rule=${number()}`}
                onClick={(event) => ask(event, number())}
              >
                {part}
              </a>
            )}
          </Show>
        )}
      </For>
      <Show when={asked()}>
        {(number) => <RulesDialog rules={props.rules} at={number()} onClose={() => setAsked(null)} />}
      </Show>
    </>
  );
}
