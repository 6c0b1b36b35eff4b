// Questions around a real table: could they have opened, does the table stand, what is the best lay. The position is in
// the address, so that it can be sent as a link.

import { createEffect, createMemo, createResource, createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import { Choice, Switch as OnOff } from "../../app/Choice";
import { Icon } from "../../app/Icon";
import { address } from "../../app/router";
import { editionOf } from "../../engine/editions";
import type { Engine } from "../../engine/engine";
import { engine } from "../../parts/parts";
import type { Tile } from "../../protocol/messages";
import { copyText } from "../../shared/copyText";
import { say } from "../../words/words";
import { Companion } from "../Companion";
import { type Rulebook } from "../../shared/rulebook";
import { EditionSelect } from "../../shared/EditionSelect";
import { ChosenTiles, TilePicker } from "../../shared/TilePicker";
import { BestAnswer, OpenAnswer, TableAnswer } from "./Answer";
import { addressOf, allTiles, ASKS, readAddress, type Question } from "./position";
import "./solve.css";

export const Solve = (): JSX.Element => {
  const [rules] = createResource(engine);
  return (
    <Companion screen="solve">
      {(known) => <Show when={rules()}>{(judge) => <Questions rules={known} engine={judge()} />}</Show>}
    </Companion>
  );
};

/** Where a tile goes that is tapped: the rack, or a meld by its place. */
type Target = "rack" | number;

const firstTarget = ({ ask, melds }: Question): Target => (ask === "table" ? melds.length : "rack");

function Questions(props: { rules: Rulebook; engine: Engine }): JSX.Element {
  const deckOf = (rules: string) => props.rules.scorer.deck(rules);
  const [question, setQuestion] = createSignal(readAddress(address().query, deckOf));
  const [wanted, setWanted] = createSignal<Target>(firstTarget(question()));
  const [copied, setCopied] = createSignal(false);
  const deck = createMemo(() => deckOf(question().rules));
  const alter = (part: Partial<Question>) => setQuestion((now) => ({ ...now, ...part }));
  const hasTable = () => question().ask !== "open";
  const hasRack = () => question().ask !== "table";
  // What the question has no place for is kept, and does not stand in the way.
  const shown = createMemo((): Question => ({
    ...question(),
    melds: hasTable() ? question().melds : [],
    rack: hasRack() ? question().rack : [],
  }));
  const target = (): Target => {
    const now = wanted();
    if (now === "rack") return hasRack() ? "rack" : question().melds.length;
    return hasTable() ? Math.min(now, question().melds.length) : "rack";
  };
  createEffect(() => {
    history.replaceState(null, "", addressOf(shown()));
    setCopied(false);
  });
  /** The melds with one changed; those without tiles are gone. */
  const withMeld = (at: number, meld: readonly Tile[]) =>
    [...question().melds.slice(0, at), meld, ...question().melds.slice(at + 1)].filter((one) => one.length > 0);
  const pick = (tile: Tile) => {
    const to = target();
    if (to === "rack") alter({ rack: props.rules.scorer.sort([...question().rack, tile]) });
    else alter({ melds: withMeld(to, [...(question().melds[to] ?? []), tile]) });
  };
  const mine = () => {
    const to = target();
    return to === "rack" ? question().rack : (question().melds[to] ?? []);
  };
  const edition = (id: string) => {
    const { ask, melds, rack, opened } = question();
    setQuestion(
      readAddress(new URL(addressOf({ ask, rules: id, melds, rack, opened }), location.href).searchParams, deckOf),
    );
  };
  const copy = async () => setCopied(await copyText(location.href));
  return (
    <div class="questions">
      <div class="stack questions-form">
        <Choice
          legend={say("question")}
          options={ASKS}
          value={question().ask}
          label={(ask) => say(`question-${ask}`)}
          onChange={(ask) => setWanted(firstTarget(alter({ ask })))}
        />
        <EditionSelect rules={props.rules} value={editionOf(question().rules)} onChange={edition} />
        <Show when={question().rules.includes(" ")}>
          <p class="small soft">{question().rules}</p>
        </Show>
        <Show when={hasTable()}>
          <section class="stack tight" aria-label={say("solve-table")}>
            <h2>{say("solve-table")}</h2>
            <For each={question().melds}>
              {(meld, at) => (
                <Spot
                  label={say("question-meld", { meld: at() + 1 })}
                  isTarget={target() === at()}
                  onTarget={() => setWanted(at())}
                >
                  <ChosenTiles
                    tiles={meld}
                    label={say("question-meld", { meld: at() + 1 })}
                    empty=""
                    onRemove={(place) => alter({ melds: withMeld(at(), meld.toSpliced(place, 1)) })}
                  />
                </Spot>
              )}
            </For>
            <Spot
              label={say("question-new-meld")}
              isTarget={target() === question().melds.length}
              onTarget={() => setWanted(question().melds.length)}
            />
          </section>
        </Show>
        <Show when={hasRack()}>
          <section class="stack tight" aria-label={say("question-rack")}>
            <Spot label={say("question-rack")} isTarget={target() === "rack"} onTarget={() => setWanted("rack")}>
              <ChosenTiles
                tiles={question().rack}
                label={say("question-rack")}
                empty={say("question-tap")}
                onRemove={(at) => alter({ rack: question().rack.toSpliced(at, 1) })}
              />
            </Spot>
          </section>
        </Show>
        <Show when={question().ask === "best"}>
          <OnOff label={say("question-opened")} checked={question().opened} onChange={(opened) => alter({ opened })} />
        </Show>
      </div>
      <TilePicker deck={deck()} taken={allTiles(shown())} mine={mine()} onPick={pick} />
      <div class="stack">
        <section class="card answer stack tight" aria-label={say("question-answer")} aria-live="polite">
          <Switch>
            <Match when={question().ask === "open"}>
              <OpenAnswer question={shown()} />
            </Match>
            <Match when={question().ask === "table"}>
              <TableAnswer engine={props.engine} question={shown()} />
            </Match>
            <Match when={true}>
              <BestAnswer engine={props.engine} question={shown()} />
            </Match>
          </Switch>
        </section>
        <div class="row">
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name={copied() ? "check" : "copy"} />
            {copied() ? say("copied") : say("copy-link")}
          </button>
          <button type="button" class="button" onClick={() => alter({ melds: [], rack: [] })}>
            {say("question-clear")}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Somewhere tiles lie; the one chosen gets those that are tapped. */
function Spot(props: { label: string; isTarget: boolean; onTarget: () => void; children?: JSX.Element }): JSX.Element {
  return (
    <div class="spot" classList={{ target: props.isTarget }}>
      <button type="button" class="spot-name" aria-pressed={props.isTarget} onClick={() => props.onTarget()}>
        {props.label}
      </button>
      {props.children}
    </div>
  );
}
