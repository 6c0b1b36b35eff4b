// Who sits where at a table, and who starts which game.

import { For, Show, type JSX } from "solid-js";
import type { TableView } from "../../protocol/messages";
import { nameOf, type Names } from "../refused";
import { say } from "../../words/words";
import { SEATS } from "../seats";

export function Chairs(props: { view: TableView; names: Names }): JSX.Element {
  const starts = (chair: number) =>
    props.view.starters.flatMap((seat, game) => (seat === SEATS[chair] ? [game + 1] : []));
  return (
    <>
      <ol class="chairs" aria-label={say("phone-chairs")}>
        <For each={props.view.chairs}>
          {(person, chair) => (
            <li>
              <span class="chair-seat">{SEATS[chair()]}</span>
              <span class="chair-name">{nameOf(props.names, person)}</span>
              <Show when={starts(chair()).length > 0}>
                <span class="soft small">
                  {say("phone-starts", { games: starts(chair()).join(", "), count: starts(chair()).length })}
                </span>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.view.starters.includes(null)}>
        <p class="soft small">{say("phone-starts-drawn")}</p>
      </Show>
    </>
  );
}
