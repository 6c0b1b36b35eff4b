// House rules that were chosen before and are played again, by name, and the way to play without them.

import { createEffect, Show, type JSX } from "solid-js";
import { houseRuleText } from "../words/houseRules";
import { language, say, speakOf, speaksOf } from "../words/words";
import type { House } from "./judgeRules";

/** `also` is what else has become of the choice. */
export function HouseKept(props: { house: House; also?: string; onDrop: () => void }): JSX.Element {
  const hasRules = () => Object.keys(props.house).length > 0;
  createEffect(() => {
    language();
    if (hasRules()) void speakOf("rules");
  });
  const names = () => Object.entries(props.house).map(([name, value]) => houseRuleText({ name, value }));
  const isNamed = () => hasRules() && speaksOf("rules");
  const texts = () => [...(isNamed() ? [say("house-kept", { rules: names().join("; ") })] : []), props.also ?? ""];
  return (
    <Show when={isNamed() || props.also}>
      <div class="house-kept small">
        <p role="status">{texts().join(" ").trim()}</p>
        <Show when={isNamed()}>
          <button type="button" class="button" onClick={() => props.onDrop()}>
            {say("house-drop")}
          </button>
        </Show>
      </div>
    </Show>
  );
}
