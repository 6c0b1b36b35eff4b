// How much room an element has, in heights of its letters, as it changes.

import { createSignal, onCleanup, type Accessor } from "solid-js";
import type { Area } from "./layout";

export function useArea(isScrolled: Accessor<boolean>): {
  area: Accessor<Area | null>;
  measure: (element: HTMLElement) => void;
} {
  const [room, setRoom] = createSignal<Area | null>(null, {
    equals: (a, b) => a?.width === b?.width && a?.height === b?.height,
  });
  const measure = (element: HTMLElement) => {
    const look = () => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setRoom({ width: element.clientWidth / letter, height: element.clientHeight / letter });
    };
    const watching = new ResizeObserver(look);
    watching.observe(element);
    onCleanup(() => watching.disconnect());
  };
  const area = () => {
    const now = room();
    return now && isScrolled() ? { ...now, height: Infinity } : now;
  };
  return { area, measure };
}
