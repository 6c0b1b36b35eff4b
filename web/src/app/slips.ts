// The second of two quick presses on one place is meant for what was there at the first. What came under the finger
// meanwhile, a sheet that opened or a button that does something else by now, is not pressed. Nor is a button that came to
// do something else between the beginning of a press and its end.

/** A second press of a finger is so near to the first. */
const NEAR_PX = 24;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly sheet: Element | null;
  /** What the button does, where that changes while it stays, or where another takes its place that looks the same. */
  readonly does: string | undefined;
}

/** What a button does, whatever it is done to. */
const verb = (does: string | undefined): string | undefined => does?.split(" ")[0];

const isSlip = (before: Press, now: Press): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) <= NEAR_PX && (now.sheet !== before.sheet || now.does !== before.does);

/** Tiles have their own taps. */
function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
  return button?.matches(".tile") === true ? null : button;
}

function pressOf(event: MouseEvent): Press | null {
  const button = buttonOf(event);
  if (button === null) return null;
  const { clientX: x, clientY: y } = event;
  return { x, y, sheet: button.closest("dialog"), does: button.dataset["does"] };
}

export function catchSlips(): void {
  let last: Press | null = null;
  /** Where a press began, by finger or key, and what was done there. */
  let begun: { readonly button: HTMLElement; readonly does: string | undefined } | null = null;
  const begin = (event: Event): void => {
    const button = buttonOf(event);
    begun = button === null ? null : { button, does: button.dataset["does"] };
  };
  // Before anybody hears of it, and changes what the button does.
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, begin, { capture: true });
  addEventListener(
    "click",
    (event) => {
      const now = pressOf(event);
      const began = begun?.button === buttonOf(event) ? begun : null;
      begun = null;
      const changed = began !== null && verb(began.does) !== verb(now?.does);
      // The browser counts presses that follow each other quickly.
      const slips = event.detail > 1 && last !== null && now !== null && isSlip(last, now);
      // A third press is as little meant for what came as the second.
      if (!slips) last = now !== null && began !== null && changed ? { ...now, does: began.does } : now;
      if (!slips && !changed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
