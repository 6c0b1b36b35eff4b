// Something that happened, as a picture where there are tiles to see: the melds somebody made or changed, with what is new
// in them, or the tiles drawn. Who listens hears a sentence.

import { createMemo, For, Show, type JSX } from "solid-js";
import { TilePicture, TileRow } from "../../app/TilePicture";
import type { NumberedEvent } from "../../protocol/messages";
import { eventText } from "../../words/events";
import { say } from "../../words/words";
import type { KnownGame } from "../model/game";
import { howOf } from "../model/how";
import { nameOf, seatInGame } from "../model/people";
import { changedMelds, type ChangedMeld, type Lay } from "../model/turns";
import { drewIn, fewLeft, seatIn } from "../model/view";
import "./turn-picture.css";

/** What happened and is worth telling, the newest last. */
export function worthTelling(state: KnownGame): readonly NumberedEvent[] {
  return state.happened.filter(({ event }) => eventText(event, nameOf(state), seatInGame(state)) !== null);
}

/** Letters of a sentence that a line of a phone has no room for in the usual size. */
const LONG = 56;
/** A line of a phone shows so many tiles; of more, only those that are new. */
const MOST_IN_LINE = 6;

/** The melds of a lay for a line. */
export function inLine(melds: readonly ChangedMeld[]): readonly ChangedMeld[] {
  const count = melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (count <= MOST_IN_LINE) return melds;
  return melds
    .map((meld) => ({ ...meld, tiles: meld.tiles.filter(({ isNew }) => isNew) }))
    .filter(({ tiles }) => tiles.length > 0);
}

export function TurnPicture(props: {
  of: NumberedEvent;
  lays: readonly Lay[];
  state: KnownGame;
  /** Whether there is room for a line only. */
  line?: boolean;
}): JSX.Element {
  const melds = createMemo(() => {
    const lay = props.lays.find(({ number }) => number === props.of.number);
    if (lay === undefined) return null;
    const changed = changedMelds(lay);
    return props.line ? inLine(changed) : changed;
  });
  const isMany = () => (melds() ?? []).reduce((sum, { tiles }) => sum + tiles.length, 0) > MOST_IN_LINE;
  const drew = () => drewIn(props.of.event);
  const sentence = () => {
    const { of, state } = props;
    return eventText(of.event, nameOf(state), seatInGame(state), howOf(state, of)) ?? "";
  };
  const who = () => {
    const seat = seatIn(props.of.event);
    if (seat === null) return "";
    return seat === seatInGame(props.state) ? say("you") : nameOf(props.state)(seat);
  };
  return (
    <Show
      when={melds() !== null || drew() !== null}
      fallback={
        <span class="turn-text" classList={{ long: sentence().length > LONG }}>
          {sentence()}
        </span>
      }
    >
      <span class="unseen">{sentence()}</span>
      <span class="turn-picture" classList={{ many: isMany() }} aria-hidden="true">
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
        <Show when={fewLeft(props.of.event)}>
          {(count) => <span class="turn-left">{say("tiles-left", { count: count() })}</span>}
        </Show>
      </span>
    </Show>
  );
}
