// A round being played: tables beside the standings.

import { createMemo, Show, type JSX } from "solid-js";
import { say } from "../../words/words";
import { useArea } from "./area";
import type { SceneProps } from "./BigScreen";
import { fit, onPage } from "./layout";
import { Panel } from "./Panel";
import { Standings, standingsCell } from "./Standings";
import { tableCell, Tables } from "./Tables";

export function Playing(props: SceneProps): JSX.Element {
  const tables = () => props.state.board.tables;
  const tablesRoom = useArea(() => props.isScrolled);
  const tablesFit = createMemo(() => {
    const area = tablesRoom.area();
    return area && fit(tables().length, area, tableCell(tables(), props.state.names));
  });
  return (
    <div class="hall-two">
      <Panel
        title={say("hall-tables")}
        class="hall-panel-tables"
        pages={tablesFit()?.pages ?? 1}
        page={props.page}
        measure={tablesRoom.measure}
      >
        <Show when={tablesFit()}>
          {(now) => (
            <Tables tables={onPage(tables(), now(), props.page)} names={props.state.names} fit={now()} showsProgress />
          )}
        </Show>
      </Panel>
      <StandingsPanel {...props} />
    </div>
  );
}

export function StandingsPanel(props: SceneProps): JSX.Element {
  const rows = () => props.state.board.standings;
  const room = useArea(() => props.isScrolled);
  const rowsFit = createMemo(() => {
    const area = room.area();
    return area && fit(rows().length, area, standingsCell(rows(), props.state.names));
  });
  return (
    <Panel title={say("hall")} pages={rowsFit()?.pages ?? 1} page={props.page} measure={room.measure}>
      <Show when={rowsFit()}>
        {(now) => <Standings rows={onPage(rows(), now(), props.page)} names={props.state.names} fit={now()} />}
      </Show>
    </Panel>
  );
}
