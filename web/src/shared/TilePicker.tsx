// All tiles of an edition to choose from: a tap takes one more, as long as the deck has one.

import { createMemo, For, Show, type JSX } from "solid-js";
import { TilePicture } from "../app/TilePicture";
import type { Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { tileName } from "../words/tile";
import { say } from "../words/words";
import { bagOf } from "./bag";
import "./picker.css";

const ROWS = ["jokers", "black", "red", "blue", "yellow"] as const;

function rowOf(tile: Tile): (typeof ROWS)[number] {
  const face = readFace(tile);
  return face.is === "number" ? face.colour : "jokers";
}

/** `taken` are all tiles that lie somewhere already; `mine` those counted on the buttons. */
export function TilePicker(props: {
  deck: readonly Tile[];
  taken: readonly Tile[];
  mine: readonly Tile[];
  onPick: (tile: Tile) => void;
  /** What stands beside the jokers, where there is room. */
  beside?: JSX.Element;
}): JSX.Element {
  const copies = createMemo(() => bagOf(props.deck));
  const taken = createMemo(() => bagOf(props.taken));
  const mine = createMemo(() => bagOf(props.mine));
  const rows = createMemo(() =>
    ROWS.map((row) => [row, [...copies().keys()].filter((tile) => rowOf(tile) === row)] as const),
  );
  return (
    <div class="picker">
      <For each={rows()}>
        {([row, tiles]) => (
          <div class="picker-row" data-row={row}>
            <For each={tiles}>
              {(tile) => {
                const count = () => mine().get(tile) ?? 0;
                const left = () => (copies().get(tile) ?? 0) - (taken().get(tile) ?? 0);
                return (
                  <button
                    type="button"
                    class="picker-tile"
                    aria-label={say("picker-tile", { tile: tileName(tile), count: count(), left: left() })}
                    aria-disabled={left() <= 0}
                    onClick={() => left() > 0 && props.onPick(tile)}
                  >
                    <TilePicture tile={tile} decoration />
                    <Show when={count() > 0}>
                      <span class="picker-count figures" data-count={count()} aria-hidden="true" />
                    </Show>
                  </button>
                );
              }}
            </For>
            <Show when={row === "jokers" && props.beside}>
              <div class="picker-beside" style={{ "grid-column": `${tiles.length + 1} / -1` }}>
                {props.beside}
              </div>
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}

/** Tiles that were chosen; a tap gives one back. */
export function ChosenTiles(props: {
  tiles: readonly Tile[];
  label: string;
  empty: string;
  /** Where one is wanted in between. */
  gap?: number | null;
  onRemove: (at: number) => void;
}): JSX.Element {
  return (
    <div class="chosen" role="group" aria-label={props.label}>
      <Show when={props.tiles.length > 0} fallback={<span class="soft small">{props.empty}</span>}>
        <For each={props.tiles}>
          {(tile, at) => (
            <>
              <Show when={props.gap === at()}>
                <span class="chosen-gap" />
              </Show>
              <button
                type="button"
                class="chosen-tile"
                aria-label={say("picker-remove", { tile: tileName(tile) })}
                onClick={() => props.onRemove(at())}
              >
                <TilePicture tile={tile} decoration />
              </button>
            </>
          )}
        </For>
        <Show when={props.gap === props.tiles.length}>
          <span class="chosen-gap" />
        </Show>
      </Show>
    </div>
  );
}
