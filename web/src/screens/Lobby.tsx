// Before the game: who sits where, programs on free chairs, and "I am ready".

import { createEffect, createMemo, createSignal, Index, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Aloud, createVoice, LISTENS_AFTER_MS } from "../app/Aloud";
import { Bar } from "../app/Bar";
import { Icon } from "../app/Icon";
import { Go } from "../app/router";
import { mySeat, type Game, type KnownGame } from "../game/model/game";
import { hostSeat, nameOf } from "../game/model/people";
import { RulesLine } from "../game/screen/RulesLine";
import { LEVELS, type Level } from "../protocol/messages";
import { eventText } from "../words/events";
import { refusalText } from "../words/refusals";
import { say } from "../words/words";
import { Notice } from "../game/screen/Notice";
import { InviteLine, InvitePicture } from "./Invite";
import { chairsOf, lobbyNews } from "./lobbyNews";
import { Sit } from "./Sit";
import "./lobby.css";

export function Lobby(props: {
  game: Game;
  state: KnownGame;
  onOtherRules: () => void;
  onLeave: () => void;
}): JSX.Element {
  const players = createMemo(() => chairsOf(props.state));
  const [level, setLevel] = createSignal<Level>("casual");
  const seat = () => mySeat(props.state);
  const mine = () => players().find((player) => player.isMe);
  const isHost = () => seat() !== null && props.state.table !== null && hostSeat(props.state.table) === seat();
  const hasFree = () => players().some(({ isFree }) => isFree);
  const voice = createVoice();
  /** Rules that were changed since the last game. */
  const changed = createMemo(() => props.state.happened.findLast(({ event }) => event.kind === "reopened")?.number);
  const changedText = () => {
    const change = props.state.happened.find(({ number }) => number === changed());
    return change === undefined ? "" : (eventText(change.event, nameOf(props.state), mySeat(props.state)) ?? "");
  };
  onMount(() => {
    if (changed() === undefined) return;
    const wait = setTimeout(() => voice.tell(changedText()), LISTENS_AFTER_MS);
    onCleanup(() => clearTimeout(wait));
  });
  createEffect(on(changed, () => voice.tell(changedText()), { defer: true }));
  createEffect(
    on(players, (now, before) => {
      const news = before === undefined ? "" : lobbyNews(before, now);
      if (news !== "") voice.tell(news);
    }),
  );
  return (
    <div class="sheet">
      <Bar title={say("lobby")} />
      <main id="main" class="stack">
        <Notice state={props.state} />
        <Show when={changedText()}>
          <p>{changedText()}</p>
        </Show>
        <Show when={props.state.table}>
          {(table) => (
            <p class="soft">
              <RulesLine options={table().options} isShared />
            </p>
          )}
        </Show>
        <Show when={props.state.refused}>
          {(refused) => <p role="alert">{refusalText(refused().refused, nameOf(props.state))}</p>}
        </Show>
        <Show when={props.state.table?.code}>{(code) => <InviteLine code={code()} />}</Show>
        <ol class="seats" aria-label={say("players")}>
          <Index each={players()}>
            {(player) => (
              <li class="seat" classList={{ free: player().isFree }}>
                <span class="avatar" aria-hidden="true">
                  {player().isFree ? "" : player().name.slice(0, 1).toUpperCase()}
                </span>
                <span class="seat-name">
                  <strong>{player().isMe ? say("name-you", { name: player().name }) : player().name}</strong>
                  <span class="small soft">
                    {player().bot !== null
                      ? say("bot-level", { level: say("level-name", { level: player().bot ?? "" }) })
                      : player().isFree
                        ? ""
                        : player().away
                          ? say("mark-away")
                          : player().ready
                            ? say("ready-is")
                            : say("ready-not")}
                  </span>
                </span>
                <Show when={player().isMe && !player().ready}>
                  <Go to="/account" class="button quiet">
                    {say("change-name")}
                  </Go>
                </Show>
                <Show when={player().ready && !player().isFree}>
                  <span class="seat-ready">
                    <Icon name="check" />
                  </span>
                </Show>
                <Show when={player().isFree && seat() === null}>
                  <Sit game={props.game} seat={player().seat} text={say("sit")} class="button" />
                </Show>
                <Show when={player().isFree && isHost()}>
                  <button
                    type="button"
                    class="button"
                    onClick={() => props.game.ask({ do: "seat-bot", seat: player().seat, level: level() })}
                  >
                    {say("add-bot")}
                  </button>
                </Show>
                <Show when={!player().isFree && isHost() && !player().isMe}>
                  <button
                    type="button"
                    class="button quiet round"
                    aria-label={say("unseat", { name: player().name })}
                    onClick={() => props.game.ask({ do: "unseat", seat: player().seat })}
                  >
                    <Icon name="close" />
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ol>
        {/* Its place is kept when the last chair is taken: nothing slides under somebody's finger. */}
        <Show when={isHost()}>
          <div class="field" classList={{ "kept-place": !hasFree() }}>
            <label for="bot-level">{say("level")}</label>
            <select id="bot-level" value={level()} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
              {LEVELS.map((one) => (
                <option value={one}>{say("level-name", { level: one })}</option>
              ))}
            </select>
          </div>
        </Show>
        <Show when={seat() !== null}>
          <button
            type="button"
            class="button wide"
            classList={{ main: !mine()?.ready }}
            data-does={mine()?.ready ? "wait" : "ready"}
            onClick={() => props.game.ask({ do: "ready", ready: !mine()?.ready })}
          >
            {mine()?.ready ? say("ready-no-longer") : say("ready")}
          </button>
          <p class="small soft lobby-waits">
            {hasFree() ? say("lobby-waits-for-people") : say("lobby-waits-for-ready")}
          </p>
        </Show>
        <Show when={isHost()}>
          <button type="button" class="button wide" onClick={() => props.onOtherRules()}>
            {say("other-rules")}
          </button>
        </Show>
        <Show when={props.state.table?.code}>
          {(code) => (
            <div class="card">
              <InvitePicture code={code()} />
            </div>
          )}
        </Show>
        <Show when={props.state.table}>
          <button type="button" class="button quiet" onClick={() => props.onLeave()}>
            {say("leave")}
          </button>
        </Show>
        <Aloud log={voice.log} />
      </main>
    </div>
  );
}
