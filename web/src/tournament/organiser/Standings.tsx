// Who stands where: in the stage being played, and in the whole event.

import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import type { Row } from "../../protocol/messages";
import { say } from "../../words/words";
import { goesByStages, hasResults, StandingsTable } from "../StandingsTable";
import type { DeskProps } from "./Organiser";

const WHICH = ["stage", "event"] as const;

export function Standings(props: DeskProps): JSX.Element {
  const [chosen, setChosen] = createSignal<(typeof WHICH)[number] | null>(null);
  const which = () => chosen() ?? (props.state.over ? "event" : "stage");
  const rows = (): readonly Row[] => (which() === "stage" ? props.state.board.standings : props.sight.books.ranking);
  const ahead = createMemo(
    () => new Set(which() === "stage" && !props.state.over && hasResults(rows()) ? props.sight.going_on : []),
  );
  return (
    <section class="stack" aria-label={say("desk-tab-standings")}>
      <div class="desk-standings-head">
        <Choice
          legend={say("desk-tab-standings")}
          options={WHICH}
          value={which()}
          label={(one) => say(`desk-standings-${one}`)}
          onChange={setChosen}
        />
        <a class="button" href={`/print?what=standings#${props.pass}`} target="_blank">
          {say("desk-print-standings")}
        </a>
      </div>
      <Show when={rows().length > 0} fallback={<p class="soft">{say("desk-standings-none")}</p>}>
        <StandingsTable
          class="desk-standings"
          rows={rows()}
          names={props.state.names}
          clubs={props.state.clubs}
          ahead={ahead()}
        />
        <Show when={goesByStages(rows())}>
          <p class="small soft">{say("hall-ranked")}</p>
        </Show>
        <Show when={ahead().size > 0}>
          <p class="small soft">{say("desk-standings-line")}</p>
        </Show>
      </Show>
    </section>
  );
}
