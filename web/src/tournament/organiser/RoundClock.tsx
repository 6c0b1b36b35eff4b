// The organiser's hand on the clock of the round.

import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { keep, recall } from "../../app/storage";
import type { RoundClock } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import type { DeskProps } from "./Organiser";

/** What a round is usually given. */
const MINUTES = 50;

export function ClockHand(props: DeskProps): JSX.Element {
  const [minutes, setMinutes] = createSignal(recall<number>("round-minutes") ?? MINUTES);
  const asking = createAsking(props);
  const id = createUniqueId();
  const start = (event: Event) => {
    event.preventDefault();
    keep("round-minutes", minutes());
    void asking.ask({ wish: "start-clock", minutes: minutes() });
  };
  const running = (clock: RoundClock) => clock.clock === "running";
  return (
    <section class="card desk-clock-hand" aria-label={say("desk-clock")}>
      <h2>{say("desk-clock")}</h2>
      <Show
        when={props.state.clock}
        fallback={
          <form class="row" onSubmit={start}>
            <label class="unseen" for={id}>
              {say("desk-clock-minutes")}
            </label>
            <input
              id={id}
              class="desk-minutes figures"
              type="number"
              inputmode="numeric"
              required
              min="1"
              max="1440"
              value={minutes()}
              onInput={(event) => {
                const { valueAsNumber } = event.currentTarget;
                if (!Number.isNaN(valueAsNumber)) setMinutes(valueAsNumber);
              }}
            />
            <span class="soft" aria-hidden="true">
              {say("desk-clock-unit")}
            </span>
            <button type="submit" class="button" disabled={asking.busy()}>
              {say("desk-clock-start")}
            </button>
          </form>
        }
      >
        {(clock) => (
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={asking.busy()}
              onClick={() => void asking.ask({ wish: "pause-clock", pause: running(clock()) })}
            >
              {running(clock()) ? say("desk-clock-pause") : say("desk-clock-go-on")}
            </button>
            <button
              type="button"
              class="button"
              disabled={asking.busy()}
              onClick={() => void asking.ask({ wish: "stop-clock" })}
            >
              {say("desk-clock-stop")}
            </button>
          </div>
        )}
      </Show>
      <Answer asking={asking} />
    </section>
  );
}
