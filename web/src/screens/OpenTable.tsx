// A table of one's own for friends, or a quick game with whoever wants the same.

import { createSignal, Show, type JSX } from "solid-js";
import { Choice, Switch } from "../app/Choice";
import { go } from "../app/router";
import { editions } from "../parts/parts";
import type { TableFound } from "../protocol/messages";
import { api } from "../transport/server/api";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { AskName } from "./AskName";
import { remember, WAITS, wishedRounds, wishedRules, type GameWish } from "./localGame";
import { OpenTables } from "./OpenTables";

export function OpenTable(props: {
  wish: GameWish;
  /** Whether it is a game; whoever wants it is told what is not. */
  mayStart: () => boolean;
  onWait: (wait: GameWish["wait"]) => void;
}): JSX.Element {
  const [spectators, setSpectators] = createSignal(true);
  const [wrong, setWrong] = createSignal<string | null>(null);
  const find = async (ask: (rules: string) => Promise<TableFound>) => {
    if (!props.mayStart()) return;
    try {
      remember("friends", props.wish);
      go(`/table/${(await ask(wishedRules(await editions(), props.wish))).table}`, "replace");
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  const open = () => {
    const { players: seats, clock, wait } = props.wish;
    const rounds = wishedRounds(props.wish);
    const patience = clock !== null ? null : wait === "always" ? wait : { minutes: wait };
    return find((rules) => api.open({ rules, seats, rounds, clock, spectators: spectators(), patience }));
  };
  const quick = () => find((rules) => api.quick({ rules, seats: props.wish.players, clock: props.wish.clock }));
  return (
    <AskName>
      <div class="stack">
        <Show when={props.wish.clock === null} fallback={<p class="small soft">{say("wait-clock-about")}</p>}>
          <Choice
            legend={say("wait")}
            options={WAITS}
            value={props.wish.wait}
            label={(wait) => (wait === "always" ? say("wait-always") : say("clock-minutes", { count: wait }))}
            onChange={props.onWait}
          />
          <p class="small soft">{say("wait-about", { wait: props.wish.wait === "always" ? "always" : "minutes" })}</p>
        </Show>
        <Switch label={say("spectators-allowed")} checked={spectators()} onChange={setSpectators} />
        <Show when={wrong()}>
          <p role="alert">{wrong()}</p>
        </Show>
        <OpenTables />
        <button type="button" class="button main wide start start-now" onClick={() => void open()}>
          {say("open-table")}
        </button>
        <button type="button" class="button wide" onClick={() => void quick()}>
          {say("quick-play")}
        </button>
      </div>
    </AskName>
  );
}
