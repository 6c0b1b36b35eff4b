// A table's telephone: who sits where, the sheet, the judge, the clock. Whoever of the table scans its card has it.

import { createEffect, createMemo, createSignal, Match, on, Show, Switch, type JSX } from "solid-js";
import { useTitle } from "../../app/title";
import { Choice } from "../../app/Choice";
import type { GameEntry, PersonId, SheetSight, TableSight } from "../../protocol/messages";
import { RulesButton } from "../../rules/RulesDialog";
import { say } from "../../words/words";
import type { Seen } from "../PassScreen";
import { nameOf } from "../refused";
import { Answer, createAsking, Lost } from "../asking";
import { CallJudge } from "./CallJudge";
import { Chairs } from "./Chairs";
import { NextSeats } from "./NextSeats";
import { newDraft, sheetOf, withAnnouncers, type SheetDraft } from "./draft";
import { HandedIn } from "./HandedIn";
import { createKept } from "./keeping";
import { Placing } from "./Placing";
import { ResultSheet } from "./ResultSheet";
import { RoundTime } from "./RoundTime";
import { SEATS } from "../seats";
import { SheetForm } from "./SheetForm";
import { TableClock } from "./TableClock";
import "./phone.css";

export function TablePhone(props: Seen<TableSight>): JSX.Element {
  useTitle(() => say("phone-table", { table: props.sight.table }));
  const board = () => props.state.board;
  // A code is its round's, which goes on until the next begins; the card of a table shows the round of the hall.
  const isPlaying = () =>
    !props.state.over && !props.sight.reads_only && (Boolean(props.sight.round) || board().started);
  const round = () => props.sight.round ?? board().round;
  const hasBegun = () => {
    const [mine, halls] = [round() ?? 0, board().round ?? 0];
    return props.state.over || mine < halls || (mine === halls && board().started);
  };
  /** Until the hall is past them. */
  const nextSeats = () =>
    (props.sight.next ?? []).filter(({ place }) => !props.state.over && place.round >= (board().round ?? 0));
  // With the last signature of a round the next one is told; what was played here stays to be looked at.
  const [past, setPast] = createSignal<SheetSight | null>(null);
  createEffect(
    on(
      () => props.sight.sheet,
      (now, before) => {
        if (!props.sight.round && before?.games && before.view.place.round !== now?.view.place.round) setPast(before);
      },
    ),
  );
  return (
    <main id="main" class="sheet stack phone">
      <header>
        <p class="soft small">{props.state.title}</p>
        <div class="spread">
          <h1 tabindex="-1">{say("phone-table", { table: props.sight.table })}</h1>
          <RoundTime clock={isPlaying() ? props.state.clock : null} now={props.event.now} />
          <RulesButton rules={props.state.rules} />
        </div>
        <Show when={!props.state.over && round()}>
          {(shown) => (
            <p>
              {say("tournament-round", { round: shown() })}
              <Show when={shown() === board().round && board().stage}>
                {(stage) => <> · {say(`phone-stage-${stage()}`)}</>}
              </Show>
            </p>
          )}
        </Show>
      </header>
      <Lost connected={props.event.connected()} />
      <Show when={props.state.over}>
        <p class="thanks">{say("phone-over")}</p>
      </Show>
      <Show
        when={props.sight.sheet}
        fallback={
          <Show when={!props.state.over}>
            <p>{board().round === null ? say("phone-not-begun") : say("phone-not-needed")}</p>
          </Show>
        }
      >
        {(sheet) => (
          <Switch>
            <Match when={isPlaying()}>
              <Playing {...props} sheet={sheet()} />
            </Match>
            <Match when={props.sight.reads_only && hasBegun()}>
              <Show when={!props.state.over}>
                <p class="notice">
                  {say(props.sight.round ? "phone-code-over" : "phone-card-reads", { round: board().round ?? 1 })}
                </p>
              </Show>
              <Show when={sheet().games} fallback={<Chairs view={sheet().view} names={props.state.names} />}>
                <Past {...props} sheet={sheet()} />
              </Show>
            </Match>
            <Match when={true}>
              <Waiting {...props} sheet={sheet()} />
            </Match>
          </Switch>
        )}
      </Show>
      <Show when={!isPlaying() && past()}>{(sheet) => <Past {...props} sheet={sheet()} />}</Show>
      <NextSeats next={nextSeats()} names={props.state.names} />
      <Show when={props.sight.sheet?.view.sheet !== null || !isPlaying()}>
        <Placing rows={board().standings} names={props.state.names} ours={props.sight.sheet?.view.chairs ?? []} />
      </Show>
    </main>
  );
}

/** Before a round, and after the last. */
function Waiting(props: Seen<TableSight> & { sheet: SheetSight }): JSX.Element {
  return (
    <Show when={!props.state.over}>
      <section class="card stack tight">
        <h2>{say("phone-will-sit")}</h2>
        <Chairs view={props.sheet.view} names={props.state.names} />
      </section>
      <p class="soft">{say("phone-round-waits")}</p>
    </Show>
  );
}

function Past(props: Seen<TableSight> & { sheet: SheetSight }): JSX.Element {
  const names = () => props.sheet.view.chairs.map((person) => nameOf(props.state.names, person));
  return (
    <section class="stack tight">
      <Show when={!props.sight.reads_only}>
        <p class="thanks">{say("phone-past", { round: props.sheet.view.place.round })}</p>
      </Show>
      <ResultSheet
        rules={props.rules}
        edition={props.state.rules}
        names={names()}
        games={props.sheet.games ?? []}
        planned={props.sheet.view.starters.length}
        scores={props.sheet.view.scores}
      />
    </section>
  );
}

/** The round at this table. What is filled in is kept in this browser until the server has it. */
function Playing(props: Seen<TableSight> & { sheet: SheetSight }): JSX.Element {
  const view = () => props.sheet.view;
  const round = createMemo(() => view().place.round);
  const [me, setMe] = createKept<PersonId>(() => `tournament-me/${props.pass}/${round()}`);
  const [kept, setKept] = createKept<SheetDraft>(() => `tournament-sheet/${props.pass}/${round()}`);
  const names = createMemo(() => view().chairs.map((person) => nameOf(props.state.names, person)));
  const fits = (draft: SheetDraft) =>
    draft.chairs === view().chairs.length && draft.games.length === view().starters.length;
  const mine = () => {
    const draft = kept();
    return draft && fits(draft) ? draft : null;
  };
  const draft = () => mine() ?? newDraft(view().chairs.length, view().starters.length);
  // Who has been put onto another chair since is asked again.
  const seated = () => (view().chairs.includes(me() ?? -1) ? me() : null);
  const call = () => props.sight.calls.findLast(({ ruling }) => ruling === null)?.call ?? null;
  const starter = () => {
    const sheet = sheetOf(draft());
    const seat = "missing" in sheet ? view().starters[sheet.missing] : null;
    return seat ? SEATS.indexOf(seat) : 0;
  };
  const asking = createAsking(props);
  const handIn = async (games: GameEntry[]) => {
    const sent = JSON.stringify(kept());
    const isDone = await asking.ask({
      wish: "act",
      act: { do: "enter", place: view().place, games },
      player: seated(),
    });
    // What was changed while there was no connection stays, beside what was sent.
    if (isDone && JSON.stringify(kept()) === sent) setKept(null);
  };
  return (
    <>
      <Show when={view().sheet === null}>
        <section class="card stack tight">
          <Chairs view={view()} names={props.state.names} />
        </section>
      </Show>
      <Me chairs={view().chairs} label={(person) => nameOf(props.state.names, person)} me={seated()} onMe={setMe} />
      <Show when={view().sheet === null}>
        <TableClock
          rules={props.rules}
          edition={props.state.rules}
          names={names()}
          starter={starter()}
          call={call()}
          onAnnounced={(chairs) => {
            const before = draft();
            const after = withAnnouncers(before, chairs);
            if (after !== before) setKept(after);
          }}
          keptAs={`tournament-clock/${props.pass}/${round()}`}
        />
      </Show>
      <CallJudge part={props} place={view().place} calls={props.sight.calls} me={seated()} />
      <section class="stack">
        <h2 class="phone-title">{say("phone-sheet")}</h2>
        <Switch>
          <Match when={view().sheet !== null}>
            <HandedIn
              part={props}
              sheet={props.sheet}
              me={seated()}
              onMe={setMe}
              mine={asking.busy() ? null : mine()}
              onDrop={() => setKept(null)}
            />
          </Match>
          <Match when={seated() === null}>
            <p class="soft">{say("phone-who-about")}</p>
          </Match>
          <Match when={true}>
            <SheetForm
              rules={props.rules}
              edition={props.state.rules}
              names={names()}
              starters={view().starters}
              timeUp={view().time_up ?? "play-on"}
              draft={draft()}
              onChange={setKept}
              send={say("phone-hand-in")}
              onSend={(games) => void handIn(games)}
            >
              <p class="small soft">{say("phone-hand-in-about")}</p>
              <Answer asking={asking} />
            </SheetForm>
          </Match>
        </Switch>
      </section>
    </>
  );
}

/** Who holds the telephone, asked once a round. */
function Me(props: {
  chairs: readonly PersonId[];
  label: (person: PersonId) => string;
  me: PersonId | null;
  onMe: (person: PersonId | null) => void;
}): JSX.Element {
  let again: HTMLButtonElement | undefined;
  const choose = (person: PersonId | null) => {
    props.onMe(person);
    // What had the focus is gone.
    again?.focus();
  };
  return (
    <Show
      when={props.me}
      fallback={
        <Choice<PersonId | null>
          legend={say("phone-who")}
          options={props.chairs}
          value={null}
          label={(person) => props.label(person ?? 0)}
          onChange={choose}
        />
      }
    >
      {(me) => (
        <div class="spread">
          <p>{say("phone-you-are", { name: props.label(me()) })}</p>
          <button type="button" class="button quiet" ref={(made) => (again = made)} onClick={() => props.onMe(null)}>
            {say("phone-you-change")}
          </button>
        </div>
      )}
    </Show>
  );
}
