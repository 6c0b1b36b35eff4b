// The second of two quick presses is meant for what was there at the first. What came under the finger meanwhile (a sheet
// that opened, a button that says something else by now, a list that slid) is not pressed.

interface Press {
  readonly button: HTMLElement;
  readonly sheet: Element | null;
  /** What the button does, where that changes while it stays, or where another takes its place that looks the same. */
  readonly does: string | undefined;
}

function isSlip(before: Press, now: Press): boolean {
  if (now.does !== before.does) return true;
  return now.button !== before.button && (now.sheet !== before.sheet || before.button.isConnected);
}

/** Tiles have their own taps. */
function pressOf(event: MouseEvent): Press | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null;
  if (button === null || button.matches(".tile")) return null;
  return { button, sheet: button.closest("dialog"), does: button.dataset["does"] };
}

export function catchSlips(): void {
  let last: Press | null = null;
  addEventListener(
    "click",
    (event) => {
      const now = pressOf(event);
      // The browser counts presses that follow each other quickly on one place.
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
