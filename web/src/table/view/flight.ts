// Tiles do not jump: each flies from where it was seen last to where it belongs. A flight that is interrupted goes on
// from where the tile is, because where it is seen is measured, once, before anything changes.

import type { Rect } from "../layout/layout";
import type { Flight } from "../model/course";

const FLIGHT_MS = 170;
const QUICK: Flight = { delay: 0, duration: FLIGHT_MS };
const EASING = "cubic-bezier(0.2, 0.8, 0.25, 1)";
/** How large a tile is that comes out of a seat or the pool. */
const SMALL = 0.6;
/** For an eye that follows: it is seen to set off and to arrive. */
const CALM = "cubic-bezier(0.45, 0, 0.2, 1)";

/** Lets a node placed at `to` (by `translate(x, y)` in its parent) come from `from`; both in the window. */
export function fly(node: HTMLElement, from: Rect, to: Rect, x: number, y: number, flight = QUICK): void {
  const scale = from.width / to.width;
  const away = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  if (away < 0.5 && Math.abs(scale - 1) < 0.01) return;
  take(node, flight, [
    { transform: `translate(${x + from.x - to.x}px, ${y + from.y - to.y}px) scale(${scale})` },
    { transform: `translate(${x}px, ${y}px)` },
  ]);
}

/** Lets a node come out of a place where it was not seen. */
export function comeFrom(node: HTMLElement, from: Rect, to: Rect, x: number, y: number, flight = QUICK): void {
  const dx = from.x + from.width / 2 - to.x - (to.width * SMALL) / 2;
  const dy = from.y + from.height / 2 - to.y - (to.height * SMALL) / 2;
  take(node, flight, [
    { transform: `translate(${x + dx}px, ${y + dy}px) scale(${SMALL})`, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
  ]);
}

function take(node: HTMLElement, { delay, duration }: Flight, frames: Keyframe[]): void {
  node.classList.add("flying");
  const easing = duration > FLIGHT_MS ? CALM : EASING;
  const flight = node.animate(frames, { delay, duration, easing, fill: "backwards" });
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
