// The end: the first three, and everybody after them.

import { For, Show, type JSX } from "solid-js";
import { TilePicture } from "../../app/TilePicture";
import { exactText } from "../../sheet/points";
import { say } from "../../words/words";
import { nameOf } from "../refused";
import { goesByStages } from "../StandingsTable";
import type { SceneProps } from "./BigScreen";
import { StandingsPanel } from "./Playing";

/** A tile with the number of the place. */
const TILES = ["y1", "b2", "r3"] as const;

export function Over(props: SceneProps): JSX.Element {
  const best = () => props.state.board.standings.filter(({ place }) => place <= TILES.length);
  return (
    <div class="hall-two">
      <div class="hall-first">
        <ol class="hall-best">
          <For each={best()}>
            {(row) => (
              <li data-place={row.place}>
                <TilePicture tile={TILES[row.place - 1] ?? TILES[0]} decoration />
                <p class="hall-best-name">
                  <span class="unseen">{row.place}. </span>
                  {nameOf(props.state.names, row.player)}
                </p>
                <p class="hall-best-points figures soft">
                  {say("hall-points", { big: row.big, small: exactText(row.small) })}
                </p>
              </li>
            )}
          </For>
        </ol>
        <Show when={goesByStages(props.state.board.standings)}>
          <p class="soft">{say("hall-ranked")}</p>
        </Show>
      </div>
      <StandingsPanel {...props} />
    </div>
  );
}
