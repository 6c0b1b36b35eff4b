// Whether the window is of a kind, as styles ask it.

import { createSignal, onCleanup, type Accessor } from "solid-js";

export function useMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [fits, setFits] = createSignal(media.matches);
  const changed = () => setFits(media.matches);
  media.addEventListener("change", changed);
  onCleanup(() => media.removeEventListener("change", changed));
  return fits;
}
