// Sheets of A4 as they will be on paper. A narrow window shows them smaller.

import { createSignal, onCleanup, type JSX } from "solid-js";
import "./paper.css";

/** How wide a sheet of A4 is on a screen, in pixels. */
const PAPER_PX = 794;

export function Papers(props: { children: JSX.Element }): JSX.Element {
  const [zoom, setZoom] = createSignal(1);
  const fitTo = (element: HTMLElement) => {
    const watching = new ResizeObserver(([seen]) => {
      if (seen) setZoom(Math.min(1, seen.contentRect.width / PAPER_PX));
    });
    watching.observe(element);
    onCleanup(() => watching.disconnect());
  };
  return (
    <div class="papers-room" ref={fitTo}>
      <div class="papers" style={{ zoom: zoom() }}>
        {props.children}
      </div>
    </div>
  );
}
