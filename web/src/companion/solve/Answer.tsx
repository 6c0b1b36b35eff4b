// What the engine says to a question, in words and tiles.

import { createMemo, createResource, For, Match, Show, Switch, type JSX } from "solid-js";
import { TileRow } from "../../app/TilePicture";
import type { Engine } from "../../engine/engine";
import type { MeldReport } from "../../engine/answers";
import { adviser, editions } from "../../parts/parts";
import type { Tile } from "../../protocol/messages";
import { leavesJokersOut } from "../../shared/rulebook";
import { Names } from "../../table/words";
import { sentence } from "../../words/sentence";
import { tileNames, tileObjects } from "../../words/tile";
import { say } from "../../words/words";
import type { Question } from "./position";
import { steps } from "./steps";

const names = new Names({ say });

/** How tiles are entered. */
type Way = "taps" | "text" | "none";

/** Tiles for the eye, their names for the ear. */
const Tiles = (props: { tiles: readonly Tile[] }): JSX.Element => (
  <TileRow tiles={props.tiles} label={tileNames(props.tiles)} />
);

/** A meld in words: what it is and counts, or what is wrong with it, line by line. */
function meldLines(verdict: MeldReport): readonly string[] {
  if (verdict.meld) return [say("meld-worth", { meld: names.kind(verdict), worth: verdict.worth })];
  const { order } = verdict;
  const other = order ? [say("question-other-order", { tiles: tileNames(order) })] : [];
  return [say("meld-none"), sentence(names.reason(verdict)), ...other];
}

/** `before` where something else was asked, which a table that is wrong leaves without an answer. */
export function TableAnswer(props: { engine: Engine; question: Question; way: Way; before?: boolean }): JSX.Element {
  const verdicts = createMemo(() =>
    props.question.melds
      .filter((meld) => meld.length > 0)
      .map((tiles) => ({ tiles, verdict: props.engine.meld(props.question.rules, tiles) })),
  );
  const wrong = () => verdicts().filter(({ verdict }) => !verdict.meld).length;
  // What is wrong comes first.
  const inOrder = () => verdicts().toSorted((one, other) => Number(one.verdict.meld) - Number(other.verdict.meld));
  return (
    <Show when={verdicts().length > 0} fallback={<p class="soft">{say("question-table-empty", { way: props.way })}</p>}>
      <p class="answer-head" classList={{ no: wrong() > 0 }}>
        {wrong() === 0
          ? say("question-table-yes")
          : props.before
            ? say("question-mend-first", { count: wrong() })
            : say("question-table-no", { count: wrong() })}
      </p>
      <ul class="answer-melds">
        <For each={inOrder()}>
          {({ tiles, verdict }) => (
            <li classList={{ no: !verdict.meld }}>
              <Tiles tiles={tiles} />
              <For each={meldLines(verdict)}>{(line) => <span>{line}</span>}</For>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

export function OpenAnswer(props: { question: Question; way: Way }): JSX.Element {
  const [answer] = createResource(
    () => props.question,
    async ({ rules, rack }) => (rack.length === 0 ? null : (await adviser()).couldOpen(rules, rack)),
  );
  const [book] = createResource(editions);
  const jokersAreOut = () => {
    const { rules, rack } = props.question;
    const known = book();
    return known !== undefined && leavesJokersOut(known, rules, rack);
  };
  return (
    <Show
      when={answer.latest}
      fallback={
        <p class="soft">
          {props.question.rack.length === 0 ? say("question-rack-empty", { way: props.way }) : say("hint-looking")}
        </p>
      }
    >
      {(found) => (
        <>
          <p class="answer-head" classList={{ no: !found().could }}>
            <Switch>
              <Match when={found().could}>
                {say("question-open-yes", { worth: found().worth, needed: found().needed })}
              </Match>
              <Match when={found().worth > 0}>
                {say("question-open-short", { worth: found().worth, needed: found().needed })}
              </Match>
              <Match when={true}>
                {say("question-open-none", { needed: found().needed, jokers: jokersAreOut() ? "left-out" : "counted" })}
              </Match>
            </Switch>
          </p>
          <Show when={jokersAreOut()}>
            <p>{say("question-open-jokers")}</p>
          </Show>
          <ul class="answer-melds">
            <For each={found().melds}>
              {({ tiles, worth }) => (
                <li>
                  <Tiles tiles={tiles} />
                  <span>{say("question-worth", { worth })}</span>
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </Show>
  );
}

export function BestAnswer(props: { engine: Engine; question: Question; way: Way }): JSX.Element {
  const melds = () => props.question.melds.filter((meld) => meld.length > 0);
  const stands = createMemo(() => melds().every((meld) => props.engine.meld(props.question.rules, meld).meld));
  const asked = createMemo(() => (stands() && props.question.rack.length > 0 ? props.question : null));
  // With what was asked: while the next answer is looked for, the last one is still about its own tiles.
  const [answer] = createResource(asked, async ({ rules, rack, opened }) => {
    const table = melds();
    return { table, rack, opened, advice: await (await adviser()).best(rules, table, rack, opened) };
  });
  return (
    <Show
      when={stands()}
      fallback={<TableAnswer engine={props.engine} question={props.question} way={props.way} before />}
    >
      <Show when={asked()} fallback={<p class="soft">{say("question-rack-empty", { way: props.way })}</p>}>
        <Show when={answer.latest} fallback={<p class="soft">{say("hint-looking")}</p>}>
          {(found) => (
            <Show
              when={found().advice}
              fallback={<p class="answer-head no">{found().opened ? say("hint-none") : say("question-no-opening")}</p>}
            >
              {(advice) => (
                <>
                  <p class="answer-head">
                    {advice().laid.length === found().rack.length
                      ? say("solve-out")
                      : say("solve-laid", {
                          laid: advice().laid.length,
                          count: found().rack.length,
                          tiles: tileObjects(advice().laid),
                        })}
                  </p>
                  <ol class="answer-steps">
                    <For each={steps(found().table, advice().moves)}>{(step) => <li>{step}</li>}</For>
                  </ol>
                  <h2>{say("question-after")}</h2>
                  <ul class="answer-melds">
                    <For each={advice().moves}>
                      {({ meld }) => (
                        <li>
                          <Tiles tiles={meld} />
                        </li>
                      )}
                    </For>
                  </ul>
                </>
              )}
            </Show>
          )}
        </Show>
      </Show>
    </Show>
  );
}
