// What the companion's screens have in common: their words, the rules' book, and the way from one to the next.

import { createEffect, createResource, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Go } from "../app/router";
import { RulesButton } from "../rules/RulesDialog";
import { loadRulebook, type Rulebook } from "../shared/rulebook";
import { language, say, speakOf, speaksOf } from "../words/words";
import "./companion.css";

const SCREENS = ["score", "clock", "solve"] as const;

export function Companion(props: {
  /** What is seldom wanted is no tab: it is found where it is wanted. */
  screen: (typeof SCREENS)[number] | "cards";
  /** Which rules are played by there, once that is known. */
  played?: () => string | undefined;
  children: (rules: Rulebook) => JSX.Element;
}): JSX.Element {
  const [rules] = createResource(loadRulebook);
  createEffect(() => {
    language();
    void speakOf("companion");
  });
  return (
    <Show
      when={speaksOf("companion") && rules()}
      fallback={
        <p class="sheet soft" role="status">
          {say("loading")}
        </p>
      }
    >
      <div class="sheet wide companion">
        <Bar title={say(`companion-${props.screen}`)}>
          <nav class="companion-ways" aria-label={say("companion")}>
            {SCREENS.map((screen) => (
              <Go to={`/${screen}`} class="companion-way" aria-current={screen === props.screen ? "page" : undefined}>
                {say(`companion-${screen}`)}
              </Go>
            ))}
          </nav>
          <RulesButton rules={props.played?.() ?? null} />
        </Bar>
        <main id="main">
          <Show when={rules()} keyed>
            {(known) => props.children(known)}
          </Show>
        </main>
      </div>
    </Show>
  );
}
