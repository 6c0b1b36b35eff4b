// One table of a round: its sheet, and what the desk does about it as a judge would, or in the table's place from paper.

import { mergeProps, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import type { Place } from "../../protocol/messages";
import { say } from "../../words/words";
import { sheetAt, SheetDesk } from "../judge/SheetDesk";
import { Answer, createAsking } from "../table/asking";
import type { DeskProps } from "./Organiser";

/** What a sheet that was signed on paper rests on: one sheet a table, with its signatures. */
const PAPER_RULE = "8.2";

export function TableSheet(props: DeskProps & { place: Place; onClose: () => void }): JSX.Element {
  const part = mergeProps(props, { get sight() { return props.sight.books; } });
  const asking = createAsking(props);
  const isEntered = () => sheetAt(props.sight.books, props.place)?.view.sheet === "entered";
  const count = async () => {
    if (await asking.ask({ wish: "act", act: { do: "uphold", place: props.place, rule: PAPER_RULE, reason: say("desk-paper-reason") } })) props.onClose();
  };
  return (
    <Dialog title={say("desk-table-of", { ...props.place })} class="desk-sheet" onClose={() => props.onClose()}>
      <SheetDesk part={part} place={props.place} />
      <Show when={isEntered()}>
        <div class="card stack tight desk-paper">
          <p class="small">{say("desk-paper-about")}</p>
          <Answer asking={asking} />
          <button type="button" class="button main" disabled={asking.busy()} onClick={() => void count()}>{say("desk-paper-do")}</button>
        </div>
      </Show>
    </Dialog>
  );
}
