// Two players take each other's seats in a round that has not begun.

import { createSignal, type JSX } from "solid-js";
import type { PersonId, RoundSight } from "../../protocol/messages";
import { language, say } from "../../words/words";
import { createAsking } from "../asking";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";
import { NOBODY_CHOSEN, TwoPlayers } from "./TwoPlayers";

export function Swap(props: DeskProps & { round: RoundSight; number: number }): JSX.Element {
  const asking = createAsking(props);
  const [pair, setPair] = createSignal(NOBODY_CHOSEN);
  const tables = () =>
    new Map(props.round.tables.flatMap(({ view }) => view.chairs.map((player) => [player, view.place.table] as const)));
  const told = (player: PersonId) =>
    say("desk-swap-seat", { name: nameOf(props.state.names, player), table: tables().get(player) ?? 0 });
  const seated = () => {
    const order = new Intl.Collator(language(), { numeric: true });
    return [...tables().keys()].toSorted((one, other) => order.compare(told(one), told(other)));
  };
  const swap = async (reason: string) => {
    const [one, other] = pair();
    if (one === null || other === null) return null;
    const act = { do: "swap", round: props.number, players: [one, other] as [PersonId, PersonId], reason } as const;
    const done = await asking.ask({ wish: "act", act });
    if (done) setPair(NOBODY_CHOSEN);
    return done;
  };
  return (
    <details class="card desk-more">
      <summary>{say("desk-swap")}</summary>
      <ReasonForm asking={asking} label={say("desk-swap-do")} onDo={swap}>
        <p class="small soft">{say("desk-swap-about", { round: props.number })}</p>
        <TwoPlayers players={seated()} told={told} chosen={pair()} onChoose={setPair} />
      </ReasonForm>
    </details>
  );
}
