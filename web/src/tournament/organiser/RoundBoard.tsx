// The tables of a round: who sits where, and whose sheet is missing.

import { For, Index, Show, type JSX } from "solid-js";
import { Icon } from "../../app/Icon";
import { Go } from "../../app/router";
import type { RoundSight } from "../../protocol/messages";
import { say } from "../../words/words";
import { Club } from "../Club";
import { nameOf } from "../refused";
import { SEATS } from "../seats";
import type { DeskProps } from "./Organiser";
import { statusOf, statusText } from "./sheetWords";
import { counts } from "./step";
import { deskPath, keyOf } from "./tabs";

export function RoundBoard(props: DeskProps & { round: RoundSight; number: number; isCurrent: boolean }): JSX.Element {
  const done = () => props.round.tables.filter(({ view }) => counts(view.sheet)).length;
  return (
    <section class="stack tight" aria-label={say("desk-round-number", { round: props.number })}>
      <p class="soft">
        <Show when={props.round.started} fallback={say("desk-round-not-started")}>
          {say("desk-round-sheets", { done: done(), of: props.round.tables.length })}
        </Show>
      </p>
      <ul class="desk-tables">
        <Index each={props.round.tables}>
          {(table) => {
            const status = () => statusOf(props.round, table());
            return (
              <li>
                <Go
                  to={deskPath(props.pass, "rounds", `table=${keyOf(table().view.place)}`)}
                  id={`table-${keyOf(table().view.place)}`}
                  class="desk-table"
                  data-status={status()}
                  data-step={props.isCurrent && status() !== "done" ? "wait" : undefined}
                >
                  <span class="desk-table-number">{say("desk-table", { table: table().view.place.table })}</span>
                  <span class="desk-chairs">
                    <For each={table().view.chairs}>
                      {(player, seat) => (
                        <span>
                          <span class="soft" aria-hidden="true">
                            {SEATS[seat()]}
                          </span>{" "}
                          {nameOf(props.state.names, player)}
                          <Club names={props.state.names} clubs={props.state.clubs} person={player} />
                        </span>
                      )}
                    </For>
                  </span>
                  <Show when={props.round.started}>
                    <span class="desk-status small">
                      <Show when={status() === "done"}>
                        <Icon name="check" size={16} />
                      </Show>
                      {statusText(table(), props.state.names)}
                    </span>
                  </Show>
                </Go>
              </li>
            );
          }}
        </Index>
      </ul>
    </section>
  );
}
