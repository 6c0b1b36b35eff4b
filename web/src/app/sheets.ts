// Back closes what is open above a page before it leaves the page: there is one entry of the browser's history for it.

import { onCleanup, onMount } from "solid-js";

const open: (() => void)[] = [];
/** Whether the entry is being taken away because nothing is open any more, which is no press of Back. */
let isTidying = false;

/** Whether the entry of the history that is shown stands for something open above its page. */
export const isSheetEntry = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** Closes the uppermost, where Back is pressed while something is open. */
export function catchBack(): void {
  // Nothing is open after a reload.
  if (isSheetEntry()) history.replaceState(null, "");
  addEventListener("popstate", () => {
    if (!isTidying) open.at(-1)?.();
    isTidying = false;
    if (open.length > 0) mark();
  });
}

function mark(): void {
  if (!isSheetEntry()) history.pushState({ sheet: true }, "");
}

/** For as long as a component is shown, Back closes it. */
export function useBack(close: () => void): void {
  onMount(() => {
    open.push(close);
    mark();
  });
  onCleanup(() => {
    open.splice(open.lastIndexOf(close), 1);
    // What follows at once, another sheet or another page, takes the entry over.
    queueMicrotask(() => {
      if (open.length > 0 || !isSheetEntry() || isTidying) return;
      isTidying = true;
      history.back();
    });
  });
}
