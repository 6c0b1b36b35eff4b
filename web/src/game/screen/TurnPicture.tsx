// Something that happened, as a picture where there are tiles to see: the melds somebody made or changed, with what is new
// in them, or the tiles drawn. Who listens hears a sentence.

import { createMemo, For, Show, type JSX } from "solid-js";
import { TilePicture, TileRow } from "../../app/TilePicture";
import type { NumberedEvent } from "../../protocol/messages";
import { eventText } from "../../words/events";
import { say } from "../../words/words";
import { mySeat, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { changedMelds, type Lay } from "../model/turns";
import { drewIn } from "../model/view";
import "./turn-picture.css";

/** What happened and is worth telling, the newest last. */
export function worthTelling(state: KnownGame): readonly NumberedEvent[] {
  return state.happened.filter(({ event }) => eventText(event, nameOf(state), mySeat(state)) !== null);
}

export function TurnPicture(props: { of: NumberedEvent; lays: readonly Lay[]; state: KnownGame }): JSX.Element {
  const melds = createMemo(() => {
    const lay = props.lays.find(({ number }) => number === props.of.number);
    return lay === undefined ? null : changedMelds(lay);
  });
  const drew = () => drewIn(props.of.event);
  const sentence = () => eventText(props.of.event, nameOf(props.state), mySeat(props.state)) ?? "";
  const who = () => {
    const { event } = props.of;
    const seat = event.kind === "played" && "seat" in event.event ? event.event.seat : null;
    if (seat === null) return "";
    return seat === mySeat(props.state) ? say("you") : nameOf(props.state)(seat);
  };
  return (
    <Show when={melds() !== null || drew() !== null} fallback={<span class="turn-text">{sentence()}</span>}>
      <span class="unseen">{sentence()}</span>
      <span class="turn-picture" aria-hidden="true">
        <span class="turn-name">{who()}</span>
        <For each={melds()}>
          {(meld) => (
            <span class="turn-meld">
              <For each={meld.tiles}>
                {({ tile, isNew }) => (
                  <span classList={{ "turn-old": !isNew }}>
                    <TilePicture tile={tile} decoration />
                  </span>
                )}
              </For>
            </span>
          )}
        </For>
        <Show when={drew()}>
          {(tiles) => (
            <>
              <span class="pool-pile" />
              <TileRow tiles={tiles()} />
            </>
          )}
        </Show>
      </span>
    </Show>
  );
}
