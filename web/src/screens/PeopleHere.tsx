// Who plays at this device: names of people, and programs on the other chairs.

import { createSignal, For, onMount, Show, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { go } from "../app/router";
import { keep, recall } from "../app/storage";
import { LEVELS, type Level } from "../protocol/messages";
import { isKnown, whoAmI } from "../transport/server/me";
import { say } from "../words/words";
import { remember, type GameWish } from "./localGame";

export function PeopleHere(props: {
  wish: GameWish;
  /** Whether it is a game; whoever wants it is told what is not. */
  mayStart: () => boolean;
  onLevel: (level: Level) => void;
}): JSX.Element {
  const [names, setNames] = createSignal<readonly string[]>(recall<string[]>("people") ?? ["", ""]);
  const name = (at: number) => names()[at] ?? "";
  const rename = (at: number, text: string) =>
    setNames(Array.from({ length: 6 }, (_, one) => (one === at ? text : name(one))));
  // Whom a server knows here is likely to play.
  onMount(async () => {
    if (name(0) !== "" || !isKnown()) return;
    const somebody = await whoAmI().catch(() => null);
    if (somebody !== null && name(0) === "") rename(0, somebody.name);
  });
  const hasBots = () => Array.from({ length: props.wish.players }, (_, at) => name(at).trim()).includes("");
  const start = (event: Event) => {
    event.preventDefault();
    if (!props.mayStart()) return;
    const people = Array.from({ length: props.wish.players }, (_, at) => name(at).trim());
    keep("people", people);
    remember(props.wish);
    go("/play?new&people", "replace");
  };
  return (
    <form class="stack" onSubmit={start}>
      <h2>{say("people-here")}</h2>
      <For each={Array.from({ length: props.wish.players }, (_, at) => at)}>
        {(at) => (
          <div class="field">
            <label for={`person-${at}`}>{say("person-number", { number: at + 1 })}</label>
            <input
              id={`person-${at}`}
              type="text"
              maxlength="24"
              autocomplete="off"
              placeholder={at === 0 ? "" : say("person-or-bot")}
              required={at === 0}
              value={name(at)}
              onInput={(event) => rename(at, event.currentTarget.value)}
            />
          </div>
        )}
      </For>
      <Show when={hasBots()}>
        <Choice
          legend={say("level")}
          options={LEVELS}
          value={props.wish.level}
          label={(level) => say("level-name", { level })}
          onChange={(level) => props.onLevel(level)}
        />
      </Show>
      <button type="submit" class="button main wide start">
        {say("start")}
      </button>
    </form>
  );
}
