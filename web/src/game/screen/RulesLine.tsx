// What is played: the edition, the clock or how long people are waited for in a line, and which house rules differ from the edition.

import { createEffect, createResource, Show, type JSX } from "solid-js";
import { editionOf } from "../../engine/editions";
import { editions } from "../../parts/parts";
import { houseOf, lengthText } from "../model/match";
import type { Options } from "../../protocol/messages";
import { editionFromBox } from "../../shared/boxes";
import { houseRuleText } from "../../words/houseRules";
import { language, say, speakOf, speaksOf } from "../../words/words";

/** `isShared` where people may go away from the table. */
export function RulesLine(props: { options: Options; isShared?: boolean }): JSX.Element {
  const [book] = createResource(editions);
  const house = () => {
    const known = book();
    return known === undefined ? [] : houseOf(known, props.options);
  };
  const length = () => {
    const known = book();
    return known === undefined ? [] : [lengthText(known, props.options)];
  };
  createEffect(() => {
    language();
    if (house().length > 0) void speakOf("rules");
  });
  const waiting = () => {
    const { clock, patience } = props.options;
    if (clock !== null) return props.isShared ? [say("waits-clock")] : [];
    if (patience == null) return [];
    return [patience === "always" ? say("waits-always") : say("waits-minutes", { count: patience.minutes })];
  };
  const parts = () => [
    editionFromBox(editionOf(props.options.rules)),
    ...length(),
    props.options.clock === null ? say("clock-none") : say("clock-seconds", { count: props.options.clock }),
    ...waiting(),
  ];
  return (
    <>
      {parts().join(" · ")}
      <Show when={house().length > 0 && speaksOf("rules")}>
        <span class="rules-house small">
          {say("house-rules")}: {house().map(houseRuleText).join("; ")}.
        </span>
      </Show>
    </>
  );
}
