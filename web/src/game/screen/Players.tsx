// Who plays: name, tiles on the rack, clock, whose turn it is. The viewer is last, nearest to the own rack.

import { createMemo, Index, Show, type Accessor, type JSX } from "solid-js";
import type { KnownGame } from "../model/game";
import { calledTo, playersOf, type Player } from "../model/people";
import type { Seat } from "../../protocol/messages";
import { isFew, publicView, seatIndex, timeLeft } from "../model/view";
import { say } from "../../words/words";
import { clockText, isUrgent } from "../../shared/clock/clockText";
import { marksOf, type Explained } from "./marks";
import "./players.css";

/** Everybody in order of play, ending with the viewer. */
export function inOrder(players: readonly Player[]): readonly Player[] {
  const mine = players.findIndex((player) => player.isMe);
  return mine < 0 ? players : [...players.slice(mine + 1), ...players.slice(0, mine + 1)];
}

export function Players(props: {
  state: KnownGame;
  /** Who is to move, or whose move is being shown. */
  turn: Seat | null;
  now: Accessor<number>;
  /** Whether people share this device, where "you" is whoever holds it. */
  shared: boolean;
  /** What the first lay must be worth. */
  opening: number;
  /** Somebody wants to know what a mark means. */
  onAsk: (about: Explained) => void;
}): JSX.Element {
  const view = createMemo(() => publicView(props.state.table?.game));
  const players = createMemo(() => inOrder(playersOf(props.state)));
  return (
    <ul class="players" aria-label={say("players")} data-count={players().length}>
      <Index each={players()}>
        {(player) => {
          const seat = () => view()?.seats[seatIndex(player().seat)];
          const hasTurn = () => props.turn === player().seat;
          const about = () => {
            const shown = seat();
            return shown === undefined ? null : marksOf(player(), shown, props.opening);
          };
          const hasFew = () => !player().isMe && isFew(seat()?.tiles ?? 0);
          const left = createMemo(() =>
            hasTurn() && props.state.table ? timeLeft(props.state.table, props.now()) : null,
          );
          return (
            <li
              class="player"
              classList={{ turn: hasTurn(), away: player().away, me: player().isMe }}
              data-seat={player().seat}
              aria-current={hasTurn() ? "true" : undefined}
            >
              <span class="avatar" aria-hidden="true">
                {player().name.slice(0, 1).toUpperCase()}
              </span>
              <span class="player-name">{calledTo(player(), props.shared)}</span>
              <span class="player-facts small soft">
                <Show when={seat()} fallback={<Mark player={player()} />}>
                  {(shown) => (
                    <>
                      <span class="player-count figures" classList={{ few: hasFew() }}>
                        {say("tile-count", { count: shown().tiles })}
                      </span>
                      <span class="player-count-short figures" classList={{ few: hasFew() }} aria-hidden="true">
                        {shown().tiles}
                      </span>
                      <Show when={!shown().opened}>
                        <span class="closed-mark">{say("not-opened")}</span>
                      </Show>
                      <Mark player={player()} announced={shown().announced} />
                    </>
                  )}
                </Show>
              </span>
              <Show when={about()}>
                {(explained) => (
                  <button
                    type="button"
                    class="player-ask"
                    title={explained().text}
                    aria-label={explained().text}
                    onClick={() => props.onAsk(explained())}
                  />
                )}
              </Show>
              <Show when={left() !== null}>
                <span class="clock figures" classList={{ urgent: isUrgent(left()) }} role="timer" aria-live="off">
                  {clockText(left() ?? 0)}
                </span>
              </Show>
            </li>
          );
        }}
      </Index>
    </ul>
  );
}

/** What else there is to know of a player, in a word. */
function Mark(props: { player: Player; announced?: boolean }): JSX.Element {
  const mark = () => {
    const { player } = props;
    if (player.hasLeft) return say("mark-left");
    if (player.resigned) return say("mark-resigned");
    if (player.standIn !== null) return say("mark-stand-in");
    if (player.away) return say("mark-away");
    if (props.announced === true) return say("mark-announced");
    return null;
  };
  return (
    <Show when={mark()}>
      <span class="player-mark">{mark()}</span>
    </Show>
  );
}
