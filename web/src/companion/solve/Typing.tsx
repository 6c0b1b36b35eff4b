// Table and rack as notation, to type or to paste, and to copy.

import { createEffect, createSignal, createUniqueId, onCleanup, Show, type JSX } from "solid-js";
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
          example="b3 b4 b5 | k7 r7 y7"
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
          example="r9 r10 J"
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
  // As it is typed, until somebody goes elsewhere.
  const [text, setText] = createSignal<string | null>(null);
  const [wrong, setWrong] = createSignal("");
  createEffect(() => props.onWrong(wrong() !== ""));
  onCleanup(() => props.onWrong(false));
  const type = (typed: string) => {
    const pasted = pastedQuestion(typed);
    if (pasted !== null) {
      setText(null);
      return props.onPaste(pasted);
    }
    const isMore = text() !== null;
    setText(typed);
    const read = props.read(typed);
    setWrong(problem(read));
    props.onRead(read, isMore);
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="figures"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        placeholder={props.example}
        aria-describedby={`${id}-wrong`}
        value={text() ?? notationOf(props.melds)}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => wrong() === "" && setText(null)}
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
