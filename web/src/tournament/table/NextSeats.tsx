// Where those of a table go from it.

import { For, Show, type JSX } from "solid-js";
import type { NextSeat } from "../../protocol/messages";
import { say } from "../../words/words";
import { nameOf, type Names } from "../refused";

export function NextSeats(props: { next: readonly NextSeat[]; names: Names }): JSX.Element {
  return (
    <Show when={props.next[0]}>
      {(first) => (
        <section class="card stack tight">
          <h2>{say("phone-next", { round: first().place.round })}</h2>
          <ul class="chairs next-seats">
            <For each={props.next}>
              {({ player, place, seat }) => (
                <li>
                  <span class="chair-name">{nameOf(props.names, player)}</span>
                  <strong>{say("phone-next-seat", { table: place.table, seat })}</strong>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}
