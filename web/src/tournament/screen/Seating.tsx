// Before a round: everybody finds their table, by name and by table.

import { createMemo, For, Show, type JSX } from "solid-js";
import { language, say } from "../../words/words";
import { useArea } from "./area";
import type { SceneProps } from "./BigScreen";
import { byName, fit, nameRoom, onPage, type Cell, type Found } from "./layout";
import { Panel } from "./Panel";
import { tableCell, Tables } from "./Tables";
import { textWidth } from "./textWidth";

/** A name with the number of its table and the letter of its seat. */
const foundCell = (people: readonly Found[]): Cell => ({
  width: nameRoom(people.map(({ name }) => textWidth(name))) + 5.4,
  height: 1.7,
  gap: 0,
  columns: 5,
});

export function Seating(props: SceneProps): JSX.Element {
  const tables = () => props.state.board.tables;
  const people = createMemo(() => byName(tables(), props.state.names, language()));
  const room = useArea(() => props.isScrolled);
  const fits = createMemo(() => {
    const area = room.area();
    return (
      area && {
        names: fit(people().length, area, foundCell(people())),
        tables: fit(tables().length, area, tableCell(tables(), props.state.names)),
      }
    );
  });
  const pages = () => (props.isScrolled ? 1 : (fits()?.names.pages ?? 1) + (fits()?.tables.pages ?? 0));
  const page = () => props.page % pages();
  return (
    <Panel title={say("hall-find")} pages={pages()} page={props.page} measure={room.measure}>
      <Show when={fits()}>
        {(now) => (
          <>
            <Show when={page() < now().names.pages}>
              <ul
                class="hall-found"
                style={{
                  "font-size": `${now().names.size}em`,
                  "--columns": now().names.columns,
                  "--rows": now().names.rows,
                  "--stretch": now().names.stretch,
                }}
              >
                <For each={onPage(people(), now().names, page())}>
                  {(one) => (
                    <li>
                      <span class="hall-name">{one.name}</span>
                      <span class="hall-found-table figures">
                        <span class="unseen">{say("hall-table", { table: one.table })}</span>
                        <span aria-hidden="true">{one.table}</span>
                      </span>
                      <span class="hall-seat">{one.seat}</span>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Show when={props.isScrolled || page() >= now().names.pages}>
              <Tables
                tables={onPage(tables(), now().tables, props.isScrolled ? 0 : page() - now().names.pages)}
                names={props.state.names}
                fit={now().tables}
                showsProgress={false}
              />
            </Show>
          </>
        )}
      </Show>
    </Panel>
  );
}
