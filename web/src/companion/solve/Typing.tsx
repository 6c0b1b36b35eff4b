// Table and rack as notation, to type or to paste, and to copy.

import { batch, createEffect, createMemo, createSignal, createUniqueId, on, onCleanup, Show, type JSX } from "solid-js";
import type { Tile } from "../../protocol/messages";
import { tileName } from "../../words/tile";
import { say } from "../../words/words";
import type { Question } from "./position";
import { notationOf, pastedQuestion, readTyped, type Typed } from "./typed";

export function Typing(props: {
  question: Question;
  deck: readonly Tile[];
  hasTable: boolean;
  hasRack: boolean;
  /** `isMore` while the same field is typed into, so that one step takes all of it back. */
  onChange: (part: Partial<Question>, isMore: boolean) => void;
  onPaste: (query: URLSearchParams) => void;
  /** Whether all that is typed could be read. */
  onRead: (isRead: boolean) => void;
}): JSX.Element {
  const [unread, setUnread] = createSignal({ table: false, rack: false });
  createEffect(() => props.onRead(!unread().table && !unread().rack));
  onCleanup(() => props.onRead(true));
  return (
    <div class="typing">
      <Show when={props.hasTable}>
        <Field
          label={say("solve-table")}
          example={say("question-example-table")}
          melds={props.question.melds}
          read={(text) => readTyped(text, props.deck, props.hasRack ? props.question.rack : [], say)}
          onRead={({ melds }, isMore) => props.onChange({ melds }, isMore)}
          onPaste={props.onPaste}
          onWrong={(isWrong) => setUnread((now) => ({ ...now, table: isWrong }))}
        />
      </Show>
      <Show when={props.hasRack}>
        <Field
          label={say("question-rack")}
          example={say("question-example-rack")}
          melds={props.question.rack.length > 0 ? [props.question.rack] : []}
          read={(text) =>
            readTyped(text.replaceAll("|", " "), props.deck, props.hasTable ? props.question.melds.flat() : [], say)
          }
          onRead={({ melds }, isMore) => props.onChange({ rack: melds.flat() }, isMore)}
          onPaste={props.onPaste}
          onWrong={(isWrong) => setUnread((now) => ({ ...now, rack: isWrong }))}
        />
      </Show>
      <p class="small soft">{say("question-notation")}</p>
    </div>
  );
}

/** As long nobody hesitates within a tile. */
const PAUSE_MS = 1000;

/** Read after a pause, with Enter, or on leaving: whoever is in the middle of a tile is not told that it is none. */
function Field(props: {
  label: string;
  example: string;
  melds: readonly (readonly Tile[])[];
  read: (text: string) => Typed;
  onRead: (typed: Typed, isMore: boolean) => void;
  onPaste: (query: URLSearchParams) => void;
  onWrong: (isWrong: boolean) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [wrong, setWrong] = createSignal("");
  createEffect(() => props.onWrong(wrong() !== ""));
  const notation = createMemo(() => notationOf(props.melds));
  let input: HTMLInputElement | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether something was typed since it was last read, and whether something was read since the field was entered. */
  let [isUnread, isMore, reads] = [false, false, false];
  onCleanup(() => {
    clearTimeout(pause);
    props.onWrong(false);
  });
  const show = () => {
    isUnread = isMore = false;
    clearTimeout(pause);
    setWrong("");
    if (input !== undefined) input.value = notation();
  };
  // What is read here stays as it is typed; what comes from elsewhere takes its place.
  createEffect(on(notation, () => reads || show()));
  const take = (text: string) => {
    const pasted = pastedQuestion(text);
    const read = pasted === null ? props.read(text) : null;
    setWrong(read === null ? "" : problem(read));
    if (pasted !== null) props.onPaste(pasted);
    if (read !== null) props.onRead(read, isMore);
    isMore = pasted === null;
  };
  const read = () => {
    clearTimeout(pause);
    if (!isUnread || input === undefined) return;
    isUnread = false;
    reads = true;
    const { value } = input;
    // All at once: no answer is looked for in between.
    batch(() => take(value));
    reads = false;
  };
  const type = (event: InputEvent) => {
    isUnread = true;
    clearTimeout(pause);
    // What is pasted is whole.
    if (event.inputType === "insertFromPaste") read();
    else pause = setTimeout(read, PAUSE_MS);
  };
  const leave = () => {
    read();
    if (wrong() === "") show();
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        ref={(made) => (input = made)}
        id={id}
        class="figures"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        placeholder={props.example}
        aria-describedby={`${id}-wrong`}
        onInput={type}
        onKeyDown={(event) => event.key === "Enter" && read()}
        onBlur={leave}
      />
      <p class="small wrong" id={`${id}-wrong`} role="status">
        {wrong()}
      </p>
    </div>
  );
}

function problem({ unknown, excess }: Typed): string {
  if (unknown !== null) return say("question-typed-unknown", { text: unknown });
  return excess === null ? "" : say("question-typed-excess", { tile: tileName(excess) });
}
