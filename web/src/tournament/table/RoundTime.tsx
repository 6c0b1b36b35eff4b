// What is left of the round.

import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { clockText } from "../../gamescreen/clock";
import type { RoundClock } from "../../protocol/messages";
import { say } from "../../words/words";

/** Often enough that no second is seen late. */
const LOOK = 250;

/** The last minutes, in which a table should hear of it. */
const SOON = 5 * 60_000;

export function RoundTime(props: { clock: RoundClock | null; now: () => number }): JSX.Element {
  const [now, setNow] = createSignal(props.now());
  const looking = setInterval(() => setNow(props.now()), LOOK);
  onCleanup(() => clearInterval(looking));
  return (
    <Show when={props.clock}>
      {(clock) => {
        const left = () => {
          const known = clock();
          return known.clock === "running" ? Math.max(0, known.ends - now()) : known.left;
        };
        return (
          <p class="round-time figures" classList={{ soon: left() <= SOON, soft: clock().clock === "paused" }}>
            <span class="unseen">{say("phone-round-left")} </span>
            <strong role="timer" aria-live="off">{clockText(left())}</strong>
            <Show when={clock().clock === "paused"}><span class="small">{say("phone-round-paused")}</span></Show>
            <Show when={left() === 0}><span class="small">{say("phone-round-over")}</span></Show>
          </p>
        );
      }}
    </Show>
  );
}
