// A game or match is under way in this browser, and another one is wanted: which shall it be?

import type { JSX } from "solid-js";
import { Bar } from "../app/Bar";
import type { LeftTable } from "../engine/answers";
import { say } from "../words/words";
import { leftKind, leftText, leftTitle } from "./left";

export function GoOnOrNew(props: { left: LeftTable; onGoOn: () => void; onNew: () => void }): JSX.Element {
  return (
    <div class="sheet">
      <Bar title={leftTitle(props.left)} />
      <main id="main" class="card stack">
        <p>{leftText(props.left)}</p>
        <p class="soft">{say("left-about", { what: leftKind(props.left) })}</p>
        <div class="stack tight">
          <button type="button" class="button main wide" autofocus onClick={() => props.onGoOn()}>
            {say("home-continue")}
          </button>
          <button type="button" class="button wide" onClick={() => props.onNew()}>
            {say("left-new")}
          </button>
        </div>
      </main>
    </div>
  );
}
