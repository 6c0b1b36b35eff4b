import { For, type JSX } from "solid-js";
import { exactText } from "../../companion/score/points";
import type { Row } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";
import type { Cell } from "./layout";

/** A line of the standings, under the heads of the columns. */
export const STANDINGS_CELL: Cell = { width: 20, height: 1.65, gap: 0, columns: 1 };
export const STANDINGS_HEAD = 1.65;

export function Standings(props: { rows: readonly Row[]; names: Names; size: number }): JSX.Element {
  return (
    <table class="hall-standings figures" style={{ "font-size": `${props.size}em` }}>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">{say("hall-place")}</span></th>
          <th scope="col"><span class="unseen">{say("hall-name")}</span></th>
          <th scope="col">{say("hall-games")}</th>
          <th scope="col">{say("hall-big")}</th>
          <th scope="col">{say("hall-small")}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <td class="hall-rank">{row.place}</td>
              <th scope="row"><span class="hall-name">{nameOf(props.names, row.player)}</span></th>
              <td class="soft">{row.games}</td>
              <td><strong>{row.big}</strong></td>
              <td>{exactText(row.small)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
