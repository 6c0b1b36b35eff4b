// What is read aloud besides events: the last seconds, that an announcement is too late, and who comes and goes.

import { createEffect, createMemo, on, type Accessor } from "solid-js";
import type { Engine } from "../../engine/engine";
import { isUrgent } from "../../shared/clock/clockText";
import { play } from "../../sound/sounds";
import { language, say } from "../../words/words";
import { isMyTurn, mySeat, type KnownGame } from "../model/game";
import { nameOf } from "../model/people";
import { publicView, timeLeft } from "../model/view";
import { savingBy } from "./offered";
import type { Voice } from "../../app/Aloud";

interface Spoken {
  readonly state: Accessor<KnownGame>;
  readonly now: Accessor<number>;
  readonly engine: Engine;
  /** Whether the table is in this browser: nobody comes and goes there. */
  readonly local: boolean;
}

export function speak(voice: Voice, { state, now, engine, local }: Spoken): void {
  createEffect(on(language, voice.fallSilent, { defer: true }));
  const lastSeconds = createMemo(() => {
    const { table } = state();
    const left = table !== null && isMyTurn(state()) ? timeLeft(table, now()) : null;
    return isUrgent(left) ? Math.ceil((left ?? 0) / 1000) : null;
  });
  createEffect(
    on(lastSeconds, (seconds, before) => {
      if (seconds !== null) play("tick");
      if (seconds !== null && before == null) voice.tell(say("aloud-seconds", { seconds }));
    }),
  );
  createEffect(
    on(
      createMemo(() => savingBy(state(), engine) !== null),
      (may, before) => {
        const view = publicView(state().table?.game);
        const last = state().happened.at(-1)?.event;
        const isMade = last?.kind === "played" && last.event.event === "announced";
        if (before && !may && !isMade && view?.phase === "play") voice.tell(say("aloud-announce-over"));
      },
    ),
  );
  createEffect(
    on(
      createMemo(() => state().present),
      (here, before) => {
        if (before === undefined || local) return;
        for (const seat of new Set([...before, ...here])) {
          if (seat === mySeat(state()) || here.has(seat) === before.has(seat)) continue;
          voice.tell(say(here.has(seat) ? "aloud-here" : "aloud-away", { name: nameOf(state())(seat) }));
        }
      },
    ),
  );
}
