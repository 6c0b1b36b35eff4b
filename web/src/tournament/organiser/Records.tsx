// What is kept of the event: its files to take along, its log, and its end on this server.

import { createSignal, mergeProps, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { go } from "../../app/router";
import { give } from "../../shared/give";
import { say } from "../../words/words";
import { tournaments } from "../client";
import { EventLog } from "../EventLog";
import { forget } from "../passes";
import { refusedText } from "../refused";
import { NameForm } from "./NameForm";
import type { DeskProps } from "./Organiser";

export function Records(props: DeskProps & { isOpen: boolean }): JSX.Element {
  const part = mergeProps(props, {
    get sight() {
      return props.sight.books;
    },
  });
  return (
    <div class="desk-records">
      <div class="stack">
        <Files {...props} />
        <NameForm
          part={props}
          label={say("desk-title")}
          action={say("save")}
          now={props.state.title}
          class="card"
          wish={(title) => ({ wish: "retitle", title })}
        />
        <Delete {...props} />
      </div>
      <EventLog part={part} isOpen={props.isOpen} />
    </div>
  );
}

/** A title as the name of a file. */
const fileName = (title: string, end: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "dublet"}${end}`;

function Files(props: DeskProps): JSX.Element {
  const [wrong, setWrong] = createSignal<string | null>(null);
  const save = async (ask: () => Promise<string>, end: string, type: string) => {
    setWrong(null);
    try {
      await give(new File([await ask()], fileName(props.state.title, end), { type }));
    } catch (problem) {
      setWrong(refusedText(problem, props.state.names));
    }
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-files")}</h2>
      <p class="small soft">{say("desk-files-about")}</p>
      <button
        type="button"
        class="button"
        onClick={() => void save(() => tournaments.file(props.pass), ".dublet-event.json", "application/json")}
      >
        {say("desk-file")}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void save(() => tournaments.csv(props.pass, "standings"), "-standings.csv", "text/csv")}
      >
        {say("desk-csv-standings")}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void save(() => tournaments.csv(props.pass, "scores"), "-scores.csv", "text/csv")}
      >
        {say("desk-csv-scores")}
      </button>
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
    </section>
  );
}

function Delete(props: DeskProps): JSX.Element {
  const [asks, setAsks] = createSignal(false);
  const [wrong, setWrong] = createSignal<string | null>(null);
  const remove = async () => {
    try {
      await tournaments.erase(props.pass);
      forget(props.pass);
      go("/tournament");
    } catch (problem) {
      setWrong(refusedText(problem, props.state.names));
    }
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-delete")}</h2>
      <button type="button" class="button danger" onClick={() => setAsks(true)}>
        {say("desk-delete-do")}
      </button>
      <Show when={asks()}>
        <Dialog title={say("desk-delete")} onClose={() => setAsks(false)}>
          <p>{say("desk-delete-about")}</p>
          <Show when={wrong()}>
            <p class="wrong" role="alert">
              {wrong()}
            </p>
          </Show>
          <button type="button" class="button danger" onClick={() => void remove()}>
            {say("desk-delete-do")}
          </button>
        </Dialog>
      </Show>
    </section>
  );
}
