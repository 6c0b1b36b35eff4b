// Every key that means something in a game.

import { For, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { say } from "../../words/words";
import "./keys.css";

/** Where a computer has it, the key beside the space bar does what Ctrl does elsewhere. */
export const COMMAND = /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";

/** The one key whose name is a word. */
const SPACE = "Space";

/** Keys, and the text that says what they do. Those between commas are pressed one or the other. */
type Key = readonly [keys: readonly string[], does: string];

const OF_TABLE: readonly Key[] = [
  [["Tab"], "key-tab"],
  [["←", "→", "↑", "↓"], "key-walk"],
  [["Page ↑", "Page ↓"], "key-melds"],
  [["G"], "key-fit"],
  [["Home", "End"], "key-ends"],
  [["Enter"], "key-enter"],
  [["Shift + Enter"], "key-before"],
  [[SPACE], "key-more"],
  [[`${COMMAND} + A`], "key-all"],
  [["N"], "key-new"],
  [["Backspace"], "key-rack"],
  [["Alt + ←", "Alt + →"], "key-shift"],
  [["Esc"], "key-escape"],
  [[`${COMMAND} + Z`], "key-undo"],
  [[`${COMMAND} + Y`, `${COMMAND} + Shift + Z`], "key-redo"],
];

/** Those of a game, wherever the focus is. */
const OF_GAME: readonly Key[] = [
  [[`${COMMAND} + Enter`], "key-main"],
  [["Shift + R", "Shift + M"], "key-places"],
  [["A"], "key-offer"],
  [["S"], "key-sort"],
  [["H"], "key-hint"],
  [["W"], "key-type"],
  [["F"], "key-find"],
  [["T"], "key-turn"],
  [["L"], "key-last"],
  [["R"], "key-own"],
  [["M"], "key-table"],
  [["P"], "key-counts"],
];

const HELP: Key = [["?"], "key-help"];

export function Keys(props: { only?: "table"; onClose: () => void }): JSX.Element {
  const keys = () => [...OF_TABLE, ...(props.only === "table" ? [] : OF_GAME), HELP];
  return (
    <Dialog title={say("keys")} about={say("keys-reader")} onClose={props.onClose}>
      <dl class="keys">
        <For each={keys()}>
          {([keys, does]) => (
            <div>
              <dt>
                <For each={keys}>{(key) => <kbd>{key === SPACE ? say("key-space-bar") : key}</kbd>}</For>
              </dt>
              <dd>{say(does)}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
