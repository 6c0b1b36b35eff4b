// Where a player's points come from (section 7). What it comes to is the engine's word; `crates/words` says the same at a
// terminal.

import type { SheetCell } from "../engine/answers";
import { exactText } from "../sheet/points";
import { sentence } from "./sentence";
import { say } from "./words";

export const reasonText = (cell: SheetCell): string => sentence(fragment(cell));

function fragment({ reason, value, numbers, jokers, joker_penalty, small }: SheetCell): string {
  switch (reason.why) {
    case "won": {
      const { lost, shared, less } = reason;
      const sum = lost.join(" + ");
      if (lost.length === 0) return say("reason-won-all");
      if (shared === 1) return say("reason-won", { others: lost.length, sum, less });
      return say("reason-won-shared", { sum: lost.length === 1 ? sum : `(${sum})`, shared, less });
    }
    case "rack": {
      const rack = say("rack-sum", { jokers, numbers, penalty: joker_penalty, value });
      return say("reason-rack", { rack, less: reason.less });
    }
    default:
      return say(`reason-${reason.why}`, { points: exactText(small), value, less: reason.less });
  }
}
