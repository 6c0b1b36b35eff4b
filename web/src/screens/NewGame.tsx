// What to play and with whom: against programs, with friends at a table of one's own, or on one device.

import { createMemo, createResource, createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Choice } from "../app/Choice";
import { go, address } from "../app/router";
import { TileRow } from "../app/TilePicture";
import { editions, engine } from "../parts/parts";
import { LEVELS, type EditionId } from "../protocol/messages";
import { say } from "../words/words";
import { pictureOf } from "./editionPictures";
import { HouseRules, judge } from "./HouseRules";
import { lastGame, remember, type GameWish } from "./localGame";
import { OpenTable } from "./OpenTable";
import { PeopleHere } from "./PeopleHere";
import "./new-game.css";

const ROUNDS: readonly number[] = [1, 2, 3, 4];
const CLOCKS: readonly (number | null)[] = [null, 15, 30, 40, 60, 120, 300];
/** Those that come in a box; the championships are a tap away. */
const FIRST: readonly EditionId[] = ["standard", "twist", "expert", "original", "family", "xp"];
const isFirst = (edition: string) => FIRST.some((one) => one === edition);

function EditionChoice(props: {
  all: readonly string[];
  value: string;
  onChange: (edition: string) => void;
}): JSX.Element {
  const [showsAll, setShowsAll] = createSignal(!isFirst(props.value));
  const shown = () => (showsAll() ? props.all : props.all.filter(isFirst));
  return (
    <fieldset class="stack tight">
      <legend>
        <h2>{say("edition")}</h2>
      </legend>
      <div class="editions">
        <For each={shown()}>
          {(edition) => (
            <label class="edition">
              <input
                type="radio"
                name="edition"
                checked={edition === props.value}
                onChange={() => props.onChange(edition)}
              />
              <span class="edition-card">
                <TileRow tiles={pictureOf(edition)} />
                <span>
                  <strong>{say("edition-name", { edition })}</strong>
                  <span class="small">{say("edition-box", { edition })}</span>
                  <span class="small soft">{say("edition-about", { edition })}</span>
                </span>
              </span>
            </label>
          )}
        </For>
      </div>
      <Show when={!showsAll()}>
        <button type="button" class="button quiet" onClick={() => setShowsAll(true)}>
          {say("edition-all")}
        </button>
      </Show>
    </fieldset>
  );
}

const clockLabel = (seconds: number | null): string => {
  if (seconds === null) return say("clock-none");
  return seconds < 60 ? say("clock-short", { count: seconds }) : say("clock-minutes", { count: seconds / 60 });
};

export function NewGame(): JSX.Element {
  const whom = () => address().query.get("with") ?? "bots";
  const [rules] = createResource(async () => ({ book: await editions(), engine: await engine() }));
  const book = () => rules()?.book;
  const [wish, setWish] = createSignal<GameWish>(lastGame());
  const alter = (part: Partial<GameWish>) => setWish((now) => ({ ...now, ...part }));
  const edition = createMemo(() => book()?.editions.find(({ id }) => id === wish().edition));
  const counts = createMemo(() => {
    const value = (name: string, other: number) => Number(wish().house[name] ?? edition()?.values[name] ?? other);
    const [from, to] = [value("min_players", 2), value("max_players", 4)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  });
  const players = () => (counts().includes(wish().players) ? wish().players : (counts().at(-1) ?? 2));
  const chosen = () => ({ ...wish(), players: players() });
  const choose = (id: string) => {
    const seconds = Number(book()?.editions.find((one) => one.id === id)?.values["move_seconds"] ?? 0);
    alter({ edition: id, house: {}, clock: seconds === 0 ? null : seconds });
  };
  const start = () => {
    const known = rules();
    if (known === undefined) return;
    if (judge(known.engine, known.book, chosen()).wrong !== null) {
      const house = document.querySelector<HTMLDetailsElement>("details.house");
      if (house !== null) house.open = true;
      house?.querySelector(".wrong")?.scrollIntoView({ block: "center" });
      return;
    }
    remember(chosen());
    go("/play?new");
  };
  return (
    <div class="sheet wide">
      <Bar title={say(`new-${whom()}`)} />
      <main id="main" class="new-game">
        <Show when={rules()}>
          {(rules) => (
            <>
              <EditionChoice all={rules().book.editions.map(({ id }) => id)} value={wish().edition} onChange={choose} />
              <div class="stack">
                <Choice
                  legend={say("player-count")}
                  options={counts()}
                  value={players()}
                  label={String}
                  onChange={(count) => alter({ players: count })}
                />
                <Show when={whom() !== "friends"}>
                  <Choice
                    legend={say("level")}
                    options={LEVELS}
                    value={wish().level}
                    label={(level) => say("level-name", { level })}
                    onChange={(level) => alter({ level })}
                  />
                </Show>
                <Choice
                  legend={say("clock")}
                  options={CLOCKS}
                  value={wish().clock}
                  label={clockLabel}
                  onChange={(clock) => alter({ clock })}
                />
                <Choice
                  legend={say("rounds")}
                  options={ROUNDS}
                  value={wish().rounds}
                  label={String}
                  onChange={(rounds) => alter({ rounds })}
                />
                <HouseRules
                  book={rules().book}
                  engine={rules().engine}
                  edition={wish().edition}
                  clock={wish().clock}
                  house={wish().house}
                  onChange={(house) => alter({ house })}
                />
                <Switch>
                  <Match when={whom() === "friends"}>
                    <OpenTable wish={chosen()} onWait={(wait) => alter({ wait })} />
                  </Match>
                  <Match when={whom() === "device"}>
                    <PeopleHere wish={chosen()} />
                  </Match>
                  <Match when={true}>
                    <button type="button" class="button main wide start start-now" onClick={start}>
                      {say("start")}
                    </button>
                  </Match>
                </Switch>
              </div>
            </>
          )}
        </Show>
      </main>
    </div>
  );
}
