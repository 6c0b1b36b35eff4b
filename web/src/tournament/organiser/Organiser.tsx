// The organiser runs the event: people, rounds, results, standings. On top, always, what comes next.

import { createEffect, createSignal, For, on, onMount, Show, type JSX } from "solid-js";
import { useTitle } from "../../app/title";
import { Icon } from "../../app/Icon";
import { Go, go, address } from "../../app/router";
import { editionOf } from "../../engine/editions";
import type { Desk } from "../../protocol/messages";
import { say } from "../../words/words";
import { CopyLink } from "../CopyLink";
import { Judge } from "../judge/Judge";
import { linkOf } from "../passes";
import type { Seen } from "../PassScreen";
import { RoundTime } from "../table/RoundTime";
import { Exceptions } from "./Exceptions";
import { NextStep } from "./NextStep";
import { Passes } from "./Passes";
import { People } from "./People";
import { PlanForm } from "./PlanForm";
import { Records } from "./Records";
import { Rounds } from "./Rounds";
import { Standings } from "./Standings";
import { isForJudge, nextStep, tabOf } from "./step";
import { deskPath, isTab, TABS, type Tab } from "./tabs";
import "./desk.css";

export type DeskProps = Seen<Desk>;

/** What a new organiser must know before anything else. */
function Key(props: DeskProps): JSX.Element {
  return (
    <section class="card desk-key" aria-label={say("desk-key")}>
      <div>
        <h2>{say("desk-key")}</h2>
        <p>{say("desk-key-about")}</p>
      </div>
      <div class="row">
        <CopyLink link={linkOf(props.pass, null)} label={say("desk-key-copy")} />
        <button type="button" class="button" onClick={() => go(deskPath(props.pass, "people"), "replace")}>
          {say("desk-key-done")}
        </button>
      </div>
    </section>
  );
}

export function Organiser(props: DeskProps): JSX.Element {
  useTitle(() => props.state.title);
  const first = tabOf(nextStep(props.state, props.sight));
  const open = (): Tab => {
    const asked = address().query.get("tab");
    return isTab(asked) ? asked : first;
  };
  onMount(() => {
    if (!isTab(address().query.get("tab"))) go(deskPath(props.pass, first), "replace");
  });
  // A page that was looked at stays as it was left, with all that was typed.
  const [seen, setSeen] = createSignal<ReadonlySet<Tab>>(new Set([open()]));
  createEffect(on(open, (tab) => setSeen((tabs) => new Set([...tabs, tab]))));
  const panel = (tab: Tab, content: () => JSX.Element) => (
    <Show when={seen().has(tab)}>
      <main
        id={open() === tab ? "main" : undefined}
        class="stack"
        hidden={open() !== tab}
        aria-label={say(`desk-tab-${tab}`)}
      >
        {content()}
      </main>
    </Show>
  );
  const waits = () => props.sight.books.exceptions.filter(isForJudge).length;
  const label = (tab: Tab) =>
    tab === "judge" && waits() > 0 ? say("desk-tab-judge-waits", { count: waits() }) : say(`desk-tab-${tab}`);
  return (
    <div class="sheet desk">
      <header class="bar desk-bar">
        <Go to="/" class="button quiet round" aria-label={say("home-back")}>
          <Icon name="back" size={24} />
        </Go>
        <div class="desk-title">
          <h1 tabindex="-1">{props.state.title}</h1>
          <p class="small soft">{say("edition-name", { edition: editionOf(props.state.rules) })}</p>
        </div>
        <RoundTime clock={props.state.clock} now={props.event.now} />
      </header>
      <Show when={!props.event.connected()}>
        <p class="said" role="status">
          {say("desk-no-connection")}
        </p>
      </Show>
      <div class="stack tight desk-head">
        <Show when={address().query.has("new")}>
          <Key {...props} />
        </Show>
        <NextStep {...props} />
        <Exceptions {...props} tab={open()} />
      </div>
      <nav class="desk-tabs" aria-label={say("desk-tabs")}>
        <For each={TABS}>
          {(tab) => (
            <Go to={deskPath(props.pass, tab)} class="desk-tab" aria-current={tab === open() ? "page" : undefined}>
              {label(tab)}
            </Go>
          )}
        </For>
      </nav>
      {panel("people", () => (
        <People {...props} />
      ))}
      {panel("plan", () => (
        <PlanForm {...props} />
      ))}
      {panel("rounds", () => (
        <Rounds {...props} />
      ))}
      {panel("standings", () => (
        <Standings {...props} />
      ))}
      {panel("judge", () => (
        <Judge {...props} sight={props.sight.books} embedded />
      ))}
      {panel("passes", () => (
        <Passes {...props} isOpen={open() === "passes"} />
      ))}
      {panel("records", () => (
        <Records {...props} isOpen={open() === "records"} />
      ))}
    </div>
  );
}
