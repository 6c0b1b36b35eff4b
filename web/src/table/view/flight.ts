// Tiles do not jump: each flies from where it was seen last to where it belongs. A flight that is interrupted goes on
// from where the tile is, because where it is seen is measured, once, before anything changes.

import type { Rect } from "../layout/layout";

export const FLIGHT_MS = 170;
const EASING = "cubic-bezier(0.2, 0.8, 0.25, 1)";

/** Lets a node placed at `to` (by `translate(x, y)` in its parent) come from `from`; both in the window. */
export function fly(node: HTMLElement, from: Rect, to: Rect, x: number, y: number): void {
  const scale = from.width / to.width;
  const away = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  if (away < 0.5 && Math.abs(scale - 1) < 0.01) return;
  node.classList.add("flying");
  const flight = node.animate(
    [
      { transform: `translate(${x + from.x - to.x}px, ${y + from.y - to.y}px) scale(${scale})` },
      { transform: `translate(${x}px, ${y}px)` },
    ],
    { duration: FLIGHT_MS, easing: EASING },
  );
  flight.onfinish = () => node.classList.remove("flying");
}

/** Lets a node that was not there appear. */
export function appear(node: HTMLElement, x: number, y: number): void {
  node.animate(
    [
      { transform: `translate(${x}px, ${y - 14}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: EASING },
  );
}

export function land(node: HTMLElement): void {
  for (const flight of node.getAnimations()) flight.cancel();
  node.classList.remove("flying");
}
