// How a game ended: who won, what everybody scored and why, every rack with its sum, and how the match stands.

import { createMemo, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { Go } from "../../app/router";
import { isOutdated } from "../../app/newer";
import { TileRow } from "../../app/TilePicture";
import type { SheetCell } from "../../engine/answers";
import { editionOf } from "../../engine/editions";
import type { Engine } from "../../engine/engine";
import type { GameId } from "../../protocol/messages";
import { give } from "../../shared/give";
import { exactText } from "../../sheet/points";
import { Why } from "../../sheet/Why";
import { mySeat, type Game, type KnownGame } from "../model/game";
import { nameOf, playersOf, type Player } from "../model/people";
import { seatIndex } from "../model/view";
import { endText } from "../../words/aloud";
import { tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { endPicture } from "./endPicture";
import { Flourish } from "./Flourish";
import { Newer } from "./Notice";
import { totals } from "../model/totals";
import "./end.css";

/** Whether the sum of the rack says already where the points come from. */
const isTold = (cell: SheetCell | undefined): boolean =>
  cell?.reason.why === "rack" && cell.reason.less === 0 && cell.jokers === 0;

export function EndSheet(props: {
  game: Game;
  engine: Engine;
  state: KnownGame;
  /** Whether the table is in this browser. */
  local: boolean;
  /** Gives somebody the record of a game. */
  onSave: (game: GameId) => void;
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
  const haveWon = () => winners().some((player) => player.isMe);
  const title = () => {
    if (end() === null) return abandoned();
    if (haveWon()) return say("end-you-won");
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
  const nameFor = (player: Player) => (player.isMe ? say("you") : player.name);
  /** How the match stands, once it has several games. */
  const match = createMemo(() => {
    const games = props.state.table?.games ?? [];
    return games.length > 1 ? totals(games, players().length) : null;
  });
  // The last game of a match is that of its last seat in the last round (rule 2.4): who plays on begins another.
  const isMatchOver = () => {
    const { table } = props.state;
    const [round, game] = table?.game?.place ?? [1, 1];
    return end() !== null && round === table?.options.rounds && game === players().length;
  };
  const share = async () => {
    const view = end();
    const rows = ranked().flatMap((player) => {
      const at = seatIndex(player.seat);
      const cell = cells()[at];
      return cell === undefined ? [] : [{ name: player.name, rack: view?.racks[at] ?? [], cell }];
    });
    const names = winners().map((player) => player.name);
    const title = say("end-won", { count: names.length, names: names.join(", ") });
    const about = say("edition-name", { edition: editionOf(props.state.table?.options.rules ?? "") });
    const file = await endPicture(title, about, rows);
    if (file !== null) await give(file);
  };
  const next = () => props.game.ask({ do: "ready", ready: true });
  return (
    <Dialog title={title()} about={endText(props.state) ?? undefined} isAboutUnseen onClose={props.onClose} class="end">
      <Show when={haveWon()}>
        <Flourish />
      </Show>
      <Show when={end()} fallback={<p class="soft">{say("end-no-result")}</p>}>
        {(view) => (
          <ol class="end-players" tabindex="0">
            <For each={ranked()}>
              {(player) => {
                const at = seatIndex(player.seat);
                const rack = () => view().racks[at] ?? [];
                return (
                  <li classList={{ won: (view().scores[at]?.big ?? 0) > 0 }}>
                    <span class="end-name">{nameFor(player)}</span>
                    <Show when={match()?.[at]}>
                      {(sum) => (
                        <span class="end-match figures">
                          {say("end-match", { points: exactText(sum().small), wins: sum().big })}
                        </span>
                      )}
                    </Show>
                    <strong class="figures">{exactText(view().scores[at]?.small ?? 0)}</strong>
                    <span class="end-rack">
                      <Show when={rack().length > 0} fallback={<span class="soft small">{say("end-rack-empty")}</span>}>
                        <TileRow tiles={rack()} label={tileNames(rack())} />
                        <span class="end-sum figures">{say("end-sum", { value: cells()[at]?.value ?? 0 })}</span>
                      </Show>
                    </span>
                    <Show when={isTold(cells()[at]) ? null : cells()[at]}>
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
      <div class="end-actions">
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
              {isMatchOver() ? say("end-again") : say("end-next")}
            </button>
          </Show>
        </Show>
        <button type="button" class="button" onClick={props.onClose}>
          {say("end-look")}
        </button>
        <Show when={end()}>
          <button type="button" class="button" onClick={() => void share()}>
            {say("end-share")}
          </button>
        </Show>
        <Show when={props.state.table?.game}>
          {(game) => (
            <button type="button" class="button" onClick={() => props.onSave(game().game)}>
              {say("end-save")}
            </button>
          )}
        </Show>
        <Show
          when={props.local}
          fallback={
            <button type="button" class="button" onClick={() => props.onLeave()}>
              {say("leave")}
            </button>
          }
        >
          <Go to="/new" class="button">
            {say("end-new")}
          </Go>
        </Show>
      </div>
    </Dialog>
  );
}
