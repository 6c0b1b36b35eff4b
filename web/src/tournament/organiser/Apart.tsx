// Pairs who should not sit at one table: families, teams, travel companions.

import { createSignal, For, type JSX } from "solid-js";
import type { PersonId } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { nameOf } from "../refused";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";
import { NOBODY_CHOSEN, TwoPlayers } from "./TwoPlayers";

export function Apart(props: DeskProps & { everybody: readonly PersonId[] }): JSX.Element {
  const [pair, setPair] = createSignal(NOBODY_CHOSEN);
  const asking = createAsking(props);
  const name = (player: PersonId) => nameOf(props.state.names, player);
  const keepApart = async (event: Event) => {
    event.preventDefault();
    const [one, other] = pair();
    if (one === null || other === null) return;
    if (await asking.ask({ wish: "act", act: { do: "keep-apart", players: [one, other] } })) setPair(NOBODY_CHOSEN);
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-apart")}</h2>
      <p class="small soft">{say("desk-apart-about")}</p>
      <ul class="stack tight">
        <For each={props.sight.books.apart}>{(players) => <Pair {...props} players={players} />}</For>
      </ul>
      <form class="stack tight" onSubmit={(event) => void keepApart(event)}>
        <TwoPlayers players={props.everybody} told={name} chosen={pair()} onChoose={setPair} />
        <Answer asking={asking} />
        <button type="submit" class="button" disabled={asking.busy()}>
          {say("desk-apart-do")}
        </button>
      </form>
    </section>
  );
}

/** Two who are kept apart, until that is taken back. */
function Pair(props: DeskProps & { players: readonly [PersonId, PersonId] }): JSX.Element {
  const asking = createAsking(props);
  const names = () => {
    const [one, other] = props.players;
    return { one: nameOf(props.state.names, one), other: nameOf(props.state.names, other) };
  };
  return (
    <li>
      <details class="desk-more">
        <summary>{say("desk-apart-pair", names())}</summary>
        <ReasonForm
          asking={asking}
          label={say("desk-let-meet")}
          onDo={(reason) => asking.ask({ wish: "act", act: { do: "let-meet", players: [...props.players], reason } })}
        />
      </details>
    </li>
  );
}
