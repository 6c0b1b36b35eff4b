// Who stands where in the stage.

import { For, Show, type JSX } from "solid-js";
import { exactText } from "../../sheet/points";
import "../../sheet/sheet.css";
import type { PersonId, Row } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";
import { goesByStages, hasResults } from "../StandingsTable";

/** `ours` are marked: those of the table. */
export function Placing(props: { rows: readonly Row[]; names: Names; ours: readonly PersonId[] }): JSX.Element {
  return (
    <Show when={hasResults(props.rows)}>
      <section class="stack tight">
        <h2>{say("sheet-order")}</h2>
        <Show when={goesByStages(props.rows)}>
          <p class="small soft">{say("hall-ranked")}</p>
        </Show>
        <ol class="standings">
          <For each={props.rows}>
            {(row) => (
              <li classList={{ won: props.ours.includes(row.player) }}>
                <span class="standings-place figures">{row.place}</span>
                <span class="standings-name">{nameOf(props.names, row.player)}</span>
                <span class="soft figures small">{say("phone-games-counted", { count: row.games })}</span>
                <strong class="figures">
                  {row.big}/{exactText(row.small)}
                </strong>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}
