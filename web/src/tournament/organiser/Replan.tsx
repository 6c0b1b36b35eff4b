// A day goes otherwise than planned: rounds that have not begun are dropped, or some are added.

import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import type { Stage } from "../../protocol/messages";
import { say } from "../../words/words";
import { createAsking } from "../asking";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";

/** The stage being played, and how many of its rounds have begun; nothing once all is over. */
export function underWay({ state, sight }: DeskProps): { readonly stage: Stage; readonly begun: number } | null {
  const stage = state.over ? undefined : sight.books.plan?.stages[sight.books.stage];
  const begun = sight.books.rounds.filter((round) => round.stage === sight.books.stage && round.started).length;
  return stage === undefined ? null : { stage, begun };
}

/** How many rounds the stage has, and how many games those to come have. */
export function Replan(props: DeskProps): JSX.Element {
  const asking = createAsking(props);
  const id = createUniqueId();
  const [rounds, setRounds] = createSignal<number | null>(null);
  const [games, setGames] = createSignal<number | null>(null);
  const figure = (
    field: "rounds" | "games",
    least: number,
    value: number,
    put: (value: number | null) => void,
  ): JSX.Element => (
    <div class="field">
      <label for={`${id}-${field}`}>{say(`desk-replan-${field}`)}</label>
      <input
        id={`${id}-${field}`}
        type="number"
        inputmode="numeric"
        required
        min={least}
        max={20}
        value={value}
        onInput={(event) =>
          put(Number.isNaN(event.currentTarget.valueAsNumber) ? null : event.currentTarget.valueAsNumber)
        }
      />
    </div>
  );
  return (
    <Show when={underWay(props)}>
      {(now) => {
        const replan = async (reason: string) => {
          const { stage } = now();
          const act = {
            do: "replan",
            rounds: rounds() ?? stage.rounds,
            games: games() ?? stage.games,
            reason,
          } as const;
          const done = await asking.ask({ wish: "act", act });
          if (done) {
            setRounds(null);
            setGames(null);
          }
          return done;
        };
        return (
          <section class="card stack tight">
            <h2>{say("desk-replan")}</h2>
            <ReasonForm asking={asking} label={say("desk-replan-do")} onDo={replan}>
              <p class="small soft">{say("desk-replan-about", { begun: now().begun })}</p>
              <div class="desk-figures">
                {figure("rounds", Math.max(1, now().begun), rounds() ?? now().stage.rounds, setRounds)}
                {figure("games", 1, games() ?? now().stage.games, setGames)}
              </div>
            </ReasonForm>
          </section>
        );
      }}
    </Show>
  );
}

/** The stage ends with the round that runs, or ran last. */
export function EndEarly(props: DeskProps): JSX.Element {
  const asking = createAsking(props);
  const now = () => {
    const found = underWay(props);
    return found !== null && found.begun > 0 && props.sight.rounds_left > 0 ? found : null;
  };
  return (
    <Show when={now()}>
      {(found) => (
        <details class="card desk-more">
          <summary>{say("desk-end-early")}</summary>
          <ReasonForm
            asking={asking}
            danger
            label={say("desk-end-early-do", { rounds: props.sight.rounds_left })}
            onDo={(reason) => {
              const { begun, stage } = found();
              return asking.ask({ wish: "act", act: { do: "replan", rounds: begun, games: stage.games, reason } });
            }}
          >
            <p class="small soft">{say("desk-end-early-about", { begun: found().begun })}</p>
          </ReasonForm>
        </details>
      )}
    </Show>
  );
}
