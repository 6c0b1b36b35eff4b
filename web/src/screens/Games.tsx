// What somebody played: on this device first, which needs no name, then at tables of the server; newest first, each to be
// saved as a file.

import { createResource, createSignal, For, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Loading } from "../app/Loading";
import { Go } from "../app/router";
import type { LeftTable } from "../engine/answers";
import { botName } from "../game/model/people";
import { local } from "../parts/parts";
import type { GameBrief } from "../protocol/messages";
import { giveRecord } from "../shared/gameFile";
import { api } from "../transport/server/api";
import { isKnown, whoAmI } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { region, say } from "../words/words";
import { finishedGames, finishedText } from "./finished";
import { isUnderWay, leftText, leftTitle } from "./left";

const moment = (at: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(at);

function OneGame(props: { game: GameBrief }): JSX.Element {
  const names = () =>
    props.game.seats.map((seat, at) => (seat === null ? botName(at) : (seat.name ?? say("somebody")))).join(", ");
  const save = async () => giveRecord(await api.record(props.game.game), props.game.ended ?? props.game.began);
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
        <button type="button" class="button" onClick={() => void save()}>
          {say("download")}
        </button>
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
    <Show when={loaded()} fallback={<Loading />}>
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

/** Games with others, of somebody whom the server still knows. */
function OfServer(): JSX.Element {
  const [known] = createResource(async () => {
    try {
      return (await whoAmI()) === null ? say("games-none-yet") : null;
    } catch (problem) {
      return problemWords(problem);
    }
  });
  return (
    <Show when={known.state === "ready"} fallback={<Loading />}>
      <Show when={known()} fallback={<List />}>
        <p class="soft">{known()}</p>
      </Show>
    </Show>
  );
}

/** Games of this browser: the one that can be gone on with, and the last that are over. */
function Here(props: { left: LeftTable | null }): JSX.Element {
  return (
    <ol class="stack tight" aria-label={say("games-here")}>
      <Show when={props.left}>
        {(left) => (
          <li class="card spread">
            <span>
              <strong>{leftTitle(left())}</strong>
              <br />
              <span class="soft">{leftText(left())}</span>
            </span>
            <Go to="/play" class="button main">
              {say("home-continue")}
            </Go>
          </li>
        )}
      </Show>
      <For each={finishedGames()}>
        {(game) => (
          <li class="card spread">
            <span>
              <strong>{moment(game.at)}</strong>
              <br />
              <span class="soft">{finishedText(game)}</span>
            </span>
            <button type="button" class="button" onClick={() => void giveRecord(game.record, game.at)}>
              {say("download")}
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

export function Games(): JSX.Element {
  const [here] = createResource(async () => {
    const left = await (await local()).left();
    return { left: left !== null && isUnderWay(left) ? left : null };
  });
  const hasAny = () => here()?.left != null || finishedGames().length > 0;
  return (
    <div class="sheet">
      <Bar title={say("games")} />
      <main id="main" class="stack">
        <Show when={here()}>
          {(found) => (
            <>
              <Show when={hasAny()}>
                <h2>{say("games-here")}</h2>
                <Here left={found().left} />
              </Show>
              <Show
                when={isKnown()}
                fallback={
                  <Show when={!hasAny()}>
                    <p class="soft">{say("games-none-yet")}</p>
                  </Show>
                }
              >
                <Show when={hasAny()}>
                  <h2>{say("games-server")}</h2>
                </Show>
                <OfServer />
              </Show>
            </>
          )}
        </Show>
      </main>
    </div>
  );
}
