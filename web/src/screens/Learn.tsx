// The first turns, in a minute: a rack and an empty table, a step at a time, on the table one plays at. The opening, a
// turn in which nothing can be laid, and one with the joker that was drawn.

import {
  batch,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import { Aloud, createVoice } from "../app/Aloud";
import { Bar } from "../app/Bar";
import { Loading } from "../app/Loading";
import { useMedia } from "../app/media";
import { Go } from "../app/router";
import { look } from "../app/settings";
import type { Engine } from "../engine/engine";
import { listenToGameKeys } from "../game/screen/gameKeys";
import { Keys } from "../game/screen/Keys";
import { engine, table as tablePart, type CreateTable } from "../parts/parts";
import type { EditionId, Tile } from "../protocol/messages";
import { RulesButton } from "../rules/RulesDialog";
import { play } from "../sound/sounds";
import { AT_REST, type Position, type Standing, type TableView } from "../table/contract";
import { faultText } from "../words/faults";
import { sentence } from "../words/sentence";
import { tileNames, tileObjects } from "../words/tile";
import { say } from "../words/words";
import { showGesture } from "./ghostGesture";
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

/** What is left after the opening, none of which fits anywhere, and what is drawn then. */
const REST = RACK.filter((tile) => !GROUP.includes(tile) && !RUN.includes(tile));
const DRAWN: Tile = "J";

type Step = "group" | "run" | "end" | "draw" | "joker" | "done";
/** What is asked of the hand; the others are asked of a button, or of nobody. */
const WANTED: Partial<Record<Step, readonly Tile[]>> = { group: GROUP, run: RUN, joker: [DRAWN] };

export function Learn(): JSX.Element {
  const [parts] = createResource(() => Promise.all([engine(), tablePart()]));
  return (
    <div class="learn">
      <Bar title={say("learn")}>
        <RulesButton rules={LESSON.rules} />
      </Bar>
      <Show when={parts()} fallback={<Loading />}>
        {(loaded) => <Lesson engine={loaded()[0]} createTable={loaded()[1]} />}
      </Show>
    </div>
  );
}

function Lesson(props: { engine: Engine; createTable: CreateTable }): JSX.Element {
  const [standing, setStanding] = createSignal<Standing>(AT_REST);
  const [layout, setLayout] = createSignal<readonly (readonly Tile[])[]>([]);
  const [keys, setKeys] = createSignal(false);
  const hasKeys = useMedia("(any-pointer: fine)");
  const voice = createVoice();
  let root: HTMLElement | undefined;
  let view: TableView | undefined;
  const stands = () => standing().verdict?.ok === true;
  const isMeld = (tiles: readonly Tile[]) => tiles.length > 2 && props.engine.meld(LESSON.rules, tiles).meld;
  const hasMeld = (of: readonly Tile[]) =>
    layout().some((tiles) => isMeld(tiles) && of.every((tile) => tiles.includes(tile)));
  /** Which turn it is, and the table before it. */
  const [turn, setTurn] = createSignal(0);
  const [before, setBefore] = createSignal<readonly (readonly Tile[])[]>([]);
  const position = createMemo<Position>(() =>
    turn() === 0 ? LESSON : { ...LESSON, table: before(), rack: turn() === 1 ? REST : [...REST, DRAWN], opened: true },
  );
  const step = createMemo<Step>(() => {
    if (turn() > 0) return turn() === 1 ? "draw" : stands() ? "done" : "joker";
    if (!hasMeld(GROUP)) return "group";
    return stands() && hasMeld(RUN) ? "end" : "run";
  });
  /** The turn ends: with what lies on the table, or by a tile drawn. */
  const endTurn = () => {
    if (step() === "draw") view?.putBack();
    // At once: between the two it would be the step before again, and said.
    batch(() => {
      if (step() === "end") setBefore(layout());
      setStanding(AT_REST);
      setTurn((now) => now + 1);
    });
    view?.focus("rack");
  };
  /** What is in the way, once all that is wanted lies on the table. */
  const strays = createMemo(() => {
    const lies = layout().flat();
    const wanted = step() === "group" ? GROUP : [...GROUP, ...RUN];
    const isAllThere = (step() === "group" || step() === "run") && wanted.every((tile) => lies.includes(tile));
    return isAllThere ? lies.filter((tile) => ![...GROUP, ...RUN].includes(tile)) : [];
  });
  /** Why what was put together is none of what is wanted: what is still being built is not judged. */
  const wrong = createMemo(() => {
    const tiles = layout().find((meld) => meld.length > 2 && !isMeld(meld));
    const { verdict } = standing();
    if (tiles === undefined || strays().length > 0 || verdict === null || verdict.ok) return "";
    const fault = verdict.faults.find((one) => one.fault === "not-a-meld" && one.tiles.join(" ") === tiles.join(" "));
    return fault === undefined ? "" : faultText(fault);
  });
  const task = () =>
    strays().length > 0 ? say("learn-strays", { tiles: tileObjects(strays()) }) : say(`learn-${step()}`);
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
      touched: () => {},
      sounded: play,
      announced: voice.tell,
      noted: () => {},
      told(id) {
        play("no");
        voice.tell(say(id));
      },
    });
    onCleanup(() => view?.dispose());
  });
  createEffect(() => view?.show(position(), look()));
  onMount(() => {
    const tile = root?.querySelector<HTMLElement>(`.rack [data-face="${GROUP[0]}"]`);
    const felt = root?.querySelector<HTMLElement>(".felt");
    if (root && tile && felt && look().motion) onCleanup(showGesture(root, tile, felt));
  });
  createEffect(() => step() === "done" && notePlayed());
  // After what was done.
  createEffect(
    on(step, (at) => queueMicrotask(() => voice.tell(`${sentence(say(`learn-${at}-title`))} ${say(`learn-${at}`)}`)), {
      defer: true,
    }),
  );
  createEffect(on(wrong, (why) => why !== "" && queueMicrotask(() => voice.tell(why)), { defer: true }));
  const showMe = () => {
    const tiles = strays().length > 0 ? strays() : (WANTED[step()] ?? []);
    view?.point(tiles);
    voice.tell(say("learn-shown", { tiles: tileNames(tiles) }));
  };
  // The button goes with what it undid.
  const undo = () => {
    view?.undo();
    view?.focus("rack");
  };
  listenToGameKeys({ undo: () => view?.undo(), redo: () => view?.redo(), help: () => setKeys(true) });
  return (
    <>
      <section class="card learn-step" aria-label={say("learn")}>
        <h2>{say(`learn-${step()}-title`)}</h2>
        <p>{task()}</p>
        <Show when={wrong()}>
          <p class="learn-wrong">{wrong()}</p>
        </Show>
        <Show when={step() === "group" && wrong() === ""}>
          <p class="learn-how">{say("learn-how")}</p>
        </Show>
        <Show when={hasKeys() && step() !== "done"}>
          <p class="small soft">{say("learn-keys")}</p>
        </Show>
        <div class="row">
          <Switch>
            <Match when={step() === "done"}>
              <Go to="/play?new" class="button main">
                {say("home-play")}
              </Go>
            </Match>
            <Match when={step() in WANTED}>
              <button type="button" class="button" onClick={showMe}>
                {say("learn-show")}
              </button>
            </Match>
            <Match when={true}>
              <button type="button" class="button main" onClick={endTurn}>
                {say(step() === "draw" ? "do-draw" : "do-end-turn")}
              </button>
            </Match>
          </Switch>
          <Show when={standing().canUndo}>
            <button type="button" class="button quiet" onClick={undo}>
              {say("undo")}
            </button>
          </Show>
        </div>
      </section>
      <main id="main" class="learn-table">
        <div class="learn-root" ref={(made) => (root = made)} />
      </main>
      <Aloud log={voice.log} />
      <Show when={keys()}>
        <Keys only="table" onClose={() => setKeys(false)} />
      </Show>
    </>
  );
}
