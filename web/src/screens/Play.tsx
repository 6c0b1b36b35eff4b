// A game in this browser: against programs, or several people at one device.

import { createEffect, createResource, onCleanup, Show, type JSX } from "solid-js";
import { DeadEnd } from "../app/DeadEnd";
import { go, address } from "../app/router";
import { settings } from "../app/settings";
import { recall } from "../app/storage";
import { createGame, type Game } from "../game/model/game";
import { SEATS } from "../game/model/view";
import type { Editions, LocalOptions } from "../engine/answers";
import { rulesText } from "../engine/editions";
import type { Link, LocalTable } from "../transport/link";
import { editions, engine, local, table as tablePart } from "../parts/parts";
import type { Engine } from "../engine/engine";
import { say } from "../words/words";
import { lastGame, notePlayed, type GameWish } from "./localGame";
import { OneDevice } from "./OneDevice";

function optionsOf(book: Editions, wish: GameWish, people: readonly string[]): LocalOptions {
  const chairs = Array.from({ length: wish.players }, (_, at) => {
    const name = people[at] ?? "";
    return name === "" ? { bot: wish.level } : { person: name };
  });
  return { rules: rulesText(book, wish.edition, wish.house), rounds: wish.rounds, clock: wish.clock, chairs };
}

/** A game for every person at this device, by seat. */
function sitDown(table: LocalTable, options: LocalOptions, rules: Engine): readonly (Game | null)[] {
  return options.chairs.map((chair, seat) => {
    if (!("person" in chair)) return null;
    let link: Link | undefined;
    const game = createGame({ engine: rules, me: null, send: (message) => link?.send(message) });
    link = table.join(seat, { message: game.receive, state: game.linked });
    return game;
  });
}

async function begin() {
  const [rules, book, createTable, tables] = await Promise.all([engine(), editions(), tablePart(), local()]);
  const { query } = address();
  const left = query.has("new") ? null : await tables.left();
  const people = query.has("people") ? (recall<string[]>("people") ?? []) : [say("you")];
  const options = left ?? optionsOf(book, lastGame(), people);
  const table = left === null ? await tables.open(options) : await tables.resume();
  notePlayed();
  // From here on, loading the page again goes on with this game.
  history.replaceState(null, "", "/play");
  const games = sitDown(table, options, rules).flatMap((game, at) =>
    game === null ? [] : [{ game, seat: SEATS[at] ?? "A" }],
  );
  return { table, games, engine: rules, createTable };
}

export function Play(): JSX.Element {
  createEffect(() => {
    const { pace } = settings();
    void local().then((tables) => tables.setPace(pace));
  });
  const [begun] = createResource(begin);
  onCleanup(() => (begun.error === undefined ? begun()?.table.close() : undefined));
  return (
    <Show
      when={begun.error === undefined}
      fallback={<DeadEnd why={say("game-impossible")} to="/new" way={say("home-change")} />}
    >
      <Show
        when={begun()}
        fallback={
          <p class="sheet soft" role="status">
            {say("loading")}
          </p>
        }
      >
        {(ready) => (
          <OneDevice
            games={ready().games}
            engine={ready().engine}
            createTable={ready().createTable}
            onLeave={() => go("/")}
          />
        )}
      </Show>
    </Show>
  );
}
