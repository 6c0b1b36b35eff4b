// Ending a turn without a lay: asked about where that may be a slip, and done by itself for those who want it.

import { createEffect, createMemo, createSignal, on, type Accessor } from "solid-js";
import { settings } from "../../app/settings";
import { adviser } from "../../parts/parts";
import type { Position, Standing } from "../../table/contract";
import type { Game } from "../model/game";
import type { AskedDraw } from "./DrawQuestion";
import type { MainAction } from "./mainAction";

const AUTO_DRAW_AFTER_MS = 1200;

export interface Drawing {
  readonly asked: Accessor<AskedDraw | null>;
  forget(): void;
  /** Draws or passes, after a question where that may be a slip. */
  draw(does: AskedDraw["does"]): void;
  /** What was asked about, done; own tiles are put back first. */
  anyway(): void;
}

interface Turn {
  readonly position: Accessor<Position | null>;
  readonly standing: Accessor<Standing>;
  readonly action: Accessor<MainAction>;
  readonly isBusy: () => boolean;
  readonly mayHint: () => boolean;
  readonly putBack: () => void;
}

export function createDrawing(game: Game, turn: Turn): Drawing {
  const [asked, setAsked] = createSignal<AskedDraw | null>(null);
  /** Whether there is something to lay this turn, where somebody wants to know and it is known already. */
  const [canLay, setCanLay] = createSignal<boolean | null>(null);
  const minds = () => settings().autoDraw || (settings().askBeforeDraw && turn.mayHint());
  const looked = createMemo(() => {
    const shown = turn.position();
    if (!minds() || shown === null || !shown.mayMove || shown.rack === null) return null;
    return JSON.stringify([shown.rules, shown.table, shown.rack, shown.opened]);
  });
  createEffect(
    on(looked, (began) => {
      setCanLay(null);
      const shown = turn.position();
      if (began === null || shown?.rack == null) return;
      void adviser()
        .then((wise) => wise.best(shown.rules, shown.table, shown.rack ?? [], shown.opened))
        .then((advice) => looked() === began && setCanLay(advice !== null));
    }),
  );
  createEffect(
    on([canLay, () => settings().autoDraw], ([can, wanted]) => {
      if (can !== false || !wanted) return;
      // What others say meanwhile ends no turn.
      const began = looked();
      setTimeout(() => looked() === began && moveOn(), AUTO_DRAW_AFTER_MS);
    }),
  );
  function moveOn(): void {
    const { does } = turn.action();
    if (does === "draw" || does === "pass") game.ask({ do: does });
  }
  return {
    asked,
    forget: () => setAsked(null),
    draw(does) {
      if (turn.isBusy()) return;
      if (turn.standing().laid > 0) setAsked({ about: "back", does });
      else if (settings().askBeforeDraw && turn.mayHint() && canLay() === true) setAsked({ about: "draw", does });
      else game.ask({ do: does });
    },
    anyway() {
      const does = asked()?.does;
      setAsked(null);
      if (does === undefined || turn.isBusy()) return;
      turn.putBack();
      game.ask({ do: does });
    },
  };
}
