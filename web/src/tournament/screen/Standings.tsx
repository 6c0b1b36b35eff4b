import type { JSX } from "solid-js";
import type { Row } from "../../protocol/messages";
import { nameOf, type Names } from "../refused";
import { StandingsTable } from "../StandingsTable";
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
    <StandingsTable
      class="hall-standings"
      short
      rows={props.rows}
      names={props.names}
      style={{ "font-size": `${props.fit.size}em`, "--stretch": props.fit.stretch }}
    />
  );
}
