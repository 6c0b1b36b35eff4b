// The standings to be hung up, signed by the head judge: of the stage, and of the whole event where there are several stages.

import { Show, type JSX } from "solid-js";
import type { Books, Row, TournamentState } from "../../protocol/messages";
import { region, say } from "../../words/words";
import { goesByStages, StandingsTable } from "../StandingsTable";

export function StandingsPaper(props: { state: TournamentState; books: Books }): JSX.Element {
  const stages = () => props.books.plan?.stages ?? [];
  const kind = () => stages()[props.books.stage]?.kind;
  return (
    <Show
      when={!props.state.over}
      fallback={<Ranking state={props.state} rows={props.books.ranking} of={say("hall-over")} />}
    >
      <Ranking
        state={props.state}
        rows={props.state.board.standings}
        of={kind() ? say(`hall-stage-${kind()}`) : say("hall")}
      />
      <Show when={stages().length > 1}>
        <Ranking state={props.state} rows={props.books.ranking} of={say("print-whole")} />
      </Show>
    </Show>
  );
}

function Ranking(props: { state: TournamentState; rows: readonly Row[]; of: string }): JSX.Element {
  const date = () =>
    new Intl.DateTimeFormat(region(), { dateStyle: "long", timeStyle: "short" }).format(props.state.now);
  return (
    <section class="paper paper-standings">
      <header class="paper-top">
        <div>
          <h2>{props.state.title}</h2>
          <p>{props.of}</p>
          <Show when={goesByStages(props.rows)}>
            <p class="small">{say("hall-ranked")}</p>
          </Show>
        </div>
        <p>{date()}</p>
      </header>
      <StandingsTable class="ranking" rows={props.rows} names={props.state.names} />
      <p class="sheet-judge">{say("print-head-judge")}</p>
    </section>
  );
}
