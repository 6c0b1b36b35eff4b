// A dialog of the browser's own: it keeps the focus in, gives it back, and closes with Escape.

import { createUniqueId, onMount, type JSX } from "solid-js";
import { say } from "../words/words";
import { Icon } from "./Icon";
import { useBack } from "./sheets";

export function Dialog(props: {
  title: string;
  onClose: () => void;
  class?: string;
  children: JSX.Element;
}): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  const title = createUniqueId();
  onMount(() => dialog?.showModal());
  useBack(() => dialog?.close());
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog) dialog?.close();
  };
  return (
    <dialog
      ref={(made) => (dialog = made)}
      class={props.class}
      aria-labelledby={title}
      onClose={() => props.onClose()}
      onClick={closeOutside}
    >
      <div class="stack">
        <header class="spread">
          <h2 id={title}>{props.title}</h2>
          <button type="button" class="button quiet round" aria-label={say("close")} onClick={() => dialog?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
