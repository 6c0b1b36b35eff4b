// Something is on its way: a soft word, read aloud once.

import type { JSX } from "solid-js";
import { say } from "../words/words";

export function Loading(): JSX.Element {
  return (
    <p class="soft" role="status">
      {say("loading")}
    </p>
  );
}
