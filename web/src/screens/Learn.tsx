// The first move, in a minute: a rack and an empty table, a step at a time, on the table one plays at.

import { createEffect, createMemo, createResource, createSignal, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { offerFocus } from "../app/focus";
import { Go } from "../app/router";
import { look } from "../app/settings";
import type { Engine } from "../engine/engine";
import { engine, table as tablePart, type CreateTable } from "../parts/parts";
import type { EditionId, Tile } from "../protocol/messages";
import { RulesButton } from "../rules/RulesDialog";
import { play } from "../sound/sounds";
import { AT_REST, type Position, type Standing, type TableView } from "../table/contract";
import { tileNames } from "../words/tile";
import { say } from "../words/words";
import { notePlayed } from "./localGame";
import "./learn.css";

/** Four sevens and a run of three wait on it; together they are more than the opening needs. */
const RACK: readonly Tile[] = ["k7", "b1", "r9", "y7", "b12", "r10", "k2", "r7", "r11", "y3"];
const LESSON: Position = {
  rules: "standard" satisfies EditionId,
  table: [],
  rack: RACK,
  opened: false,
  mayMove: true,
  fresh: [],
  draft: null,
};
const GROUP: readonly Tile[] = ["k7", "r7", "y7"];
const RUN: readonly Tile[] = ["r9", "r10", "r11"];

type Step = "group" | "run" | "done";

export function Learn(): JSX.Element {
  const [parts] = createResource(() => Promise.all([engine(), tablePart()]));
  return (
    <div class="learn">
      <Bar title={say("learn")}>
        <RulesButton rules={LESSON.rules} />
      </Bar>
      <Show
        when={parts()}
        fallback={
          <p class="soft" role="status">
            {say("loading")}
          </p>
        }
      >
        {(loaded) => <Lesson engine={loaded()[0]} createTable={loaded()[1]} />}
      </Show>
    </div>
  );
}

function Lesson(props: { engine: Engine; createTable: CreateTable }): JSX.Element {
  const [standing, setStanding] = createSignal<Standing>(AT_REST);
  const [layout, setLayout] = createSignal<readonly (readonly Tile[])[]>([]);
  const [aloud, setAloud] = createSignal("");
  let root: HTMLElement | undefined;
  let view: TableView | undefined;
  const stands = () => standing().verdict?.ok === true;
  const hasMeld = () => layout().some((tiles) => tiles.length > 2 && props.engine.meld(LESSON.rules, tiles).meld);
  const step = createMemo<Step>(() => (stands() ? "done" : hasMeld() ? "run" : "group"));
  onMount(() => {
    if (root === undefined) return;
    view = props.createTable(root, {
      engine: props.engine,
      words: { say },
      changed(_, next) {
        setStanding(next);
        setLayout(view?.layout() ?? []);
      },
      selected: () => {},
      sounded: play,
      announced: setAloud,
      told: (id) => setAloud(say(id)),
    });
    onCleanup(() => view?.dispose());
  });
  offerFocus(() => view?.focus("rack"));
  createEffect(() => view?.show(LESSON, look()));
  createEffect(() => step() === "done" && notePlayed());
  const showMe = () => {
    const tiles = step() === "group" ? GROUP : RUN;
    view?.point(tiles);
    setAloud(say("learn-shown", { tiles: tileNames(tiles) }));
  };
  return (
    <>
      <section class="card learn-step" aria-live="polite">
        <h2>{say(`learn-${step()}-title`)}</h2>
        <p>{say(`learn-${step()}`)}</p>
        <div class="row">
          <Show
            when={step() !== "done"}
            fallback={
              <Go to="/play?new" class="button main">
                {say("home-play")}
              </Go>
            }
          >
            <button type="button" class="button" onClick={showMe}>
              {say("learn-show")}
            </button>
          </Show>
          <Show when={standing().canUndo}>
            <button type="button" class="button quiet" onClick={() => view?.undo()}>
              {say("undo")}
            </button>
          </Show>
        </div>
      </section>
      <main id="main" class="learn-table" ref={(made) => (root = made)} />
      <div class="unseen" role="log" aria-live="polite">
        {aloud()}
      </div>
    </>
  );
}
