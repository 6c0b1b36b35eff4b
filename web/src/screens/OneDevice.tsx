// Several people at one device: who has moved looks at what was drawn and hands it over, and nobody sees another's tiles.

import { createEffect, createMemo, createSignal, on, Show, type JSX } from "solid-js";
import type { Engine } from "../engine/engine";
import type { Game } from "../game/model/game";
import { nameOf } from "../game/model/people";
import { publicView, seatIndex, SEATS } from "../game/model/view";
import { GameScreen } from "../game/screen/GameScreen";
import { useGame } from "../game/screen/useGame";
import type { CreateTable } from "../parts/parts";
import type { GameId, Seat } from "../protocol/messages";
import type { Given } from "../shared/give";
import { say } from "../words/words";
import { TilePicture } from "../app/TilePicture";
import "./one-device.css";

interface Here {
  readonly game: Game;
  readonly seat: Seat;
}

export function OneDevice(props: {
  games: readonly Here[];
  engine: Engine;
  createTable: CreateTable;
  /** Lets the table's time stand, or go on. */
  onStand: (stands: boolean) => void;
  onSave: (game: GameId) => Promise<Given>;
  onLeave: () => void;
}): JSX.Element {
  const [first] = props.games;
  if (first === undefined) throw new Error("nobody plays at this device");
  const [holder, setHolder] = createSignal<Seat | null>(props.games.length === 1 ? first.seat : null);
  const state = useGame(first.game);
  const turn = () => publicView(state().table?.game)?.turn ?? null;
  const isHere = (seat: Seat) =>
    props.games.some((one) => one.seat === seat) && !state().table?.chairs[seatIndex(seat)]?.resigned;
  const firstHere = (from: Seat): Seat | null =>
    [...SEATS.slice(seatIndex(from)), ...SEATS].find((seat) => isHere(seat)) ?? null;
  // While a program moves, the device stays where it is; where nobody has it yet, whoever moves next may watch.
  const [next, setNext] = createSignal<Seat | null>(null);
  createEffect(on(turn, (seat) => seat !== null && (isHere(seat) || next() === null) && setNext(firstHere(seat))));
  /** A program that moves before the device is taken. */
  const mover = () => {
    const seat = turn();
    return seat === null || isHere(seat) ? null : seat;
  };
  const [isReading, setReading] = createSignal(false);
  // Nobody's time runs on the way from hand to hand, nor, alone with programs, while rules or settings are read.
  createEffect(
    on(
      createMemo(() => {
        const seat = turn();
        const isOnTheWay = seat !== null && isHere(seat) && seat !== holder();
        return isOnTheWay || (props.games.length === 1 && isReading());
      }),
      (stands) => props.onStand(stands),
    ),
  );
  const shown = createMemo(() => props.games.find((one) => one.seat === holder()) ?? null);
  const readyAll = () => props.games.forEach(({ game }) => game.ask({ do: "ready", ready: true }));
  return (
    <Show
      when={shown()}
      keyed
      fallback={
        <Show
          when={next()}
          fallback={
            <p class="sheet soft" role="status">
              {say("loading")}
            </p>
          }
        >
          {(seat) => (
            <main id="main" class="hand-over">
              <div class="hand-over-tile" aria-hidden="true">
                <TilePicture tile="J" decoration />
              </div>
              <h1 tabindex="-1">{say("hand-over", { name: nameOf(state())(seat()) })}</h1>
              <p class="soft">{say("hand-over-about")}</p>
              <Show when={mover()}>
                {(program) => (
                  <p class="soft" role="status">
                    {say("do-wait-for", { name: nameOf(state())(program()) })}
                  </p>
                )}
              </Show>
              <button type="button" class="button main start" autofocus onClick={() => setHolder(seat())}>
                {say("hand-over-show", { name: nameOf(state())(seat()) })}
              </button>
            </main>
          )}
        </Show>
      }
    >
      {(one) => (
        <GameScreen
          game={together(one.game, readyAll)}
          engine={props.engine}
          createTable={props.createTable}
          local
          mayHint={props.games.length === 1}
          shared={props.games.length > 1}
          handTo={next()}
          onHandOver={() => setHolder(null)}
          onReading={setReading}
          onSave={props.onSave}
          onLeave={props.onLeave}
        />
      )}
    </Show>
  );
}

/** At one device, whoever asks for the next game asks for everybody. */
function together(game: Game, readyAll: () => void): Game {
  return { ...game, ask: (request) => (request.do === "ready" && request.ready ? readyAll() : game.ask(request)) };
}
