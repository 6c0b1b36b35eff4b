// A table's results as on paper (rule 8.2): a row a game, a column a chair, big and small points, sums below. Above a game
// that ended by empty pool stand the values of the racks.

import { createMemo, For, Show, type JSX } from "solid-js";
import type { Rulebook } from "../../shared/rulebook";
import { exactText } from "../../sheet/points";
import { Why } from "../../sheet/Why";
import type { SheetCell } from "../../engine/answers";
import { valueOf } from "../../engine/editions";
import type { GameEntry, SeatScore } from "../../protocol/messages";
import { say } from "../../words/words";
import { chairCells } from "./draft";
import { SEATS } from "../seats";
import "./result.css";

type Scores = readonly (readonly SeatScore[])[];

export interface ResultProps {
  readonly rules: Rulebook;
  readonly edition: string;
  /** Seat A first. */
  readonly names: readonly string[];
  /** Games as far as they are known. */
  readonly games: readonly (GameEntry | null)[];
  /** How many the round has: fewer were played where time was up, or nobody was left to play against. */
  readonly planned?: number;
  /** What they score, game by game. */
  readonly scores: Scores;
  /** What another sheet says of the same games: what differs is marked. */
  readonly beside?: Scores | undefined;
}

const NONE: SeatScore = { big: 0, small: 0 };

const sums = (scores: Scores, chairs: number): readonly SeatScore[] =>
  Array.from({ length: chairs }, (_, chair) =>
    scores.reduce(
      (sum, game) => ({ big: sum.big + (game[chair]?.big ?? 0), small: sum.small + (game[chair]?.small ?? 0) }),
      NONE,
    ),
  );

export function ResultSheet(props: ResultProps): JSX.Element {
  const totals = createMemo(() => sums(props.scores, props.names.length));
  const others = createMemo(() => props.beside && sums(props.beside, props.names.length));
  const besideAt = (game: number, chair: number) =>
    props.beside === undefined ? undefined : (props.beside[game]?.[chair] ?? null);
  const cells = createMemo(() =>
    props.games.map((game) => (game === null ? null : chairCells(props.rules.scorer, props.edition, game))),
  );
  const penalty = (name: string) => valueOf(props.rules.book, props.edition, name) ?? "";
  return (
    <figure class="result">
      <table class="result-table figures" data-players={props.names.length}>
        <caption class="unseen">{say("phone-result-caption")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say("sheet-game-column")}</span>
            </th>
            <For each={props.names}>
              {(name, chair) => (
                <th scope="col" title={name}>
                  <span class="result-seat">{SEATS[chair()]}</span>
                  <span class="result-name">{name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.games}>
            {(game, at) => (
              <>
                <Show when={game?.end === "pool"}>
                  <tr class="result-racks">
                    <th scope="row">{say("sheet-racks")}</th>
                    <For each={cells()[at()]}>{(cell) => <td>{cell?.value ?? "–"}</td>}</For>
                  </tr>
                </Show>
                <tr>
                  <th scope="row">{at() + 1}</th>
                  <For each={props.names}>
                    {(_, chair) => (
                      <Show
                        when={game?.hands[chair()] ? props.scores[at()]?.[chair()] : undefined}
                        fallback={<td class="soft">–</td>}
                      >
                        {(score) => <Cell score={score()} beside={besideAt(at(), chair())} />}
                      </Show>
                    )}
                  </For>
                </tr>
              </>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("sheet-total")}</th>
            <For each={totals()}>{(score, chair) => <Cell score={score} beside={others()?.[chair()]} />}</For>
          </tr>
        </tfoot>
      </table>
      <Show when={props.games.length < (props.planned ?? 0)}>
        <p class="small">{say("phone-games-of", { count: props.games.length, of: props.planned ?? 0 })}</p>
      </Show>
      <figcaption class="small soft">
        {say("phone-result-legend", {
          joker: penalty("joker_penalty"),
          unopened: penalty("unopened_penalty"),
          could: penalty("could_have_opened_penalty"),
        })}
      </figcaption>
      <Reasons names={props.names} edition={props.edition} cells={cells()} />
    </figure>
  );
}

type Cells = readonly (SheetCell | null)[];

/** Why the points are what they are, game by game: open where somebody lost them by not having opened. */
function Reasons(props: { names: readonly string[]; edition: string; cells: readonly (Cells | null)[] }): JSX.Element {
  const isPenalty = (cell: SheetCell | null) => cell !== null && !["won", "rack"].includes(cell.reason.why);
  const known = () => props.cells.filter((cells) => cells !== null);
  return (
    <Show when={known().length > 0}>
      <details class="result-why" open={known().some((cells) => cells.some(isPenalty))}>
        <summary>{say("sheet-why")}</summary>
        <For each={props.cells}>
          {(cells, at) => (
            <Show when={cells}>
              <p class="result-game" aria-hidden="true">
                {say("sheet-game", { game: at() + 1 })}
              </p>
              <ul aria-label={say("sheet-game", { game: at() + 1 })}>
                <For each={cells}>
                  {(cell, chair) => (
                    <Show when={cell}>
                      {(known) => (
                        <li>
                          <span class="result-who">{props.names[chair()]}</span>{" "}
                          <strong class="figures">{exactText(known().small)}</strong>
                          <Why cell={known()} rules={props.edition} />
                        </li>
                      )}
                    </Show>
                  )}
                </For>
              </ul>
            </Show>
          )}
        </For>
      </details>
    </Show>
  );
}

/** `beside` is nothing at all where there is no other sheet, and `null` where that one has no such game. */
function Cell(props: { score: SeatScore; beside: SeatScore | null | undefined }): JSX.Element {
  const differs = () =>
    props.beside !== undefined && (props.beside?.big !== props.score.big || props.beside.small !== props.score.small);
  return (
    <td classList={{ won: props.score.big > 0, differs: differs() }}>
      <Show when={differs()}>
        <del>
          <span class="unseen">{say("phone-instead-of")} </span>
          <Show when={props.beside} fallback="–">
            {(score) => <Points score={score()} />}
          </Show>
        </del>{" "}
      </Show>
      <Points score={props.score} />
    </td>
  );
}

/** On two lines where a column is too narrow for one. */
const Points = (props: { score: SeatScore }): JSX.Element => (
  <>
    {props.score.big}/<wbr />
    <span class="result-small">{exactText(props.score.small)}</span>
  </>
);
