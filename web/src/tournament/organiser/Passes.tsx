// Passes to hand out: a table's telephones, the big screen, judges, and the organiser's own.

import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { Loading } from "../../app/Loading";
import { Qr } from "../../app/Qr";
import type { Part } from "../../protocol/messages";
import { say } from "../../words/words";
import { useAnswer } from "../asked";
import { randomHex, tournaments } from "../client";
import { CopyLink } from "../CopyLink";
import { Answer, createAsking } from "../asking";
import { forget, keepPass, linkOf, pathOf } from "../passes";
import { nameOf } from "../refused";
import { NameForm } from "./NameForm";
import type { DeskProps } from "./Organiser";

const PRINTS = ["cards", "codes", "sheets", "standings"] as const;

export function Passes(props: DeskProps & { isOpen: boolean }): JSX.Element {
  const known = useAnswer(
    () => tournaments.passes(props.pass),
    () => (props.isOpen && props.event.connected() ? props.state.number : null),
  );
  // By what it is for: a pass that is shown large stays so whatever else changes.
  const parts = createMemo(() => new Map(known()?.passes.map((one) => [JSON.stringify(one.part), one])));
  const of = (role: Part["role"]) => [...parts()].filter(([, { part }]) => part.role === role).map(([key]) => key);
  // Of the codes of tables those of the round at hand; an event of before has one for all.
  const tables = () => {
    const all = of("table");
    const roundOf = (key: string) => (JSON.parse(key) as Extract<Part, { role: "table" }>).round ?? null;
    const ofRound = all.filter((key) => roundOf(key) === props.state.board.round);
    return ofRound.length > 0 ? ofRound : all.filter((key) => roundOf(key) === null);
  };
  const link = (key: string) => linkOf(parts().get(key)?.pass ?? "", known()?.address ?? null);
  const titleOf = (part: Part): string => {
    if (part.role === "table") return say("desk-table", { table: part.table });
    return part.role === "judge" ? nameOf(props.state.names, part.person) : say("desk-passes-screen");
  };
  const card = (key: string) => {
    const part = JSON.parse(key) as Part;
    return <PassCard {...props} part={part} title={titleOf(part)} link={link(key)} />;
  };
  return (
    <Show when={known()} fallback={<Loading />}>
      <section class="stack tight">
        <h2>{say("desk-passes-print")}</h2>
        <div class="row">
          <For each={PRINTS}>
            {(what) => (
              <a class="button" href={`/print?what=${what}#${props.pass}`} target="_blank">
                {say(`desk-print-${what}`)}
              </a>
            )}
          </For>
        </div>
      </section>
      <section class="stack tight">
        <h2>{say("desk-passes-screen")}</h2>
        <p class="small soft">{say("desk-passes-screen-about")}</p>
        <div class="desk-passes">
          <For each={of("screen")}>{card}</For>
        </div>
      </section>
      <section class="stack tight">
        <h2>{say("desk-passes-judges")}</h2>
        <p class="small soft">{say("desk-passes-judges-about")}</p>
        <NameForm
          part={props}
          label={say("desk-judge-name")}
          action={say("desk-judge-add")}
          class="desk-narrow"
          wish={(name) => ({ wish: "add-judge", name })}
        />
        <div class="desk-passes">
          <For each={of("judge")}>{card}</For>
        </div>
      </section>
      <section class="stack tight">
        <h2>{say("desk-passes-tables")}</h2>
        <p class="small soft">
          {tables().length > 0 ? say("desk-passes-tables-about") : say("desk-passes-tables-none")}
        </p>
        <div class="desk-passes">
          <For each={tables()}>{card}</For>
        </div>
      </section>
      <Own {...props} />
    </Show>
  );
}

function PassCard(props: DeskProps & { part: Part; title: string; link: string }): JSX.Element {
  const [shown, setShown] = createSignal(false);
  const asking = createAsking(props);
  const revoke = async () => {
    if (await asking.ask({ wish: "revoke", part: props.part })) setShown(false);
  };
  return (
    <article class="card desk-pass" aria-label={props.title}>
      <h3>{props.title}</h3>
      <button
        type="button"
        class="desk-pass-code"
        aria-label={say("desk-pass-show", { title: props.title })}
        onClick={() => setShown(true)}
      >
        <Qr text={props.link} label={say("qr-code")} />
      </button>
      <div class="stack tight">
        <CopyLink link={props.link} label={say("desk-pass-copy", { title: props.title })} />
        <a class="button" href={props.link} target="_blank" aria-label={say("desk-pass-open", { title: props.title })}>
          {say("desk-pass-open-short")}
        </a>
      </div>
      <Show when={shown()}>
        <Dialog title={props.title} onClose={() => setShown(false)}>
          <Qr text={props.link} label={say("qr-code")} class="desk-code" />
          <p class="small soft desk-link">{props.link}</p>
          <Answer asking={asking} />
          <details class="desk-more">
            <summary>{say("desk-revoke")}</summary>
            <div class="stack tight">
              <p class="small soft">
                {props.part.role === "judge" ? say("desk-revoke-judge") : say("desk-revoke-about")}
              </p>
              <button type="button" class="button danger" disabled={asking.busy()} onClick={() => void revoke()}>
                {say("desk-revoke-do")}
              </button>
            </div>
          </details>
        </Dialog>
      </Show>
    </article>
  );
}

/** The organiser's own pass: to be copied, or changed with all others should somebody have seen it. */
function Own(props: DeskProps): JSX.Element {
  const [asks, setAsks] = createSignal(false);
  const asking = createAsking(props);
  const rekey = async () => {
    const pass = randomHex(32);
    keepPass({ pass, title: props.state.title, role: "organiser" });
    const done = await asking.ask({ wish: "rekey", pass });
    // Should the answer have been lost, the new pass itself tells whether it is one.
    const works =
      done !== null ||
      (await tournaments.passes(pass).then(
        () => true,
        () => false,
      ));
    if (!works) return forget(pass);
    forget(props.pass);
    // Everything on the page goes by the old pass.
    history.replaceState(null, "", pathOf(pass));
    location.reload();
  };
  return (
    <section class="card stack tight">
      <h2>{say("desk-key")}</h2>
      <p>{say("desk-key-about")}</p>
      <div class="row">
        <CopyLink link={linkOf(props.pass, null)} label={say("desk-key-copy")} />
        <button type="button" class="button quiet" onClick={() => setAsks(true)}>
          {say("desk-key-change")}
        </button>
      </div>
      <Show when={asks()}>
        <Dialog title={say("desk-key-change")} onClose={() => setAsks(false)}>
          <p>{say("desk-key-change-about")}</p>
          <Answer asking={asking} />
          <button type="button" class="button danger" disabled={asking.busy()} onClick={() => void rekey()}>
            {say("desk-key-change")}
          </button>
        </Dialog>
      </Show>
    </section>
  );
}
