// What somebody played: newest first, each to be kept as a file.

import { createResource, createSignal, For, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Go } from "../app/router";
import type { GameBrief } from "../protocol/messages";
import { api, downloads } from "../transport/server/api";
import { language, say } from "../words/words";
import { AskName } from "./AskName";

const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

function OneGame(props: { game: GameBrief }): JSX.Element {
  const names = () =>
    props.game.seats.map((seat) => (seat === null ? say("a-program") : (seat.name ?? say("somebody")))).join(", ");
  return (
    <li class="card spread">
      <span>
        <strong>{moment(props.game.began)}</strong>
        <br />
        <span class="soft">{names()}</span>
      </span>
      <Show
        when={props.game.ended}
        fallback={
          <Go to={`/table/${props.game.table}`} class="button">
            {say("home-continue")}
          </Go>
        }
      >
        <a class="button" href={downloads.game(props.game.game)} download="">
          {say("download")}
        </a>
      </Show>
    </li>
  );
}

function List(): JSX.Element {
  const [games, setGames] = createSignal<readonly GameBrief[]>([]);
  const [before, setBefore] = createSignal<number | null>(null);
  const load = async (from: number | null) => {
    const page = await api.games(from);
    setGames((known) => [...known, ...page.games]);
    setBefore(page.before ?? null);
    return true;
  };
  const [loaded] = createResource(() => load(null));
  return (
    <Show
      when={loaded()}
      fallback={
        <p class="soft" role="status">
          {say("loading")}
        </p>
      }
    >
      <ol class="stack tight">
        <For each={games()} fallback={<li class="soft">{say("games-none")}</li>}>
          {(game) => <OneGame game={game} />}
        </For>
      </ol>
      <Show when={before()}>
        {(from) => (
          <button type="button" class="button wide" onClick={() => void load(from())}>
            {say("games-older")}
          </button>
        )}
      </Show>
    </Show>
  );
}

export function Games(): JSX.Element {
  return (
    <div class="sheet">
      <Bar title={say("games")} />
      <main id="main" class="stack">
        <AskName about={say("games-about")}>
          <List />
        </AskName>
      </main>
    </div>
  );
}
