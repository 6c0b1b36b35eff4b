// A line to type a meld, or a tile to find. It lies over the table and moves nothing; what it answers is read aloud.

import { createSignal, createUniqueId, For, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Icon } from "../../app/Icon";
import { say } from "../../words/words";
import type { Answer } from "./answer";
import "./typed-line.css";

export function TypedLine(props: {
  wants: "meld" | "find";
  /** Which jokers there are to type. */
  jokers: "plain" | "coloured" | "special";
  /** What stands there at first. */
  first: string;
  answer: (text: string) => Promise<Answer>;
  tell: (text: string) => void;
  /** The turn is to be ended, with what was typed on the table. */
  onEnd: () => void;
  onClose: () => void;
}): JSX.Element {
  const [answer, setAnswer] = createSignal<Answer | null>(null);
  const about = createUniqueId();
  let input: HTMLInputElement | undefined;
  const before = document.activeElement;
  onMount(() => input?.select());
  // Where somebody was; what was there may be gone, and then the screen knows a place.
  onCleanup(() => {
    if (before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }));
  });
  /** Whoever wants to end the turn with it hears next that it has ended, or that it has not. */
  const show = (next: Answer, ends = false) => {
    setAnswer(next);
    if (!ends) props.tell(next.said);
    else if (!next.done) props.tell(say("typed-goes-on", { said: next.said }));
    if ((next.done || next.ways.length > 0) && input) input.value = "";
    if (next.done && props.wants === "find") props.onClose();
    else input?.select();
  };
  /** Says whether nothing is left to be done about what is typed. */
  const submit = async (ends = false): Promise<boolean> => {
    const text = input?.value.trim() ?? "";
    if (text === "") return true;
    const way = /^\d+$/.test(text) ? answer()?.ways[Number(text) - 1] : undefined;
    const next = way === undefined ? await props.answer(text) : way.take();
    show(next, ends);
    return next.done;
  };
  const pressed = async (event: KeyboardEvent): Promise<void> => {
    if (event.key === "Escape") props.onClose();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // What stands in the line comes first: a turn that ends without it cannot be taken back.
    event.preventDefault();
    if (!event.repeat && (props.wants === "find" || (await submit(true)))) props.onEnd();
  };
  return (
    <form
      class="typed-line"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => void pressed(event)}
    >
      <label class="field">
        <span>{say(`typed-${props.wants}`)}</span>
        <input
          ref={(made) => (input = made)}
          value={props.first}
          aria-describedby={about}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
        />
      </label>
      <button type="button" class="button quiet round" aria-label={say("typed-close")} onClick={() => props.onClose()}>
        <Icon name="close" />
      </button>
      <p class="soft" id={about}>
        {say(`typed-${props.wants}-about`, { jokers: props.jokers })}
      </p>
      <Show when={answer()?.said}>{(said) => <p class="typed-said">{said()}</p>}</Show>
      <For each={answer()?.ways}>
        {(way) => (
          <button type="button" class="button" onClick={() => show(way.take())}>
            {way.text}
          </button>
        )}
      </For>
    </form>
  );
}
