// A name, asked for once, of whoever is to be seen by others: who only looks on needs none.

import { createSignal, Show, type JSX } from "solid-js";
import { comeAs } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { NameField } from "./NameField";

/** `about` tells what for. */
export function AskName(props: { about?: string; onKnown?: () => void }): JSX.Element {
  const [name, setName] = createSignal("");
  const [wrong, setWrong] = createSignal<string | null>(null);
  const come = async (event: Event) => {
    event.preventDefault();
    try {
      await comeAs(name().trim());
      props.onKnown?.();
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  return (
    <form class="card stack" onSubmit={(event) => void come(event)}>
      <Show when={props.about}>
        <p>{props.about}</p>
      </Show>
      <NameField name={name()} onInput={setName} />
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
      <button type="submit" class="button main">
        {say("go-on")}
      </button>
    </form>
  );
}
