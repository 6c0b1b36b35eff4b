// What the browser's tab says: the page's name, and before it which screen it is, or what somebody wants to know who is
// looking elsewhere.

import { createSignal, onCleanup } from "solid-js";

interface News {
  readonly text: () => string | null;
}

const [shown, setShown] = createSignal<News | null>(null);

/** The news of the screen that is shown, if it has any. */
export const titleNews = (): string | null => shown()?.text() ?? null;

/** Tells the tab something for as long as a screen is shown. */
export function useTitle(text: () => string | null): void {
  const own: News = { text };
  setShown(own);
  onCleanup(() => setShown((now) => (now === own ? null : now)));
}
