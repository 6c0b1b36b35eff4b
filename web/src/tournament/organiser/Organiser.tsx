// The organiser runs the event: people, rounds, results, standings.

import type { JSX } from "solid-js";
import type { Desk } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";

export function Organiser(props: Seen<Desk>): JSX.Element {
  return <main id="main" class="sheet"><h1 tabindex="-1">{props.state.title}</h1><p>{say("desk")}</p></main>;
}
