// A list before it is added: what each column holds, who stands in it, and which lines are left out.

import { For, Show, type JSX } from "solid-js";
import { say } from "../../words/words";
import { KINDS, type Found, type Kind, type Listed } from "./list";

/** Lines shown; of a long list the rest is scrolled to. */
export function ListPreview(props: {
  listed: Listed;
  kinds: readonly Kind[];
  people: readonly Found[];
  onKind: (column: number, kind: Kind) => void;
}): JSX.Element {
  const out = () => props.people.filter(({ unusable }) => unusable !== null);
  return (
    <div class="stack tight">
      <p role="status">
        {say("desk-list-count", { count: props.people.length - out().length })}{" "}
        <Show when={out().length > 0}>{say("desk-list-out", { out: out().length })}</Show>
      </p>
      <Show when={out().length > 0}>
        <ul class="list-out small">
          <For each={out()}>
            {({ line, details, unusable }) => (
              <li>{say(`desk-list-${unusable ?? "empty"}`, { line, name: details.name })}</li>
            )}
          </For>
        </ul>
      </Show>
      <div class="list-preview" role="region" aria-label={say("desk-list-preview")} tabindex="0">
        <table class="small">
          <thead>
            <tr>
              <For each={props.kinds}>
                {(kind, column) => (
                  <th scope="col">
                    <select
                      aria-label={say("desk-list-column", { column: column() + 1 })}
                      onChange={(event) =>
                        props.onKind(column(), KINDS.find((one) => one === event.currentTarget.value) ?? "ignore")
                      }
                    >
                      <For each={KINDS}>
                        {(one) => (
                          <option value={one} selected={one === kind}>
                            {say("desk-list-kind", { kind: one })}
                          </option>
                        )}
                      </For>
                    </select>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.listed.rows}>
              {({ cells }, at) => (
                <tr classList={{ "list-unusable": props.people[at()]?.unusable != null }}>
                  <For each={props.kinds}>
                    {(kind, column) => <td classList={{ soft: kind === "ignore" }}>{cells[column()] ?? ""}</td>}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </div>
  );
}
