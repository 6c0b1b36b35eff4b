// Who somebody is here: a name, ways to come back, and everything kept of them, to take away or to erase.

import { createSignal, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Dialog } from "../app/Dialog";
import { go } from "../app/router";
import type { Me } from "../protocol/messages";
import { api, downloads } from "../transport/server/api";
import { isNamed, me, setMe, whoAmI } from "../transport/server/me";
import { copyText } from "../shared/copyText";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import "./invite.css";

/** Does something on the server and says how it went. */
function useTry() {
  const [said, setSaid] = createSignal<string | null>(null);
  const attempt = async (what: () => Promise<unknown>, done?: string) => {
    try {
      await what();
      setSaid(done ?? null);
    } catch (problem) {
      setSaid(problemWords(problem));
    }
  };
  return { said, attempt };
}

function Field(props: {
  id: string;
  label: string;
  type?: string;
  autocomplete: string;
  value: string;
  onInput: (text: string) => void;
}): JSX.Element {
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      <input
        id={props.id}
        type={props.type ?? "text"}
        autocomplete={props.autocomplete}
        required
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
}

function LogIn(): JSX.Element {
  const [name, setName] = createSignal("");
  const [password, setPassword] = createSignal("");
  const { said, attempt } = useTry();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const come = event.submitter?.id === "sign-up" ? api.signUp : api.logIn;
    void attempt(async () => setMe(await come({ name: name(), password: password() })));
  };
  return (
    <form class="card stack" onSubmit={submit}>
      <p class="soft">{say("account-log-in-about")}</p>
      <Field id="login-name" label={say("your-name")} autocomplete="username" value={name()} onInput={setName} />
      <Field
        id="login-password"
        label={say("password")}
        type="password"
        autocomplete="current-password"
        value={password()}
        onInput={setPassword}
      />
      <Show when={said()}>
        <p role="alert">{said()}</p>
      </Show>
      <button type="submit" class="button main">
        {say("log-in")}
      </button>
      <button type="submit" id="sign-up" class="button">
        {say("sign-up")}
      </button>
    </form>
  );
}

function Known(props: { me: Me }): JSX.Element {
  const [name, setName] = createSignal(isNamed() ? props.me.name : "");
  const [password, setPassword] = createSignal("");
  const [old, setOld] = createSignal("");
  const [link, setLink] = createSignal<string | null>(null);
  const [erasing, setErasing] = createSignal(false);
  const [leaving, setLeaving] = createSignal(false);
  const { said, attempt } = useTry();
  // What is wrong with a password is said beside it, not above the name.
  const word = useTry();
  const rename = (event: Event) => {
    event.preventDefault();
    void attempt(async () => setMe(await api.rename(name())), say("saved"));
  };
  const secure = (event: Event) => {
    event.preventDefault();
    void word.attempt(async () => {
      const old_password = props.me.password ? old() : null;
      setMe(await api.setPassword({ name: name(), password: password(), old_password }));
      // A new password ends the link there was.
      setLink(null);
      setPassword("");
      setOld("");
    }, say("saved"));
  };
  const makeLink = () => attempt(async () => setLink(`${location.origin}/account#${(await api.makeRecovery()).token}`));
  const copyLink = () => attempt(() => copyText(link() ?? ""), say("copied"));
  const logOut = () =>
    attempt(async () => {
      await api.logOut();
      setMe(null);
    });
  const erase = () =>
    attempt(async () => {
      await api.erase();
      setMe(null);
      go("/");
    });
  return (
    <>
      <Show when={said()}>
        <p class="said" role="status">
          {said()}
        </p>
      </Show>
      <form class="card stack" onSubmit={rename}>
        <Field id="my-name" label={say("your-name")} autocomplete="nickname" value={name()} onInput={setName} />
        <button type="submit" class="button">
          {say("save")}
        </button>
      </form>
      <section class="card stack">
        <h2>{say("account-come-back")}</h2>
        <p class="soft">{say("account-recovery-about")}</p>
        <Show when={link()}>{(made) => <p class="invite-link">{made()}</p>}</Show>
        <button type="button" class="button" onClick={() => void (link() === null ? makeLink() : copyLink())}>
          {link() === null ? say("account-make-link") : say("copy-link")}
        </button>
      </section>
      <form class="card stack" onSubmit={secure}>
        <h2>{props.me.password ? say("account-change-password") : say("account-set-password")}</h2>
        <Show when={props.me.password}>
          <Field
            id="old-password"
            label={say("old-password")}
            type="password"
            autocomplete="current-password"
            value={old()}
            onInput={setOld}
          />
        </Show>
        <Field
          id="new-password"
          label={props.me.password ? say("new-password") : say("password")}
          type="password"
          autocomplete="new-password"
          value={password()}
          onInput={setPassword}
        />
        <Show when={word.said()}>
          <p role="status">{word.said()}</p>
        </Show>
        <button type="submit" class="button">
          {say("save")}
        </button>
      </form>
      <section class="card stack tight">
        <a class="button" href={downloads.export} download="dublet.json">
          {say("account-export")}
        </a>
        <button type="button" class="button" onClick={() => (props.me.password ? void logOut() : setLeaving(true))}>
          {say("log-out")}
        </button>
        <button type="button" class="button danger" onClick={() => setErasing(true)}>
          {say("account-erase")}
        </button>
      </section>
      <Show when={leaving()}>
        <Dialog title={say("log-out")} onClose={() => setLeaving(false)}>
          <p>{say(props.me.recovery ? "log-out-by-link" : "log-out-lost", { name: props.me.name })}</p>
          <div class="stack tight">
            <button type="button" class="button main" onClick={() => setLeaving(false)}>
              {say("log-out-stay")}
            </button>
            <button type="button" class="button danger" onClick={() => void logOut()}>
              {say("log-out-anyway")}
            </button>
          </div>
        </Dialog>
      </Show>
      <Show when={erasing()}>
        <Dialog title={say("account-erase")} onClose={() => setErasing(false)}>
          <p>{say("account-erase-sure")}</p>
          <button type="button" class="button danger" onClick={() => void erase()}>
            {say("account-erase")}
          </button>
        </Dialog>
      </Show>
    </>
  );
}

export function Account(): JSX.Element {
  const { said, attempt } = useTry();
  const come = () => {
    const token = location.hash.slice(1);
    if (token === "") return void attempt(whoAmI);
    // The token of a recovery link does not stay in the address.
    history.replaceState(null, "", "/account");
    void attempt(async () => setMe(await api.recover(token)));
  };
  onMount(come);
  // A link that is opened where this page is open already loads no page.
  addEventListener("hashchange", come);
  onCleanup(() => removeEventListener("hashchange", come));
  return (
    <div class="sheet">
      <Bar title={say("account")} />
      <main id="main" class="stack">
        <Show when={said()}>
          <p role="alert">{said()}</p>
        </Show>
        <Show when={me()?.id} keyed fallback={<LogIn />}>
          {(id) => <Show when={me()?.id === id && me()}>{(known) => <Known me={known()} />}</Show>}
        </Show>
      </main>
    </div>
  );
}
