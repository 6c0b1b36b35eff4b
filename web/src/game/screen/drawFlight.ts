// A tile somebody else draws: face down, from the pool to their seat.

const LASTS_MS = 700;

/** Lets a tile fly from one place of the window to another. */
export function flyDrawn(stage: HTMLElement, from: DOMRect, to: DOMRect, lasts: number): Animation {
  const tile = document.createElement("div");
  tile.className = "drawn-tile tile-body face-down";
  tile.setAttribute("aria-hidden", "true");
  stage.append(tile);
  const at = ({ x, y, width, height }: DOMRect) =>
    `translate(${x + width / 2 - tile.offsetWidth / 2}px, ${y + height / 2 - tile.offsetHeight / 2}px)`;
  const flight = tile.animate(
    [
      { transform: `${at(from)} scale(0.7)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(0.7)`, opacity: 0 },
    ],
    { duration: Math.min(lasts, LASTS_MS), easing: "cubic-bezier(0.45, 0, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => tile.remove();
  return flight;
}
