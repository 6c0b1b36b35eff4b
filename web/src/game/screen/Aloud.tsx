// What is read aloud. Sentences are added and never replaced: none is missed, and the same can be said twice.

import { createSignal, For, type Accessor, type JSX } from "solid-js";

/** Sentences kept for whoever listens slowly. */
const KEPT = 20;

interface Sentence {
  readonly text: string;
}

export interface Voice {
  readonly sentences: Accessor<readonly Sentence[]>;
  readonly tell: (text: string) => void;
  readonly fallSilent: () => void;
}

export function createVoice(): Voice {
  const [sentences, setSentences] = createSignal<readonly Sentence[]>([]);
  return {
    sentences,
    tell: (text) => void setSentences((told) => [...told.slice(1 - KEPT), { text }]),
    fallSilent: () => void setSentences([]),
  };
}

export function Aloud(props: { voice: Voice }): JSX.Element {
  return (
    <div class="unseen" role="log" aria-live="polite">
      <For each={props.voice.sentences()}>{({ text }) => <p>{text}</p>}</For>
    </div>
  );
}
