// A name, asked once: everything on the server is done by somebody.

import { createResource, createSignal, Show, type JSX } from "solid-js";
import { Loading } from "../app/Loading";
import { api } from "../transport/server/api";
import { me, setMe, whoAmI } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { NameField } from "./NameField";

/** Shows what is inside to somebody the server knows, and asks others for a name first; `about` tells what for. */
export function AskName(props: { about?: string; children: JSX.Element }): JSX.Element {
  const [known] = createResource(async () => {
    try {
      await whoAmI();
      return { problem: null };
    } catch (problem) {
      return { problem };
    }
  });
  let inside: HTMLElement | undefined;
  return (
    <Show when={known()} fallback={<Loading />}>
      {(answer) => (
        <Show when={answer().problem === null} fallback={<p role="alert">{problemWords(answer().problem)}</p>}>
          <Show when={me()} fallback={<NameForm about={props.about} onKnown={() => inside?.focus()} />}>
            <div class="named" tabindex="-1" ref={(made) => (inside = made)}>
              {props.children}
            </div>
          </Show>
        </Show>
      )}
    </Show>
  );
}

/** `onKnown` leads on to what the name was asked for: the form it was typed into is gone. */
function NameForm(props: { about: string | undefined; onKnown: () => void }): JSX.Element {
  const [name, setName] = createSignal("");
  const [wrong, setWrong] = createSignal<string | null>(null);
  const come = async (event: Event) => {
    event.preventDefault();
    try {
      setMe(await api.guest(name().trim()));
      props.onKnown();
    } catch (problem) {
      setWrong(problemWords(problem));
    }
  };
  return (
    <form class="card stack" onSubmit={(event) => void come(event)}>
      <Show when={props.about}>
        <p>{props.about}</p>
      </Show>
      <NameField name={name()} onInput={setName} />
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
      <button type="submit" class="button main">
        {say("go-on")}
      </button>
    </form>
  );
}
