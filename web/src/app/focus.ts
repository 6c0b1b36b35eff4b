// Where the focus goes when what had it is gone, and on a screen somebody has gone to: nobody who uses keys begins again at
// the top of the page.

import { onCleanup } from "solid-js";

/** Takes the focus, if it can. */
type Taker = () => void;

let takers: readonly Taker[] = [];
let had: HTMLElement | null = null;
/** Whether what had it is gone, or somebody has gone to another screen. It is so until something has it again. */
let isLost = false;

/** A place for a focus that is lost, for as long as a screen is shown. */
export function offerFocus(take: Taker): void {
  takers = [take, ...takers];
  onCleanup(() => void (takers = takers.filter((one) => one !== take)));
}

/** Somebody has gone to another screen. */
export function focusScreen(): void {
  isLost = true;
  settle();
}

export function keepFocus(): void {
  const focused = ({ target }: FocusEvent) => {
    had = target instanceof HTMLElement ? target : null;
    isLost = false;
  };
  document.addEventListener("focusin", focused);
  const watch = new MutationObserver(settle);
  watch.observe(document.body, { childList: true, subtree: true });
  onCleanup(() => {
    document.removeEventListener("focusin", focused);
    watch.disconnect();
  });
}

function settle(): void {
  if (document.activeElement !== document.body) return;
  isLost ||= had !== null && !had.isConnected;
  if (!isLost) return;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  // What had it may only have been away while something was loaded. Else a screen reader begins at what the screen is.
  const heading = () => (dialog ?? document).querySelector<HTMLElement>(":is(h1, h2)[tabindex]")?.focus();
  for (const take of [() => had?.focus(), ...(dialog ? [] : takers), heading]) {
    take();
    if (document.activeElement !== document.body) return;
  }
}
