// A game in this browser: against programs, or several people at one device.

import { createEffect, createResource, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { DeadEnd } from "../app/DeadEnd";
import { go, address } from "../app/router";
import { settings } from "../app/settings";
import { createGame, type Game } from "../game/model/game";
import { SEATS } from "../game/model/view";
import type { Editions, LeftTable, LocalOptions } from "../engine/answers";
import type { Link, LocalTable } from "../transport/link";
import { editions, engine, local, table as tablePart } from "../parts/parts";
import type { Engine } from "../engine/engine";
import type { GameId } from "../protocol/messages";
import { giveRecord } from "../shared/gameFile";
import type { Given } from "../shared/give";
import { say } from "../words/words";
import { finishedGames, keepFinished } from "./finished";
import { GoOnOrNew } from "./GoOnOrNew";
import { isUnderWay } from "./left";
import { lastWish, notePlayed, wishedRounds, wishedRules, type GameWish } from "./localGame";
import { OneDevice } from "./OneDevice";
import { peopleHere } from "./PeopleHere";

function optionsOf(book: Editions, wish: GameWish, people: readonly string[]): LocalOptions {
  const chairs = Array.from({ length: wish.players }, (_, at) => {
    const name = people[at] ?? "";
    return name === "" ? { bot: wish.level } : { person: name };
  });
  return { rules: wishedRules(book, wish), rounds: wishedRounds(wish), clock: wish.clock, chairs };
}

/** A game for every person at this device, by seat. */
function sitDown(table: LocalTable, options: LocalOptions, rules: Engine): readonly (Game | null)[] {
  return options.chairs.map((chair, seat) => {
    if (!("person" in chair)) return null;
    let link: Link | undefined;
    const game = createGame({ engine: rules, me: null, send: (message) => link?.send(message), clock: table.now });
    link = table.join(seat, { message: game.receive, state: game.linked });
    return game;
  });
}

/** Keeps every game that is over, for whoever wants to save it another day. */
function keepGames(table: LocalTable, games: readonly { readonly game: Game }[]): void {
  const [first] = games;
  first?.game.subscribe((event) => {
    if (event?.kind !== "game-closed") return;
    const state = first.game.now();
    void table
      .record()
      .then((record) => record !== null && keepFinished(state, games.length === 1, Date.now(), record));
  });
}

async function save(table: LocalTable, game: GameId): Promise<Given> {
  const record = await table.record();
  const ended = finishedGames().find((one) => one.game === game)?.at;
  return record === null ? null : giveRecord(record, ended ?? Date.now());
}

/** Goes on with the game that was left, or begins another. */
async function begin(from: { readonly left: LeftTable | null }) {
  const [rules, book, createTable, tables] = await Promise.all([engine(), editions(), tablePart(), local()]);
  const isShared = address().query.has("people");
  const people = isShared ? peopleHere() : [say("you")];
  const options = from.left?.wanted ?? optionsOf(book, lastWish(isShared ? "device" : "bots"), people);
  const table = from.left === null ? await tables.open(options) : await tables.resume();
  notePlayed();
  // From here on, loading the page again goes on with this game.
  history.replaceState(null, "", "/play");
  const games = sitDown(table, options, rules).flatMap((game, at) =>
    game === null ? [] : [{ game, seat: SEATS[at] ?? "A" }],
  );
  keepGames(table, games);
  return { table, games, engine: rules, createTable };
}

export function Play(): JSX.Element {
  createEffect(() => {
    const { pace } = settings();
    void local().then((tables) => tables.setPace(pace));
  });
  const wantsNew = address().query.has("new");
  const [left] = createResource(async () => ({ left: await (await local()).left() }));
  const [chosen, setChosen] = createSignal<{ readonly left: LeftTable | null } | null>(null);
  /** The game or match a new one would end, while nobody has said which it shall be. */
  const asked = () => {
    const game = left()?.left;
    return wantsNew && chosen() === null && game != null && isUnderWay(game) ? game : null;
  };
  const from = () => {
    const found = left();
    if (found === undefined || asked() != null) return null;
    return chosen() ?? (wantsNew ? { left: null } : found);
  };
  const [begun] = createResource(from, begin);
  onCleanup(() => (begun.error === undefined ? begun()?.table.close() : undefined));
  return (
    <Show
      when={begun.error === undefined}
      fallback={<DeadEnd why={say("game-impossible")} to="/new" way={say("home-change")} />}
    >
      <Show when={asked()}>
        {(game) => (
          <GoOnOrNew left={game()} onGoOn={() => setChosen({ left: game() })} onNew={() => setChosen({ left: null })} />
        )}
      </Show>
      <Show
        when={begun()}
        fallback={
          <Show when={asked() == null}>
            <p class="sheet soft" role="status">
              {say("loading")}
            </p>
          </Show>
        }
      >
        {(ready) => (
          <OneDevice
            games={ready().games}
            engine={ready().engine}
            createTable={ready().createTable}
            onStand={ready().table.stand}
            onSave={(game) => save(ready().table, game)}
            onLeave={() => go("/")}
          />
        )}
      </Show>
    </Show>
  );
}
