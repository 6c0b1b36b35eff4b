// What a hand would do, shown to somebody who has not touched a tile yet: a tile goes from the rack to the table, and again.

const LASTS_MS = 2600;

/** Shows it until something is touched or a key pressed, or until the returned function is called. */
export function showGesture(root: HTMLElement, tile: HTMLElement, to: HTMLElement): () => void {
  const [from, felt] = [tile.getBoundingClientRect(), to.getBoundingClientRect()];
  const ghost = document.createElement("div");
  ghost.className = "ghost-gesture";
  ghost.setAttribute("aria-hidden", "true");
  const face = document.createElement("div");
  face.className = "tile-body";
  face.append(...[...tile.children].map((part) => part.cloneNode(true)));
  ghost.append(face);
  ghost.style.width = `${from.width}px`;
  ghost.style.height = `${from.height}px`;
  root.append(ghost);
  const begin = ghost.getBoundingClientRect();
  const at = (x: number, y: number) => `translate(${x - begin.x}px, ${y - begin.y}px)`;
  const start = at(from.x, from.y);
  const end = at(felt.x + felt.width * 0.3, felt.y + (felt.height - from.height) / 2);
  const gesture = ghost.animate(
    [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 0.9, offset: 0.15 },
      { transform: end, opacity: 0.9, offset: 0.6 },
      { transform: end, opacity: 0.9, offset: 0.75 },
      { transform: end, opacity: 0 },
    ],
    { duration: LASTS_MS, iterations: Infinity, easing: "ease-in-out" },
  );
  const over = new AbortController();
  const stop = () => {
    over.abort();
    gesture.cancel();
    ghost.remove();
  };
  for (const touch of ["pointerdown", "keydown"])
    document.addEventListener(touch, stop, { capture: true, signal: over.signal });
  return stop;
}
