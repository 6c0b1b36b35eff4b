// What does not go by itself, and what to do about it.

import { Index, Show, type JSX } from "solid-js";
import { Go } from "../../app/router";
import type { Exception, PersonId } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf } from "../refused";
import { Answer, createAsking } from "../asking";
import type { DeskProps } from "./Organiser";
import { isForJudge } from "./step";
import { deskPath, type Tab } from "./tabs";

/** What is before the judge is not told twice on the judge's page. */
export function Exceptions(props: DeskProps & { tab: Tab }): JSX.Element {
  const asking = createAsking(props);
  const people = (players: readonly PersonId[]) =>
    players.map((player) => nameOf(props.state.names, player)).join(", ");
  const words = (one: Exception): string => {
    switch (one.exception) {
      case "disputed":
      case "called":
        return say(`desk-except-${one.exception}`, {
          round: one.place.round,
          table: one.place.table,
          player: nameOf(props.state.names, one.by),
          reason: one.reason,
        });
      case "tie-at-cut-off":
        return say(one.stage === props.sight.books.stage + 1 ? "desk-except-tie" : "desk-except-tie-before", {
          players: people(one.players),
        });
      case "cut-off-changed":
        return say("desk-except-cut-off", {
          missing: people(one.missing),
          missingCount: one.missing.length,
          extra: people(one.extra),
          extraCount: one.extra.length,
        });
      case "seat-again":
        return say("desk-except-seat-again", { round: one.round });
    }
  };
  const goes = (one: Exception): Tab => (isForJudge(one) ? "judge" : "rounds");
  const shown = () => props.sight.books.exceptions.filter((one) => props.tab !== "judge" || goes(one) !== "judge");
  return (
    <Show when={shown().length > 0}>
      <section aria-label={say("desk-exceptions")}>
        <ul class="desk-exceptions stack tight">
          <Index each={shown()}>
            {(one) => (
              <li class="spread">
                <span>{words(one())}</span>
                <Show
                  when={one().exception === "seat-again"}
                  fallback={
                    <Go to={deskPath(props.pass, goes(one()))} class="button">
                      {say(`desk-except-do-${goes(one())}`)}
                    </Go>
                  }
                >
                  <button
                    type="button"
                    class="button"
                    disabled={asking.busy()}
                    onClick={() => void asking.ask({ wish: "draw" })}
                  >
                    {say("desk-do-draw", { anew: "true" })}
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ul>
        <Answer asking={asking} />
      </section>
    </Show>
  );
}
