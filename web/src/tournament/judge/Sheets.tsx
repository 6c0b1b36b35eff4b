// Every round with its tables, to look any sheet up.

import { createSignal, For, Show, type JSX } from "solid-js";
import { Icon } from "../../app/Icon";
import type { Books, TableNumber } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { nameOf } from "../refused";
import { nextMissing, sheetWord } from "../sheetState";
import { sheetAt, SheetDesk } from "./SheetDesk";

export function Sheets(props: { part: Seen<Books> }): JSX.Element {
  const [open, setOpen] = createSignal<TableNumber | null>(null);
  // Whoever types sheets from paper goes on typing.
  const [enters, setEnters] = createSignal(false);
  // The last that was begun first, those to come at the end.
  const rounds = () => {
    const all = props.part.sight.rounds.map((_, at) => at + 1);
    const begun = props.part.sight.rounds.filter((round) => round.started).length;
    return [...all.slice(0, begun).toReversed(), ...all.slice(begun)];
  };
  const tables = (round: number) => props.part.sight.rounds[round - 1]?.tables.map((_, at) => at + 1) ?? [];
  const show = (place: TableNumber | null, typing = false) => {
    setEnters(typing);
    setOpen(place);
    scrollTo(0, 0);
  };
  return (
    <Show
      when={open()}
      keyed
      fallback={
        <Show when={rounds().length > 0} fallback={<p class="judge-quiet">{say("judge-no-sheets")}</p>}>
          <For each={rounds()}>
            {(round) => (
              <section class="stack tight">
                <h2>{say("tournament-round", { round })}</h2>
                <ul class="judge-tables">
                  <For each={tables(round)}>
                    {(table) => (
                      <TableLine part={props.part} place={{ round, table }} onOpen={(opened) => show(opened)} />
                    )}
                  </For>
                </ul>
              </section>
            )}
          </For>
        </Show>
      }
    >
      {(place) => (
        <section class="stack">
          <div class="row">
            <button
              type="button"
              class="button quiet round"
              aria-label={say("judge-all-sheets")}
              onClick={() => show(null)}
            >
              <Icon name="back" size={24} />
            </button>
            <h2>{say("judge-place", { ...place })}</h2>
          </div>
          <SheetDesk
            part={props.part}
            place={place}
            enters={enters()}
            onEntered={() => show(nextMissing(props.part.sight, place), true)}
          />
        </section>
      )}
    </Show>
  );
}

function TableLine(props: {
  part: Seen<Books>;
  place: TableNumber;
  onOpen: (place: TableNumber) => void;
}): JSX.Element {
  const sheet = () => sheetAt(props.part.sight, props.place);
  const word = () => {
    const found = sheet();
    return found === undefined ? null : sheetWord(found.view);
  };
  const state = () => word() ?? (props.part.sight.rounds[props.place.round - 1]?.started ? "missing" : "ahead");
  return (
    <li>
      <button type="button" class="button judge-table" onClick={() => props.onOpen(props.place)}>
        <span class="judge-table-number">{say("phone-table", { table: props.place.table })}</span>
        <span class="soft small judge-table-names">
          {sheet()
            ?.view.chairs.map((person) => nameOf(props.part.state.names, person))
            .join(", ")}
        </span>
        <span class="judge-state" data-state={state()}>
          {say(`judge-state-${state()}`)}
        </span>
      </button>
    </li>
  );
}
