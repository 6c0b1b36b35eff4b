// What is left of the round.

import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { clockText } from "../../shared/clock/clockText";
import type { RoundClock } from "../../protocol/messages";
import { say } from "../../words/words";
import { shownAt } from "../roundClock";

/** Often enough that no second is seen late. */
const LOOK_MS = 250;

export function RoundTime(props: { clock: RoundClock | null; now: () => number }): JSX.Element {
  const [now, setNow] = createSignal(props.now());
  const looking = setInterval(() => setNow(props.now()), LOOK_MS);
  onCleanup(() => clearInterval(looking));
  return (
    <Show when={props.clock}>
      {(clock) => {
        const shown = () => shownAt(clock(), now());
        return (
          <p class="round-time figures" classList={{ soon: shown().mood !== "calm", soft: shown().isPaused }}>
            <span class="unseen">{say("phone-round-left")} </span>
            <strong role="timer" aria-live="off">
              {clockText(shown().left)}
            </strong>
            <Show when={shown().isPaused}>
              <span class="small">{say("phone-round-paused")}</span>
            </Show>
            <Show when={shown().mood === "up"}>
              <span class="small">{say("phone-round-over")}</span>
            </Show>
          </p>
        );
      }}
    </Show>
  );
}
