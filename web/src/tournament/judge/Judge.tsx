// The judge: what waits for a word, every sheet, penalties, and the log.

import { createSignal, For, Show, untrack, type JSX } from "solid-js";
import { useTitle } from "../../app/title";
import type { Books } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { EventLog } from "../EventLog";
import { Lost } from "../asking";
import { RoundTime } from "../table/RoundTime";
import { Exceptions } from "./Exceptions";
import { Penalise } from "./Penalise";
import { Sheets } from "./Sheets";
import "./judge.css";

type Tab = "waits" | "sheets" | "penalty" | "log";

interface JudgeProps extends Seen<Books> {
  /** Within another page, which has its own frame, and the log. */
  readonly embedded?: boolean;
}

export function Judge(props: JudgeProps): JSX.Element {
  // A page within another leaves it its title.
  if (!untrack(() => props.embedded)) useTitle(() => say("judge"));
  return (
    <Show when={!props.embedded} fallback={<Desk {...props} />}>
      <main id="main" class="sheet wide stack judge">
        <header class="spread">
          <div>
            <p class="soft small">{props.state.title}</p>
            <h1 tabindex="-1">{say("judge")}</h1>
          </div>
          <RoundTime clock={props.state.clock} now={props.event.now} />
        </header>
        <Lost connected={props.event.connected()} />
        <Desk {...props} />
      </main>
    </Show>
  );
}

function Desk(props: JudgeProps): JSX.Element {
  const [tab, setTab] = createSignal<Tab>("waits");
  const tabs = (): readonly Tab[] =>
    props.embedded ? ["waits", "sheets", "penalty"] : ["waits", "sheets", "penalty", "log"];
  const label = (one: Tab) => say(`judge-tab-${one}`, { count: props.sight.exceptions.length });
  return (
    <div class="stack judge-desk">
      <nav class="judge-tabs" aria-label={say("judge")}>
        <For each={tabs()}>
          {(one) => (
            <button
              type="button"
              class="judge-tab"
              aria-current={one === tab() ? "true" : undefined}
              onClick={() => setTab(one)}
            >
              {label(one)}
            </button>
          )}
        </For>
      </nav>
      {/* Hidden, not gone: what is half written stays. */}
      <section class="stack" hidden={tab() !== "waits"} aria-label={say("judge-waits")}>
        <Exceptions part={props} />
      </section>
      <section class="stack" hidden={tab() !== "sheets"} aria-label={say("judge-tab-sheets")}>
        <Sheets part={props} />
      </section>
      <section class="stack" hidden={tab() !== "penalty"} aria-label={say("judge-tab-penalty")}>
        <Penalise part={props} />
      </section>
      <Show when={tab() === "log"}>
        <EventLog part={props} isOpen />
      </Show>
    </div>
  );
}
