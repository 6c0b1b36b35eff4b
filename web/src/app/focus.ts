// Where the focus goes when what had it is gone, and on a screen somebody has gone to: nobody who uses keys begins again at
// the top of the page.

import { onCleanup } from "solid-js";

/** Takes the focus, if it can. */
type Taker = () => void;

let takers: readonly Taker[] = [];
let had: HTMLElement | null = null;
/** Whether what had it is gone, or somebody has gone to another screen. It is so until something has it again. */
let isLost = false;
/** The heading that has it until the place a screen offers is there. */
let stopgap: HTMLElement | null = null;

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
    if (had !== stopgap) stopgap = null;
  };
  document.addEventListener("focusin", focused);
  const watch = new MutationObserver((changes) => {
    // Also what is there again at once: a node that is moved about loses the focus.
    isLost ||= had !== null && changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(had)));
    settle();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onCleanup(() => {
    document.removeEventListener("focusin", focused);
    watch.disconnect();
  });
}

function settle(): void {
  const at = document.activeElement;
  if (at !== document.body) isLost = false;
  const wants = isLost || (stopgap !== null && at === stopgap);
  if (!wants) return;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const heading = (dialog ?? document).querySelector<HTMLElement>(":is(h1, h2)[tabindex]");
  // What had it may only have been away while something was loaded. Else a screen reader begins at what the screen is.
  const goToHeading = () => {
    stopgap = heading;
    heading?.focus();
  };
  for (const take of [...(isLost ? [() => had?.focus()] : []), ...(dialog ? [] : takers), goToHeading]) {
    take();
    if (document.activeElement !== at) return;
  }
}
