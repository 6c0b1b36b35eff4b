// Two players, chosen from a list.

import { createUniqueId, For, type JSX } from "solid-js";
import type { PersonId } from "../../protocol/messages";
import { say } from "../../words/words";

export type Chosen = readonly [PersonId | null, PersonId | null];
export const NOBODY_CHOSEN: Chosen = [null, null];

export function TwoPlayers(props: {
  players: readonly PersonId[];
  told: (player: PersonId) => string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const id = createUniqueId();
  const choice = (at: 0 | 1) => (
    <div class="field">
      <label class="unseen" for={`${id}-${at}`}>
        {say("desk-apart-who", { number: at + 1 })}
      </label>
      <select
        id={`${id}-${at}`}
        required
        onChange={(event) => {
          const player = Number(event.currentTarget.value);
          const [one, other] = props.chosen;
          props.onChoose(at === 0 ? [player, other] : [one, player]);
        }}
      >
        <option value="" disabled selected={props.chosen[at] === null}>
          {say("desk-apart-who", { number: at + 1 })}
        </option>
        <For each={props.players}>
          {(player) => (
            <option value={player} selected={props.chosen[at] === player}>
              {props.told(player)}
            </option>
          )}
        </For>
      </select>
    </div>
  );
  return (
    <div class="desk-pair">
      {choice(0)}
      {choice(1)}
    </div>
  );
}
