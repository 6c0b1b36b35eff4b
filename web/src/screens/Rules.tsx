// The rules to read, of one edition or of all.

import { createResource, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { address, go } from "../app/router";
import { editionOf } from "../engine/editions";
import { editions } from "../parts/parts";
import { RulesText } from "../rules/RulesText";
import { EditionOptions } from "../shared/EditionOptions";
import { say } from "../words/words";
import { lastGame } from "./localGame";

const ALL = "all";

export function Rules(): JSX.Element {
  const [book] = createResource(editions);
  /** An edition's id alone, as somebody types it, is the edition as it is played today. */
  const today = (edition: string) => book()?.editions.find(({ id }) => id === edition)?.rules;
  const asked = () => {
    const wanted = address().query.get("rules");
    return wanted === null ? today(lastGame().edition) : (today(wanted) ?? wanted);
  };
  const rules = () => (asked() === ALL ? null : (asked() ?? null));
  const choose = (rules: string) => go(`/rules?rules=${encodeURIComponent(rules)}`, "replace");
  return (
    <div class="sheet rules-sheet">
      <Bar title={say("rules")} />
      <main id="main" class="stack">
        <Show when={book()}>
          {(known) => (
            <div class="field">
              <label for="rules-of">{say("edition-and-box")}</label>
              <select id="rules-of" onChange={(event) => choose(event.currentTarget.value)}>
                <EditionOptions
                  editions={known().editions}
                  chosen={editionOf(asked() ?? "")}
                  value={({ rules }) => rules}
                />
                <option value={ALL} selected={asked() === ALL}>
                  {say("edition-all")}
                </option>
              </select>
            </div>
          )}
        </Show>
        <Show when={asked()}>
          <RulesText rules={rules()} at={address().query.get("rule")} />
        </Show>
      </main>
    </div>
  );
}
