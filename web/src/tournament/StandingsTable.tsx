// Who stands where, as a table: on the desk, on the big screen, on paper. Each lays it out by a class of its own.

import { For, Show, type JSX } from "solid-js";
import { exactText } from "../sheet/points";
import type { PersonId, Row, TournamentState } from "../protocol/messages";
import { say } from "../words/words";
import { Club } from "./Club";
import { nameOf, type Names } from "./refused";

/** Before the first result everybody is first, and nobody is. */
export const hasResults = (rows: readonly Row[]): boolean =>
  rows.some(({ games, big, small }) => games > 0 || big !== 0 || small !== 0);

/** Whether somebody stands before others with more points: having come further, by the points of the last stage alone. */
export const goesByStages = (rows: readonly Row[]): boolean =>
  rows.some(({ big, small }, at) => {
    const above = rows[at - 1];
    return above !== undefined && (big > above.big || (big === above.big && small > above.small));
  });

export function StandingsTable(props: {
  class: string;
  rows: readonly Row[];
  names: Names;
  /** Shown behind the names. */
  clubs?: TournamentState["clubs"] | undefined;
  /** Where there is little room above. */
  short?: boolean;
  /** Who would go on. */
  ahead?: ReadonlySet<PersonId>;
  style?: JSX.CSSProperties;
}): JSX.Element {
  const isAhead = (player: PersonId) => props.ahead?.has(player) ?? false;
  return (
    <table class={`${props.class} figures`} style={props.style}>
      <thead>
        <tr>
          <th scope="col">
            <span classList={{ unseen: props.short }}>{say("hall-place")}</span>
          </th>
          <th scope="col">
            <span classList={{ unseen: props.short }}>{say("hall-name")}</span>
          </th>
          <th scope="col">{props.short ? say("hall-games") : say("print-games")}</th>
          <th scope="col">{props.short ? say("hall-big") : say("print-big")}</th>
          <th scope="col">{props.short ? say("hall-small") : say("print-small")}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr classList={{ ahead: isAhead(row.player) }}>
              <td>{hasResults(props.rows) ? row.place : "–"}</td>
              <th scope="row">
                {nameOf(props.names, row.player)}
                <Club names={props.names} clubs={props.clubs} person={row.player} />
                <Show when={isAhead(row.player)}>
                  <span class="unseen"> {say("desk-standings-ahead")}</span>
                </Show>
              </th>
              <td>{row.games}</td>
              <td>
                <strong>{row.big}</strong>
              </td>
              <td>{exactText(row.small)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
