// Tables with who sits where, and how far each sheet is.

import { For, Show, type JSX } from "solid-js";
import type { TableView } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";
import { SEATS } from "../seats";
import { nameRoom, progressOf, type Cell, type Fit } from "./layout";
import { textWidth } from "./textWidth";

const PADDING = 3;
const TOP = 2.5;
const CHAIR = 1.4;

/** The room a table of these needs. */
export function tableCell(tables: readonly TableView[], names: Names): Cell {
  const people = tables.flatMap(({ chairs }) => chairs.map((player) => nameOf(names, player)));
  const chairs = Math.max(2, ...tables.map((table) => table.chairs.length));
  return {
    width: Math.max(11, nameRoom(people.map(textWidth)) + PADDING),
    height: TOP + chairs * CHAIR,
    gap: 0.7,
    columns: 6,
  };
}

/** A call for a judge is told before how far the sheet is. */
const toldOf = (table: TableView) => (table.waits_for_judge ? "called" : progressOf(table));

export function Tables(props: {
  tables: readonly TableView[];
  names: Names;
  fit: Fit;
  showsProgress: boolean;
}): JSX.Element {
  return (
    <ul
      class="hall-tables"
      style={{ "font-size": `${props.fit.size}em`, "--columns": props.fit.columns, "--stretch": props.fit.stretch }}
    >
      <For each={props.tables}>
        {(table) => (
          <li class="hall-table" data-progress={props.showsProgress ? toldOf(table) : undefined}>
            <div class="hall-table-top">
              <h3>
                <span class="unseen">{say("hall-table", { table: table.place.table })}</span>
                <span class="figures" aria-hidden="true">
                  {table.place.table}
                </span>
              </h3>
              <Show when={props.showsProgress}>
                <p class="hall-progress">{say(`hall-sheet-${toldOf(table)}`)}</p>
              </Show>
            </div>
            <ol class="hall-chairs">
              <For each={table.chairs}>
                {(player, chair) => (
                  <li>
                    <span class="hall-seat">{SEATS[chair()]}</span>
                    <span class="hall-name">{nameOf(props.names, player)}</span>
                  </li>
                )}
              </For>
            </ol>
          </li>
        )}
      </For>
    </ul>
  );
}
