// A card for every table: its number, and the way in for the telephones of whoever sits there.

import { createMemo, For, type JSX } from "solid-js";
import { Qr } from "../../app/Qr";
import type { Pass } from "../../protocol/messages";
import { say } from "../../words/words";
import { linkOf } from "../passes";

interface Card {
  readonly table: number;
  readonly link: string;
}

export function Cards(props: { title: string; passes: readonly Pass[]; address: string | null }): JSX.Element {
  const cards = createMemo((): readonly Card[] =>
    props.passes
      .flatMap(({ part, pass }) =>
        part.role === "table" && !part.round ? [{ table: part.table, link: linkOf(pass, props.address) }] : [],
      )
      .toSorted((a, b) => a.table - b.table),
  );
  const pages = () =>
    Array.from({ length: Math.ceil(cards().length / 2) }, (_, page) => cards().slice(2 * page, 2 * page + 2));
  return (
    <For each={pages()} fallback={<p class="print-tools soft">{say("print-no-tables")}</p>}>
      {(two) => (
        <section class="paper paper-cards">
          <For each={two}>
            {(card) => (
              <article class="table-card" aria-label={say("hall-table", { table: card.table })}>
                <p class="table-card-title">{props.title}</p>
                <p class="table-card-word">{say("print-table")}</p>
                <p class="table-card-number">{card.table}</p>
                <Qr text={card.link} label={say("print-qr-table", { table: card.table })} />
                <p class="table-card-how">{say("print-how")}</p>
                <p class="paper-link">{card.link}</p>
              </article>
            )}
          </For>
        </section>
      )}
    </For>
  );
}
