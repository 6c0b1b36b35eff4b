// Founding a tournament, opening one from its file, and finding again those this browser has a pass for.

import { createEffect, createResource, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { Bar } from "../../app/Bar";
import { Go, go } from "../../app/router";
import { EditionSelect } from "../../shared/EditionSelect";
import { rulesText } from "../../engine/editions";
import { editions } from "../../parts/parts";
import type { EditionId, TournamentOpened } from "../../protocol/messages";
import { language, say, speakOf, speaksOf } from "../../words/words";
import { tournaments } from "../client";
import { forget, kept, pathOf } from "../passes";
import { refusedText } from "../refused";
import { deskPath } from "./tabs";
import "./desk.css";

/** Asks for an event and goes there; says why not, should there be none. */
function useOpening() {
  const [wrong, setWrong] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const open = async (ask: () => Promise<TournamentOpened>) => {
    setBusy(true);
    setWrong(null);
    try {
      go(deskPath((await ask()).pass, "people", "new"));
    } catch (problem) {
      setWrong(refusedText(problem, {}));
    } finally {
      setBusy(false);
    }
  };
  return { wrong, busy, open };
}

function Found(): JSX.Element {
  const [book] = createResource(editions);
  const [title, setTitle] = createSignal("");
  const [name, setName] = createSignal("");
  const [edition, setEdition] = createSignal<string>("championship" satisfies EditionId);
  const { wrong, busy, open } = useOpening();
  const id = createUniqueId();
  const found = (event: Event) => {
    event.preventDefault();
    void open(async () => {
      const rules = rulesText(await editions(), edition(), {});
      return tournaments.open({ title: title().trim(), rules, organiser: name().trim() });
    });
  };
  return (
    <form class="card stack" onSubmit={found}>
      <h2>{say("desk-found")}</h2>
      <div class="field">
        <label for={`${id}-title`}>{say("desk-title")}</label>
        <input
          id={`${id}-title`}
          type="text"
          required
          maxlength="80"
          autocomplete="off"
          value={title()}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <Show when={book()}>
        {(known) => (
          <div class="stack tight">
            <EditionSelect rules={{ book: known() }} value={edition()} onChange={setEdition} />
            <p class="small soft">{say("edition-about", { edition: edition() })}</p>
          </div>
        )}
      </Show>
      <div class="field">
        <label for={`${id}-name`}>{say("desk-organiser-name")}</label>
        <input
          id={`${id}-name`}
          type="text"
          required
          maxlength="80"
          autocomplete="name"
          aria-describedby={`${id}-about`}
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span id={`${id}-about`} class="small soft">
          {say("desk-organiser-about")}
        </span>
      </div>
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
      <button type="submit" class="button main" disabled={busy()}>
        {say("desk-found-do")}
      </button>
      <p class="small soft">{say("desk-found-key")}</p>
    </form>
  );
}

function OpenFile(): JSX.Element {
  const { wrong, busy, open } = useOpening();
  const id = createUniqueId();
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) await open(async () => tournaments.openFile(await file.text()));
    // The same file can be chosen again.
    input.value = "";
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-open-file")}</h2>
      <p class="soft" id={id}>
        {say("desk-open-file-about")}
      </p>
      <div>
        <label class="button desk-file">
          {say("desk-open-file-do")}
          <input
            type="file"
            class="unseen"
            accept=".json,application/json"
            aria-describedby={id}
            disabled={busy()}
            onChange={(event) => void choose(event.currentTarget)}
          />
        </label>
      </div>
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
    </section>
  );
}

function Known(): JSX.Element {
  const [all, setAll] = createSignal(kept());
  return (
    <Show when={all().length > 0}>
      <section class="stack tight">
        <h2>{say("desk-kept")}</h2>
        <ul class="stack tight">
          <For each={all()}>
            {({ pass, title, role }) => (
              <li class="card spread desk-known">
                <Go to={pathOf(pass)}>
                  <strong>{title}</strong>
                  <br />
                  <span class="small soft">{say("desk-role", { role })}</span>
                </Go>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={say("desk-forget-one", { title })}
                  onClick={() => {
                    forget(pass);
                    setAll(kept());
                  }}
                >
                  {say("desk-forget")}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

export function TournamentStart(): JSX.Element {
  createEffect(() => {
    language();
    void speakOf("tournament");
  });
  return (
    <Show
      when={speaksOf("tournament")}
      fallback={
        <p class="sheet soft" role="status">
          {say("loading")}
        </p>
      }
    >
      <div class="sheet">
        <Bar title={say("desk")} />
        <main id="main" class="stack">
          <p class="soft">{say("desk-about")}</p>
          <Known />
          <Found />
          <OpenFile />
        </main>
      </div>
    </Show>
  );
}
