// Everything that was done, the last first; of the whole event or of one table.

import { createMemo, createResource, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import type { Books, LogLine } from "../../protocol/messages";
import { language, say } from "../../words/words";
import { tournaments } from "../client";
import type { Seen } from "../PassScreen";
import { nameOf } from "../refused";
import { tableOf } from "./tableOf";

export function Log(props: { part: Seen<Books>; words: (line: LogLine) => string }): JSX.Element {
  const id = createUniqueId();
  const [lines] = createResource(() => props.part.state.number, () => tournaments.log(props.part.pass));
  const [table, setTable] = createSignal<number | null>(null);
  const tables = createMemo(() => Array.from({ length: Math.max(0, ...props.part.sight.rounds.map((round) => round.tables.length)) }, (_, at) => at + 1));
  const shown = () => (lines.latest ?? []).filter((line) => table() === null || tableOf(line.act, props.part.sight.calls) === table()).toReversed();
  const time = (at: number) => new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <section class="stack">
      <div class="field judge-filter">
        <label for={id}>{say("judge-log-table")}</label>
        <select id={id} onChange={(event) => setTable(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
          <option value="">{say("judge-log-all")}</option>
          <For each={tables()}>{(one) => <option value={one}>{say("phone-table", { table: one })}</option>}</For>
        </select>
      </div>
      <Show when={shown().length > 0} fallback={<p class="soft">{say("judge-log-empty")}</p>}>
        <ol class="judge-log" reversed>
          <For each={shown()}>
            {(line) => (
              <li>
                <span class="soft figures small">{line.number}</span>
                <time class="soft figures small" datetime={new Date(line.at).toISOString()}>{time(line.at)}</time>
                <p><strong>{nameOf(props.part.state.names, line.by.id)}</strong> <span class="soft small">{say(`judge-role-${line.by.role}`)}</span><br />{props.words(line)}</p>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
