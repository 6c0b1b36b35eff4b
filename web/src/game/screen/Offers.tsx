// What may be done just now besides a move, offered quietly above the actions.

import { createSignal, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import type { Engine } from "../../engine/engine";
import { mySeat, type Game, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { isPlaying, ownRack, publicView, seatIndex } from "../model/view";
import { say } from "../../words/words";

export function Offers(props: { game: Game; state: KnownGame; engine: Engine }): JSX.Element {
  const [choosing, setChoosing] = createSignal(false);
  const view = () => publicView(props.state.table?.game);
  const seat = () => mySeat(props.state);
  const isSeated = () => seat() !== null && props.state.table !== null && isPlaying(props.state.table);
  const mayClaim = () => {
    const [shown, rack] = [view(), ownRack(props.state.table?.game, props.state.viewer)];
    return shown?.claims_open === true && rack !== null && props.engine.mayClaim(shown.rules, rack);
  };
  const stoodIn = () => seat() !== null && props.state.table?.chairs[seatIndex(seat() ?? "A")]?.stand_in != null;
  const pauseAsked = () => props.state.table?.pause_asked.filter((asked) => asked !== seat()) ?? [];
  const choose = (stack: number) => {
    props.game.ask({ do: "open-stack", stack });
    setChoosing(false);
  };
  return (
    <Show when={isSeated()}>
      <div class="offers on-wood">
        <Show when={mayClaim()}>
          <button type="button" onClick={() => props.game.ask({ do: "claim-doublets" })}>
            {say("offer-claim")}
          </button>
        </Show>
        <Show when={view()?.may_announce === seat()}>
          <button type="button" onClick={() => props.game.ask({ do: "announce" })}>
            {say("offer-announce")}
          </button>
        </Show>
        <Show when={view()?.stack_choice === seat()}>
          <button type="button" onClick={() => setChoosing(true)}>
            {say("offer-stack")}
          </button>
        </Show>
        <Show when={stoodIn()}>
          <span>{say("offer-stand-in")}</span>
        </Show>
        <Show when={pauseAsked()[0]}>
          {(asked) => (
            <button type="button" onClick={() => props.game.ask({ do: "pause" })}>
              {say("offer-pause", { name: nameOf(props.state)(asked()) })}
            </button>
          )}
        </Show>
      </div>
      <Show when={choosing()}>
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
