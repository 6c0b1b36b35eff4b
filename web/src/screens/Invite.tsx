// How others come to a table: a link, its picture for a camera, and a code to say aloud.

import { createSignal, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { Qr } from "../app/Qr";
import { copyText } from "../shared/copyText";
import { say } from "../words/words";
import "./invite.css";

const linkTo = (code: string): string => `${location.origin}/t/${code}`;

export function CopyLink(props: { code: string; text: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const copy = async () => setCopied(await copyText(linkTo(props.code)));
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <Icon name={copied() ? "check" : "copy"} />
      <span aria-live="polite">{copied() ? say("copied") : props.text}</span>
    </button>
  );
}

export function Invite(props: { code: string }): JSX.Element {
  const link = () => linkTo(props.code);
  return (
    <section class="invite card" aria-label={say("invite")}>
      <Qr class="invite-picture" text={link()} label={say("qr-code")} />
      <div class="stack tight">
        <h2>{say("invite")}</h2>
        <p class="small soft">{say("invite-about")}</p>
        <p>
          <span class="unseen">{say("code")}: </span>
          <strong class="invite-code figures">{props.code}</strong>
        </p>
      </div>
      <div class="invite-ways stack tight">
        <CopyLink code={props.code} text={say("copy-link")} />
        <p class="invite-link small soft">{link()}</p>
      </div>
    </section>
  );
}
