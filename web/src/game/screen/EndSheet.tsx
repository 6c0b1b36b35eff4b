// How a game ended: who won, what everybody scored and why, every rack with its sum, and how the match stands.

import { createMemo, createResource, createSignal, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { Go } from "../../app/router";
import { isOutdated } from "../../app/newer";
import { TileRow } from "../../app/TilePicture";
import type { SheetCell } from "../../engine/answers";
import { editionOf } from "../../engine/editions";
import type { Engine } from "../../engine/engine";
import { editions } from "../../parts/parts";
import type { GameId } from "../../protocol/messages";
import { give, type Given } from "../../shared/give";
import { exactText, SIXTIETHS } from "../../sheet/points";
import { Why } from "../../sheet/Why";
import { type Game, type KnownGame } from "../model/game";
import { byScore, leaders, matchOf } from "../model/match";
import {
  calledTo,
  nameOf,
  playersOf,
  seatInGame,
  sitterName,
  wasPlayedFor,
  type Named,
  type Player,
} from "../model/people";
import { standings, whoPlayed, type Sum } from "../model/standings";
import { seatIndex } from "../model/view";
import { endText } from "../../words/aloud";
import { tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { endPicture } from "./endPicture";
import { Flourish } from "./Flourish";
import { NextGame } from "./NextGame";
import { Newer } from "./Notice";
import { pictureName, pictureTitle } from "./pictureWords";
import "./end.css";

/** Whether the sum of the rack says already where the points come from. */
const isTold = (cell: SheetCell | undefined): boolean =>
  cell?.reason.why === "rack" && cell.reason.less === 0 && cell.jokers === 0;

/** Whether the points are the sum of the rack: that it is, is plain to see. */
const saysItself = (cell: SheetCell | undefined): boolean =>
  cell !== undefined && exactText(cell.small) === exactText(-cell.value * SIXTIETHS);

export function EndSheet(props: {
  game: Game;
  engine: Engine;
  state: KnownGame;
  /** Whether the table is in this browser. */
  local: boolean;
  /** Whether people share this device. */
  shared: boolean;
  /** Gives somebody the record of a game. */
  onSave: (game: GameId) => Promise<Given>;
  onClose: () => void;
  onOtherRules?: (() => void) | undefined;
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
    const gave = props.state.happened.flatMap(({ event }) => (event.kind === "resigned" ? [event] : []));
    const last = gave.at(-1);
    if (last === undefined) return say("end-abandoned");
    if (gave.length > 1) return say("end-all-gave-up");
    return last.seat === seatInGame(props.state) && !props.shared
      ? say("end-you-ended")
      : say("end-ended", { name: nameOf(props.state)(last.seat) });
  };
  const haveWon = () => winners().some((player) => player.isMe && !wasPlayedFor(props.state, player));
  const won = (who: readonly Named[], what: "won" | "won-match") =>
    who.some((player) => player.isMe) && !props.shared
      ? say(`end-you-${what}`)
      : say(`end-${what}`, { count: who.length, names: who.map((player) => player.name).join(", ") });
  const gameWon = () => {
    const [first, second] = winners();
    if (first === undefined || second !== undefined || !wasPlayedFor(props.state, first)) return won(winners(), "won");
    return first.isMe && !props.shared ? say("end-won-for-you") : say("end-won-for", { name: first.name });
  };
  const title = () => {
    if (end() === null) return abandoned();
    const first = champions();
    return first === null ? gameWon() : won(first.map(named), "won-match");
  };
  const ranked = createMemo(() => {
    const score = (player: Player) => end()?.scores[seatIndex(player.seat)];
    return players().toSorted((one, other) => byScore(score(one), score(other)));
  });
  const [book] = createResource(editions);
  const match = createMemo(() => {
    const known = book();
    return known === undefined ? null : matchOf(props.state, known);
  });
  const games = () => props.state.table?.games ?? [];
  const sums = createMemo(() => (props.state.table === null ? [] : standings(props.state.table)));
  /** Those who play come first, by seat. */
  const named = (sum: Sum): Named =>
    players()[sums().indexOf(sum)] ?? {
      name: sitterName(sum.sitter, props.state.names, seatIndex(sum.seat)),
      isMe: false,
    };
  /** Who gave up earlier games of the match. */
  const gaveUp = () => {
    const { table, names } = props.state;
    return (table?.gave_up ?? []).flatMap(({ seat, games: number }) => {
      if (table === null || number === table.games.length - 1) return [];
      const name = sitterName(whoPlayed(table, seat, number), names, seatIndex(seat));
      return say("end-gave-up-before", { game: number + 1, name });
    });
  };
  const isSingle = () => match()?.games === 1;
  /** Who plays on after the last game of a match begins another. */
  const isMatchOver = () => match()?.isOver === true;
  /** Who has won a match of several games, once it is over. */
  const champions = () =>
    isMatchOver() && games().length > 1 ? leaders(sums()).flatMap((at) => sums()[at] ?? []) : null;
  /** What became of the picture, and of the record. */
  const [given, setGiven] = createSignal<Given>(null);
  const [saved, setSaved] = createSignal<Given>(null);
  const save = async (game: GameId) => void setSaved(await props.onSave(game));
  const share = async () => {
    const view = end();
    const rows = ranked().flatMap((player) => {
      const at = seatIndex(player.seat);
      const cell = cells()[at];
      return cell === undefined ? [] : [{ name: pictureName(player), rack: view?.racks[at] ?? [], cell }];
    });
    const first = champions();
    const title = first === null ? pictureTitle(winners(), "won") : pictureTitle(first.map(named), "won-match");
    const about = say("edition-name", { edition: editionOf(props.state.table?.options.rules ?? "") });
    const file = await endPicture(title, about, rows);
    if (file !== null) setGiven(await give(file));
  };
  return (
    <Dialog
      title={title()}
      about={endText(props.state, props.shared) ?? (end() === null ? say("end-no-result") : undefined)}
      isAboutUnseen
      onClose={props.onClose}
      class="end"
    >
      <Show when={haveWon()}>
        <Flourish />
      </Show>
      <Show when={isSingle() ? null : match()}>
        {(of) => (
          <p class="end-place soft">
            {say("end-place", { game: of().game, games: of().games })}
            <Show when={champions()}>{` · ${gameWon()}`}</Show>
          </p>
        )}
      </Show>
      <Show when={champions()}>
        <div class="end-games" tabindex="0">
          <table class="figures">
            <thead>
              <tr>
                <td />
                <For each={games()}>{(_, at) => <th scope="col">{at() + 1}</th>}</For>
                <th scope="col">{say("score-wins")}</th>
                <th scope="col">{say("score-points-column")}</th>
              </tr>
            </thead>
            <tbody>
              <For each={sums().toSorted(byScore)}>
                {(sum) => (
                  <tr classList={{ won: champions()?.includes(sum) }}>
                    <th scope="row">{calledTo(named(sum), props.shared)}</th>
                    <For each={sum.games}>
                      {(score) => (
                        <td classList={{ best: (score?.big ?? 0) > 0 }}>{score && exactText(score.small)}</td>
                      )}
                    </For>
                    <td>{sum.big}</td>
                    <td>
                      <strong>{exactText(sum.small)}</strong>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
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
                    <span class="end-name">{calledTo(player, props.shared)}</span>
                    <Show when={games().length > 1 && champions() === null ? sums()[at] : null}>
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
                        <Show when={!saysItself(cells()[at])}>
                          <span class="end-sum figures">{say("end-sum", { value: cells()[at]?.value ?? 0 })}</span>
                        </Show>
                      </Show>
                    </span>
                    <Show when={wasPlayedFor(props.state, player)}>
                      <span class="end-note soft small">{say(player.resigned ? "end-played-on" : "end-stood-in")}</span>
                    </Show>
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
      <For each={gaveUp()}>{(text) => <p class="soft small">{text}</p>}</For>
      <Show when={isOutdated()}>
        <Newer />
      </Show>
      <div class="end-actions">
        <Show when={!props.state.table?.closed}>
          <NextGame
            game={props.game}
            state={props.state}
            text={say(isMatchOver() || isSingle() ? "end-again" : "end-next")}
            onOtherRules={props.onOtherRules}
          />
        </Show>
        <button type="button" class="button" onClick={props.onClose}>
          {say("end-look")}
        </button>
        <Show when={end()}>
          <button type="button" class="button" onClick={() => void share()}>
            <span aria-live="polite">{given() === null ? say("end-share") : say(`end-picture-${given()}`)}</span>
          </button>
        </Show>
        <Show when={props.state.table?.game}>
          {(game) => (
            <button type="button" class="button" onClick={() => void save(game().game)}>
              <span aria-live="polite">{saved() === null ? say("end-save") : say(`end-record-${saved()}`)}</span>
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
          <Go to={props.shared ? "/new?with=device" : "/new"} class="button">
            {say("end-other")}
          </Go>
        </Show>
      </div>
    </Dialog>
  );
}
