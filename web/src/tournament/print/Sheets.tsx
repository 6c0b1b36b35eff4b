// Results sheets of a round, one for each table (rule 8.2): to be filled in, or as they were.

import { createMemo, For, Show, type JSX } from "solid-js";
import { Qr } from "../../app/Qr";
import type { Rulebook } from "../../shared/rulebook";
import { exactText } from "../../sheet/points";
import type { Books, Pass, SeatScore, TournamentState } from "../../protocol/messages";
import { say } from "../../words/words";
import { linkOf } from "../passes";
import { SEATS } from "../seats";
import { codesOf, emptySheet, penalties, resultsSheet, type GameLine, type ResultsSheet } from "./paper";

interface SheetsProps {
  readonly state: TournamentState;
  readonly rules: Rulebook;
  readonly books: Books;
  readonly round: number | null;
  readonly passes: readonly Pass[];
  /** Where telephones come in, where the server knows it. */
  readonly address: string | null;
}

export function Sheets(props: SheetsProps): JSX.Element {
  const sheets = createMemo(() => {
    const { rules, names } = props.state;
    const round = props.round === null ? undefined : props.books.rounds[props.round - 1];
    return round
      ? round.tables.map((table) => resultsSheet(table, names, rules, props.rules))
      : [emptySheet(props.books, props.rules.book, rules)];
  });
  const stage = () =>
    props.books.plan?.stages[
      props.round === null ? props.books.stage : (props.books.rounds[props.round - 1]?.stage ?? 0)
    ]?.kind;
  const live = () => {
    const screen = props.passes.find(({ part }) => part.role === "screen");
    return screen && linkOf(screen.pass, props.address);
  };
  const code = (sheet: ResultsSheet) => {
    const found = codesOf(props.passes).find(
      ({ round, table }) => String(round) === String(sheet.round) && String(table) === String(sheet.table),
    );
    return found && linkOf(found.pass, props.address);
  };
  return (
    <For each={sheets()}>
      {(sheet) => (
        <section class="paper paper-sheet">
          <header class="paper-top">
            <div>
              <h2>{props.state.title}</h2>
              <p>
                {say("print-sheet-title")}
                <Show when={stage()}>{(kind) => <> · {say(`hall-stage-${kind()}`)}</>}</Show>
              </p>
            </div>
            <dl class="sheet-where">
              <div>
                <dt>{say("print-table")}</dt>
                <dd>{sheet.table}</dd>
              </div>
              <div>
                <dt>{say("print-round")}</dt>
                <dd>{sheet.round}</dd>
              </div>
            </dl>
          </header>
          <SheetGrid sheet={sheet} />
          <footer class="sheet-foot">
            <ul class="sheet-penalties">
              <For each={penalties(props.rules.book, props.state.rules)}>
                {({ kind, points }) => (
                  <li>
                    <strong>{exactText(-60 * points)}</strong> {say(`print-penalty-${kind}`)}
                  </li>
                )}
              </For>
              <li>{say("print-order")}</li>
            </ul>
            <p class="sheet-judge">{say("print-head-judge")}</p>
            <div class="sheet-codes">
              <For
                each={[
                  { link: code(sheet), text: say("print-code") },
                  { link: live(), text: say("print-live") },
                ]}
              >
                {({ link, text }) => (
                  <Show when={link}>
                    {(link) => (
                      <figure>
                        <Qr text={link()} label={text} />
                        <figcaption>{text}</figcaption>
                      </figure>
                    )}
                  </Show>
                )}
              </For>
            </div>
          </footer>
        </section>
      )}
    </For>
  );
}

const big = (score: SeatScore | null | undefined): string => (score ? String(score.big) : "");
const small = (score: SeatScore | null | undefined): string => (score ? exactText(score.small) : "");

function SheetGrid(props: { sheet: ResultsSheet }): JSX.Element {
  return (
    <table
      class="sheet-grid"
      style={{ "--games": props.sheet.games.length, "--seats": props.sheet.names.length }}
      data-seats={props.sheet.names.length}
    >
      <colgroup>
        <col class="sheet-games" />
        <For each={props.sheet.names}>
          {() => (
            <>
              <col class="sheet-big" />
              <col />
            </>
          )}
        </For>
      </colgroup>
      <thead>
        <tr class="sheet-names">
          <td />
          <For each={props.sheet.names}>
            {(name, seat) => (
              <th scope="colgroup" colspan="2">
                <span class="sheet-seat">{SEATS[seat()]}</span>
                <span class="sheet-name">{name}</span>
              </th>
            )}
          </For>
        </tr>
        <tr class="sheet-kinds">
          <td />
          <For each={props.sheet.names}>
            {() => (
              <>
                <th scope="col">{say("hall-big")}</th>
                <th scope="col">{say("hall-small")}</th>
              </>
            )}
          </For>
        </tr>
      </thead>
      <For each={props.sheet.games}>
        {(game, at) => <Game number={at() + 1} game={game} seats={props.sheet.names.length} />}
      </For>
      <tfoot>
        <tr class="sheet-sums">
          <th scope="row">{say("print-sum")}</th>
          <For each={props.sheet.names}>
            {(_, seat) => (
              <>
                <td>{big(props.sheet.sums?.[seat()])}</td>
                <td>{small(props.sheet.sums?.[seat()])}</td>
              </>
            )}
          </For>
        </tr>
        <tr class="sheet-signatures">
          <th scope="row">{say("print-signatures")}</th>
          <For each={props.sheet.names}>{() => <td colspan="2" />}</For>
        </tr>
      </tfoot>
    </table>
  );
}

/** Above the points there is room for what the racks counted, needed when the pool ran out. */
function Game(props: { number: number; game: GameLine; seats: number }): JSX.Element {
  const seats = () => Array.from({ length: props.seats }, (_, seat) => seat);
  const isMissing = (seat: number) => props.game.scores?.[seat] === null;
  return (
    <tbody>
      <tr class="sheet-values">
        <th scope="rowgroup" rowspan="2">
          {say("print-game", { game: props.number })}
          <Show when={props.game.starter}>{(seat) => <small>{say("print-starts", { seat: seat() })}</small>}</Show>
        </th>
        <For each={seats()}>
          {(seat) => (
            <>
              <td rowspan="2" class="sheet-won">
                {isMissing(seat) ? "" : big(props.game.scores?.[seat])}
              </td>
              <td>{props.game.values?.[seat] ?? ""}</td>
            </>
          )}
        </For>
      </tr>
      <tr class="sheet-points">
        <For each={seats()}>{(seat) => <td>{isMissing(seat) ? "–" : small(props.game.scores?.[seat])}</td>}</For>
      </tr>
    </tbody>
  );
}
