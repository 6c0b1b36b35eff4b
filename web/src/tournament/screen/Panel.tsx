// A part of the big screen: what it shows, and which of its pages this is.

import { For, Show, type JSX } from "solid-js";
import { say } from "../../words/words";

interface PanelProps {
  readonly title: string;
  readonly class?: string;
  readonly pages: number;
  readonly page: number;
  /** Told the element that is filled. */
  readonly measure: (element: HTMLElement) => void;
  readonly children: JSX.Element;
}

export function Panel(props: PanelProps): JSX.Element {
  const at = () => props.page % props.pages;
  return (
    <section class={`hall-panel ${props.class ?? ""}`} aria-label={props.title}>
      <header class="hall-panel-top">
        <h2>{props.title}</h2>
        <Show when={props.pages > 1}>
          <p class="hall-dots">
            <span class="unseen">{say("hall-page", { page: at() + 1, pages: props.pages })}</span>
            <For each={Array.from({ length: props.pages }, (_, page) => page)}>
              {(page) => <span class="hall-dot" classList={{ on: page === at() }} aria-hidden="true" />}
            </For>
          </p>
        </Show>
      </header>
      <div class="hall-panel-body" ref={(made) => props.measure(made)}>
        {/* A page comes as a whole, softly. */}
        <Show when={at() + 1} keyed>
          <div class="hall-page">{props.children}</div>
        </Show>
      </div>
    </section>
  );
}
