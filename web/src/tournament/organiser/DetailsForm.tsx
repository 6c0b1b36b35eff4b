// What tells somebody from others of the same name, and what the public reads.

import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import type { PersonId, PublicName } from "../../protocol/messages";
import { say } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { detailsOf } from "./details";
import type { DeskProps } from "./Organiser";

const PUBLIC = ["full", "initials", "number"] as const satisfies readonly PublicName[];

export function DetailsForm(props: DeskProps & { person: PersonId; onDone: () => void }): JSX.Element {
  const asking = createAsking(props);
  const id = createUniqueId();
  const now = detailsOf(props, props.person);
  const [club, setClub] = createSignal(now?.club ?? "");
  const [number, setNumber] = createSignal(now?.number ?? "");
  const [shown, setShown] = createSignal<PublicName>(now?.public ?? "full");
  const save = async (event: Event) => {
    event.preventDefault();
    const details = { name: now?.name ?? "", club: club(), number: number() };
    const wish = { wish: "describe", person: props.person, details: { ...details, public: shown() } } as const;
    if (await asking.ask(wish)) props.onDone();
  };
  return (
    <Show when={now}>
      <details class="desk-more">
        <summary>{say("desk-details")}</summary>
        <form class="stack tight" onSubmit={(event) => void save(event)}>
          <p class="small soft">{say("desk-details-about")}</p>
          <div class="field">
            <label for={`${id}-club`}>{say("desk-list-kind", { kind: "club" })}</label>
            <input
              id={`${id}-club`}
              type="text"
              maxlength="80"
              autocomplete="off"
              value={club()}
              onInput={(event) => setClub(event.currentTarget.value)}
            />
          </div>
          <div class="field">
            <label for={`${id}-number`}>{say("desk-list-kind", { kind: "number" })}</label>
            <input
              id={`${id}-number`}
              type="text"
              maxlength="12"
              autocomplete="off"
              value={number()}
              onInput={(event) => setNumber(event.currentTarget.value)}
            />
          </div>
          <Choice
            legend={say("desk-public")}
            options={PUBLIC}
            value={shown()}
            label={(one) => say("desk-public-name", { shown: one })}
            onChange={setShown}
          />
          <p class="small soft">{say("desk-public-about")}</p>
          <Answer asking={asking} />
          <button type="submit" class="button" disabled={asking.busy()}>
            {say("save")}
          </button>
        </form>
      </details>
    </Show>
  );
}
