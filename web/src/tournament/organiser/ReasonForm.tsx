// An act that needs a reason, which stays on record.

import { createSignal, createUniqueId, type JSX } from "solid-js";
import { say } from "../../words/words";
import { Answer, type Asking } from "../asking";

export function ReasonForm(props: {
  asking: Asking;
  label: string;
  danger?: boolean;
  children?: JSX.Element;
  onDo: (reason: string) => Promise<unknown>;
}): JSX.Element {
  const [reason, setReason] = createSignal("");
  const id = createUniqueId();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await props.onDo(reason().trim())) setReason("");
  };
  return (
    <form class="stack tight" onSubmit={(event) => void submit(event)}>
      {props.children}
      <div class="field">
        <label for={id}>{say("desk-reason")}</label>
        <input
          id={id}
          type="text"
          required
          maxlength="200"
          autocomplete="off"
          value={reason()}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <Answer asking={props.asking} />
      <button type="submit" class="button" classList={{ danger: props.danger ?? false }} disabled={props.asking.busy()}>
        {props.label}
      </button>
    </form>
  );
}
