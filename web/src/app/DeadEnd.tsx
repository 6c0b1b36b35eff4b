// A screen with nothing on it but why, and the way on.

import type { JSX } from "solid-js";
import { say } from "../words/words";
import { Go } from "./router";
import { useTitle } from "./title";

/** The way on is to the first screen, unless another helps more. */
export function DeadEnd(props: { why: string; to?: string; way?: string }): JSX.Element {
  useTitle(() => props.why);
  return (
    <main id="main" class="sheet stack dead-end">
      <h1 tabindex="-1">{props.why}</h1>
      <p>
        <Go to={props.to ?? "/"} class="button main">
          {props.way ?? say("home-back")}
        </Go>
      </p>
    </main>
  );
}
