// The companion's move clock for this table: its players, the edition's seconds. It stands for a judge (rule 8.3).

import { createSignal, Show, untrack, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import { keep, recall } from "../../app/storage";
import type { Rulebook } from "../../shared/rulebook";
import { newClock, type Clock } from "../../shared/clock/clock";
import "../../shared/clock/clock.css";
import { Running } from "../../shared/clock/Running";
import { hasVoice, WAYS, type Way } from "../../shared/clock/warn";
import { valueOf } from "../../engine/editions";
import { say } from "../../words/words";
import { createKept } from "./keeping";

export function TableClock(props: {
  rules: Rulebook;
  edition: string;
  names: readonly string[];
  /** Who starts the game that is next to be written down, from 0. */
  starter: number;
  /** A call that waits for a judge. */
  call: number | null;
  /** Chairs whose announcement holds (rule 7.4). */
  onAnnounced: (chairs: readonly number[]) => void;
  /** What the clock is kept by. */
  keptAs: string;
}): JSX.Element {
  const [clock, setClock] = createKept<Clock>(() => props.keptAs);
  const [way, setWay] = createSignal<Way>(recall<Way>("clock-way") ?? "sound");
  const [chosen, setChosen] = createSignal<number | null>(null);
  const starter = () => chosen() ?? props.starter;
  const seconds = () => Number(valueOf(props.rules.book, props.edition, "tournament_seconds"));
  const change = (next: Clock | null) => {
    setClock(next);
    if (next !== null) props.onAnnounced(next.announced ?? []);
  };
  const start = () => {
    setClock({ ...newClock(props.edition, props.names, seconds()), turn: starter() });
    // Another starts the next game.
    setChosen(null);
  };
  return (
    <Show when={seconds() > 0}>
      <details class="card" open={untrack(clock) !== null}>
        <summary>
          <h2>{say("phone-clock")}</h2>
        </summary>
        <Show
          when={clock()}
          fallback={
            <div class="stack">
              <p class="soft">{say("phone-clock-about", { count: seconds() })}</p>
              <Choice
                legend={say("phone-clock-starter")}
                options={props.names.map((_, chair) => chair)}
                value={starter()}
                label={(chair) => props.names[chair] ?? ""}
                onChange={setChosen}
              />
              <Choice
                legend={say("timer-way")}
                options={WAYS.filter((one) => one !== "voice" || hasVoice())}
                value={way()}
                label={(one) => say(`timer-way-${one}`)}
                onChange={(one) => keep("clock-way", setWay(one))}
              />
              <button type="button" class="button wide" onClick={start}>
                {say("timer-start")}
              </button>
            </div>
          }
        >
          {(now) => <Running rules={props.rules} clock={now()} way={way()} call={props.call} onChange={change} />}
        </Show>
      </details>
    </Show>
  );
}
