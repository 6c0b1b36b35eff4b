// Entering people: one by one, or a list as spreadsheets write it.

import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { Switch } from "../../app/Choice";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { NameForm } from "./NameForm";
import type { DeskProps } from "./Organiser";

/** A single name as a line of a list: a comma or a quote in it is the name's. */
const lineOf = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function AddPeople(props: DeskProps): JSX.Element {
  const [list, setList] = createSignal("");
  // Before the event lists are of who is expected; once it runs, who enters is there.
  const [present, setPresent] = createSignal(props.sight.books.rounds.length > 0);
  const many = createAsking(props);
  const id = createUniqueId();
  const addList = async (event: Event) => {
    event.preventDefault();
    if (await many.ask({ wish: "add-players", list: list(), present: present() })) setList("");
  };
  const take = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    if (text !== undefined) setList((now) => (now.trim() === "" ? text : `${now.trimEnd()}\n${text}`));
    input.value = "";
  };
  return (
    <section class="card stack" aria-label={say("desk-add")}>
      <h2>{say("desk-add")}</h2>
      <Switch label={say("desk-add-present")} checked={present()} onChange={setPresent} />
      <NameForm
        part={props}
        label={say("desk-add-one")}
        action={say("desk-add-do")}
        wish={(name) => ({ wish: "add-players", list: lineOf(name), present: present() })}
      />
      <form class="stack tight" onSubmit={(event) => void addList(event)}>
        <div class="field">
          <label for={`${id}-list`}>{say("desk-add-list")}</label>
          <textarea
            id={`${id}-list`}
            data-step="add-players"
            rows="6"
            required
            spellcheck={false}
            aria-describedby={`${id}-about`}
            value={list()}
            onInput={(event) => setList(event.currentTarget.value)}
          />
          <span id={`${id}-about`} class="small soft">
            {say("desk-add-list-about")}
          </span>
        </div>
        <Answer asking={many} />
        <Show when={many.refused().length > 0}>
          <p>{say("desk-add-list-not")}</p>
        </Show>
        <div class="row">
          <button type="submit" class="button" disabled={many.busy()}>
            {say("desk-add-list-do")}
          </button>
          <label class="button quiet desk-file">
            {say("desk-add-file")}
            <input
              type="file"
              class="unseen"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void take(event.currentTarget)}
            />
          </label>
        </div>
      </form>
    </section>
  );
}
