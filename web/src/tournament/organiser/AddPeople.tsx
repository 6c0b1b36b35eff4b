// Entering people: one by one, or a list as spreadsheets write it.

import { createMemo, createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { Switch } from "../../app/Choice";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { NameForm } from "./NameForm";
import { ListPreview } from "./ListPreview";
import { listOf, peopleOf, readList, type Kind } from "./list";
import { everybody } from "./details";
import type { DeskProps } from "./Organiser";

export function AddPeople(props: DeskProps): JSX.Element {
  const [list, setList] = createSignal("");
  // Before the event lists are of who is expected; once it runs, who enters is there.
  const [present, setPresent] = createSignal(props.sight.books.rounds.length > 0);
  const listed = createMemo(() => readList(list()));
  // What the columns hold is guessed anew whenever the list has others.
  const [chosen, setChosen] = createSignal<readonly (Kind | null)[]>([]);
  const kinds = createMemo(() => listed().kinds.map((kind, at) => chosen()[at] ?? kind));
  const people = createMemo(() => peopleOf(listed(), kinds(), everybody(props)));
  const usable = () => people().filter(({ unusable }) => unusable === null);
  const put = (text: string) => {
    setList(text);
    if (text.trim() === "") setChosen([]);
  };
  const many = createAsking(props);
  const id = createUniqueId();
  const addList = async (event: Event) => {
    event.preventDefault();
    if (usable().length === 0) return;
    const sent = listOf(usable().map(({ details }) => details));
    if (await many.ask({ wish: "add-players", list: sent, present: present() })) put("");
  };
  const take = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    if (text !== undefined) put(list().trim() === "" ? text : `${list().trimEnd()}\n${text}`);
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
        wish={(name) => ({ wish: "add-players", list: listOf([{ name }]), present: present() })}
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
            onInput={(event) => put(event.currentTarget.value)}
          />
          <span id={`${id}-about`} class="small soft">
            {say("desk-add-list-about")}
          </span>
        </div>
        <Show when={people().length > 0}>
          <ListPreview
            listed={listed()}
            kinds={kinds()}
            people={people()}
            onKind={(column, kind) => setChosen(kinds().with(column, kind))}
          />
        </Show>
        <Answer asking={many} />
        <Show when={many.refused().length > 0}>
          <p>{say("desk-add-list-not")}</p>
        </Show>
        <div class="row">
          <button type="submit" class="button" disabled={many.busy()}>
            {say("desk-add-list-do")}
            <Show when={usable().length > 0}>
              <span aria-hidden="true"> ({usable().length})</span>
            </Show>
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
