// Everybody of the event: who has come, who is missing, who has left.

import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Icon } from "../../app/Icon";
import type { PersonId, Presence } from "../../protocol/messages";
import { language, say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { Club } from "../Club";
import { nameOf } from "../refused";
import { AddPeople } from "./AddPeople";
import { Apart } from "./Apart";
import type { DeskProps } from "./Organiser";
import { Person } from "./Person";
import { PlaysToo } from "./PlaysToo";
import { tally } from "./step";

const KINDS = ["all", "expected", "present", "away", "withdrawn"] as const;

export function People(props: DeskProps): JSX.Element {
  const [kind, setKind] = createSignal<(typeof KINDS)[number]>("all");
  const [search, setSearch] = createSignal("");
  const [open, setOpen] = createSignal<PersonId | null>(null);
  const asking = createAsking(props);
  const id = createUniqueId();
  const people = () => props.sight.books.people;
  const name = (person: PersonId) => nameOf(props.state.names, person);
  const everybody = createMemo(() => {
    const order = new Intl.Collator(language(), { numeric: true });
    return Object.keys(people())
      .map(Number)
      .toSorted((one, other) => order.compare(name(one), name(other)));
  });
  const count = (of: (typeof KINDS)[number]) => (of === "all" ? everybody().length : tally(people())[of]);
  const shown = createMemo(() => {
    const wanted = search().trim().toLocaleLowerCase();
    return everybody().filter(
      (person) =>
        (kind() === "all" || people()[person] === kind()) &&
        `${name(person)} ${props.state.clubs?.[person] ?? ""}`.toLocaleLowerCase().includes(wanted),
    );
  });
  const missing = () => everybody().filter((person) => people()[person] === "expected");
  const checkInAll = async () => {
    for (const player of missing()) if (!(await asking.ask({ wish: "act", act: { do: "check-in", player } }))) return;
  };
  return (
    <div class="desk-people">
      <section class="stack" aria-label={say("desk-tab-people")}>
        <div class="choice" role="radiogroup" aria-label={say("desk-people-show")}>
          <For each={KINDS.filter((one) => one !== "away" || one === kind() || count(one) > 0)}>
            {(one) => (
              <label>
                <input type="radio" name={id} checked={kind() === one} onChange={() => setKind(one)} />
                <span class="figures">{say(`desk-people-${one}`, { count: count(one) })}</span>
              </label>
            )}
          </For>
        </div>
        <Show when={everybody().length > 0} fallback={<p class="soft">{say("desk-people-none")}</p>}>
          <div class="desk-line">
            <input
              class="desk-search"
              type="search"
              autocomplete="off"
              aria-label={say("desk-people-search")}
              placeholder={say("desk-people-search")}
              value={search()}
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
            <Show when={missing().length > 0}>
              <button
                type="button"
                class="button"
                data-step="check-in"
                disabled={asking.busy()}
                onClick={() => void checkInAll()}
              >
                {say("desk-check-in-all")}
              </button>
            </Show>
          </div>
          <Answer asking={asking} />
          <ul class="desk-list">
            <For each={shown()} fallback={<li class="soft">{say("desk-people-nobody")}</li>}>
              {(person) => <Line {...props} person={person} onOpen={() => setOpen(person)} />}
            </For>
          </ul>
        </Show>
      </section>
      <div class="stack">
        <AddPeople {...props} />
        <PlaysToo {...props} />
        <Apart {...props} everybody={everybody()} />
      </div>
      <Show when={open()} keyed>
        {(person) => <Person {...props} person={person} onClose={() => setOpen(null)} />}
      </Show>
    </div>
  );
}

function Line(props: DeskProps & { person: PersonId; onOpen: () => void }): JSX.Element {
  const asking = createAsking(props);
  const name = () => nameOf(props.state.names, props.person);
  const presence = (): Presence => props.sight.books.people[props.person] ?? "expected";
  return (
    <li class="desk-person" data-presence={presence()}>
      <span class="desk-person-name">
        {name()}
        <Club names={props.state.names} clubs={props.state.clubs} person={props.person} />
      </span>
      <Show
        when={presence() === "expected"}
        fallback={
          <span class="desk-presence small">
            <Show when={presence() === "present"}>
              <Icon name="check" size={18} />
            </Show>
            {say("desk-presence", { presence: presence() })}
          </span>
        }
      >
        <button
          type="button"
          class="button small-button"
          disabled={asking.busy()}
          aria-label={say("desk-check-in-one", { name: name() })}
          onClick={() => void asking.ask({ wish: "act", act: { do: "check-in", player: props.person } })}
        >
          {say("desk-check-in")}
        </button>
      </Show>
      <button
        type="button"
        class="button quiet round"
        aria-label={say("desk-person-more", { name: name() })}
        onClick={() => props.onOpen()}
      >
        <Icon name="more" />
      </button>
      <Answer asking={asking} />
    </li>
  );
}
