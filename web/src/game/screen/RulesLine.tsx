// What is played, in a line: the edition, whether house rules differ, the clock.

import type { JSX } from "solid-js";
import type { Options } from "../../protocol/messages";
import { say } from "../../words/words";

export function RulesLine(props: { options: Options }): JSX.Element {
  const words = () => props.options.rules.split(" ");
  const parts = () => [
    say("edition-name", { edition: words()[0] ?? "" }),
    ...(words().length > 1 ? [say("house-rules-count", { count: words().length - 1 })] : []),
    props.options.clock === null ? say("clock-none") : say("clock-seconds", { count: props.options.clock }),
  ];
  return <>{parts().join(" · ")}</>;
}
