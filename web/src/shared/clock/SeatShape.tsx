// A shape of one's own for every player, so that nothing depends on seeing its colour: those of the tiles, and two more.

import type { JSX } from "solid-js";

const SHAPES = [
  "M12 1.500L22.500 12L12 22.500L1.500 12Z",
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z",
  "M12 2.500L23 21.500H1Z",
  "M3 3H21V21H3Z",
  "M12 1.500L14.900 8.600L22.500 9.200L16.700 14.200L18.500 21.600L12 17.600L5.500 21.600L7.300 14.200L1.500 9.200L9.100 8.600Z",
  "M6.500 2.500H17.500L23 12L17.500 21.500H6.500L1 12Z",
] as const;

export function SeatShape(props: { seat: number }): JSX.Element {
  return (
    <svg class="seat-shape" data-seat={props.seat} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[props.seat % SHAPES.length] ?? ""} />
    </svg>
  );
}
