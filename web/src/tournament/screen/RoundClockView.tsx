import { createMemo, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { clockText } from "../../shared/clock/clockText";
import type { RoundClock } from "../../protocol/messages";
import { say } from "../../words/words";
import { shownAt } from "../roundClock";

/** Often enough that no second is seen late. */
const LOOK_MS = 200;

export function RoundClockView(props: { clock: RoundClock; now: () => number }): JSX.Element {
  const [now, setNow] = createSignal(props.now());
  const looking = setInterval(() => setNow(props.now()), LOOK_MS);
  onCleanup(() => clearInterval(looking));
  const shown = createMemo(() => shownAt(props.clock, now()));
  const text = createMemo(() => clockText(shown().left));
  const about = () => {
    if (shown().isPaused) return say("hall-clock-paused");
    return shown().mood === "up" ? say("hall-clock-up") : "";
  };
  return (
    <div class="hall-clock" data-mood={shown().mood} classList={{ paused: shown().isPaused }}>
      <Show when={about()}>
        <span class="hall-clock-about" role="status">
          {about()}
        </span>
      </Show>
      <span class="hall-clock-left figures" role="timer" aria-label={say("hall-clock")} aria-live="off">
        {text()}
      </span>
    </div>
  );
}
