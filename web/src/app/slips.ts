// The second of two quick presses on one place is meant for what was there at the first. What came under the finger
// meanwhile, a sheet that opened or a button that does something else by now, is not pressed.

/** A second press of a finger is so near to the first. */
const NEAR_PX = 24;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly sheet: Element | null;
  /** What the button does, where that changes while it stays, or where another takes its place that looks the same. */
  readonly does: string | undefined;
}

const isSlip = (before: Press, now: Press): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) <= NEAR_PX && (now.sheet !== before.sheet || now.does !== before.does);

/** Tiles have their own taps. */
function pressOf({ target, clientX: x, clientY: y }: MouseEvent): Press | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
  if (button === null || button.matches(".tile")) return null;
  return { x, y, sheet: button.closest("dialog"), does: button.dataset["does"] };
}

export function catchSlips(): void {
  let last: Press | null = null;
  addEventListener(
    "click",
    (event) => {
      const now = pressOf(event);
      // The browser counts presses that follow each other quickly.
      const slips = event.detail > 1 && last !== null && now !== null && isSlip(last, now);
      if (!slips) {
        last = now;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
