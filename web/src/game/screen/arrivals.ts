// How an event comes to the table: from whose seat tiles fly, or out of the pool.

import { MOVE_MS } from "../../app/pace";
import { look, settings } from "../../app/settings";
import type { Seat, TableEvent } from "../../protocol/messages";
import type { Arrival } from "../../table/contract";
import { flyDrawn } from "./drawFlight";

export interface Arrivals {
  /** Null where there is nothing to be seen of it. Asked when it is shown: places in the window may have changed. */
  of(event: TableEvent, me: Seat | null): (() => Arrival) | null;
  /** A lay shown once more, whatever the pace. */
  again(seat: Seat): Arrival;
}

export function createArrivals(screen: () => HTMLElement | undefined): Arrivals {
  const placeOf = (selector: string) => screen()?.querySelector(selector)?.getBoundingClientRect() ?? null;
  const placeOfSeat = (seat: Seat) => placeOf(`.player[data-seat="${seat}"]`);
  return {
    of(event, me) {
      const lasts = MOVE_MS[settings().pace];
      if (event.kind !== "played" || !look().motion || lasts === 0 || document.hidden) return null;
      const played = event.event;
      if (played.event === "laid" && played.seat !== me)
        return () => ({ table: placeOfSeat(played.seat), rack: null, lasts });
      if (played.event !== "drawn") return null;
      if (played.seat === me) return () => ({ table: null, rack: placeOf(".pool"), lasts });
      return () => {
        const [over, from, to] = [screen(), placeOf(".pool"), placeOfSeat(played.seat)];
        if (over && from && to) flyDrawn(over, from, to, lasts);
        return { table: null, rack: null, lasts };
      };
    },
    again: (seat) => ({ table: placeOfSeat(seat), rack: null, lasts: MOVE_MS[settings().pace] || MOVE_MS.normal }),
  };
}
