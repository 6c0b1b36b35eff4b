// What stands in the line of messages: what somebody was told, what is in their hand, a hint, or what nobody asked for.

import { createEffect, createMemo, createSignal, on, type Accessor } from "solid-js";
import type { Voice } from "../../app/Aloud";
import type { Selected } from "../../table/contract";
import type { KnownGame } from "../model/game";
import type { Hint } from "./hint";
import { aboutHand } from "./inHand";
import type { Told } from "./MessageLine";
import type { Notes } from "./notes";
import { isPauseWished } from "./offered";

export interface Message {
  /** Nothing where there is a hint alone, or nothing at all. */
  readonly about: Accessor<Told | null>;
  readonly text: Accessor<string>;
  /** For the eyes alone. */
  show(told: Told | null): void;
  tell(told: Told): void;
  /** Somebody has read what was told: what it stood over can be reached again. */
  putAway(): void;
  /** The same by a tap on the line itself. */
  read(): void;
}

interface Around {
  readonly state: Accessor<KnownGame>;
  /** Whether a game is being played. */
  readonly isOn: Accessor<boolean>;
  readonly selected: Accessor<Selected>;
  readonly hint: Hint;
  readonly notes: Notes;
  readonly voice: Voice;
}

export function createMessage({ state, isOn, selected, hint, notes, voice }: Around): Message {
  const [told, show] = createSignal<Told | null>(null);
  // What nobody asked for gives way to a wish of others.
  const about = createMemo((): Told | null => {
    if (told() !== null || hint.said() !== null)
      return isPauseWished(state()) && told()?.brief === true ? null : told();
    if (isPauseWished(state())) return null;
    const held = aboutHand(selected());
    if (held !== null || !isOn()) return held;
    const note = notes.text();
    return note === "" ? null : { text: () => note, rules: [], isNote: true };
  });
  function putAway(): void {
    show(null);
    hint.forget();
  }
  // Under a result nothing stands that was said of the game before.
  createEffect(
    on(
      isOn,
      () => {
        putAway();
        notes.read();
      },
      { defer: true },
    ),
  );
  return {
    about,
    text: () => about()?.text() ?? (isOn() ? (hint.said() ?? "") : ""),
    show,
    tell(told) {
      show(told);
      voice.tell(told.text());
    },
    putAway,
    read() {
      if (about()?.isNote === true) notes.read();
      putAway();
    },
  };
}
