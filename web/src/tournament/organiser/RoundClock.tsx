// The clock of the round: what it shows, and the organiser's hand on it.

import { createSignal, createUniqueId, onCleanup, Show, type JSX } from "solid-js";
import { keep, recall } from "../../app/storage";
import type { RoundClock } from "../../protocol/messages";
import { say } from "../../words/words";
import { Told, useDoing } from "../Doing";
import type { DeskProps } from "./Organiser";
import { clockText, leftOn } from "./timeLeft";

/** What a round is usually given. */
const MINUTES = 50;

function useLeft(props: DeskProps): () => number | null {
  const [now, setNow] = createSignal(props.event.now());
  const ticking = setInterval(() => setNow(props.event.now()), 250);
  onCleanup(() => clearInterval(ticking));
  return () => (props.state.clock === null ? null : leftOn(props.state.clock, now()));
}

/** Small, on top of every page. */
export function ClockFace(props: DeskProps): JSX.Element {
  const left = useLeft(props);
  const shown = () => {
    const milliseconds = left();
    return milliseconds === null ? null : clockText(milliseconds);
  };
  return (
    <Show when={shown()}>
      <p class="desk-clock figures" classList={{ up: (left() ?? 0) <= 0 }} role="timer" aria-label={say("desk-clock")}>
        {shown()}<Show when={props.state.clock?.clock === "paused"}> <span class="small">{say("desk-clock-paused")}</span></Show>
      </p>
    </Show>
  );
}

export function ClockHand(props: DeskProps): JSX.Element {
  const [minutes, setMinutes] = createSignal(recall<number>("round-minutes") ?? MINUTES);
  const doing = useDoing(props);
  const id = createUniqueId();
  const start = (event: Event) => {
    event.preventDefault();
    keep("round-minutes", minutes());
    void doing.wish({ wish: "start-clock", minutes: minutes() });
  };
  const running = (clock: RoundClock) => clock.clock === "running";
  return (
    <section class="card desk-clock-hand" aria-label={say("desk-clock")}>
      <h2>{say("desk-clock")}</h2>
      <Show
        when={props.state.clock}
        fallback={
          <form class="row" onSubmit={start}>
            <label class="unseen" for={id}>{say("desk-clock-minutes")}</label>
            <input id={id} class="desk-minutes figures" type="number" inputmode="numeric" required min="1" max="600" value={minutes()} onInput={(event) => { const { valueAsNumber } = event.currentTarget; if (!Number.isNaN(valueAsNumber)) setMinutes(valueAsNumber); }} />
            <span class="soft" aria-hidden="true">{say("desk-clock-unit")}</span>
            <button type="submit" class="button" disabled={doing.busy()}>{say("desk-clock-start")}</button>
          </form>
        }
      >
        {(clock) => (
          <div class="row">
            <button type="button" class="button" disabled={doing.busy()} onClick={() => void doing.wish({ wish: "pause-clock", pause: running(clock()) })}>{running(clock()) ? say("desk-clock-pause") : say("desk-clock-go-on")}</button>
            <button type="button" class="button" disabled={doing.busy()} onClick={() => void doing.wish({ wish: "stop-clock" })}>{say("desk-clock-stop")}</button>
          </div>
        )}
      </Show>
      <Told doing={doing} />
    </section>
  );
}
