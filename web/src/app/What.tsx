// A small sign beside a button of the rules: it says in a sentence what the button means.

import { createSignal, Show, type JSX } from "solid-js";
import { Cited } from "../rules/Cited";
import { say } from "../words/words";
import { Dialog } from "./Dialog";

/** The rules it names are those played. */
export function What(props: { of: string; about: string; rules: string }): JSX.Element {
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
          <p>
            <Cited text={props.about} rules={props.rules} />
          </p>
        </Dialog>
      </Show>
    </>
  );
}
