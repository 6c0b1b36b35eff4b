// The way to a friend's table: by a link, which has the code, or by typing it.

import { createSignal, onMount, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { go } from "../app/router";
import { api } from "../transport/server/api";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { AskName } from "./AskName";

export function Join(props: { code?: string }): JSX.Element {
  const [code, setCode] = createSignal(props.code ?? "");
  const [wrong, setWrong] = createSignal<string | null>(null);
  const find = async () => {
    setWrong(null);
    try {
      // Somebody may have the whole link to paste.
      const { table } = await api.byCode(code().trim().split("/").at(-1) ?? "");
      go(`/table/${table}`, "replace");
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void find();
  };
  function Form(): JSX.Element {
    onMount(() => props.code !== undefined && void find());
    return (
      <form class="card stack" onSubmit={submit}>
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
          {say("join")}
        </button>
      </form>
    );
  }
  return (
    <div class="sheet">
      <Bar title={say("join-code")} />
      <main id="main">
        <AskName>
          <Form />
        </AskName>
      </main>
    </div>
  );
}
