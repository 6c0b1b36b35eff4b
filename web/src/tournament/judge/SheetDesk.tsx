// One sheet before the judge: let it stand, correct it, or enter it from paper.

import { createSignal, Match, Show, Switch, untrack, type JSX } from "solid-js";
import { useMedia } from "../../app/media";
import type { Act, Books, TableNumber, SheetSight } from "../../protocol/messages";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { nameOf } from "../refused";
import { Answer, createAsking } from "../asking";
import { Chairs } from "../table/Chairs";
import { draftOf, newDraft } from "../table/draft";
import { ResultSheet } from "../table/ResultSheet";
import { SheetForm } from "../table/SheetForm";
import { sheetWord } from "../sheetState";
import { PaperGrid } from "./PaperGrid";
import { NO_GROUND } from "./rulebook";
import { Grounds } from "./Grounds";

interface DeskProps {
  readonly part: Seen<Books>;
  readonly place: TableNumber;
  /** Whether a sheet that waits for a signature is taken by the one it has on paper; then no ruling is needed. */
  readonly takesPaper?: boolean;
  /** Whether a sheet that is not there is to be typed at once. */
  readonly enters?: boolean;
  /** A sheet was entered from paper: on to the next that is missing. */
  readonly onEntered?: () => void;
}

type Doing = "look" | "uphold" | "correct" | "enter";

export const sheetAt = ({ rounds }: Books, { round, table }: TableNumber): SheetSight | undefined =>
  rounds[round - 1]?.tables[table - 1];

export function SheetDesk(props: DeskProps): JSX.Element {
  const isWide = useMedia("(min-width: 45rem)");
  const [doing, setDoing] = createSignal<Doing>(untrack(() => props.enters && isWide()) ? "enter" : "look");
  const [byGame, setByGame] = createSignal(false);
  const sheet = () => sheetAt(props.part.sight, props.place);
  const started = () => props.part.sight.rounds[props.place.round - 1]?.started ?? false;
  return (
    <Show when={sheet()}>
      {(found) => {
        const names = () => found().view.chairs.map((person) => nameOf(props.part.state.names, person));
        const mayUphold = () =>
          found().view.sheet === "disputed" || (found().view.sheet === "entered" && !props.takesPaper);
        const done = () => setDoing("look");
        const typesGrid = () => doing() === "enter" && found().games === null && started() && isWide() && !byGame();
        return (
          <div class="stack">
            <Show
              when={found().games}
              fallback={
                <Show when={!typesGrid()}>
                  <Chairs view={found().view} names={props.part.state.names} />
                </Show>
              }
            >
              {(games) => (
                <>
                  <p class="soft">
                    {say(`judge-sheet-${sheetWord(found().view) ?? "entered"}`, {
                      name: nameOf(props.part.state.names, found().entered_by?.id ?? 0),
                    })}
                  </p>
                  <Show when={doing() !== "correct"}>
                    <ResultSheet
                      rules={props.part.rules}
                      edition={props.part.state.rules}
                      names={names()}
                      games={games()}
                      planned={found().view.starters.length}
                      scores={found().view.scores}
                    />
                  </Show>
                </>
              )}
            </Show>
            <Switch>
              <Match when={doing() === "uphold"}>
                <Uphold {...props} onDone={done} />
              </Match>
              <Match when={typesGrid()}>
                <PaperGrid
                  part={props.part}
                  place={props.place}
                  sheet={found()}
                  names={names()}
                  onDone={() => {
                    done();
                    props.onEntered?.();
                  }}
                />
                <p>
                  <button type="button" class="button quiet" onClick={() => setByGame(true)}>
                    {say("paper-by-game")}
                  </button>
                </p>
              </Match>
              <Match when={doing() === "correct" || (doing() === "enter" && found().games === null && started())}>
                <Writing {...props} sheet={found()} names={names()} onDone={done} />
              </Match>
              <Match when={found().games !== null}>
                <div class="row">
                  <Show when={mayUphold()}>
                    <button type="button" class="button" onClick={() => setDoing("uphold")}>
                      {say("judge-uphold")}
                    </button>
                  </Show>
                  <button type="button" class="button" onClick={() => setDoing("correct")}>
                    {say("judge-correct")}
                  </button>
                </div>
              </Match>
              <Match when={started()}>
                <p>
                  <button type="button" class="button" onClick={() => setDoing("enter")}>
                    {say("judge-enter")}
                  </button>
                </p>
              </Match>
              <Match when={true}>
                <p class="soft">{say("judge-not-begun")}</p>
              </Match>
            </Switch>
          </div>
        );
      }}
    </Show>
  );
}

function Uphold(props: DeskProps & { onDone: () => void }): JSX.Element {
  const asking = createAsking(props.part);
  const [ground, setGround] = createSignal(NO_GROUND);
  const send = async (event: Event) => {
    event.preventDefault();
    if (await asking.ask({ wish: "act", act: { do: "uphold", place: props.place, ...ground() } })) props.onDone();
  };
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <p>{say("judge-uphold-about")}</p>
      <Grounds rules={props.part.state.rules} ground={ground()} onChange={setGround} />
      <Answer asking={asking} />
      <div class="row">
        <button type="submit" class="button main" aria-disabled={asking.busy()}>
          {say("judge-uphold")}
        </button>
        <button type="button" class="button quiet" onClick={() => props.onDone()}>
          {say("judge-back")}
        </button>
      </div>
    </form>
  );
}

/** A sheet is entered from paper, or others games are put in the place of those handed in. */
function Writing(props: DeskProps & { sheet: SheetSight; names: readonly string[]; onDone: () => void }): JSX.Element {
  const asking = createAsking(props.part);
  const [ground, setGround] = createSignal(NO_GROUND);
  const { games, view } = props.sheet;
  const corrects = games !== null;
  const [draft, setDraft] = createSignal(
    corrects
      ? draftOf(games, view.chairs.length, view.starters.length, view.time_up)
      : newDraft(view.chairs.length, view.starters.length),
  );
  const counts = () => props.sheet.view.sheet === "signed" || props.sheet.view.sheet === "settled";
  return (
    <>
      <SheetForm
        rules={props.part.rules}
        edition={props.part.state.rules}
        names={props.names}
        starters={view.starters}
        timeUp={view.time_up ?? "play-on"}
        draft={draft()}
        onChange={setDraft}
        beside={corrects ? props.sheet.view.scores : undefined}
        send={say(corrects ? "judge-correct-send" : "judge-enter-send")}
        onSend={async (written) => {
          const act: Act = corrects
            ? { do: "correct", place: props.place, games: written, ...ground() }
            : { do: "enter", place: props.place, games: written };
          if (await asking.ask({ wish: "act", act })) props.onDone();
        }}
      >
        <Show when={corrects}>
          <Show when={counts()}>
            <p class="notice">{say("judge-correct-counts")}</p>
          </Show>
          <Grounds rules={props.part.state.rules} ground={ground()} onChange={setGround} />
        </Show>
        <Answer asking={asking} />
      </SheetForm>
      <p>
        <button type="button" class="button quiet" onClick={() => props.onDone()}>
          {say("judge-back")}
        </button>
      </p>
    </>
  );
}
