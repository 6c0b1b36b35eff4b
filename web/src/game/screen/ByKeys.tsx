// What keys do wherever the focus is in a game: letters ask, and a line can be typed. Answers are read aloud.

import { onCleanup, Show, type Accessor, type JSX } from "solid-js";
import { settings } from "../../app/settings";
import type { Engine } from "../../engine/engine";
import { adviser } from "../../parts/parts";
import type { Tile } from "../../protocol/messages";
import type { Position, TableView } from "../../table/contract";
import { countsText, rackText, tableText, turnText } from "../../words/aloud";
import type { KnownGame } from "../model/game";
import { answerFind, answerMeld, type Answer } from "../typed/answer";
import { TypedLine } from "../typed/TypedLine";
import { writes } from "./gameKeys";
import { COMMAND } from "./Keys";
import { pausedText } from "./pauseWords";

/** With Shift, the keys that tell of them lead there. */
const PLACES: Readonly<Record<string, "rack" | "table">> = { KeyR: "rack", KeyM: "table" };

export interface ByKeysProps {
  readonly state: Accessor<KnownGame>;
  readonly now: Accessor<number>;
  readonly position: Accessor<Position | null>;
  readonly engine: Engine;
  /** Whether people share this device. */
  readonly shared: boolean;
  readonly view: () => TableView | undefined;
  /** What can be done in one's own turn, as things stand. */
  readonly mine: () => string;
  readonly last: () => string;
  readonly tell: (text: string) => void;
  readonly typing: Accessor<Typing | null>;
  readonly onTyping: (typing: Typing | null) => void;
  readonly onMain: () => void;
  /** Whether the turn goes on after the main button was pressed. */
  readonly goesOn: () => boolean;
  /** Takes what is offered besides a move. */
  readonly onOffer: () => void;
  readonly onHint: () => void;
  readonly onSort: () => void;
}

/** Which line is open, and what stands in it at first. */
export interface Typing {
  readonly wants: "meld" | "find";
  readonly first: string;
}

export function ByKeys(props: ByKeysProps): JSX.Element {
  const lying = () => props.view()?.lying() ?? { melds: [], rack: [] };
  const rules = () => props.position()?.rules ?? "standard";
  const asks: Readonly<Record<string, () => string>> = {
    KeyT: () => pausedText(props.state(), COMMAND) ?? turnText(props.state(), props.now(), props.mine(), props.shared),
    KeyL: () => props.last(),
    KeyR: () => rackText(lying()),
    KeyM: () => tableText(props.engine, rules(), lying()),
    KeyP: () => countsText(props.state(), lying()),
  };
  const end = (): void => {
    // Where the turn goes on, so does whoever types.
    if (!props.goesOn()) props.onTyping(null);
    props.onMain();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
      event.preventDefault();
      return event.repeat ? undefined : end();
    }
    if (event.ctrlKey || event.metaKey || writes(event.target) || !settings().letterKeys) return;
    const place = event.shiftKey ? PLACES[event.code] : undefined;
    const ask = asks[event.code];
    if (place !== undefined) props.view()?.focus(place);
    else if (event.shiftKey) return;
    else if (ask !== undefined) props.tell(ask());
    else if (event.code === "KeyA") props.onOffer();
    else if (event.code === "KeyH") props.onHint();
    else if (event.code === "KeyS") props.onSort();
    else if (event.code === "KeyW") props.onTyping({ wants: "meld", first: "" });
    else if (event.code === "KeyF") props.onTyping({ wants: "find", first: faceAt(event.target) });
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  onCleanup(() => document.removeEventListener("keydown", pressed));

  const answer = async (wants: Typing["wants"], text: string): Promise<Answer> => {
    const [position, view] = [props.position(), props.view()];
    if (position === null || view === undefined) return { said: "", ways: [], done: true };
    const at = { engine: props.engine, position, view, adviser, mine: props.mine, command: COMMAND };
    return wants === "find" ? answerFind(text, at) : answerMeld(text, at);
  };
  return (
    <Show when={props.typing()} keyed>
      {({ wants, first }) => (
        <TypedLine
          wants={wants}
          jokers={jokersOf(props.engine.facts(rules()).jokers)}
          first={first}
          answer={(text) => answer(wants, text)}
          tell={props.tell}
          onEnd={end}
          onClose={() => props.onTyping(null)}
        />
      )}
    </Show>
  );
}

const jokersOf = (jokers: readonly Tile[]): "plain" | "coloured" | "special" => {
  if (jokers.some((tile) => ["D", "M", "C"].includes(tile))) return "special";
  return jokers.some((tile) => tile !== "J") ? "coloured" : "plain";
};

/** The tile the focus is on, as it is written. */
const faceAt = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>(".tile")?.dataset["face"]) || "";
