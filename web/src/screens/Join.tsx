// The way to a friend's table: by a link, which has the code, or by typing it. Who is invited sees by whom and to what,
// gives a name, and sits down; who only looks on gives none.

import { createResource, createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { go } from "../app/router";
import { editionOf } from "../engine/editions";
import { editions } from "../parts/parts";
import { isAsPrinted } from "../game/model/match";
import { apart } from "../game/model/apart";
import { chairName } from "../game/model/people";
import { RulesLine } from "../game/screen/RulesLine";
import type { Invitation } from "../protocol/messages";
import { api } from "../transport/server/api";
import { comeAs, isNamed, whoAmI } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { NameField } from "./NameField";
import "./lobby.css";

export function Join(props: { code?: string }): JSX.Element {
  return (
    <Show when={props.code} fallback={<CodeScreen />} keyed>
      {(code) => <Invited code={code} />}
    </Show>
  );
}

function CodeScreen(props: { code?: string; wrong?: string }): JSX.Element {
  const [code, setCode] = createSignal(props.code ?? "");
  const [wrong, setWrong] = createSignal(props.wrong ?? null);
  const submit = async (event: Event) => {
    event.preventDefault();
    setWrong(null);
    // Somebody may have the whole link to paste.
    const typed = code().trim().split("/").at(-1) ?? "";
    try {
      await api.byCode(typed);
      go(`/t/${encodeURIComponent(typed)}`, "replace");
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  return (
    <div class="sheet">
      <Bar title={say("join-code")} />
      <main id="main">
        <form class="card stack" onSubmit={(event) => void submit(event)}>
          <div class="field">
            <label for="code">{say("code")}</label>
            <input
              id="code"
              type="text"
              required
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={code()}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
            <span class="small soft">{say("code-about")}</span>
            <Show when={wrong()}>
              <span class="wrong" role="alert">
                {wrong()}
              </span>
            </Show>
          </div>
          <button type="submit" class="button main">
            {say("go-on")}
          </button>
        </form>
      </main>
    </div>
  );
}

/** The invitation, and who looks at it where that is known already. */
async function look(code: string): Promise<{ invitation: Invitation } | { wrong: string }> {
  try {
    const [invitation, somebody] = await Promise.all([api.byCode(code), whoAmI()]);
    const sits = invitation.chairs.some(({ sitter }) => sitter?.kind === "person" && sitter.who === somebody?.id);
    if (sits) go(`/table/${invitation.table}`, "replace");
    return { invitation };
  } catch (problem) {
    return { wrong: problemWords(problem) };
  }
}

function Invited(props: { code: string }): JSX.Element {
  const [found] = createResource(() => look(props.code));
  return (
    <Switch
      fallback={
        <p class="sheet soft" role="status">
          {say("loading")}
        </p>
      }
    >
      <Match when={found()} keyed>
        {(answer) =>
          "wrong" in answer ? (
            <CodeScreen code={props.code} wrong={answer.wrong} />
          ) : (
            <InvitationScreen invitation={answer.invitation} />
          )
        }
      </Match>
    </Switch>
  );
}

function InvitationScreen(props: { invitation: Invitation }): JSX.Element {
  const [book] = createResource(editions);
  /** Whether it is played as the box has it: what is said of an edition may be otherwise with another clock or house rules. */
  const isPrinted = () => {
    const known = book();
    return known !== undefined && isAsPrinted(known, props.invitation.options);
  };
  const [name, setName] = createSignal("");
  const [wrong, setWrong] = createSignal<string | null>(null);
  const { chairs, options, host, playing, table } = props.invitation;
  const names = apart(props.invitation.names, chairs);
  const free = chairs.filter(({ sitter }) => sitter === null).length;
  const maySit = free > 0 && !playing;
  const mayCome = maySit || free > 0 || options.spectators;
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      if (!isNamed()) await comeAs(name().trim());
      go(`/table/${table}?sit`, "replace");
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  const watch = () => go(`/table/${table}`, "replace");
  const title = () => {
    const inviter = names[host];
    return inviter === undefined ? say("invited-table") : say("invited-by", { name: inviter });
  };
  return (
    <div class="sheet">
      <Bar title={title()} />
      <main id="main" class="stack">
        <section class="card stack tight">
          <p>{say("invited-about")}</p>
          <p>
            <RulesLine options={options} isShared />
          </p>
          <Show when={isPrinted()}>
            <p class="small soft">{say("edition-about", { edition: editionOf(options.rules) })}</p>
          </Show>
          <ol class="seats" aria-label={say("players")}>
            <For each={chairs}>
              {(chair, at) => (
                <li class="seat" classList={{ free: chair.sitter === null }}>
                  <span class="avatar" aria-hidden="true">
                    {chair.sitter === null ? "" : chairName(chair, names, at()).slice(0, 1).toUpperCase()}
                  </span>
                  <span class="seat-name">
                    <strong>{chairName(chair, names, at())}</strong>
                  </span>
                </li>
              )}
            </For>
          </ol>
          <p>{playing ? say("invited-playing") : say("table-free", { count: free })}</p>
        </section>
        <Show when={mayCome} fallback={<p>{say("closed-not-found")}</p>}>
          <Show when={maySit}>
            <form class="stack" onSubmit={(event) => void sit(event)}>
              <Show when={!isNamed()}>
                <NameField name={name()} onInput={setName} />
              </Show>
              <Show when={wrong()}>
                <p class="wrong" role="alert">
                  {wrong()}
                </p>
              </Show>
              <button type="submit" class="button main wide start">
                {say("join")}
              </button>
            </form>
          </Show>
          <Show when={!maySit || options.spectators}>
            <button type="button" class="button wide" classList={{ "main start": !maySit }} onClick={watch}>
              {say("watch")}
            </button>
          </Show>
        </Show>
      </main>
    </div>
  );
}
