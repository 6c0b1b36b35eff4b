// How good the draw is, in words, a figure that is not the least it can be beside that.

import { For, Show, type JSX } from "solid-js";
import type { Certificate, Measure } from "../../protocol/messages";
import { say } from "../../words/words";

const FIGURES = ["repeats", "back_to_back", "uneven", "seats"] as const;

/** Whether its figure counts something people know; the others are sums of squares. */
const isCount = (figure: (typeof FIGURES)[number]): boolean => figure === "repeats" || figure === "back_to_back";

/** Text ids do without underscores. */
const idOf = (figure: (typeof FIGURES)[number]): string => figure.replaceAll("_", "-");

export function CertificateWords(props: {
  certificate: Certificate;
  /** What the tables were drawn with, if lots were. */
  lots: string | null;
  isRanked: boolean;
  /** Whether anybody is to be kept apart. */
  hasPairs: boolean;
  /** Whether anybody has a table of their own. */
  hasOwnTables: boolean;
  rounds: number;
  /** At how many tables the next round is played. */
  tables: number;
  children: JSX.Element;
}): JSX.Element {
  const words = (figure: (typeof FIGURES)[number], { found, bound }: Measure) => {
    const best = found === bound ? "best" : "open";
    return say(`desk-cert-${idOf(figure)}`, { found, bound, best });
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-cert", { rounds: props.rounds })}</h2>
      <Show when={!props.isRanked} fallback={<p>{say("desk-cert-ranked", { tables: props.tables })}</p>}>
        <ul class="desk-certificate">
          <For each={FIGURES}>
            {(figure) => (
              <li>
                <span>{words(figure, props.certificate[figure])}</span>
                <Show when={isCount(figure) && props.certificate[figure].found !== props.certificate[figure].bound}>
                  <span class="small soft figures">
                    {say("desk-cert-figures", {
                      found: props.certificate[figure].found,
                      bound: props.certificate[figure].bound,
                    })}
                  </span>
                </Show>
              </li>
            )}
          </For>
          <Show when={props.hasOwnTables}>
            <li>
              <span>{say("desk-cert-own-tables", { count: props.certificate.elsewhere ?? 0 })}</span>
            </li>
          </Show>
          <Show when={props.hasPairs}>
            <li>
              <span>{say("desk-cert-apart", { count: props.certificate.apart })}</span>
            </li>
          </Show>
        </ul>
      </Show>
      <Show when={props.lots}>
        {(lots) => <p class="small soft desk-lots">{say("desk-cert-lots", { lots: lots() })}</p>}
      </Show>
      {props.children}
    </section>
  );
}
