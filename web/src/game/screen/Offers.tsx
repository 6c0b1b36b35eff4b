// What may be done just now besides a move, offered quietly above the actions. Of a pause it is said as it happens.

import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { What } from "../../app/What";
import type { Engine } from "../../engine/engine";
import { hasGivenUp, isPlayedFor, mySeat, type Game, type KnownGame } from "../model/game";
import { playersOf } from "../model/people";
import { isPlaying, ownRack, publicView } from "../model/view";
import type { Tile } from "../../protocol/messages";
import { tileName } from "../../words/tile";
import { say } from "../../words/words";
import { newJoker, noteJoker } from "./metJokers";
import { mayChooseStack, mayClaim, pausing, savingBy } from "./offered";
import { pauseWaitsText } from "./pauseWords";

export function Offers(props: {
  game: Game;
  state: KnownGame;
  engine: Engine;
  /** Somebody wants to know what a joker of theirs is. */
  onJoker: (tile: Tile) => void;
}): JSX.Element {
  const [choosing, setChoosing] = createSignal(false);
  const view = () => publicView(props.state.table?.game);
  const seat = () => mySeat(props.state);
  const isSeated = () =>
    seat() !== null && props.state.table !== null && isPlaying(props.state.table) && !hasGivenUp(props.state);
  const mayChoose = createMemo(() => mayChooseStack(props.state, props.engine));
  const joker = () => {
    const rack = ownRack(props.state.table?.game, props.state.viewer);
    return rack === null ? null : newJoker(rack);
  };
  const learn = (tile: Tile) => {
    noteJoker(tile);
    props.onJoker(tile);
  };
  const rules = () => view()?.rules ?? "";
  /** The people whose answers a pause hangs on, and whether each is for it. */
  const wishing = createMemo(() => {
    const asked = props.state.table?.pause_asked ?? [];
    const people = playersOf(props.state).filter((player) => player.bot === null && player.standIn === null);
    return asked.length === 0 ? null : people.map((player) => ({ ...player, isFor: asked.includes(player.seat) }));
  });
  const agreed = () =>
    (wishing() ?? [])
      .filter((player) => !player.isMe && player.isFor)
      .map((player) => player.name)
      .join(", ");
  const amFor = () => wishing()?.some((player) => player.isMe && player.isFor) === true;
  const returning = createMemo(() => (props.state.table?.paused == null ? null : pausing(props.state)));
  const playOn = () => props.game.ask({ do: "resume" });
  const choose = (stack: number) => {
    props.game.ask({ do: "open-stack", stack });
    setChoosing(false);
  };
  return (
    <Show when={isSeated()}>
      <div class="offers on-wood">
        <Show when={mayClaim(props.state, props.engine)}>
          <Offer
            text={say("offer-claim")}
            about={say("offer-claim-about")}
            rules={rules()}
            onTake={() => props.game.ask({ do: "claim-doublets" })}
          />
        </Show>
        <Show when={savingBy(props.state, props.engine)}>
          {(points) => (
            <Offer
              text={say("offer-announce")}
              about={say("offer-announce-about", { ...points() })}
              rules={rules()}
              onTake={() => props.game.ask({ do: "announce" })}
            />
          )}
        </Show>
        <Show when={mayChoose()}>
          <Offer
            text={say("offer-stack")}
            about={say("offer-stack-about")}
            rules={rules()}
            onTake={() => setChoosing(true)}
          />
        </Show>
        <Show when={joker()}>
          {(tile) => (
            <div class="offer">
              <button type="button" onClick={() => learn(tile())}>
                {say("offer-joker", { tile: tileName(tile()) })}
              </button>
              <button
                type="button"
                class="what"
                aria-label={say("offer-joker-known")}
                onClick={() => noteJoker(tile())}
              >
                ×
              </button>
            </div>
          )}
        </Show>
        <Show when={isPlayedFor(props.state)}>
          <span>{say("event-you-taken-over")}</span>
        </Show>
        <Show when={wishing()}>
          <Show
            when={amFor()}
            fallback={
              <div class="offer wish">
                <button type="button" onClick={() => props.game.ask({ do: "pause" })}>
                  {say("offer-pause", { names: agreed() })}
                </button>
                <button type="button" class="what" aria-label={say("offer-no-pause")} onClick={playOn}>
                  ×
                </button>
              </div>
            }
          >
            <span>{pauseWaitsText(props.state)}</span>
            <button type="button" onClick={playOn}>
              {say("pause-take-back")}
            </button>
          </Show>
        </Show>
        <Show when={returning()}>
          {(ends) => (
            <Show
              when={ends().me && ends().others.length > 0}
              fallback={
                <Show when={ends().back.length > 0}>
                  <span>{say("pause-back", { names: ends().back.join(", ") })}</span>
                </Show>
              }
            >
              <span>{say("pause-waits-back", { names: ends().others.join(", ") })}</span>
              <button type="button" onClick={playOn}>
                {say("pause-go-on", { names: ends().others.join(", ") })}
              </button>
            </Show>
          )}
        </Show>
      </div>
      <Show when={choosing() && mayChoose()}>
        <Dialog title={say("choose-stack")} onClose={() => setChoosing(false)}>
          <div class="row">
            <For each={view()?.stacks ?? []}>
              {(tiles, at) => (
                <Show when={tiles > 0}>
                  <button type="button" class="button" onClick={() => choose(at())}>
                    {say("stack-of", { stack: at() + 1, count: tiles })}
                  </button>
                </Show>
              )}
            </For>
          </div>
        </Dialog>
      </Show>
    </Show>
  );
}

function Offer(props: { text: string; about: string; rules: string; onTake: () => void }): JSX.Element {
  return (
    <div class="offer">
      <button type="button" onClick={() => props.onTake()}>
        {props.text}
      </button>
      <What of={props.text} about={props.about} rules={props.rules} />
    </div>
  );
}
