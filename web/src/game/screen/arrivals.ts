// How an event comes to the table: from whose seat tiles fly, or out of the pool.

import { MOVE_MS } from "../../app/pace";
import { look, settings } from "../../app/settings";
import type { Seat, TableEvent } from "../../protocol/messages";
import type { Arrival } from "../../table/contract";
import type { Turn } from "../model/turns";
import { flyDrawn } from "./drawFlight";

/** How an event comes, with the flight of a tile somebody else draws. */
export interface Coming extends Arrival {
  readonly drawn?: Animation;
}

export interface Arrivals {
  /** Null where there is nothing to be seen of it. Asked when it is shown: places in the window may have changed. */
  of(event: TableEvent, me: Seat | null): (() => Coming) | null;
  /** A turn shown once more, whatever the pace. */
  again(turn: Turn): Coming;
}

export function createArrivals(screen: () => HTMLElement | undefined): Arrivals {
  const placeOf = (selector: string) => screen()?.querySelector(selector)?.getBoundingClientRect() ?? null;
  const placeOfSeat = (seat: Seat) => placeOf(`.player[data-seat="${seat}"]`);
  function draw(seat: Seat, lasts: number): Coming {
    const [over, from, to] = [screen(), placeOf(".pool"), placeOfSeat(seat)];
    const drawn = over && from && to && look().motion ? { drawn: flyDrawn(over, from, to, lasts) } : {};
    return { table: null, rack: null, lasts, ...drawn };
  }
  return {
    of(event, me) {
      const lasts = MOVE_MS[settings().pace];
      if (event.kind !== "played" || !look().motion || lasts === 0 || document.hidden) return null;
      const played = event.event;
      if (played.event === "laid" && played.seat !== me)
        return () => ({ table: placeOfSeat(played.seat), rack: null, lasts });
      if (played.event !== "drawn") return null;
      if (played.seat === me) return () => ({ table: null, rack: placeOf(".pool"), lasts });
      return () => draw(played.seat, lasts);
    },
    again({ seat, does }) {
      const lasts = MOVE_MS[settings().pace] || MOVE_MS.normal;
      return does === "drawn" ? draw(seat, lasts) : { table: placeOfSeat(seat), rack: null, lasts };
    },
  };
}
