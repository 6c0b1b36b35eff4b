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
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Tab"], "key-tab"],
  [["←", "→", "↑", "↓"], "key-walk"],
  [["Page ↑", "Page ↓"], "key-melds"],
  [["Home", "End"], "key-ends"],
  [["Shift + R", "Shift + M"], "key-places"],
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
  [[`${COMMAND} + Enter`], "key-main"],
  [["A"], "key-offer"],
  [["W"], "key-type"],
  [["F"], "key-find"],
  [["T"], "key-turn"],
  [["L"], "key-last"],
  [["R"], "key-own"],
  [["M"], "key-table"],
  [["P"], "key-counts"],
  [["?"], "key-help"],
];

export function Keys(props: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title={say("keys")} onClose={props.onClose}>
      <dl class="keys">
        <For each={KEYS}>
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
