// The keyboard: everything a hand can do with tiles, by keys.

import type { Stop, Way } from "./walk";

export interface KeyHost {
  go(way: Way): void;
  /** Picks the tile up, or puts down what is held. `before`: in front of the tile, not behind it. */
  enter(stop: Stop, before: boolean): void;
  /** Adds the tile to what is held, or takes it out. */
  toggle(stop: Stop): void;
  takeWholeMeld(stop: Stop): void;
  newMeld(): void;
  /** Goes to the next meld where what is held fits. */
  nextFit(stop: Stop): void;
  toRack(stop: Stop): void;
  /** Moves a tile of the rack by one place. */
  shift(stop: Stop, by: -1 | 1): void;
  escape(): boolean;
  undo(): void;
  redo(): void;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  PageUp: "last-meld",
  PageDown: "next-meld",
};

export function listenToKeys(root: HTMLElement, host: KeyHost): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const stop = stopAt(event);
    const handled = stop !== null && key(event, stop, host);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener("keydown", pressed);
  return () => root.removeEventListener("keydown", pressed);
}

/** Says whether the key meant anything. */
function key(event: KeyboardEvent, stop: Stop, host: KeyHost): boolean {
  const command = event.ctrlKey || event.metaKey;
  const way = WAYS[event.key];
  if (way && event.altKey) {
    if (way !== "left" && way !== "right") return false;
    host.shift(stop, way === "left" ? -1 : 1);
  } else if (way && !command) host.go(way);
  else if (command && (event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey))) host.redo();
  else if (command && event.code === "KeyZ") host.undo();
  else if (command && event.code === "KeyA") host.takeWholeMeld(stop);
  else if (command || event.altKey) return false;
  else if (event.key === " ") host.toggle(stop);
  else if (event.key === "Enter") host.enter(stop, event.shiftKey);
  else if (event.key === "Backspace" || event.key === "Delete") host.toRack(stop);
  else if (event.code === "KeyN") host.newMeld();
  else if (event.code === "KeyG") host.nextFit(stop);
  else if (event.key === "Escape") return host.escape();
  else return false;
  return true;
}

/** Keys mean something on a tile and on the place for a new meld. */
function stopAt({ target }: KeyboardEvent): Stop | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.classList.contains("new-meld")) return "new";
  const id = target.dataset["piece"];
  return id === undefined ? null : Number(id);
}
