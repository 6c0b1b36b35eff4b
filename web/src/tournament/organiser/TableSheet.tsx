// One table of a round: its sheet, and what the desk does about it as a judge would, or in the table's place from paper.

import { mergeProps, Show, type JSX } from "solid-js";
import { Icon } from "../../app/Icon";
import { Go, go } from "../../app/router";
import type { TableNumber } from "../../protocol/messages";
import { say } from "../../words/words";
import { sheetAt, SheetDesk } from "../judge/SheetDesk";
import { Answer, createAsking } from "../asking";
import { nextMissing } from "../sheetState";
import type { DeskProps } from "./Organiser";
import { deskPath, keyOf } from "./tabs";

export function TableSheet(props: DeskProps & { place: TableNumber; isOpen: boolean }): JSX.Element {
  const part = mergeProps(props, {
    get sight() {
      return props.sight.books;
    },
  });
  const asking = createAsking(props);
  const back = () => deskPath(props.pass, "rounds");
  const next = () => {
    const place = nextMissing(props.sight.books, props.place);
    go(place === null ? back() : deskPath(props.pass, "rounds", `table=${keyOf(place)}`));
  };
  const isEntered = () => sheetAt(props.sight.books, props.place)?.view.sheet === "entered";
  const count = async () => {
    if (await asking.ask({ wish: "act", act: { do: "sign-paper", place: props.place } })) go(back());
  };
  return (
    <section class="stack desk-sheet" hidden={!props.isOpen} aria-labelledby={`sheet-${keyOf(props.place)}`}>
      <div>
        <Go to={back()} class="button">
          <Icon name="back" size={18} />
          {say("desk-tables-back")}
        </Go>
      </div>
      <h2 id={`sheet-${keyOf(props.place)}`} tabindex="-1">
        {say("desk-table-of", { ...props.place })}
      </h2>
      <SheetDesk part={part} place={props.place} takesPaper enters onEntered={next} />
      <Show when={isEntered()}>
        <div class="card stack tight">
          <p class="small">{say("desk-paper-about")}</p>
          <Answer asking={asking} />
          <div>
            <button type="button" class="button main" disabled={asking.busy()} onClick={() => void count()}>
              {say("desk-paper-do")}
            </button>
          </div>
        </div>
      </Show>
    </section>
  );
}
