// What is printed for a tournament, shown as it will be on paper.

import { createMemo, createResource, For, Match, Show, Switch, type JSX } from "solid-js";
import { useTitle } from "../../app/title";
import { Choice } from "../../app/Choice";
import { Papers } from "../../shared/paper/Papers";
import { RoleCards } from "../../shared/paper/RoleCards";
import { Icon } from "../../app/Icon";
import { Go, go, address } from "../../app/router";
import type { Desk } from "../../protocol/messages";
import { say } from "../../words/words";
import { tournaments } from "../client";
import { ByPass, Worthless, type Seen } from "../PassScreen";
import { pathOf } from "../passes";
import { refusedText } from "../refused";
import { Cards } from "./Cards";
import { Codes } from "./Codes";
import { PAPERS, roundToPrint, tablesOf, type PaperKind } from "./paper";
import { Sheets } from "./Sheets";
import { StandingsPaper } from "./StandingsPaper";
import "./print.css";

export function PrintScreen(): JSX.Element {
  return (
    <ByPass>
      {(part) =>
        part.state.sight.role === "organiser" ? <Printing {...part} sight={part.state.sight} /> : <Worthless />
      }
    </ByPass>
  );
}

function Printing(props: Seen<Desk>): JSX.Element {
  useTitle(() => say("print-title"));
  const kind = (): PaperKind => PAPERS.find((paper) => paper === address().query.get("what")) ?? "cards";
  const books = () => props.sight.books;
  const round = createMemo(() => roundToPrint(books(), Number(address().query.get("round")) || null));
  const show = (what: PaperKind, wanted: number | null) => {
    const query = new URLSearchParams({ what, ...(wanted === null ? {} : { round: String(wanted) }) });
    go(`/print?${query.toString()}#${props.pass}`, "replace");
  };
  const [passes] = createResource(() => tournaments.passes(props.pass));
  return (
    <>
      <header class="sheet wide stack print-tools">
        <div class="bar">
          <Go to={pathOf(props.pass)} class="button quiet round" aria-label={say("print-back")}>
            <Icon name="back" size={24} />
          </Go>
          <h1 tabindex="-1">{say("print-title")}</h1>
          <button type="button" class="button main" onClick={() => print()}>
            {say("print-now")}
          </button>
        </div>
        <div class="print-choices">
          <Choice
            legend={say("print-what")}
            options={PAPERS}
            value={kind()}
            label={(paper) => say(`print-${paper}`)}
            onChange={(paper) => show(paper, null)}
          />
          <Show when={kind() === "sheets" && books().rounds.length > 0}>
            <div class="field">
              <label for="print-round">{say("print-round")}</label>
              <select id="print-round" onChange={(event) => show("sheets", Number(event.currentTarget.value))}>
                <For each={books().rounds}>
                  {(_, at) => (
                    <option value={at() + 1} selected={at() + 1 === round()}>
                      {say("hall-round", { round: at() + 1 })}
                    </option>
                  )}
                </For>
              </select>
            </div>
          </Show>
        </div>
        <p class="soft small">{say(`print-about-${kind()}`, { round: round() ?? 1 })}</p>
        <Show when={passes.error as unknown}>
          {(problem) => (
            <p role="alert" class="wrong">
              {refusedText(problem(), props.state.names)}
            </p>
          )}
        </Show>
      </header>
      <main id="main">
        <Show when={passes.state === "ready" ? passes() : undefined}>
          {(known) => (
            <Papers>
              <Switch>
                <Match when={kind() === "cards"}>
                  <Cards title={props.state.title} passes={known().passes} address={known().address} />
                </Match>
                <Match when={kind() === "codes"}>
                  <Codes title={props.state.title} passes={known().passes} address={known().address} />
                </Match>
                <Match when={kind() === "sheets"}>
                  <Sheets
                    state={props.state}
                    rules={props.rules}
                    books={books()}
                    round={round()}
                    passes={known().passes}
                    address={known().address}
                  />
                </Match>
                <Match when={kind() === "standings"}>
                  <StandingsPaper
                    state={{ ...props.state, names: { ...props.state.names, ...props.sight.public_names } }}
                    books={books()}
                  />
                </Match>
                <Match when={kind() === "roles"}>
                  <RoleCards tables={tablesOf(known().passes)} />
                </Match>
              </Switch>
            </Papers>
          )}
        </Show>
      </main>
    </>
  );
}
