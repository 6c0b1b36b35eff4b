// A handful of tiles thrown up for who has won: a moment, in nobody's way, and none for who wants no motion.

import { For, Show, type JSX } from "solid-js";
import { look } from "../../app/settings";
import { TilePicture } from "../../app/TilePicture";
import "./flourish.css";

const TILES = ["r7", "k1", "y12", "b5", "r10", "k13", "J", "y3", "b8", "r7", "k6"];

export function Flourish(): JSX.Element {
  return (
    <Show when={look().motion}>
      <div class="flourish" aria-hidden="true">
        <For each={TILES}>
          {(tile, at) => (
            <span style={{ "--at": at() / (TILES.length - 1) - 0.5, "--odd": at() % 2 }}>
              <TilePicture tile={tile} decoration />
            </span>
          )}
        </For>
      </div>
    </Show>
  );
}
