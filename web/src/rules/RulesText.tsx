// The rules to read, for what is played or for all editions, with tiles drawn. A rule can be gone to by its number.

import { createEffect, createMemo, createResource, For, on, Show, type JSX } from "solid-js";
import { Loading } from "../app/Loading";
import { editionOf, houseRules, valueOf } from "../engine/editions";
import type { Editions } from "../engine/answers";
import { editions } from "../parts/parts";
import { choiceText, houseRuleText } from "../words/houseRules";
import { sentence } from "../words/sentence";
import { language, say, speakOf, speaksOf } from "../words/words";
import { DOCUMENTS } from "./documents";
import { topicsOf, tells, type Block, type Played, type Topic, type Words } from "./text";
import { VALUES, Written } from "./Written";
import "./rules.css";

export interface RulesTextProps {
  /** What is played, as text; nothing for all editions. */
  readonly rules: string | null;
  /** The number of the rule somebody asks for. */
  readonly at?: string | null;
}

export function RulesText(props: RulesTextProps): JSX.Element {
  const [book] = createResource(editions);
  const [text] = createResource(language, (spoken) => DOCUMENTS[spoken]());
  const played = (): Played | null => {
    const [rules, known] = [props.rules, book()];
    if (rules === null || known === undefined) return null;
    return { edition: editionOf(rules), value: (name) => valueOf(known, rules, name) ?? "" };
  };
  const topics = createMemo(() => {
    const own = topicsOf(text.latest ?? "", played());
    // A rule of another edition is found all the same.
    return props.at == null || tells(own, props.at) ? own : topicsOf(text.latest ?? "", null);
  });
  let root: HTMLElement | undefined;
  createEffect(() => {
    language();
    void speakOf("rules");
  });
  const isReady = () => book() !== undefined && text.latest !== undefined && speaksOf("rules");
  createEffect(
    on([isReady, topics, () => props.at], ([ready, , at]) => {
      if (ready && at != null) queueMicrotask(() => root?.querySelector(`[data-rule~="${at}"]`)?.scrollIntoView());
    }),
  );
  const show = (title: string) => {
    const heading = root?.querySelector<HTMLElement>(`[data-topic="${CSS.escape(title)}"]`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <div class="rules-text" ref={(made) => (root = made)}>
      <Show when={isReady()} fallback={<Loading />}>
        <Show when={props.rules}>{(rules) => <HouseRulesOf book={book()!} rules={rules()} />}</Show>
        <Contents topics={topics()} onChoose={show} />
        <For each={topics()}>{(topic) => <TopicText topic={topic} at={props.at ?? null} />}</For>
        <Values book={book()!} rules={props.rules} />
      </Show>
    </div>
  );
}

/** What differs here from the edition. */
function HouseRulesOf(props: { book: Editions; rules: string }): JSX.Element {
  const house = () => houseRules(props.book, props.rules);
  return (
    <Show when={house().length > 0}>
      <section class="card rules-differ">
        <h2>{say("rules-differ")}</h2>
        <ul>
          <For each={house()}>{(rule) => <li>{sentence(houseRuleText(rule))}</li>}</For>
        </ul>
      </section>
    </Show>
  );
}

function Contents(props: { topics: readonly Topic[]; onChoose: (title: string) => void }): JSX.Element {
  return (
    <nav class="rules-contents" aria-label={say("rules-contents")}>
      <button type="button" class="button quiet" onClick={() => document.getElementById(VALUES)?.scrollIntoView()}>
        {say("rules-values")}
      </button>
      <For each={props.topics.filter(({ level }) => level === 2)}>
        {({ title }) => (
          <button type="button" class="button quiet" onClick={() => props.onChoose(title)}>
            {title}
          </button>
        )}
      </For>
    </nav>
  );
}

function TopicText(props: { topic: Topic; at: string | null }): JSX.Element {
  const heading = () => (
    <Show when={props.topic.level === 2} fallback={<h3>{props.topic.title}</h3>}>
      <h2 tabindex="-1" data-topic={props.topic.title}>
        {props.topic.title}
      </h2>
    </Show>
  );
  return (
    <section>
      {heading()}
      <For each={props.topic.blocks}>
        {(block) => <BlockText block={block} asWritten={props.topic.asWritten} at={props.at} />}
      </For>
    </section>
  );
}

/** The head of a column that asks: on a phone, where heads have no room, it stands before each answer. */
function asks(head: Words | undefined): string | undefined {
  const text = head?.map(({ raw }) => raw).join("") ?? "";
  return text.endsWith("?") ? text : undefined;
}

function BlockText(props: { block: Block; asWritten: boolean; at: string | null }): JSX.Element {
  const written = (words: Words) => <Written words={words} asWritten={props.asWritten} />;
  /** Where a rule is told, and whether it is the one asked for. */
  const place = ({ numbers }: Pick<Block, "numbers">) => ({
    "data-rule": numbers.join(" ") || undefined,
    "data-asked": props.at !== null && numbers.includes(props.at) ? "" : undefined,
  });
  const { block } = props;
  switch (block.kind) {
    case "paragraph":
      return <p {...place(block)}>{written(block.words)}</p>;
    case "list": {
      const items = () => <For each={block.items}>{(item) => <li {...place(item)}>{written(item.words)}</li>}</For>;
      return block.ordered ? <ol>{items()}</ol> : <ul>{items()}</ul>;
    }
    case "table":
      return (
        <div class="rules-table">
          <table classList={{ "rules-examples": block.rows.every(([first]) => first?.[0]?.type === "codespan") }}>
            <thead>
              <tr>
                <For each={block.head}>
                  {(cell) => (cell.length === 0 ? <td /> : <th scope="col">{written(cell)}</th>)}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={block.rows}>
                {(row) => (
                  <tr>
                    <For each={row}>{(cell, at) => <td data-asks={asks(block.head[at()])}>{written(cell)}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      );
  }
}

/** The values of one name, each with the editions that have it, where more than one is looked at and they differ. */
function sharesOf(book: Editions, rules: string | null, name: string): readonly (readonly [string, string])[] {
  if (rules !== null) return [[choiceText(valueOf(book, rules, name) ?? ""), ""]];
  const shares = new Map<string, string[]>();
  for (const edition of book.editions) {
    const value = choiceText(valueOf(book, edition.rules, name) ?? "");
    shares.set(value, [...(shares.get(value) ?? []), say("edition-name", { edition: edition.id })]);
  }
  return [...shares].map(([value, names]) => [value, shares.size === 1 ? "" : names.join(", ")]);
}

/** Every value: of what is played, house rules among them, or of all editions. */
function Values(props: { book: Editions; rules: string | null }): JSX.Element {
  return (
    <section>
      <h2 id={VALUES} tabindex="-1">
        {say("rules-values")}
      </h2>
      <dl class="rules-values">
        <For each={props.book.values}>
          {({ name }) => (
            <div>
              <dt>{say(`value-${name}`)}</dt>
              <For each={sharesOf(props.book, props.rules, name)}>
                {([value, whose]) => (
                  <dd>
                    <strong class="figures">{value}</strong> <span class="soft small">{whose}</span>
                  </dd>
                )}
              </For>
            </div>
          )}
        </For>
      </dl>
    </section>
  );
}
