// What is not for every turn: settings, a pause, giving up, going away.

import { createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { Switch as Toggle } from "../../app/Choice";
import { Dialog } from "../../app/Dialog";
import { useMedia } from "../../app/media";
import { change, settings } from "../../app/settings";
import { hasGivenUp, mySeat, type Game, type KnownGame } from "../model/game";
import { goesOnWithout, playersOf } from "../model/people";
import { isPlaying, publicView, seatIndex } from "../model/view";
import { isBack, isPauseWished, mayAnnounce, pausing } from "./offered";
import { InviteLine, InvitePicture } from "../../screens/Invite";
import { SettingsForm } from "../../screens/SettingsForm";
import { say } from "../../words/words";

export function Menu(props: {
  game: Game;
  state: KnownGame;
  local: boolean;
  onTidy: () => void;
  onClose: () => void;
  onKeys: () => void;
  onType: () => void;
  onLeave: () => void;
}): JSX.Element {
  const hasKeys = useMedia("(any-pointer: fine)");
  const [page, setPage] = createSignal<"menu" | "settings" | "invite" | "resign" | "leave">("menu");
  const playing = () =>
    mySeat(props.state) !== null &&
    props.state.table !== null &&
    isPlaying(props.state.table) &&
    !hasGivenUp(props.state);
  const isForPause = () => props.state.table?.pause_asked.includes(mySeat(props.state) ?? "A") === true;
  const pauseText = () => {
    if (props.state.table?.paused != null) {
      const names = pausing(props.state).others.join(", ");
      return isBack(props.state) ? say("pause-go-on", { names }) : say("do-back");
    }
    if (isForPause()) return say("pause-take-back");
    return isPauseWished(props.state) ? say("agree-pause") : say("ask-pause");
  };
  // Whoever likes may say so after any draw (rule 7.4); it is offered where it counts.
  const announces = () => playing() && mayAnnounce(props.state);
  const isStoodIn = () => playersOf(props.state).some((player) => player.isMe && player.standIn !== null);
  // With other people left a program plays on; a game for two, or with programs alone, is over.
  const goesOn = () => goesOnWithout(props.state, mySeat(props.state));
  const endText = () => say(goesOn() ? "resign" : "end-game");
  /** The code of a table that others may come to, to look on or to play the next game. */
  const inviting = () => {
    const { table } = props.state;
    if (table === null || table.closed) return "";
    const mayCome = table.options.spectators || table.chairs.some(({ sitter }) => sitter === null);
    return mayCome ? table.code : "";
  };
  const tiles = () => {
    const seat = mySeat(props.state);
    return seat === null ? 0 : (publicView(props.state.table?.game)?.seats[seatIndex(seat)]?.tiles ?? 0);
  };
  const otherPeople = () =>
    playersOf(props.state).filter((player) => !player.isMe && player.bot === null && player.standIn === null);
  const leaveText = () => (otherPeople().length > 0 ? say("leave-sure", { count: tiles() }) : say("leave-sure-alone"));
  const resignText = () => {
    if (goesOn()) return say("resign-sure", { count: tiles() });
    return otherPeople().length > 0 ? say("resign-sure-others") : say("resign-sure-over");
  };
  const leave = () => (playing() && !props.local && !isStoodIn() ? setPage("leave") : props.onLeave());
  const ask = (request: Parameters<Game["ask"]>[0]) => {
    props.game.ask(request);
    props.onClose();
  };
  const type = () => {
    props.onClose();
    props.onType();
  };
  return (
    // A dialog each: the focus comes with it, and what it asks is read aloud.
    <Switch>
      <Match when={page() === "menu"}>
        <Dialog title={say("menu")} onClose={props.onClose}>
          <div class="stack tight">
            <Toggle
              label={say("settings-sounds")}
              checked={settings().sounds}
              onChange={(sounds) => change({ sounds })}
            />
            <Toggle label={say("settings-tidy")} checked={settings().tidy} onChange={(tidy) => change({ tidy })} />
            <button type="button" class="button wide" onClick={props.onTidy}>
              {say("tidy")}
            </button>
            <button type="button" class="button wide" onClick={() => setPage("settings")}>
              {say("settings")}
            </button>
            <Show when={inviting()}>
              <button type="button" class="button wide" onClick={() => setPage("invite")}>
                {say("invite")}
              </button>
            </Show>
            <Show when={hasKeys()}>
              <button type="button" class="button wide" onClick={() => props.onKeys()}>
                {say("keys")}
              </button>
            </Show>
            <Show when={playing()}>
              <button type="button" class="button wide" onClick={type}>
                {say("typed-meld")}
              </button>
            </Show>
            <Show when={announces()}>
              <button type="button" class="button wide" onClick={() => ask({ do: "announce" })}>
                {say("offer-announce")}
              </button>
            </Show>
            <Show when={playing() && !props.local}>
              <button
                type="button"
                class="button wide"
                onClick={() => ask({ do: props.state.table?.paused == null && !isForPause() ? "pause" : "resume" })}
              >
                {pauseText()}
              </button>
            </Show>
            <Show when={playing()}>
              <button type="button" class="button wide danger" onClick={() => setPage("resign")}>
                {endText()}
              </button>
            </Show>
            <button type="button" class="button wide" onClick={leave}>
              {props.local ? say("leave-kept") : say("leave")}
            </button>
          </div>
        </Dialog>
      </Match>
      <Match when={page() === "settings"}>
        <Dialog title={say("settings")} onClose={props.onClose}>
          <SettingsForm />
        </Dialog>
      </Match>
      <Match when={page() === "invite" && inviting()}>
        {(code) => (
          <Dialog title={say("invite")} onClose={props.onClose}>
            <div class="stack">
              <InviteLine code={code()} />
              <InvitePicture code={code()} />
            </div>
          </Dialog>
        )}
      </Match>
      <Match when={page() === "resign"}>
        <Dialog title={endText()} about={resignText()} onClose={props.onClose}>
          <div class="stack tight">
            <button type="button" class="button wide danger" data-does="resign" onClick={() => ask({ do: "resign" })}>
              {endText()}
            </button>
            <button type="button" class="button wide" onClick={props.onClose}>
              {say("play-on")}
            </button>
          </div>
        </Dialog>
      </Match>
      <Match when={page() === "leave"}>
        <Dialog title={say("leave")} about={leaveText()} onClose={props.onClose}>
          <div class="stack tight">
            <button type="button" class="button wide danger" data-does="leave" onClick={() => props.onLeave()}>
              {say("leave")}
            </button>
            <button type="button" class="button wide" onClick={props.onClose}>
              {say("play-on")}
            </button>
          </div>
        </Dialog>
      </Match>
    </Switch>
  );
}
