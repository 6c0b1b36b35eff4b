// What waits for a word: calls, disputes, and what the organiser must see to.

import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import type { Books, Exception, TableNumber } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { nameOf } from "../refused";
import { Answer, createAsking } from "../asking";
import { NO_GROUND } from "./rulebook";
import { Grounds } from "./Grounds";
import { SheetDesk } from "./SheetDesk";

type Of<Kind extends Exception["exception"]> = Extract<Exception, { exception: Kind }>;

export function Exceptions(props: { part: Seen<Books> }): JSX.Element {
  // As texts: one that is still the same stays where it is, with what is half written into it.
  const texts = createMemo(() => props.part.sight.exceptions.map((exception) => JSON.stringify(exception)));
  return (
    <Show when={texts().length > 0} fallback={<p class="judge-quiet">{say("judge-nothing")}</p>}>
      <ul class="stack">
        <For each={texts()}>
          {(text) => <li class="card stack">{cardOf(JSON.parse(text) as Exception, props.part)}</li>}
        </For>
      </ul>
    </Show>
  );
}

function cardOf(exception: Exception, part: Seen<Books>): JSX.Element {
  switch (exception.exception) {
    case "called":
      return <Called part={part} call={exception} />;
    case "disputed":
      return <Disputed part={part} dispute={exception} />;
    default:
      return <ForOrganiser part={part} exception={exception} />;
  }
}

const Where = (props: { place: TableNumber; what: string }): JSX.Element => (
  <h2 class="judge-where">
    {say("judge-place", { ...props.place })}
    <span class="judge-what">{props.what}</span>
  </h2>
);

/** What is decided at a table, unless whoever looks plays there. */
function NotOwn(props: { part: Seen<Books>; place: TableNumber; children: JSX.Element }): JSX.Element {
  const isOwn = () => {
    const { plays, rounds } = props.part.sight;
    const chairs = rounds[props.place.round - 1]?.tables[props.place.table - 1]?.view.chairs;
    return plays != null && chairs?.includes(plays);
  };
  return (
    <Show when={!isOwn()} fallback={<p class="notice">{say("judge-own-table")}</p>}>
      {props.children}
    </Show>
  );
}

function Called(props: { part: Seen<Books>; call: Of<"called"> }): JSX.Element {
  const asking = createAsking(props.part);
  const [ground, setGround] = createSignal(NO_GROUND);
  const send = (event: Event) => {
    event.preventDefault();
    void asking.ask({ wish: "act", act: { do: "rule", call: props.call.call, ...ground() } });
  };
  return (
    <>
      <Where place={props.call.place} what={say("judge-called")} />
      <p class="judge-words">
        <strong>{nameOf(props.part.state.names, props.call.by)}:</strong> {props.call.reason}
      </p>
      <NotOwn part={props.part} place={props.call.place}>
        <form class="stack" aria-label={say("judge-ruling-of", { ...props.call.place })} onSubmit={send}>
          <Grounds rules={props.part.state.rules} decides ground={ground()} onChange={setGround} />
          <Answer asking={asking} />
          <p>
            <button type="submit" class="button main" aria-disabled={asking.busy()}>
              {say("judge-ruling")}
            </button>
          </p>
        </form>
      </NotOwn>
    </>
  );
}

function Disputed(props: { part: Seen<Books>; dispute: Of<"disputed"> }): JSX.Element {
  return (
    <>
      <Where place={props.dispute.place} what={say("judge-disputed")} />
      <p class="judge-words">
        <strong>{nameOf(props.part.state.names, props.dispute.by)}:</strong> {props.dispute.reason}
      </p>
      <NotOwn part={props.part} place={props.dispute.place}>
        <SheetDesk part={props.part} place={props.dispute.place} />
      </NotOwn>
    </>
  );
}

function ForOrganiser(props: {
  part: Seen<Books>;
  exception: Of<"tie-at-cut-off"> | Of<"cut-off-changed"> | Of<"seat-again">;
}): JSX.Element {
  const list = (people: readonly number[]) => people.map((person) => nameOf(props.part.state.names, person)).join(", ");
  const text = () => {
    const { exception } = props;
    switch (exception.exception) {
      case "tie-at-cut-off":
        return say("judge-tie", { players: list(exception.players) });
      case "cut-off-changed":
        return say("judge-cut-off", { missing: list(exception.missing), extra: list(exception.extra) });
      case "seat-again":
        return say("judge-seat-again", { round: exception.round });
    }
  };
  return (
    <>
      <h2 class="judge-where">{say(`judge-head-${props.exception.exception}`)}</h2>
      <p>{text()}</p>
      <p class="small soft">{say("judge-for-organiser")}</p>
    </>
  );
}
