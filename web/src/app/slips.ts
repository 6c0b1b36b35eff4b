// Two quick presses on one place are meant for what was there at the first. What came under the finger meanwhile (a sheet
// that opened, a button that says something else by now, a list that slid) is not pressed.

const SOON_MS = 700;
/** A second press of a finger is so near to the first. */
const NEAR_PX = 40;
/** Two neighbours may be pressed one after the other: what slid is under the same point. */
const SAME_PX = 10;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly button: HTMLElement;
  readonly sheet: Element | null;
  /** What the button does, where that changes while it stays. */
  readonly does: string | undefined;
}

function isSlip(before: Press, now: Press): boolean {
  const away = Math.hypot(now.x - before.x, now.y - before.y);
  if (now.at - before.at > SOON_MS || away > NEAR_PX) return false;
  if (now.sheet !== null && now.sheet !== before.sheet) return true;
  if (now.button === before.button) return now.does !== before.does;
  return before.button.isConnected && away <= SAME_PX;
}

function pressOf(event: MouseEvent): Press | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null;
  // Keys are not pressed by the way. Tiles have their own taps.
  if (event.detail === 0 || button === null || button.matches(".tile")) return null;
  return {
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
    button,
    sheet: button.closest("dialog"),
    does: button.dataset["does"],
  };
}

export function catchSlips(): void {
  let last: Press | null = null;
  addEventListener(
    "click",
    (event) => {
      const now = pressOf(event);
      const slips = last !== null && now !== null && isSlip(last, now);
      // A third press is no better than a second: it is measured from this one, and by what the first was for.
      last = slips && last !== null && now !== null ? { ...last, at: now.at } : now;
      if (!slips) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
