// The organiser enters as a player, under the same id, so that everybody knows: at the own table somebody else decides.

import { Show, type JSX } from "solid-js";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import type { DeskProps } from "./Organiser";

/** Who founded the event. */
const ORGANISER = 1;

export function PlaysToo(props: DeskProps): JSX.Element {
  const asking = createAsking(props);
  const enter = async () => {
    const player = ORGANISER;
    if (await asking.ask({ wish: "act", act: { do: "register", player } }))
      await asking.ask({ wish: "act", act: { do: "check-in", player } });
  };
  return (
    <Show when={props.sight.books.people[ORGANISER] === undefined && !props.state.over}>
      <section class="card stack tight">
        <p class="small soft">{say("desk-i-play-about")}</p>
        <Answer asking={asking} />
        <div class="row">
          <button type="button" class="button" disabled={asking.busy()} onClick={() => void enter()}>
            {say("desk-i-play")}
          </button>
        </div>
      </section>
    </Show>
  );
}
