// A table of one's own for friends, or a quick game with whoever wants the same.

import { createSignal, Show, type JSX } from "solid-js";
import { Switch } from "../app/Choice";
import { go } from "../app/router";
import { rulesText } from "../engine/editions";
import { editions } from "../parts/parts";
import type { TableFound } from "../protocol/messages";
import { api } from "../transport/server/api";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { AskName } from "./AskName";
import { remember, type GameWish } from "./localGame";

export function OpenTable(props: { wish: GameWish }): JSX.Element {
  const [spectators, setSpectators] = createSignal(true);
  const [wrong, setWrong] = createSignal<string | null>(null);
  const find = async (ask: (rules: string) => Promise<TableFound>) => {
    try {
      const { edition, house } = props.wish;
      remember(props.wish);
      go(`/table/${(await ask(rulesText(await editions(), edition, house))).table}`);
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  const open = () => {
    const { players: seats, rounds, clock } = props.wish;
    return find((rules) => api.open({ rules, seats, rounds, clock, spectators: spectators() }));
  };
  const quick = () => find((rules) => api.quick({ rules, seats: props.wish.players, clock: props.wish.clock }));
  return (
    <AskName>
      <div class="stack">
        <Switch label={say("spectators-allowed")} checked={spectators()} onChange={setSpectators} />
        <Show when={wrong()}>
          <p role="alert">{wrong()}</p>
        </Show>
        <button type="button" class="button main wide start" onClick={() => void open()}>
          {say("open-table")}
        </button>
        <button type="button" class="button wide" onClick={() => void quick()}>
          {say("quick-play")}
        </button>
      </div>
    </AskName>
  );
}
