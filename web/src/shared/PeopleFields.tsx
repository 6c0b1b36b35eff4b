// What people at one table are called, each in a field. Names that cannot be told apart are said to be.

import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { repeatsIn } from "./names";

interface PeopleFieldsProps {
  readonly count: number;
  readonly names: readonly string[];
  /** What whoever has no name is called. */
  readonly unnamed: (at: number) => string;
  /** Whether a program plays on a chair if it has no name. */
  readonly isProgram?: (at: number) => boolean;
  readonly onNames: (names: readonly string[]) => void;
}

export function PeopleFields(props: PeopleFieldsProps): JSX.Element {
  /** Half a name may be another's: it is judged when it is written. */
  const [typing, setTyping] = createSignal<number | null>(null);
  const repeats = createMemo(() => repeatsIn(props.names, props.count, props.unnamed));
  const why = (at: number) => {
    const whose = typing() === at ? null : (repeats()[at] ?? null);
    if (whose === null) return null;
    return whose === "unnamed" && props.isProgram !== undefined
      ? say("name-of-bot")
      : say("name-repeated", { name: props.names[at]?.trim() ?? "" });
  };
  const rename = (at: number, text: string) => {
    setTyping(at);
    const count = Math.max(props.names.length, at + 1);
    props.onNames(Array.from({ length: count }, (_, one) => (one === at ? text : (props.names[one] ?? ""))));
  };
  return (
    <For each={Array.from({ length: props.count }, (_, at) => at)}>
      {(at) => (
        <div class="field">
          <label for={`person-${at}`}>{say("person-number", { number: at + 1 })}</label>
          <input
            id={`person-${at}`}
            type="text"
            maxlength="24"
            autocomplete="off"
            placeholder={props.isProgram?.(at) === true ? say("person-or-bot") : ""}
            aria-invalid={why(at) !== null}
            aria-describedby={why(at) === null ? undefined : `person-why-${at}`}
            value={props.names[at] ?? ""}
            onInput={(event) => rename(at, event.currentTarget.value)}
            onChange={() => setTyping(null)}
            onBlur={() => setTyping(null)}
          />
          <Show when={why(at)}>
            {(text) => (
              <p id={`person-why-${at}`} class="wrong small" role="alert">
                {text()}
              </p>
            )}
          </Show>
        </div>
      )}
    </For>
  );
}

/** Whether everybody in a form can be told apart; else the first who cannot is gone to. */
export function areToldApart(form: EventTarget | null): boolean {
  const wrong = form instanceof HTMLFormElement ? form.querySelector<HTMLElement>("[aria-invalid=true]") : null;
  wrong?.focus();
  return wrong === null;
}
