// The whole screen for one thing. Where a browser gives a page no more than its window, that is filled.

import { createSignal, onCleanup } from "solid-js";

export interface FullScreen {
  isWhole(): boolean;
  /** Takes the screen or lets go of it. */
  turn(whole: boolean): void;
  /** Takes the screen if it is wanted and not there yet: browsers give it only to somebody who has just pressed something. */
  claim(): void;
}

export function createFullScreen(wanted: boolean): FullScreen {
  const [isWhole, setWhole] = createSignal(wanted);
  const claim = () => {
    if (!isWhole() || document.fullscreenElement !== null || !document.fullscreenEnabled) return;
    // Refused, for instance, in a frame: the window is filled all the same.
    document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
  };
  const leave = () => {
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  };
  const turn = (whole: boolean) => {
    setWhole(whole);
    if (whole) claim();
    else leave();
  };
  // Escape and the gesture back let go of it without asking.
  const changed = () => {
    if (document.fullscreenElement === null) setWhole(false);
  };
  document.addEventListener("fullscreenchange", changed);
  onCleanup(() => {
    document.removeEventListener("fullscreenchange", changed);
    if (isWhole()) leave();
  });
  claim();
  return { isWhole, turn, claim };
}
