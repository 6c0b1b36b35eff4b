// Small line drawings of our own, in the colour of the words beside them.

import type { JSX } from "solid-js";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12",
  down: "M12 4v11M12 15l-4.500-4.500M12 15l4.500-4.500M5 20h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.200A6 6 0 0 0 12 3z",
  sort: "M7 5v14M7 19l-3-3M7 19l3-3M13 6h7M13 12h5M13 18h3",
  panel: "M5 7h14M5 12h14M5 17h9",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5",
  play: "M8 5.500v13l11-6.500z",
  friends:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3.2 2.6 3.5 5.5",
  device:
    "M7 3h10a1.5 1.5 0 0 1 1.5 1.500v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.500v-15A1.5 1.5 0 0 1 7 3zM11 18h2",
  learn: "M4 5.500c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1v13c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1zM12 6.500v13",
  rules:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.5 2.5 0 1 1 3.600 2.200c-.8.4-1.100.9-1.100 1.800M12 16.800h.01",
  history: "M4 12a8 8 0 1 0 2.5-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2",
  clock: "M12 20.500a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 9v4l2.5 2M9.500 2.500h5M12 2.500v3",
  copy: "M9 9h10v11H9zM5 15V4h10",
  check: "M5 12.500l4.5 4.500L19 7.5",
  day: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  night: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z",
  larger: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  smaller: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  replay: "M7 6v12l10-6z",
  cup: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8.500 20.500h7M12 18l-2 2.500h4z",
  pause: "M8 5v14M16 5v14",
  tiles: "M5 4.500h6v9H5zM14 10.500h6v9h-6z",
  sum: "M17.500 7.500V5H6.500l6.500 7-6.500 7h11v-2.500",
  keyboard: "M3 6.500h18v11H3zM7 10.500h.01M11 10.500h.01M15 10.500h.01M7 14h10",
} as const;

export type IconName = keyof typeof PATHS;

/** `size` is in pixels where letters are 16 of them, and grows with the letters. */
export function Icon(props: { name: IconName; size?: number }): JSX.Element {
  const isTurned = () => props.name === "undo" || props.name === "redo";
  return (
    <svg
      width={`${(props.size ?? 20) / 16}rem`}
      height={`${(props.size ?? 20) / 16}rem`}
      viewBox={isTurned() ? "0 3 24 24" : "0 0 24 24"}
      fill="none"
      stroke="currentColor"
      stroke-width={props.name === "more" ? 3 : 1.9}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}
