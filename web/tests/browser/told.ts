// What a server tells a table of three, made up for tests.

import type { Seat, TableEvent } from "../../src/protocol/messages";

const SEATS: readonly Seat[] = ["A", "B", "C"];

/** How things stand for everybody after an event: all but B have opened. */
export const standsAfter = (turn: Seat, tiles: readonly number[], more: object = {}) => ({
  phase: "play",
  seats: SEATS.map((seat, at) => ({ tiles: tiles[at] ?? 0, opened: seat !== "B", announced: false })),
  stacks: [7, 7],
  open_stack: 0,
  stack_choice: null,
  starter: "A",
  turn,
  turn_began: 0,
  claims_open: false,
  may_announce: null,
  last_moves: null,
  judge_called: false,
  ...more,
});

export const played = (event: object, after: object) =>
  ({ kind: "played", event, now: after }) as unknown as TableEvent;
