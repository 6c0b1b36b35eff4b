// The judge: what waits for a word, and every sheet.

import type { JSX } from "solid-js";
import type { Books } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";

export function Judge(props: Seen<Books>): JSX.Element {
  return <main id="main" class="sheet"><h1 tabindex="-1">{props.state.title}</h1><p>{say("judge")}</p></main>;
}
