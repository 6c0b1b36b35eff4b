// Cards for a real table: who starts the game, and who tidies up after it.

import { For, type JSX } from "solid-js";
import { say } from "../../words/words";
import "./paper.css";

const PAIRS_A_PAGE = 4;

/** A pair of cards for each table, by its number; without numbers one page for any table. */
export function RoleCards(props: { tables?: readonly number[] }): JSX.Element {
  const tables = (): readonly (number | null)[] =>
    props.tables?.length ? props.tables : Array.from({ length: PAIRS_A_PAGE }, () => null);
  const pages = () =>
    Array.from({ length: Math.ceil(tables().length / PAIRS_A_PAGE) }, (_, page) =>
      tables().slice(PAIRS_A_PAGE * page, PAIRS_A_PAGE * (page + 1)),
    );
  return (
    <For each={pages()}>
      {(pairs) => (
        <section class="paper paper-roles">
          <For each={pairs}>
            {(table) => (
              <For each={["start", "tidy"] as const}>
                {(role) => (
                  <article class="role-card">
                    {role === "start" ? <Laid /> : <Piled />}
                    <p class="role-card-word">{say(`cards-${role}`)}</p>
                    <p class="role-card-table">{table === null ? "" : say("cards-table", { table })}</p>
                  </article>
                )}
              </For>
            )}
          </For>
        </section>
      )}
    </For>
  );
}

const TILE = { width: 20, height: 27, rx: 3 } as const;

/** The first meld of a game: three tens open. */
function Laid(): JSX.Element {
  return (
    <svg class="role-card-sign" viewBox="0 0 72 34" aria-hidden="true">
      <For each={[2, 26, 50]}>
        {(x) => (
          <g>
            <rect x={x} y="3.5" {...TILE} />
            <text x={x + 10} y="20">
              10
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}

/** Tiles put together face down, in stacks. */
function Piled(): JSX.Element {
  return (
    <svg class="role-card-sign" viewBox="0 0 72 34" aria-hidden="true">
      <For each={[2, 26, 50]}>
        {(x) => (
          <For each={[0, 1, 2, 3, 4, 5, 6]}>
            {(up) => <rect x={x} y={28 - up * 4.2} width="20" height="3.4" rx="1" />}
          </For>
        )}
      </For>
    </svg>
  );
}
