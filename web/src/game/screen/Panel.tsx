// Beside the table: the score sheet, what happened last, the pool and the rules. A sheet of its own on a phone.

import { createMemo, createResource, For, Show, type JSX } from "solid-js";
import { editions } from "../../parts/parts";
import { mySeat, type KnownGame } from "../model/game";
import { matchOf } from "../model/match";
import { calledTo, nameOf, playersOf, sitterName } from "../model/people";
import { standings } from "../model/standings";
import { laysOf } from "../model/turns";
import { poolOf, publicView, seatIndex } from "../model/view";
import { say } from "../../words/words";
import { exactText } from "../../sheet/points";
import type { Replays } from "./replays";
import { RulesLine } from "./RulesLine";
import { TurnPicture, worthTelling } from "./TurnPicture";
import { Icon } from "../../app/Icon";
import "./panel.css";

const SHOWN = 12;

export function Panel(props: {
  state: KnownGame;
  /** Whether people share this device. */
  shared: boolean;
  replays: Replays;
  onReplay: (turn?: number) => void;
}): JSX.Element {
  const [book] = createResource(editions);
  const players = createMemo(() => playersOf(props.state));
  const sums = createMemo(() => (props.state.table === null ? [] : standings(props.state.table)));
  /** Those who play come first, by seat. */
  const nameAt = (at: number) => {
    const player = players()[at];
    const sum = sums()[at];
    return player !== undefined
      ? calledTo(player, props.shared)
      : sitterName(sum?.sitter, props.state.names, seatIndex(sum?.seat ?? "A"));
  };
  const turns = createMemo(() => worthTelling(props.state).slice(-SHOWN).toReversed());
  const lays = createMemo(() => laysOf(props.state.happened));
  const view = () => publicView(props.state.table?.game);
  /** Why somebody starts, where that was not drawn. */
  const starts = () => {
    const [round, game] = props.state.table?.game?.place ?? [1, 1];
    const starter = view()?.starter ?? null;
    const began = props.state.happened.flatMap(({ event }) => (event.kind === "played" ? [event.event.event] : []));
    const isDrawn = began.includes("starter-drawn") || !began.includes("dealt");
    if (starter === null || (round === 1 && game === 1) || isDrawn) return null;
    if (starter === mySeat(props.state)) return say("starts-in-turn-you");
    return say("starts-in-turn", { name: nameOf(props.state)(starter) });
  };
  const title = () => {
    const known = book();
    const match = known === undefined ? null : matchOf(props.state, known);
    return match === null || match.games === 1
      ? say("score")
      : say("score-of-game", { game: match.game, games: match.games });
  };
  return (
    <div class="panel-body">
      <section>
        <h2>{title()}</h2>
        <table class="score">
          <thead>
            <tr>
              <td />
              <th scope="col">{say("score-wins")}</th>
              <th scope="col">{say("score-points-column")}</th>
            </tr>
          </thead>
          <tbody>
            <For each={sums()}>
              {(sum, at) => (
                <tr>
                  <th scope="row">{nameAt(at())}</th>
                  <td class="figures">{sum.big}</td>
                  <td class="figures">{exactText(sum.small)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={starts()}>
          <p class="small soft">{starts()}</p>
        </Show>
      </section>
      <section class="last-turns">
        <div class="spread">
          <h2>{say("last-turns")}</h2>
          <Show when={props.replays.can()}>
            <button type="button" class="button quiet replay" onClick={() => props.onReplay()}>
              <Icon name="replay" size={16} />
              {say("replay")}
            </button>
          </Show>
        </div>
        <ol class="happened">
          <For each={turns()} fallback={<li class="soft">{say("nothing-yet")}</li>}>
            {(one) => (
              <li classList={{ shown: props.replays.shown() === one.number }}>
                <Show
                  when={props.replays.can(one.number)}
                  fallback={<TurnPicture of={one} lays={lays()} state={props.state} />}
                >
                  <button
                    type="button"
                    class="turn-again"
                    title={say("replay")}
                    onClick={() => props.onReplay(one.number)}
                  >
                    <TurnPicture of={one} lays={lays()} state={props.state} />
                    <span class="unseen"> {say("replay")}</span>
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
      <section>
        <h2>{say("pool")}</h2>
        <Show when={view()}>{(shown) => <p class="soft">{say("tile-count", { count: poolOf(shown()) })}</p>}</Show>
        <Show when={view()?.last_moves}>
          {(count) => (
            <p>
              <strong>{say("last-moves", { count: count() })}</strong>
            </p>
          )}
        </Show>
      </section>
      <Show when={props.state.table}>
        {(table) => (
          <section>
            <h2>{say("rules")}</h2>
            <p class="soft">
              <RulesLine options={table().options} />
            </p>
          </section>
        )}
      </Show>
    </div>
  );
}
