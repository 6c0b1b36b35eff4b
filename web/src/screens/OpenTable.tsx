// A table of one's own for friends, or a quick game with whoever wants the same.

import { createSignal, Show, type JSX } from "solid-js";
import { Choice, Switch } from "../app/Choice";
import { go } from "../app/router";
import type { Editions } from "../engine/answers";
import { editions } from "../parts/parts";
import type { TableFound } from "../protocol/messages";
import { api } from "../transport/server/api";
import { comeAs, isNamed, me, whoAmI } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { remember, WAITS, wishedOptions, wishedRules, type GameWish } from "./localGame";
import { NameField } from "./NameField";
import { OpenTables } from "./OpenTables";

export function OpenTable(props: {
  wish: GameWish;
  /** Whether it is a game; whoever wants it is told what is not. */
  mayStart: () => boolean;
  onWait: (wait: GameWish["wait"]) => void;
}): JSX.Element {
  const [spectators, setSpectators] = createSignal(true);
  const [wrong, setWrong] = createSignal<string | null>(null);
  const [name, setName] = createSignal("");
  // Who is known is asked nothing.
  const [isMet, setMet] = createSignal(false);
  void whoAmI()
    .catch((problem: unknown) => setWrong(problemWords(problem)))
    .finally(() => setMet(true));
  const find = async (ask: (book: Editions) => Promise<TableFound>) => {
    if (!props.mayStart()) return;
    try {
      if (me() === null) await whoAmI();
      if (!isNamed()) await comeAs(name().trim());
      remember("friends", props.wish);
      go(`/table/${(await ask(await editions())).table}`, "replace");
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  const open = () => find((book) => api.open(wishedOptions(book, props.wish, spectators())));
  const quick = () =>
    find((book) => {
      const { players: seats, clock } = props.wish;
      return api.quick({ rules: wishedRules(book, props.wish), seats, clock });
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void (event.submitter?.id === "quick" ? quick() : open());
  };
  return (
    <form class="stack" onSubmit={submit}>
      <WaitChoice wish={props.wish} onWait={props.onWait} />
      <Switch label={say("spectators-allowed")} checked={spectators()} onChange={setSpectators} />
      <OpenTables />
      <Show when={isMet() && !isNamed()}>
        <NameField name={name()} onInput={setName} />
      </Show>
      <Show when={wrong()}>
        <p role="alert">{wrong()}</p>
      </Show>
      <button type="submit" class="button main wide start start-now">
        {say("open-table")}
      </button>
      <button type="submit" id="quick" class="button wide">
        {say("quick-play")}
      </button>
      <p class="small soft">{say("quick-play-about")}</p>
    </form>
  );
}

/** How long whoever is away is waited for, which a clock says where there is one. */
export function WaitChoice(props: { wish: GameWish; onWait: (wait: GameWish["wait"]) => void }): JSX.Element {
  return (
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
  );
}
