// A hint in three steps: whether there is a move, which tiles it lays, and the move itself. A new position begins anew. In others'
// turns it is about the own one, and says so.

import { createSignal, type Accessor } from "solid-js";
import type { Adviser } from "../../transport/link";
import type { Advice } from "../../engine/answers";
import type { Tile } from "../../protocol/messages";
import type { Position, TableView } from "../../table/contract";
import { sentence } from "../../words/sentence";
import { tileObjects } from "../../words/tile";
import { say, type Args } from "../../words/words";

export interface Hint {
  /** What the last step said. */
  readonly said: Accessor<string | null>;
  /** The same for who listens, with the keys that play a move which lies on the table, or what else is to be done. */
  aloud(command: string, instead: string): string;
  ask(position: Position, view: TableView): Promise<void>;
  forget(): void;
}

/** Of some tiles those that are still on the rack: of what is laid already, a tile of the same face elsewhere is not meant. */
function onRack(tiles: readonly Tile[], rack: readonly Tile[]): Tile[] {
  const left = [...rack];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/** `turn` says whose turn it is. */
export function createHint(adviser: () => Promise<Adviser>, turn: () => string): Hint {
  const [step, setStep] = createSignal<{ readonly id: string; readonly args: Args | undefined } | null>(null);
  const tell = (id: string, args?: Args) => setStep({ id, args });
  let asked: { position: string; advice: Advice | null; step: number } | null = null;
  /** The position whose move was put on the table, and the table with it. */
  let shown: { readonly position: string; readonly layout: string } | null = null;

  async function ask(position: Position, view: TableView): Promise<void> {
    const { rules, table, rack, opened, mayMove } = position;
    if (rack === null) return;
    const key = JSON.stringify([rules, table, rack, opened]);
    if (shown?.position === key && shown.layout === JSON.stringify(view.layout())) return void tell("hint-shown");
    if (asked?.position !== key) {
      tell("hint-looking");
      const advice = await (await adviser()).best(rules, table, rack, opened);
      asked = { position: key, advice, step: 0 };
    }
    const { advice } = asked;
    const point = () => view.point(onRack(advice?.laid ?? [], view.lying().rack));
    if (!mayMove) {
      asked.step += 1;
      if (advice === null || asked.step === 1) return void tell("hint-next", { count: advice?.laid.length ?? 0 });
      tell("hint-next-these", { tiles: tileObjects(advice.laid) });
      return point();
    }
    if (advice === null) {
      tell(opened ? "hint-none" : "hint-no-opening");
      return;
    }
    // What the player has laid of it already is not told as if it were still to come.
    const { laid, verdict } = view.standing();
    const count = advice.laid.length;
    if (verdict?.ok === true && laid >= count) return void tell("hint-enough");
    const inAll = laid > 0 && laid < count;
    asked.step += 1;
    if (asked.step === 1) tell(inAll ? "hint-some-in-all" : "hint-some", { count });
    else if (asked.step === 2) {
      tell(inAll ? "hint-these-in-all" : "hint-these", { tiles: tileObjects(advice.laid) });
      point();
    } else {
      view.suggest(advice.table);
      shown = { position: key, layout: JSON.stringify(view.layout()) };
      // Last: a table that changes forgets what was said of it.
      tell(count === rack.length ? "hint-shown-out" : "hint-shown");
    }
  }

  const said = () => {
    const now = step();
    if (now === null) return null;
    const text = say(now.id, now.args);
    return now.id.startsWith("hint-next") && turn() !== "" ? `${sentence(turn())} ${text}` : text;
  };
  const isNone = () => ["hint-none", "hint-no-opening"].includes(step()?.id ?? "");
  const isShown = () => step()?.id.startsWith("hint-shown") === true;
  return {
    said,
    aloud: (command, instead) => {
      const more = isShown() ? [say("typed-ready", { command })] : isNone() ? [sentence(instead)] : [];
      return [said() ?? "", ...more].join(" ");
    },
    ask,
    forget() {
      asked = null;
      setStep(null);
    },
  };
}
