// How the event runs: a ready-made plan, or one changed to what the day has time for.

import { createSignal, createUniqueId, For, Index, Show, type JSX } from "solid-js";
import { valueOf } from "../../engine/editions";
import type { Plan, Stage, TimeUp } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import type { DeskProps } from "./Organiser";
import { Replan } from "./Replan";
import { tally } from "./step";
import {
  entrantsOf,
  planText,
  stageText,
  timeUpOf,
  TIMES_UP,
  wayOf,
  withEverybody,
  withTimeUp,
  type Way,
} from "./planWords";

const same = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);

export function PlanForm(props: DeskProps): JSX.Element {
  const [draft, setDraft] = createSignal<Plan | null>(null);
  const asking = createAsking(props);
  const name = createUniqueId();
  const isSeated = () => props.sight.books.rounds.length > 0;
  const fitting = () =>
    props.sight.presets.find(({ fits }) => fits)?.plan ?? props.sight.presets[0]?.plan ?? { stages: [] };
  const plan = () => draft() ?? props.sight.books.plan ?? fitting();
  const isKept = () => props.sight.books.plan !== null && same(plan(), props.sight.books.plan);
  const players = () => {
    const { expected, present } = tally(props.sight.books.people);
    return expected + present;
  };
  const alter = (at: number, part: Partial<Stage>) =>
    setDraft({
      ...plan(),
      stages: plan().stages.map((stage, place) => (place === at ? { ...stage, ...part } : stage)),
    });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await asking.ask({ wish: "act", act: { do: "plan", plan: plan() } })) setDraft(null);
  };
  return (
    <Show when={!isSeated()} fallback={<Fixed {...props} />}>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <fieldset class="stack tight">
          <legend>
            <h2>{say("desk-plan")}</h2>
          </legend>
          <div class="desk-presets">
            <Index each={props.sight.presets}>
              {(preset) => (
                <label class="desk-preset">
                  <input
                    type="radio"
                    name={name}
                    checked={same(preset().plan, plan())}
                    onChange={() => setDraft(preset().plan)}
                  />
                  <span class="desk-preset-card">
                    <strong>
                      {say("desk-preset", { preset: preset().preset })}
                      <Show when={preset().fits}>
                        <span class="unseen">,</span> <span class="desk-fits">{say("desk-preset-fits")}</span>
                      </Show>
                    </strong>
                    <span class="small soft">{planText(preset().plan, preset().fits ? players() : 0)}</span>
                  </span>
                </label>
              )}
            </Index>
          </div>
        </fieldset>
        <h2>{say("desk-plan-figures")}</h2>
        <div class="desk-stages">
          <Index each={plan().stages}>
            {(stage, at) => (
              <StageForm
                stage={stage()}
                most={Number(valueOf(props.rules.book, props.state.rules, "max_players") ?? 4)}
                onChange={(part) => alter(at, part)}
                onRemove={at === 0 ? null : () => setDraft({ ...plan(), stages: plan().stages.toSpliced(at, 1) })}
              />
            )}
          </Index>
        </div>
        <div class="field">
          <label for={`${name}-time-up`}>{say("desk-plan-time-up")}</label>
          <select
            id={`${name}-time-up`}
            onChange={(event) => setDraft(withTimeUp(plan(), event.currentTarget.value as TimeUp))}
          >
            <For each={TIMES_UP}>
              {(way) => (
                <option value={way} selected={way === timeUpOf(plan())}>
                  {say("desk-time-up", { way })}
                </option>
              )}
            </For>
          </select>
        </div>
        <For each={withEverybody(plan(), players())}>
          {(stage) => (
            <p class="small soft">
              {say("desk-plan-all-advance", { stage: say("desk-stage", { kind: stage.kind }), players: players() })}
            </p>
          )}
        </For>
        <Answer asking={asking} />
        <div class="row">
          <button
            type="submit"
            class="button"
            classList={{ main: !isKept() }}
            data-step="plan"
            disabled={asking.busy()}
          >
            {isKept() ? say("desk-plan-kept") : say("desk-plan-do")}
          </button>
          <Show when={isKept()}>
            <span class="soft">{say("desk-plan-kept-about")}</span>
          </Show>
        </div>
      </form>
    </Show>
  );
}

function StageForm(props: {
  stage: Stage;
  most: number;
  onChange: (part: Partial<Stage>) => void;
  onRemove: (() => void) | null;
}): JSX.Element {
  const id = createUniqueId();
  const title = () => say("desk-stage", { kind: props.stage.kind });
  const who = () => wayOf(props.stage.entrants);
  const figure = (field: "rounds" | "games" | "table", from: number, to: number) => (
    <div class="field">
      <label for={`${id}-${field}`}>{say(`desk-stage-${field}`)}</label>
      <input
        id={`${id}-${field}`}
        type="number"
        inputmode="numeric"
        required
        min={from}
        max={to}
        value={props.stage[field]}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (!Number.isNaN(valueAsNumber)) props.onChange({ [field]: valueAsNumber });
        }}
      />
    </div>
  );
  return (
    <fieldset class="card stack tight" aria-label={title()}>
      <div class="spread desk-stage-head">
        <h3>{title()}</h3>
        <Show when={props.onRemove}>
          {(remove) => (
            <button type="button" class="button quiet small-button" onClick={() => remove()()}>
              {say("desk-stage-remove")}
            </button>
          )}
        </Show>
      </div>
      <div class="desk-figures">
        <Show when={who().way !== "all"}>
          <div class="field desk-figures-wide">
            <label for={`${id}-way`}>{say("desk-stage-way")}</label>
            <select
              id={`${id}-way`}
              onChange={(event) =>
                props.onChange({ entrants: entrantsOf(event.currentTarget.value as Way, who().count) })
              }
            >
              <For each={["best", "best-of-table"] as const}>
                {(way) => (
                  <option value={way} selected={way === who().way}>
                    {say("desk-way", { way })}
                  </option>
                )}
              </For>
            </select>
          </div>
          <div class="field">
            <label for={`${id}-count`}>{say("desk-stage-count")}</label>
            <input
              id={`${id}-count`}
              type="number"
              inputmode="numeric"
              required
              min="1"
              max="64"
              value={who().count}
              onInput={(event) => {
                const { valueAsNumber } = event.currentTarget;
                if (!Number.isNaN(valueAsNumber)) props.onChange({ entrants: entrantsOf(who().way, valueAsNumber) });
              }}
            />
          </div>
        </Show>
        {figure("rounds", 1, 20)}
        {figure("games", 1, 20)}
        {figure("table", 2, props.most)}
      </div>
    </fieldset>
  );
}

/** Once people are seated the plan stands. */
function Fixed(props: DeskProps): JSX.Element {
  return (
    <>
      <section class="card stack tight">
        <h2>{say("desk-tab-plan")}</h2>
        <ol class="stack tight">
          <For each={props.sight.books.plan?.stages}>
            {(stage, at) => (
              <li
                aria-current={at() === props.sight.books.stage ? "step" : undefined}
                classList={{ "desk-current": at() === props.sight.books.stage }}
              >
                {stageText(stage, Object.keys(props.sight.books.people).length)}
              </li>
            )}
          </For>
        </ol>
        <Show when={props.sight.books.plan}>
          {(plan) => (
            <p>
              {say("desk-plan-time-up")}: {say("desk-time-up", { way: timeUpOf(plan()) })}.
            </p>
          )}
        </Show>
        <p class="small soft">{say("desk-plan-fixed")}</p>
      </section>
      <Replan {...props} />
    </>
  );
}
