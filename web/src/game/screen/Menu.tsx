// What is not for every turn: settings, a pause, giving up, going away.

import { createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { Switch as Toggle } from "../../app/Choice";
import { Dialog } from "../../app/Dialog";
import { change, settings } from "../../app/settings";
import { mySeat, type Game, type KnownGame } from "../model/game";
import { playersOf } from "../model/people";
import { isPlaying, publicView } from "../model/view";
import { SettingsForm } from "../../screens/SettingsForm";
import { say } from "../../words/words";

export function Menu(props: {
  game: Game;
  state: KnownGame;
  local: boolean;
  onClose: () => void;
  onLeave: () => void;
}): JSX.Element {
  const [page, setPage] = createSignal<"menu" | "settings" | "resign">("menu");
  const playing = () => mySeat(props.state) !== null && props.state.table !== null && isPlaying(props.state.table);
  // Whoever likes may say so after any draw (rule 7.4); it is offered where it counts.
  const mayAnnounce = () => playing() && publicView(props.state.table?.game)?.may_announce === mySeat(props.state);
  // With other people left a program plays on; a game for two, or with programs alone, is over.
  const goesOn = () => {
    const others = playersOf(props.state).filter((player) => !player.isMe);
    return others.length > 1 && others.some((player) => player.bot === null && player.standIn === null);
  };
  const ask = (request: Parameters<Game["ask"]>[0]) => {
    props.game.ask(request);
    props.onClose();
  };
  return (
    <Dialog title={say(page())} onClose={props.onClose}>
      <Switch>
        <Match when={page() === "menu"}>
          <div class="stack tight">
            <Toggle
              label={say("settings-sounds")}
              checked={settings().sounds}
              onChange={(sounds) => change({ sounds })}
            />
            <button type="button" class="button wide" onClick={() => setPage("settings")}>
              {say("settings")}
            </button>
            <Show when={mayAnnounce()}>
              <button type="button" class="button wide" onClick={() => ask({ do: "announce" })}>
                {say("offer-announce")}
              </button>
            </Show>
            <Show when={playing() && !props.local}>
              <button
                type="button"
                class="button wide"
                onClick={() => ask({ do: props.state.table?.paused == null ? "pause" : "resume" })}
              >
                {props.state.table?.paused == null ? say("ask-pause") : say("do-resume")}
              </button>
            </Show>
            <Show when={playing()}>
              <button type="button" class="button wide danger" onClick={() => setPage("resign")}>
                {say("resign")}
              </button>
            </Show>
            <button type="button" class="button wide" onClick={() => props.onLeave()}>
              {props.local ? say("leave-kept") : say("leave")}
            </button>
          </div>
        </Match>
        <Match when={page() === "settings"}>
          <SettingsForm />
        </Match>
        <Match when={page() === "resign"}>
          <p>{goesOn() ? say("resign-sure") : say("resign-sure-over")}</p>
          <div class="stack tight">
            <button type="button" class="button wide danger" onClick={() => ask({ do: "resign" })}>
              {say("resign")}
            </button>
            <button type="button" class="button wide" onClick={props.onClose}>
              {say("play-on")}
            </button>
          </div>
        </Match>
      </Switch>
    </Dialog>
  );
}
