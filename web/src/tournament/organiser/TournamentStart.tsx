// Founding a tournament, opening one from its file, and finding again those this browser has a pass for.

import type { JSX } from "solid-js";
import { Bar } from "../../app/Bar";
import { say } from "../../words/words";

export function TournamentStart(): JSX.Element {
  return <div class="sheet"><Bar title={say("desk")} /></div>;
}
