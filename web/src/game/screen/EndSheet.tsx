// How a game ended: who won, what everybody scored, and every rack.

import { createMemo, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { isOutdated } from "../../app/newer";
import { TileRow } from "../../app/TilePicture";
import type { Engine } from "../../engine/engine";
import { exactText } from "../../sheet/points";
import { Why } from "../../sheet/Why";
import { mySeat, type Game, type KnownGame } from "../model/game";
import { nameOf, playersOf } from "../model/people";
import { seatIndex } from "../model/view";
import { tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { Newer } from "./Notice";
import "./end.css";

export function EndSheet(props: {
  game: Game;
  engine: Engine;
  state: KnownGame;
  onClose: () => void;
  onLeave: () => void;
}): JSX.Element {
  const end = createMemo(() => {
    const view = props.state.table?.game?.view;
    return view?.viewer === "final" ? view : null;
  });
  const cells = createMemo(() => {
    const view = end();
    return view === null ? [] : props.engine.points(view);
  });
  const players = createMemo(() => playersOf(props.state));
  const winners = () => players().filter((player) => (end()?.scores[seatIndex(player.seat)]?.big ?? 0) > 0);
  const abandoned = () => {
    const last = props.state.happened.findLast(({ event }) => event.kind === "resigned")?.event;
    if (last?.kind !== "resigned") return say("end-abandoned");
    return last.seat === mySeat(props.state)
      ? say("end-you-gave-up")
      : say("end-gave-up", { name: nameOf(props.state)(last.seat) });
  };
  const title = () => {
    if (end() === null) return abandoned();
    if (winners().some((player) => player.isMe)) return say("end-you-won");
    return say("end-won", {
      count: winners().length,
      names: winners()
        .map((player) => player.name)
        .join(", "),
    });
  };
  const ranked = createMemo(() => {
    const score = (seat: number) => end()?.scores[seat] ?? { big: 0, small: 0 };
    return players().toSorted((one, other) => {
      const [a, b] = [score(seatIndex(one.seat)), score(seatIndex(other.seat))];
      return b.big - a.big || b.small - a.small;
    });
  });
  const mine = () => players().find((player) => player.isMe);
  const next = () => props.game.ask({ do: "ready", ready: true });
  return (
    <Dialog title={title()} onClose={props.onClose} class="end">
      <Show when={end()} fallback={<p class="soft">{say("end-no-result")}</p>}>
        {(view) => (
          <ol class="end-players">
            <For each={ranked()}>
              {(player) => {
                const at = seatIndex(player.seat);
                const rack = () => view().racks[at] ?? [];
                return (
                  <li classList={{ won: (view().scores[at]?.big ?? 0) > 0 }}>
                    <span class="end-name">{player.isMe ? say("you") : player.name}</span>
                    <strong class="figures">{exactText(view().scores[at]?.small ?? 0)}</strong>
                    <span class="end-rack">
                      <Show when={rack().length > 0} fallback={<span class="soft small">{say("end-rack-empty")}</span>}>
                        <TileRow tiles={rack()} label={tileNames(rack())} />
                      </Show>
                    </span>
                    <Show when={cells()[at]}>
                      {(cell) => <Why cell={cell()} rules={props.state.table?.options.rules ?? ""} />}
                    </Show>
                  </li>
                );
              }}
            </For>
          </ol>
        )}
      </Show>
      <Show when={isOutdated()}>
        <Newer />
      </Show>
      <div class="stack tight">
        <Show when={mySeat(props.state) !== null && !props.state.table?.closed}>
          <Show
            when={!mine()?.ready}
            fallback={
              <p class="soft" role="status">
                {say("end-waiting")}
              </p>
            }
          >
            <button type="button" class="button main wide" autofocus onClick={next}>
              {say("end-next")}
            </button>
          </Show>
        </Show>
        <button type="button" class="button wide" onClick={() => props.onLeave()}>
          {say("leave")}
        </button>
      </div>
    </Dialog>
  );
}
