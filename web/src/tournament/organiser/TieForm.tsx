// Players who share a place at the line are put in order, by lot or by a game (rule 8.1 leaves them equal).

import { createSignal, For, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import type { PersonId, Wish } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";

/** Lots of the page, or an order that people bring: from a hat, or from a game. */
const WAYS = ["lot", "hand", "game"] as const;

export function TieForm(props: DeskProps & { players: readonly PersonId[] }): JSX.Element {
  const [way, setWay] = createSignal<(typeof WAYS)[number]>("lot");
  const [moved, setMoved] = createSignal<readonly PersonId[]>([]);
  const asking = createAsking(props);
  const tied = () => props.players;
  // As they were put, as long as it is still about the same people.
  const order = () =>
    moved().length === tied().length && moved().every((player) => tied().includes(player)) ? moved() : tied();
  const up = (at: number) =>
    setMoved(
      order().map((player, place) => (place === at - 1 ? order()[at]! : place === at ? order()[at - 1]! : player)),
    );
  const wish = (): Wish => {
    const reason = say(`desk-tie-by-${way()}`);
    if (way() === "lot") return { wish: "draw-lots", reason };
    return { wish: "act", act: { do: "break-tie", order: [...order()], reason } };
  };
  const name = (player: PersonId) => nameOf(props.state.names, player);
  return (
    <section class="card stack" tabindex="-1" data-step="break-tie" aria-label={say("desk-tie")}>
      <h2>{say("desk-tie")}</h2>
      <p class="soft">{say("desk-tie-about")}</p>
      <Choice
        legend={say("desk-tie-how")}
        options={WAYS}
        value={way()}
        label={(one) => say(`desk-tie-by-${one}`)}
        onChange={setWay}
      />
      <Show
        when={way() !== "lot"}
        fallback={
          <>
            <p>{tied().map(name).join(", ")}</p>
            <p class="small soft">{say("desk-tie-draw-about")}</p>
          </>
        }
      >
        <p class="small soft">{say("desk-tie-order")}</p>
        <ol class="desk-order">
          <For each={order()}>
            {(player, at) => (
              <li>
                <span class="desk-order-name">{name(player)}</span>
                <button
                  type="button"
                  class="button round"
                  aria-label={say("desk-tie-up", { name: name(player) })}
                  aria-disabled={at() === 0}
                  onClick={() => at() > 0 && up(at())}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="button round"
                  aria-label={say("desk-tie-down", { name: name(player) })}
                  aria-disabled={at() === order().length - 1}
                  onClick={() => at() < order().length - 1 && up(at() + 1)}
                >
                  ↓
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Answer asking={asking} />
      <div>
        <button type="button" class="button main" disabled={asking.busy()} onClick={() => void asking.ask(wish())}>
          {say(way() === "lot" ? "desk-tie-draw" : "desk-tie-do")}
        </button>
      </div>
    </section>
  );
}
