// The codes of tables for each round, as slips: put on the tables as the round begins.

import { createMemo, For, type JSX } from "solid-js";
import { Qr } from "../../app/Qr";
import type { Pass } from "../../protocol/messages";
import { say } from "../../words/words";
import { linkOf } from "../passes";
import { codesOf } from "./paper";

const ON_A_PAGE = 8;

export function Codes(props: { title: string; passes: readonly Pass[]; address: string | null }): JSX.Element {
  const slips = createMemo(() => codesOf(props.passes));
  const pages = () =>
    Array.from({ length: Math.ceil(slips().length / ON_A_PAGE) }, (_, page) =>
      slips().slice(ON_A_PAGE * page, ON_A_PAGE * (page + 1)),
    );
  return (
    <For each={pages()} fallback={<p class="print-tools soft">{say("print-no-tables")}</p>}>
      {(page) => (
        <section class="paper paper-codes">
          <For each={page}>
            {({ round, table, pass }) => (
              <article class="code-slip">
                <div>
                  <p class="code-slip-title">{props.title}</p>
                  <p class="code-slip-where">{say("hall-round", { round })}</p>
                  <p class="code-slip-where">{say("hall-table", { table })}</p>
                  <p class="code-slip-how">{say("print-how-code")}</p>
                </div>
                <Qr text={linkOf(pass, props.address)} label={say("print-qr-code", { round, table })} />
              </article>
            )}
          </For>
        </section>
      )}
    </For>
  );
}
