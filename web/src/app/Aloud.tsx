// What is read aloud. Sentences are added and never replaced: none is missed, and the same can be said twice. While a dialog
// is open nothing outside of it is read, so each dialog has a place of its own for what is said above the page.

import { createSignal, For, onCleanup, type Accessor, type JSX } from "solid-js";

/** A screen reader says what is added to a place it knows: it finds those of a page that was loaded first. */
export const LISTENS_AFTER_MS = 300;

/** Sentences kept for whoever listens slowly. */
const KEPT = 20;

interface Sentence {
  readonly text: string;
}

interface Log {
  readonly sentences: Accessor<readonly Sentence[]>;
  readonly add: (text: string) => void;
  readonly clear: () => void;
}

export interface Voice {
  readonly log: Log;
  readonly tell: (text: string) => void;
  readonly fallSilent: () => void;
}

/** A dialog's place, and whether the dialog is open: one that closes is shown for a moment longer. */
interface Above {
  readonly log: Log;
  readonly isOpen: () => boolean;
}

const above: Above[] = [];
const heardAbove = (): Log | undefined => above.findLast(({ isOpen }) => isOpen())?.log;

function createLog(): Log {
  const [sentences, setSentences] = createSignal<readonly Sentence[]>([]);
  return {
    sentences,
    add: (text) => void setSentences((told) => [...told.slice(1 - KEPT), { text }]),
    clear: () => void setSentences([]),
  };
}

export function createVoice(): Voice {
  const log = createLog();
  return {
    log,
    // What closes a dialog often says something as well: it is said where it is heard afterwards.
    tell: (text) => queueMicrotask(() => (heardAbove() ?? log).add(text)),
    fallSilent: log.clear,
  };
}

/** Says in the dialog that is open, if one is, what the page says by itself outside of it. */
export const tellAbove = (text: string): void => queueMicrotask(() => heardAbove()?.add(text));

export function Aloud(props: { log: Log }): JSX.Element {
  return (
    <div class="unseen" role="log" aria-live="polite">
      <For each={props.log.sentences()}>{({ text }) => <p>{text}</p>}</For>
    </div>
  );
}

/** The place in a dialog. */
export function AloudAbove(props: { isOpen: () => boolean }): JSX.Element {
  const place: Above = { log: createLog(), isOpen: () => props.isOpen() };
  above.push(place);
  onCleanup(() => above.splice(above.indexOf(place), 1));
  return <Aloud log={place.log} />;
}
