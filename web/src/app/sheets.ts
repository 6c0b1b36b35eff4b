// Back closes what is open above a page before it leaves the page: there is one entry of the browser's history for it.

import { onCleanup, onMount } from "solid-js";

const open: (() => void)[] = [];
/** Whether the entry is still there though nothing is open any more: Back passes over it. */
let isLeft = false;

const isSheetEntry = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** Whether the entry that is shown stands for something above its page: another page takes its place. */
export function takeSheetEntry(): boolean {
  isLeft = false;
  return isSheetEntry();
}

/** Closes the uppermost, where Back is pressed while something is open. */
export function catchBack(): void {
  // Nothing is open after a reload.
  isLeft = isSheetEntry();
  addEventListener("popstate", () => {
    if (isLeft) history.back();
    isLeft = false;
    open.at(-1)?.();
    if (open.length > 0) mark();
  });
}

function mark(): void {
  if (!takeSheetEntry()) history.pushState({ sheet: true }, "");
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
    queueMicrotask(() => (isLeft = open.length === 0 && isSheetEntry()));
  });
}
