// The sheet as on paper: a column a player, a row a game, sums below; and above it who stands where. Above a game that
// ended by empty pool stand the values of the racks (rule 8.2).

import { For, Show, type JSX } from "solid-js";
import type { ScoredSheet } from "../../engine/answers";
import { say } from "../../words/words";
import { exactText } from "../../sheet/points";
import { roundAndGame, type Sheet } from "../../sheet/sheet";

interface SheetProps {
  readonly sheet: Sheet;
  readonly scored: ScoredSheet;
}

const placeOf = (scored: ScoredSheet, player: number): number =>
  scored.order.find((one) => one.player === player)?.place ?? 0;

export function Standings(props: SheetProps): JSX.Element {
  return (
    <ol class="standings" aria-label={say("sheet-order")}>
      <For each={props.scored.order}>
        {({ player, place }) => (
          <li classList={{ won: place === 1 }}>
            <span class="standings-place figures" aria-hidden="true">
              {place}
            </span>
            <span class="standings-name">{props.sheet.names[player]}</span>
            <span class="soft figures">{say("sheet-wins", { count: props.scored.totals[player]?.big ?? 0 })}</span>
            <strong class="figures">{exactText(props.scored.totals[player]?.small ?? 0)}</strong>
          </li>
        )}
      </For>
    </ol>
  );
}

export function SheetTable(props: SheetProps & { onOpen: (game: number) => void }): JSX.Element {
  const startsRound = (at: number) =>
    at % props.scored.games_in_round === 0 && props.sheet.games.length > props.scored.games_in_round;
  const total = (player: number) => props.scored.totals[player] ?? { big: 0, small: 0 };
  return (
    <table class="score-table figures" data-players={props.sheet.names.length}>
      <caption class="unseen">{say("companion-score")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("sheet-game-column")}</span>
          </th>
          <For each={props.sheet.names}>
            {(name) => (
              <th scope="col" title={name}>
                <span>{name}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <For each={props.scored.games}>
        {(game, at) => (
          <tbody>
            <Show when={startsRound(at())}>
              <tr class="score-round">
                <th scope="rowgroup" colspan={props.sheet.names.length + 1}>
                  {say("sheet-round", { round: at() / props.scored.games_in_round + 1 })}
                </th>
              </tr>
            </Show>
            <Show when={props.sheet.games[at()]?.end === "pool"}>
              <tr class="score-racks">
                <th scope="row">{say("sheet-racks")}</th>
                <For each={game.seats}>{(seat) => <td>{seat.value}</td>}</For>
              </tr>
            </Show>
            <tr>
              <th scope="row">
                <button
                  type="button"
                  class="button quiet score-open"
                  aria-label={say("sheet-open", roundAndGame(at(), props.scored.games_in_round))}
                  onClick={() => props.onOpen(at())}
                >
                  {roundAndGame(at(), props.scored.games_in_round).game}
                </button>
              </th>
              <For each={game.seats}>
                {(seat) => (
                  <td classList={{ won: seat.big > 0 }}>
                    {exactText(seat.small)}
                    <Show when={seat.big > 0}>
                      <span class="unseen"> {say("sheet-won")}</span>
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          </tbody>
        )}
      </For>
      <tfoot>
        <tr>
          <th scope="row">{say("sheet-total")}</th>
          <For each={props.sheet.names}>{(_, player) => <td>{exactText(total(player()).small)}</td>}</For>
        </tr>
        <tr>
          <th scope="row">{say("sheet-wins-row")}</th>
          <For each={props.sheet.names}>{(_, player) => <td>{total(player()).big}</td>}</For>
        </tr>
        <tr>
          <th scope="row">{say("sheet-place")}</th>
          <For each={props.sheet.names}>{(_, player) => <td>{placeOf(props.scored, player())}</td>}</For>
        </tr>
      </tfoot>
    </table>
  );
}
