// What the hall sees.

import type { JSX } from "solid-js";
import { say } from "../../words/words";
import type { PartProps } from "../PassScreen";

export function BigScreen(props: PartProps): JSX.Element {
  return <main id="main" class="sheet"><h1 tabindex="-1">{props.state.title}</h1><p>{say("hall")}</p></main>;
}
