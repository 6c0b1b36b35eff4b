// Rounds: drawn, started, their tables and sheets, and the end of a stage.

import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import { Dialog } from "../../app/Dialog";
import { address } from "../../app/router";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { CertificateWords } from "./CertificateWords";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";
import { EndEarly } from "./Replan";
import { RoundBoard } from "./RoundBoard";
import { ClockHand } from "./RoundClock";
import { Swap } from "./Swap";
import { TableSheet } from "./TableSheet";
import { placeOf } from "./tabs";
import { TieForm } from "./TieForm";

export function Rounds(props: DeskProps): JSX.Element {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const open = createMemo(() => address().query.get("table"));
  // A sheet that was begun stays, also while something else is looked at.
  const [opened, setOpened] = createSignal<readonly string[]>([]);
  createEffect(
    on(open, (now, before) => {
      if (now !== null) setOpened((all) => (all.includes(now) ? all : [...all, now]));
      if (before !== undefined)
        queueMicrotask(() => document.getElementById(now === null ? `table-${before}` : `sheet-${now}`)?.focus());
    }),
  );
  const books = () => props.sight.books;
  const numbers = () => books().rounds.map((_, at) => at + 1);
  const current = () => props.state.board.round ?? 1;
  const number = () => Math.min(chosen() ?? current(), numbers().length);
  const round = () => books().rounds[number() - 1];
  const kindOf = (at: number) => books().plan?.stages[books().rounds[at - 1]?.stage ?? 0]?.kind ?? "qualifying";
  const label = (at: number) =>
    kindOf(at) === "qualifying"
      ? say("desk-round-number", { round: at })
      : say("desk-round-stage", { round: at, stage: say("desk-stage", { kind: kindOf(at) }) });
  const isDrawn = () => books().rounds.some(({ stage }) => stage === books().stage);
  // Then nothing is drawn: the standings say who sits where.
  const isRanked = () => books().stage > 0;
  const tie = createMemo(() => {
    const found = books().exceptions.find(
      (one) => one.exception === "tie-at-cut-off" && one.stage === books().stage + 1,
    );
    return found?.exception === "tie-at-cut-off" ? found.players : null;
  });
  return (
    <>
      <For each={opened()}>{(key) => <TableSheet {...props} place={placeOf(key)} isOpen={open() === key} />}</For>
      <div class="stack" hidden={open() !== null}>
        <Show when={tie()}>{(players) => <TieForm {...props} players={players()} />}</Show>
        <Show
          when={books().rounds.length > 0}
          fallback={<p class="soft">{books().plan === null ? say("desk-rounds-no-plan") : say("desk-rounds-none")}</p>}
        >
          <div class="desk-rounds-head">
            <Choice
              legend={say("desk-rounds")}
              options={numbers()}
              value={number()}
              label={label}
              onChange={setChosen}
            />
            <ClockHand {...props} />
          </div>
          <Show when={round()}>
            {(shown) => <RoundBoard {...props} round={shown()} number={number()} isCurrent={number() === current()} />}
          </Show>
        </Show>
        <div class="desk-rounds-foot">
          <Show when={isDrawn() && props.sight.certificate}>
            {(certificate) => (
              <CertificateWords
                certificate={certificate()}
                lots={props.sight.lots ?? null}
                isRanked={isRanked()}
                hasPairs={books().apart.length > 0}
                hasOwnTables={Object.keys(books().own_tables ?? {}).length > 0}
                rounds={props.sight.rounds_left}
                tables={books().rounds.at(-1)?.tables.length ?? 0}
              >
                <Show when={props.sight.rounds_left > 0 && !isRanked()}>
                  <DrawAgain {...props} />
                </Show>
              </CertificateWords>
            )}
          </Show>
          <Show when={isRanked() || round()?.started !== false ? undefined : round()}>
            {(ahead) => <Swap {...props} round={ahead()} number={number()} />}
          </Show>
          <EndEarly {...props} />
          <Reopen {...props} />
        </div>
      </div>
    </>
  );
}

/** Tables that are drawn are drawn anew only when somebody means it: cards may be printed. */
function DrawAgain(props: DeskProps): JSX.Element {
  const [asks, setAsks] = createSignal(false);
  const asking = createAsking(props);
  const draw = async () => {
    if (await asking.ask({ wish: "draw" })) setAsks(false);
  };
  return (
    <>
      <div>
        <button type="button" class="button" onClick={() => setAsks(true)}>
          {say("desk-draw-again")}
        </button>
      </div>
      <Show when={asks()}>
        <Dialog title={say("desk-draw-again")} onClose={() => setAsks(false)}>
          <p>{say("desk-draw-again-sure", { rounds: props.sight.rounds_left })}</p>
          <Answer asking={asking} />
          <button type="button" class="button main" disabled={asking.busy()} onClick={() => void draw()}>
            {asking.busy() ? say("desk-busy") : say("desk-draw-again")}
          </button>
        </Dialog>
      </Show>
    </>
  );
}

/** The end of a stage can be taken back while nothing of the next has begun. */
function Reopen(props: DeskProps): JSX.Element {
  const asking = createAsking(props);
  const hasEnded = () => props.state.over || props.sight.books.stage > 0;
  const hasBegun = () =>
    !props.state.over &&
    props.sight.books.rounds.some(({ stage, started }) => started && stage === props.sight.books.stage);
  return (
    <Show when={hasEnded() && !hasBegun()}>
      <section class="card stack tight">
        <h2>{say("desk-reopen")}</h2>
        <p class="small soft">{say("desk-reopen-about")}</p>
        <ReasonForm
          asking={asking}
          label={say("desk-reopen-do")}
          onDo={(reason) => asking.ask({ wish: "act", act: { do: "reopen", reason } })}
        />
      </section>
    </Show>
  );
}
