// One name, and the button that does something with it: a player's, a judge's, the event's.

import { createSignal, createUniqueId, type JSX } from "solid-js";
import type { Wish } from "../../protocol/messages";
import { Answer, createAsking } from "../asking";
import type { PartProps } from "../PassScreen";

export function NameForm(props: {
  part: PartProps;
  label: string;
  action: string;
  wish: (name: string) => Wish;
  /** What it is now; without one the field is emptied for the next. */
  now?: string;
  class?: string;
  onDone?: () => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.now ?? "");
  const asking = createAsking(props.part);
  const id = createUniqueId();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!(await asking.ask(props.wish(name().trim())))) return;
    if (props.now === undefined) setName("");
    props.onDone?.();
  };
  return (
    <form class={`stack tight ${props.class ?? ""}`} onSubmit={(event) => void submit(event)}>
      <div class="field">
        <label for={id}>{props.label}</label>
        <div class="desk-line">
          <input
            id={id}
            type="text"
            required
            maxlength="80"
            autocomplete="off"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={asking.busy()}>
            {props.action}
          </button>
        </div>
      </div>
      <Answer asking={asking} />
    </form>
  );
}
