// A question to the server whose answer goes out of date: asked anew whenever something changes.

import { createEffect, createSignal, on, type Accessor } from "solid-js";

/** The last answer there was; none before the first. `changes` is nothing while nobody looks. */
export function useAnswer<T>(question: () => Promise<T>, changes: () => string | number | null): Accessor<T | null> {
  const [answer, setAnswer] = createSignal<T | null>(null);
  let asked = 0;
  createEffect(
    on(changes, (now) => {
      if (now === null) return;
      const mine = ++asked;
      // Without a line there is no answer, and a newer question comes with it.
      void question().then(
        (found) => mine === asked && setAnswer(() => found),
        () => undefined,
      );
    }),
  );
  return answer;
}
