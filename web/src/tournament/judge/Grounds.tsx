// The rule and the reason of a judge's word, both on record (rule 8.3).

import { createResource, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { editions } from "../../parts/parts";
import { say } from "../../words/words";
import { ALL_RULES, isPlayed, SECTIONS, type Ground } from "./rulebook";

const OTHER = "other";

export function Grounds(props: {
  ground: Ground;
  /** Whether what is decided is told in the same words. */
  decides?: boolean;
  /** The event's rules, as text. */
  rules: string;
  onChange: (ground: Ground) => void;
}): JSX.Element {
  const [book] = createResource(editions);
  const known = () => (book.state === "ready" ? book() : undefined);
  const sections = () => SECTIONS.map((rules) => rules.filter((rule) => isPlayed(known(), props.rules, rule)));

  const id = createUniqueId();
  const [other, setOther] = createSignal(props.ground.rule !== "" && !ALL_RULES.includes(props.ground.rule));
  const put = (part: Partial<Ground>) => props.onChange({ ...props.ground, ...part });
  const choose = (value: string) => {
    setOther(value === OTHER);
    put({ rule: value === OTHER ? "" : value });
  };
  return (
    <div class="stack tight">
      <div class="field">
        <label for={id}>{say("judge-rule")}</label>
        <select id={id} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="" selected={!other() && props.ground.rule === ""}>
            {say("judge-rule-choose")}
          </option>
          <For each={sections()}>
            {(rules) => (
              <optgroup label={say(`judge-section-${rules[0]?.split(".")[0]}`)}>
                <For each={rules}>
                  {(rule) => (
                    <option value={rule} selected={!other() && props.ground.rule === rule}>
                      {rule} {say(`judge-rule-${rule.replace(".", "-")}`)}
                    </option>
                  )}
                </For>
              </optgroup>
            )}
          </For>
          <option value={OTHER} selected={other()}>
            {say("judge-rule-other")}
          </option>
        </select>
      </div>
      <Show when={other()}>
        <div class="field">
          <label for={`${id}-other`}>{say("judge-rule-number")}</label>
          <input
            id={`${id}-other`}
            type="text"
            inputmode="decimal"
            maxlength="8"
            autocomplete="off"
            placeholder="4.3"
            value={props.ground.rule}
            onInput={(event) => put({ rule: event.currentTarget.value })}
          />
        </div>
      </Show>
      <div class="field">
        <label for={`${id}-reason`}>{say(props.decides ? "judge-decision" : "judge-reason")}</label>
        <textarea
          id={`${id}-reason`}
          rows="2"
          maxlength="500"
          value={props.ground.reason}
          onInput={(event) => put({ reason: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
