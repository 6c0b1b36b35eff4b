// Who plays at this device: names of people, and programs on the other chairs.

import { createSignal, onMount, Show, type JSX } from "solid-js";
import { Choice } from "../app/Choice";
import { go } from "../app/router";
import { keep, recall } from "../app/storage";
import { botName } from "../game/model/people";
import { LEVELS, type Level } from "../protocol/messages";
import { areToldApart, PeopleFields } from "../shared/PeopleFields";
import { isKnown, isNamed, whoAmI } from "../transport/server/me";
import { say } from "../words/words";
import { remember, type GameWish } from "./localGame";

/** The first is a person, named or not; where nobody wrote a name, two are. */
const isProgram = (names: readonly string[], at: number): boolean => at > 1 || (at === 1 && names.some((name) => name));

/** Who plays at this device, by chair; a program on a chair without a name. */
export function peopleHere(): readonly string[] {
  const names = recall<string[]>("people") ?? [];
  return names.map((name, at) => name || (isProgram(names, at) ? "" : say("person-number", { number: at + 1 })));
}

export function PeopleHere(props: {
  wish: GameWish;
  /** Whether it is a game; whoever wants it is told what is not. */
  mayStart: () => boolean;
  onLevel: (level: Level) => void;
}): JSX.Element {
  const [names, setNames] = createSignal<readonly string[]>(recall<string[]>("people") ?? ["", ""]);
  const name = (at: number) => names()[at] ?? "";
  // Whom a server knows here is likely to play.
  onMount(async () => {
    if (name(0) !== "" || !isKnown()) return;
    const somebody = await whoAmI().catch(() => null);
    if (somebody !== null && isNamed() && name(0) === "") setNames((now) => [somebody.name, ...now.slice(1)]);
  });
  const written = () => Array.from({ length: props.wish.players }, (_, at) => name(at).trim());
  const plays = (at: number) => isProgram(written(), at);
  const unnamed = (at: number) => (plays(at) ? botName(at) : say("person-number", { number: at + 1 }));
  const hasBots = () => written().some((one, at) => one === "" && plays(at));
  const start = (event: Event) => {
    event.preventDefault();
    if (!props.mayStart() || !areToldApart(event.currentTarget)) return;
    keep("people", written());
    remember("device", props.wish);
    go("/play?new&people", "replace");
  };
  return (
    <form class="stack" onSubmit={start}>
      <h2>{say("people-here")}</h2>
      <PeopleFields count={props.wish.players} names={names()} unnamed={unnamed} isProgram={plays} onNames={setNames} />
      <Show when={hasBots()}>
        <Choice
          legend={say("level")}
          options={LEVELS}
          value={props.wish.level}
          label={(level) => say("level-name", { level })}
          onChange={(level) => props.onLevel(level)}
        />
      </Show>
      <button type="submit" class="button main wide start start-now">
        {say("start")}
      </button>
    </form>
  );
}
