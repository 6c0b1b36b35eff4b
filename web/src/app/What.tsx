// A small sign beside a button of the rules: it says in a sentence what the button means.

import { createSignal, Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { Dialog } from "./Dialog";

export function What(props: { of: string; about: string }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="what"
        aria-label={say("offer-what", { offer: props.of })}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Show when={open()}>
        <Dialog title={props.of} onClose={() => setOpen(false)}>
          <p>{props.about}</p>
        </Dialog>
      </Show>
    </>
  );
}
