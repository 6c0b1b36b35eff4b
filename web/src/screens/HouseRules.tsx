// Single values of an edition changed: by topic, and only what can make a difference. Names, choices, bounds and topics come
// from the rules, and so does what matters beside the other values.

import { createEffect, createMemo, createUniqueId, For, Match, Show, Switch, type JSX } from "solid-js";
import { Switch as Toggle } from "../app/Choice";
import { Icon } from "../app/Icon";
import type { Editions, RuleValue, Topic } from "../engine/answers";
import type { Engine } from "../engine/engine";
import { choiceText } from "../words/houseRules";
import { capital, sentence } from "../words/sentence";
import { language, say, speakOf } from "../words/words";
import { judge, numbers } from "./judgeRules";

export interface HouseRulesProps {
  readonly book: Editions;
  readonly engine: Pick<Engine, "facts">;
  readonly edition: string;
  /** Seconds for a move, which are chosen beside the form. */
  readonly clock: number | null;
  /** Whether a single game is played: how many a round has is no question then. */
  readonly single: boolean;
  readonly house: Readonly<Record<string, string>>;
  readonly onChange: (house: Record<string, string>) => void;
}

const TOPICS: readonly Topic[] = ["deal", "opening", "jokers", "turn", "end"];
/** Chosen beside the form: how many play, and the time for a move. */
const BESIDE: readonly string[] = ["min_players", "move_seconds"];

/** Leads to what is wrong in the form, the first of it, and opens the form for that. */
export function showWrong(): void {
  const form = document.querySelector<HTMLDetailsElement>("details.house");
  if (form === null) return;
  form.open = true;
  const first = form.querySelector<HTMLElement>("[aria-invalid=true], .house-reason");
  first?.scrollIntoView({ block: "center" });
  first?.focus({ preventScroll: true });
}

export function HouseRules(props: HouseRulesProps): JSX.Element {
  const usual = (name: string) => props.book.editions.find(({ id }) => id === props.edition)?.values[name] ?? "";
  const now = (name: string) => props.house[name] ?? usual(name);
  const isChanged = (name: string) => name in props.house;
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = props.house;
    props.onChange(value === usual(name) ? rest : { ...rest, [name]: value });
  };
  createEffect(() => {
    language();
    void speakOf("rules");
  });
  const rules = createMemo(() => judge(props.engine, props.book, props));
  const asked = (topic: Topic) =>
    props.book.values.filter(
      ({ name, topic: about }) =>
        about === topic &&
        !BESIDE.includes(name) &&
        !(props.single && name === "round") &&
        !rules().idle.includes(name),
    );
  const isWrong = (name: string) => rules().wrong.includes(name) || rules().clash.includes(name);
  /** Why some make no game together. */
  const why = createUniqueId();
  const changed = () => props.book.values.filter(({ name }) => isChanged(name));
  /** Where the form has the whole width it begins below all else: whoever has opened it is taken there. */
  const goThere = (form: HTMLDetailsElement) => {
    const isByHand = form.open && form.contains(document.activeElement);
    if (isByHand && matchMedia("(min-width: 60rem)").matches) form.scrollIntoView();
  };
  return (
    <details class="house" onToggle={(event) => goThere(event.currentTarget)}>
      <summary>
        {changed().length > 0 ? say("house-rules-changed", { count: changed().length }) : say("house-rules")}
      </summary>
      <div class="stack">
        <Show when={changed().length > 0}>
          <section class="house-changed">
            <h3>{say("house-changed")}</h3>
            <ul>
              <For each={changed()}>
                {({ name }) => (
                  <li>
                    <span>
                      {capital(say(`value-${name}`))}:{" "}
                      <strong classList={{ wrong: isWrong(name) }}>{choiceText(now(name))}</strong>{" "}
                      <span class="small soft">{say("house-edition-has", { value: choiceText(usual(name)) })}</span>
                    </span>
                    <button
                      type="button"
                      class="button quiet round"
                      aria-label={say("house-put-back", { rule: say(`value-${name}`) })}
                      onClick={() => set(name, usual(name))}
                    >
                      <Icon name="undo" />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
        <Show when={rules().reason}>
          {(reason) => (
            <p id={why} role="alert" class="wrong house-reason" tabindex="-1">
              {sentence(say(reason().id, reason().args))}
            </p>
          )}
        </Show>
        <For each={TOPICS}>
          {(topic) => (
            <Show when={asked(topic).length > 0}>
              <section class="house-topic">
                <h3>{say(`topic-${topic}`)}</h3>
                <For each={asked(topic)}>
                  {(value) => (
                    <Value
                      value={value}
                      now={now(value.name)}
                      isChanged={isChanged(value.name)}
                      isWrong={isWrong(value.name)}
                      why={rules().clash.includes(value.name) ? why : null}
                      onChange={(text) => set(value.name, text)}
                    />
                  )}
                </For>
              </section>
            </Show>
          )}
        </For>
      </div>
    </details>
  );
}

function Value(props: {
  value: RuleValue;
  now: string;
  isChanged: boolean;
  isWrong: boolean;
  /** Where it is said what is wrong; nowhere yet where the value alone is. */
  why: string | null;
  onChange: (text: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  const ownWhy = createUniqueId();
  const why = () => (props.isWrong ? (props.why ?? ownWhy) : undefined);
  const allowed = () => props.value.allowed;
  const text = () => capital(say(`value-${props.value.name}`));
  return (
    <div class="house-value" classList={{ changed: props.isChanged, clash: props.isWrong }}>
      <Switch>
        <Match when={isYesOrNo(allowed())}>
          <Toggle label={text()} checked={props.now === "yes"} onChange={(on) => props.onChange(on ? "yes" : "no")} />
        </Match>
        <Match when={numbers(allowed())}>
          {(bounds) => (
            <div class="field house-number">
              <label for={id}>{text()}</label>
              <input
                id={id}
                type="number"
                inputmode="numeric"
                min={bounds().from}
                max={bounds().to}
                aria-invalid={props.isWrong}
                aria-describedby={why()}
                value={props.now}
                onChange={(event) => props.onChange(event.currentTarget.value)}
              />
              <Show when={props.isWrong && props.why === null}>
                <p id={ownWhy} role="alert" class="wrong small">
                  {say("house-bad-number", { from: bounds().from, to: bounds().to })}
                </p>
              </Show>
            </div>
          )}
        </Match>
        <Match when={choices(allowed())}>
          {(of) => (
            <div class="field">
              <label for={id}>{text()}</label>
              <select
                id={id}
                aria-invalid={props.isWrong}
                aria-describedby={why()}
                value={props.now}
                onChange={(event) => props.onChange(event.currentTarget.value)}
              >
                <For each={of()}>
                  {(choice) => (
                    <option value={choice} selected={choice === props.now}>
                      {capital(choiceText(choice))}
                    </option>
                  )}
                </For>
              </select>
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}

const isYesOrNo = (allowed: RuleValue["allowed"]) => allowed.kind === "choice" && allowed.of.includes("yes");
/** Few enough to choose from, even where a word may stand instead of a number. */
function choices(allowed: RuleValue["allowed"]): readonly string[] | null {
  if (allowed.kind === "choice") return allowed.of;
  if (allowed.kind === "number") return null;
  const numbers = Array.from({ length: allowed.to - allowed.from + 1 }, (_, place) => String(allowed.from + place));
  return [allowed.or, ...numbers];
}
