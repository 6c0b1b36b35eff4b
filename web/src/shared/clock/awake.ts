// The screen stays on while it is looked at. Browsers allow it over https alone, and let go of it when the tab is hidden.

import { createEffect, onCleanup } from "solid-js";

export function keepAwake(wanted: () => boolean): void {
  if (!("wakeLock" in navigator)) return;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (!wanted() || document.hidden || lock?.released === false) return;
    // Refused with little battery left, for instance: then the screen goes dark as ever.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    // Nobody may want it any more.
    if (!wanted()) void lock?.release();
  };
  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  createEffect(() => {
    if (wanted()) void ask();
    else void lock?.release();
  });
  onCleanup(() => {
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  });
}
