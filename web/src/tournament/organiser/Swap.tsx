// Two players take each other's seats in a round that has not begun.

import { createSignal, createUniqueId, For, type JSX } from "solid-js";
import type { PersonId, RoundSight } from "../../protocol/messages";
import { language, say } from "../../words/words";
import { createAsking } from "../asking";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";

export function Swap(props: DeskProps & { round: RoundSight; number: number }): JSX.Element {
  const asking = createAsking(props);
  const id = createUniqueId();
  const [pair, setPair] = createSignal<readonly [PersonId | null, PersonId | null]>([null, null]);
  const label = (player: PersonId, table: number) =>
    say("desk-swap-seat", { name: nameOf(props.state.names, player), table });
  const seated = () => {
    const order = new Intl.Collator(language(), { numeric: true });
    return props.round.tables
      .flatMap(({ view }) => view.chairs.map((player) => ({ player, told: label(player, view.place.table) })))
      .toSorted((one, other) => order.compare(one.told, other.told));
  };
  const swap = async (reason: string) => {
    const [one, other] = pair();
    if (one === null || other === null) return null;
    const act = { do: "swap", round: props.number, players: [one, other] as [PersonId, PersonId], reason } as const;
    const done = await asking.ask({ wish: "act", act });
    if (done) setPair([null, null]);
    return done;
  };
  const choice = (at: 0 | 1) => (
    <div class="field">
      <label class="unseen" for={`${id}-${at}`}>
        {say("desk-apart-who", { number: at + 1 })}
      </label>
      <select
        id={`${id}-${at}`}
        required
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          setPair(([one, other]) => (at === 0 ? [chosen, other] : [one, chosen]));
        }}
      >
        <option value="" disabled selected={pair()[at] === null}>
          {say("desk-apart-who", { number: at + 1 })}
        </option>
        <For each={seated()}>
          {({ player, told }) => (
            <option value={player} selected={pair()[at] === player}>
              {told}
            </option>
          )}
        </For>
      </select>
    </div>
  );
  return (
    <details class="card desk-more">
      <summary>{say("desk-swap")}</summary>
      <ReasonForm asking={asking} label={say("desk-swap-do")} onDo={swap}>
        <p class="small soft">{say("desk-swap-about", { round: props.number })}</p>
        <div class="desk-pair">
          {choice(0)}
          {choice(1)}
        </div>
      </ReasonForm>
    </details>
  );
}
