import { For, type JSX } from "solid-js";
import { exactText } from "../../companion/score/points";
import type { Row } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";
import { nameRoom, type Cell, type Fit } from "./layout";
import { textWidth } from "./textWidth";

const LINE = 1.65;
const FIGURES = 13.8;

/** The room a line of the standings needs. */
export const standingsCell = (rows: readonly Row[], names: Names): Cell => ({
  width: nameRoom(rows.map(({ player }) => textWidth(nameOf(names, player)))) + FIGURES,
  height: LINE,
  gap: 0,
  // The names of the columns.
  head: LINE,
  columns: 1,
});

export function Standings(props: { rows: readonly Row[]; names: Names; fit: Fit }): JSX.Element {
  return (
    <table class="hall-standings figures" style={{ "font-size": `${props.fit.size}em`, "--stretch": props.fit.stretch }}>
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
