// Why a player's points are what they are, and what a rack that never opened could have opened with.

import { For, Show, type JSX } from "solid-js";
import { TileRow } from "../app/TilePicture";
import type { SheetCell } from "../engine/answers";
import { Cited } from "../rules/Cited";
import { reasonText } from "../words/reasons";
import { tileNames } from "../words/tile";
import { say } from "../words/words";
import "./why.css";

export function Why(props: { cell: SheetCell; rules: string }): JSX.Element {
  const melds = () => ("melds" in props.cell.reason ? props.cell.reason.melds : []);
  return (
    <span class="why">
      <span>
        <Cited text={reasonText(props.cell)} rules={props.rules} />
      </span>
      <Show when={melds().length > 0}>
        <span class="why-opening">
          <span>{say("reason-opening")}</span>
          <For each={melds()}>{(meld) => <TileRow tiles={meld} label={tileNames(meld)} />}</For>
        </span>
      </Show>
    </span>
  );
}
