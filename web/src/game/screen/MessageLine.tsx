// The line above the buttons: what somebody is told, until they have read it.

import { createEffect, on, Show, type JSX } from "solid-js";
import { RuleLinks } from "../../rules/RuleLinks";
import { say } from "../../words/words";
import type { AskedJoker } from "./askedJoker";

export interface Told {
  readonly text: () => string;
  readonly rules: readonly string[];
  /** The joker it is about, of which there is more to say. */
  readonly joker?: AskedJoker;
  /** Whether nobody asked for it: then it keeps to the room there is, and covers nothing. */
  readonly brief?: boolean;
  /** Whether it stays until it is read. */
  readonly isNote?: boolean;
}

interface MessageLineProps {
  readonly text: string;
  readonly about: Told | null;
  readonly onRule: (number: string) => void;
  readonly onJoker: (joker: AskedJoker) => void;
  /** What it stood over can be reached again. */
  readonly onRead: () => void;
}

export function MessageLine(props: MessageLineProps): JSX.Element {
  let line: HTMLElement | undefined;
  createEffect(
    on(
      () => props.text,
      () => {
        line?.classList.remove("tall");
        if (props.about?.brief === true) return;
        line?.classList.toggle("tall", line.offsetHeight > (line.offsetParent?.clientHeight ?? 0));
      },
    ),
  );
  return (
    <Show when={props.text}>
      <p
        ref={(made) => (line = made)}
        class="game-told"
        classList={{ brief: props.about?.brief === true, note: props.about?.isNote === true }}
        tabindex="0"
        onClick={() => props.onRead()}
        onKeyDown={(event) => event.key === "Escape" && props.onRead()}
      >
        <span class="game-told-text">{props.text}</span>{" "}
        <RuleLinks numbers={props.about?.rules ?? []} onAsk={props.onRule} />
        <Show when={props.about?.joker}>
          {(tapped) => (
            <button type="button" class="rule-link" onClick={() => props.onJoker(tapped())}>
              {say("joker-what")}
            </button>
          )}
        </Show>
        {/* The line takes the tap. */}
        <Show when={props.about?.brief !== true}>
          <button type="button" class="game-told-close" aria-label={say("close")}>
            ×
          </button>
        </Show>
      </p>
    </Show>
  );
}
