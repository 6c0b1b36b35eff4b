// A dialog of the browser's own: it keeps the focus in, also from the browser's buttons, gives it back, and closes with Escape.

import { createUniqueId, onCleanup, onMount, Show, type JSX } from "solid-js";
import { say } from "../words/words";
import { AloudAbove } from "./Aloud";
import { Icon } from "./Icon";
import { useBack } from "./sheets";

/** Where Tab stops. */
const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** From the last stop Tab goes to the first, and back. */
function goRound(event: KeyboardEvent & { readonly currentTarget: HTMLDialogElement }): void {
  if (event.key !== "Tab" || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled, [type=radio]:not(:checked)") && stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = event.shiftKey ? (at <= 0 ? stops.at(-1) : undefined) : at === stops.length - 1 ? stops[0] : undefined;
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

export function Dialog(props: {
  title: string;
  /** What is read aloud with the title. */
  about?: string | undefined;
  /** Whether whoever sees finds that below, and need not read it. */
  isAboutUnseen?: boolean;
  onClose: () => void;
  class?: string;
  children: JSX.Element;
}): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  let isGone = false;
  const title = createUniqueId();
  const about = createUniqueId();
  onMount(() => dialog?.showModal());
  useBack(() => dialog?.close());
  // Closed while it is still there, it gives the focus back.
  onCleanup(() => {
    isGone = true;
    dialog?.close();
  });
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog) dialog?.close();
  };
  return (
    <dialog
      ref={(made) => (dialog = made)}
      class={props.class}
      aria-labelledby={title}
      aria-describedby={props.about === undefined ? undefined : about}
      onClose={() => isGone || props.onClose()}
      onClick={closeOutside}
      onKeyDown={goRound}
    >
      <div class="stack">
        <header class="spread">
          <h2 id={title} tabindex="-1">
            {props.title}
          </h2>
          <button type="button" class="button quiet round" aria-label={say("close")} onClick={() => dialog?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <Show when={props.about}>
          {(text) => (
            <p id={about} classList={{ unseen: props.isAboutUnseen }}>
              {text()}
            </p>
          )}
        </Show>
        {props.children}
      </div>
      <AloudAbove isOpen={() => dialog?.open === true} />
    </dialog>
  );
}
