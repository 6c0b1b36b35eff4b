// Everything that was done, the last first; of the whole event or of one table.

import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Loading } from "../app/Loading";
import type { Books } from "../protocol/messages";
import { region, say } from "../words/words";
import { useAnswer } from "./asked";
import { tournaments } from "./client";
import { tableOf } from "./judge/tableOf";
import { logWords } from "./logWords";
import type { Seen } from "./PassScreen";
import { nameOf } from "./refused";
import "./event-log.css";

const day = (at: number): string => new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format(at);
const hour = (at: number): string =>
  new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

/** Asked for while somebody looks. */
export function EventLog(props: { part: Seen<Books>; isOpen: boolean }): JSX.Element {
  const id = createUniqueId();
  const [table, setTable] = createSignal<number | null>(null);
  const log = useAnswer(
    () => tournaments.log(props.part.pass),
    () => (props.isOpen && props.part.event.connected() ? props.part.state.number : null),
  );
  const names = () => props.part.state.names;
  const tables = createMemo(() =>
    Array.from(
      { length: Math.max(0, ...props.part.sight.rounds.map((round) => round.tables.length)) },
      (_, at) => at + 1,
    ),
  );
  const lines = createMemo(() =>
    logWords(log() ?? [], names())
      .filter(({ line }) => table() === null || tableOf(line.act, props.part.sight.calls) === table())
      .toReversed(),
  );
  const isNewDay = (at: number) => at === 0 || day(lines()[at]?.line.at ?? 0) !== day(lines()[at - 1]?.line.at ?? 0);
  return (
    <section class="stack tight" aria-label={say("desk-log")}>
      <div class="log-head">
        <h2>{say("desk-log")}</h2>
        <div class="field">
          <label class="unseen" for={id}>
            {say("judge-log-table")}
          </label>
          <select
            id={id}
            onChange={(event) => setTable(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
          >
            <option value="">{say("judge-log-all")}</option>
            <For each={tables()}>{(one) => <option value={one}>{say("phone-table", { table: one })}</option>}</For>
          </select>
        </div>
      </div>
      <Show when={log()} fallback={<Loading />}>
        <ol class="log" reversed>
          <For each={lines()} fallback={<li class="soft">{say("judge-log-empty")}</li>}>
            {({ line, what, why }, at) => (
              <>
                <Show when={isNewDay(at())}>
                  <li class="small soft">{day(line.at)}</li>
                </Show>
                <li class="log-line">
                  <time class="small soft figures" dateTime={new Date(line.at).toISOString()}>
                    {hour(line.at)}
                  </time>
                  <span>
                    {what}
                    <Show when={why}>
                      {" "}
                      <em>{why}</em>
                    </Show>
                    <br />
                    <span class="small soft">
                      {nameOf(names(), line.by.id)}{" "}
                      <Show when={line.by.role !== "player"}>· {say(`judge-role-${line.by.role}`)}</Show>
                    </span>
                  </span>
                </li>
              </>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
