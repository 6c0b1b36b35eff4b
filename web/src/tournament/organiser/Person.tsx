// One person: how the name is written, leaving, a substitute.

import { createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import type { PersonId } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { nameOf } from "../refused";
import { DetailsForm } from "./DetailsForm";
import { NameForm } from "./NameForm";
import { detailsOf } from "./details";
import type { DeskProps } from "./Organiser";
import { ReasonForm } from "./ReasonForm";

export function Person(props: DeskProps & { person: PersonId; onClose: () => void }): JSX.Element {
  const presence = () => props.sight.books.people[props.person];
  const hasPlayed = () =>
    props.sight.books.rounds.some(
      ({ started, tables }) => started && tables.some(({ view }) => view.chairs.includes(props.person)),
    );
  const gone = () => presence() === "withdrawn";
  return (
    <Dialog title={nameOf(props.state.names, props.person)} onClose={() => props.onClose()}>
      <NameForm
        part={props}
        label={say("desk-name")}
        action={say("save")}
        now={detailsOf(props, props.person)?.name ?? ""}
        wish={(name) => ({ wish: "rename", person: props.person, name })}
        onDone={() => props.onClose()}
      />
      <DetailsForm {...props} onDone={() => props.onClose()} />
      <Show when={!hasPlayed()}>
        <Slip {...props} />
      </Show>
      <Show when={!gone()} fallback={<Return {...props} />}>
        <Show when={presence() === "away"}>
          <Return {...props} />
        </Show>
        <Show when={presence() === "present" && !props.state.over}>
          <StepOut {...props} />
        </Show>
        <OwnTable {...props} />
        <Substitute {...props} />
        <MakeJudge {...props} />
        <Leave {...props} />
      </Show>
      <Erase {...props} />
    </Dialog>
  );
}

type OfPerson = DeskProps & { readonly person: PersonId; readonly onClose: () => void };

/** Who is back, was crossed out by mistake, or comes after all; of those crossed out not who has played. */
function Return(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const back = async () => {
    if (await asking.ask({ wish: "act", act: { do: "check-in", player: props.person } })) props.onClose();
  };
  return (
    <div class="stack tight">
      <Answer asking={asking} />
      <button type="button" class="button" disabled={asking.busy()} onClick={() => void back()}>
        {say("desk-return")}
      </button>
    </div>
  );
}

/** A player who judges too, where they do not sit themselves. The organiser judges anyway. */
function MakeJudge(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const isJudge = () =>
    props.sight.books.plays === props.person ||
    props.sight.passes.some((part) => part.role === "judge" && part.person === props.person);
  const make = async () => {
    if (await asking.ask({ wish: "judge-player", person: props.person })) props.onClose();
  };
  return (
    <Show when={!isJudge()}>
      <details class="desk-more">
        <summary>{say("desk-make-judge")}</summary>
        <div class="stack tight">
          <p class="small soft">{say("desk-make-judge-about")}</p>
          <Answer asking={asking} />
          <button type="button" class="button" disabled={asking.busy()} onClick={() => void make()}>
            {say("desk-make-judge")}
          </button>
        </div>
      </details>
    </Show>
  );
}

/** Who was checked in, or entered, by mistake, and has not played. */
function Slip(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const undo = (what: "check-out" | "unregister") => async (reason: string) => {
    const done = await asking.ask({ wish: "act", act: { do: what, player: props.person, reason } });
    if (done) props.onClose();
    return done;
  };
  return (
    <>
      <Show when={props.sight.books.people[props.person] === "present"}>
        <details class="desk-more">
          <summary>{say("desk-check-out")}</summary>
          <ReasonForm asking={asking} label={say("desk-check-out")} onDo={undo("check-out")} />
        </details>
      </Show>
      <details class="desk-more">
        <summary>{say("desk-unregister")}</summary>
        <ReasonForm asking={asking} danger label={say("desk-unregister")} onDo={undo("unregister")}>
          <p class="small soft">{say("desk-unregister-about")}</p>
        </ReasonForm>
      </details>
    </>
  );
}

/** The same table in every round, for whoever cannot move through the hall. */
function OwnTable(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const id = createUniqueId();
  const own = () => props.sight.books.own_tables?.[props.person] ?? null;
  const [table, setTable] = createSignal<number | null>(null);
  const give = async (reason: string) => {
    const next = own() === null ? (table() ?? 1) : null;
    const act = { do: "own-table", player: props.person, table: next, reason } as const;
    const done = await asking.ask({ wish: "act", act });
    if (done) props.onClose();
    return done;
  };
  return (
    <details class="desk-more">
      <summary>{say("desk-own-table")}</summary>
      <ReasonForm asking={asking} label={say(own() === null ? "desk-own-table-do" : "desk-own-table-free")} onDo={give}>
        <Show
          when={own()}
          fallback={
            <>
              <p class="small soft">{say("desk-own-table-about")}</p>
              <div class="field">
                <label for={id}>{say("desk-own-table-number")}</label>
                <input
                  id={id}
                  type="number"
                  inputmode="numeric"
                  required
                  min="1"
                  max="256"
                  value={table() ?? 1}
                  onInput={(event) => setTable(event.currentTarget.valueAsNumber || null)}
                />
              </div>
            </>
          }
        >
          {(number) => <p>{say("desk-table", { table: number() })}</p>}
        </Show>
      </ReasonForm>
    </details>
  );
}

/** A game or a round is missed; results so far and the place in the event stay. */
function StepOut(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const leave = async (reason: string) => {
    const done = await asking.ask({ wish: "act", act: { do: "step-out", player: props.person, reason } });
    if (done) props.onClose();
    return done;
  };
  return (
    <details class="desk-more">
      <summary>{say("desk-step-out")}</summary>
      <ReasonForm asking={asking} label={say("desk-step-out-do")} onDo={leave}>
        <p class="small soft">{say("desk-step-out-about")}</p>
      </ReasonForm>
    </details>
  );
}

function Leave(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const leave = async (reason: string) => {
    const done = await asking.ask({ wish: "act", act: { do: "withdraw", player: props.person, reason } });
    if (done) props.onClose();
    return done;
  };
  return (
    <details class="desk-more">
      <summary>{say("desk-withdraw")}</summary>
      <ReasonForm asking={asking} danger label={say("desk-withdraw-do")} onDo={leave}>
        <p class="small soft">{say("desk-withdraw-about")}</p>
      </ReasonForm>
    </details>
  );
}

function Substitute(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const id = createUniqueId();
  const [came, setCame] = createSignal<PersonId | null>(null);
  // Who has a chair already cannot take another one.
  const seated = () => new Set(props.state.board.tables.flatMap(({ chairs }) => chairs));
  const free = () =>
    Object.entries(props.sight.books.people)
      .filter(([id, presence]) => presence === "present" && Number(id) !== props.person && !seated().has(Number(id)))
      .map(([id]) => Number(id));
  const chosen = () => came() ?? free()[0];
  const substitute = async (reason: string) => {
    const player = chosen();
    if (player === undefined) return null;
    const done = await asking.ask({ wish: "act", act: { do: "substitute", gone: props.person, came: player, reason } });
    if (done) props.onClose();
    return done;
  };
  return (
    <details class="desk-more">
      <summary>{say("desk-substitute")}</summary>
      <Show when={free().length > 0} fallback={<p class="small soft">{say("desk-substitute-nobody")}</p>}>
        <ReasonForm asking={asking} label={say("desk-substitute-do")} onDo={substitute}>
          <p class="small soft">{say("desk-substitute-about")}</p>
          <div class="field">
            <label for={id}>{say("desk-substitute-who")}</label>
            <select id={id} onChange={(event) => setCame(Number(event.currentTarget.value))}>
              <For each={free()}>
                {(player) => (
                  <option value={player} selected={player === chosen()}>
                    {nameOf(props.state.names, player)}
                  </option>
                )}
              </For>
            </select>
          </div>
        </ReasonForm>
      </Show>
    </details>
  );
}

function Erase(props: OfPerson): JSX.Element {
  const asking = createAsking(props);
  const erase = async () => {
    if (await asking.ask({ wish: "erase-name", person: props.person })) props.onClose();
  };
  return (
    <Show when={props.state.names[props.person] !== undefined}>
      <details class="desk-more">
        <summary>{say("desk-erase-name")}</summary>
        <div class="stack tight">
          <p class="small soft">{say("desk-erase-name-about", { id: props.person })}</p>
          <Answer asking={asking} />
          <button type="button" class="button danger" disabled={asking.busy()} onClick={() => void erase()}>
            {say("desk-erase-name-do")}
          </button>
        </div>
      </details>
    </Show>
  );
}
