// A pause as it is said: who asks for it, whom it waits for, and which key or button answers.

import { hasKeys, hasLetterKeys } from "../../app/hasKeys";
import type { TableEvent } from "../../protocol/messages";
import { sentence } from "../../words/sentence";
import { say } from "../../words/words";
import { mySeat, type KnownGame } from "../model/game";
import { nameOf, playersOf } from "../model/people";
import { isPlaying } from "../model/view";
import { pauseText } from "./banner";
import { pausing } from "./offered";

/** The other people whose answers a pause hangs on, as they have agreed to it or not. */
function wishing(state: KnownGame, isFor: boolean): string {
  const asked = state.table?.pause_asked ?? [];
  return playersOf(state)
    .filter((player) => player.bot === null && player.standIn === null && !player.isMe)
    .filter((player) => asked.includes(player.seat) === isFor)
    .map((player) => player.name)
    .join(", ");
}

/** That one has asked for a pause, or has agreed to one, and whom it waits for; nothing once it waits for nobody. */
export function pauseWaitsText(state: KnownGame): string | null {
  const asked = state.table?.pause_asked ?? [];
  const names = wishing(state, false);
  if (names === "") return null;
  return say("pause-waits", { does: asked[0] === mySeat(state) ? "ask" : "agree", names });
}

/** What a pause waits for. Whoever it waits for hears what answers it, in the words of the button. */
function waitsText(state: KnownGame, command: string): string {
  const { me, others } = pausing(state);
  if (mySeat(state) === null || me)
    return others.length === 0 ? "" : say("next-waiting-for", { names: others.join(", ") });
  const button = say("do-back");
  const by = hasKeys() ? "key" : "button";
  return say("aloud-pause-you", { waits: others.length === 0 ? "alone" : "all", by, command, button });
}

/** How a pause stands for whoever asks; nothing while there is none. */
export function pausedText(state: KnownGame, command: string): string | null {
  if (state.table?.paused == null || !isPlaying(state.table)) return null;
  return `${pauseText(state)} ${waitsText(state, command)}`.trim();
}

/** What is said of what happens to a pause; nothing where the event is told like others. */
export function pauseNews(event: TableEvent, state: KnownGame, command: string): string | null {
  switch (event.kind) {
    case "pause-asked": {
      if (event.seat === mySeat(state)) return pauseWaitsText(state) ?? say("aloud-you-agree-pause");
      const name = nameOf(state)(event.seat);
      const asked = state.table?.pause_asked ?? [];
      if (asked[0] !== event.seat) return say("aloud-agrees-pause", { name });
      const mayAnswer = mySeat(state) !== null && !asked.includes(mySeat(state) ?? "A");
      if (!mayAnswer) return say("event-pause-asked", { name });
      return say("aloud-asks-pause", { name, by: hasLetterKeys() ? "key" : "button", button: say("agree-pause") });
    }
    case "paused":
      return pausedText(state, command);
    case "back": {
      if (event.seat === mySeat(state)) return say("pause-waits-back", { names: pausing(state).others.join(", ") });
      const back = sentence(say("event-back", { name: nameOf(state)(event.seat) }));
      return `${back} ${waitsText(state, command)}`.trim();
    }
    default:
      return null;
  }
}
