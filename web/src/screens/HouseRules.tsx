// Single values of an edition changed. Names, choices and bounds come from the rules.

import { createEffect, createUniqueId, For, Match, Show, Switch, type JSX } from "solid-js";
import type { Editions, RuleValue } from "../engine/answers";
import { choiceText } from "../words/houseRules";
import { language, say, speakOf } from "../words/words";

export interface HouseRulesProps {
  readonly book: Editions;
  readonly edition: string;
  readonly house: Readonly<Record<string, string>>;
  readonly onChange: (house: Record<string, string>) => void;
}

export function HouseRules(props: HouseRulesProps): JSX.Element {
  const usual = (name: string) => props.book.editions.find(({ id }) => id === props.edition)?.values[name] ?? "";
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = props.house;
    props.onChange(value === usual(name) ? rest : { ...rest, [name]: value });
  };
  createEffect(() => {
    language();
    void speakOf("rules");
  });
  const count = () => Object.keys(props.house).length;
  return (
    <details class="house">
      <summary>
        {say("house-rules")}
        <Show when={count() > 0}>
          <span class="soft">{say("house-rules-count", { count: count() })}</span>
        </Show>
      </summary>
      <div class="house-values">
        <For each={props.book.values}>
          {(value) => (
            <Value
              value={value}
              now={props.house[value.name] ?? usual(value.name)}
              isChanged={value.name in props.house}
              onChange={(text) => set(value.name, text)}
            />
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
  onChange: (text: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  const allowed = () => props.value.allowed;
  return (
    <div class="field" classList={{ changed: props.isChanged }}>
      <label for={id} class="small">
        {say(`value-${props.value.name}`)}
      </label>
      <Switch>
        <Match when={numbers(allowed())}>
          {(bounds) => (
            <input
              id={id}
              type="number"
              inputmode="numeric"
              min={bounds().from}
              max={bounds().to}
              value={props.now}
              onChange={(event) => props.onChange(event.currentTarget.value)}
            />
          )}
        </Match>
        <Match when={choices(allowed())}>
          {(of) => (
            <select id={id} value={props.now} onChange={(event) => props.onChange(event.currentTarget.value)}>
              <For each={of()}>
                {(choice) => (
                  <option value={choice} selected={choice === props.now}>
                    {choiceText(choice)}
                  </option>
                )}
              </For>
            </select>
          )}
        </Match>
      </Switch>
    </div>
  );
}

const numbers = (allowed: RuleValue["allowed"]) => (allowed.kind === "number" ? allowed : null);
/** Few enough to choose from, even where a word may stand instead of a number. */
function choices(allowed: RuleValue["allowed"]): readonly string[] | null {
  if (allowed.kind === "choice") return allowed.of;
  if (allowed.kind === "number") return null;
  const numbers = Array.from({ length: allowed.to - allowed.from + 1 }, (_, place) => String(allowed.from + place));
  return [allowed.or, ...numbers];
}
