// Asking the server from one place of the page, where it is told that the connection is lost and what was refused.

import { createSignal, For, Show, type Accessor, type JSX } from "solid-js";
import type { TournamentState, Wish } from "../protocol/messages";
import { say } from "../words/words";
import { tournaments } from "./client";
import { refusedLines } from "./refused";
import "./asking.css";

export interface Asking {
  /** Whether it was done. */
  readonly ask: (wish: Wish) => Promise<boolean>;
  readonly busy: Accessor<boolean>;
  /** Whether it is asked again and again, because the connection is lost. */
  readonly waits: Accessor<boolean>;
  readonly refused: Accessor<readonly string[]>;
}

export function createAsking(part: { readonly pass: string; readonly state: TournamentState }): Asking {
  const [busy, setBusy] = createSignal(false);
  const [waits, setWaits] = createSignal(false);
  const [refused, setRefused] = createSignal<readonly string[]>([]);
  const ask = async (wish: Wish) => {
    if (busy()) return false;
    setBusy(true);
    setRefused([]);
    try {
      await tournaments.wish(part.pass, wish, () => setWaits(true));
      return true;
    } catch (problem) {
      setRefused(refusedLines(problem, part.state.names));
      return false;
    } finally {
      setBusy(false);
      setWaits(false);
    }
  };
  return { ask, busy, waits, refused };
}

/** What became of it, to be shown beside the button. */
export function Answer(props: { asking: Asking }): JSX.Element {
  return (
    <div class="answer">
      <p role="status">{props.asking.waits() ? say("phone-sending") : ""}</p>
      <div role="alert">
        <For each={props.asking.refused()}>{(line) => <p class="refused">{line}</p>}</For>
      </div>
    </div>
  );
}

/** While nothing is heard of the server. */
export function Lost(props: { connected: boolean }): JSX.Element {
  return (
    <div class="lost" role="status">
      <Show when={!props.connected}>
        <p class="notice">{say("phone-lost")}</p>
      </Show>
    </div>
  );
}
