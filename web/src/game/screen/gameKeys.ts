// Keys that mean the same wherever the focus is in a game. The table has its own, and hears them first.

import { onCleanup } from "solid-js";

export interface GameKeys {
  undo(): void;
  redo(): void;
  /** Asked what a tile is, or, with the focus on none, what the keys are. */
  help(tile: HTMLElement | null): void;
}

/** Whether keys are written there. */
export const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null;

/** Whether a key tells the table something that is not undone: the end of a turn, or what is offered. */
export const isMove = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key === "Enter"
    : event.code === "KeyA" && !event.altKey && !event.shiftKey && !writes(event.target);

export function listenToGameKeys(keys: GameKeys): void {
  const pressed = (event: KeyboardEvent): void => {
    // What is open above the game has keys of its own.
    if (event.defaultPrevented || event.altKey || writes(event.target) || document.querySelector("dialog[open]"))
      return;
    const command = event.ctrlKey || event.metaKey;
    if (command && (event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey))) keys.redo();
    else if (command && event.code === "KeyZ") keys.undo();
    else if (!command && event.key === "?") {
      keys.help(event.target instanceof Element ? event.target.closest<HTMLElement>(".tile") : null);
    } else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  onCleanup(() => document.removeEventListener("keydown", pressed));
}
