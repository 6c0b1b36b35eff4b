// How others come to a table: a link, its picture for a camera, and a code to say aloud.

import { createSignal, onCleanup, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { Qr } from "../app/Qr";
import { copyText } from "../shared/copyText";
import { say } from "../words/words";
import "./invite.css";

/** So long it is said that the link was copied. */
const TOLD_MS = 5_000;

const linkTo = (code: string): string => `${location.origin}/t/${code}`;

export function CopyLink(props: { code: string; text: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  let told: number | undefined;
  onCleanup(() => clearTimeout(told));
  const copy = async () => {
    setCopied(await copyText(linkTo(props.code)));
    clearTimeout(told);
    told = window.setTimeout(() => setCopied(false), TOLD_MS);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <Icon name={copied() ? "check" : "copy"} />
      <span aria-live="polite">{copied() ? say("copied") : props.text}</span>
    </button>
  );
}

/** The code and the link, in a line. */
export function InviteLine(props: { code: string }): JSX.Element {
  return (
    <div class="invite-line">
      <p>
        <span class="small soft">{say("code")}</span> <strong class="invite-code figures">{props.code}</strong>
      </p>
      <CopyLink code={props.code} text={say("copy-link")} />
    </div>
  );
}

/** The link as a picture, and as it is. */
export function InvitePicture(props: { code: string }): JSX.Element {
  const link = () => linkTo(props.code);
  return (
    <section class="invite" aria-label={say("invite")}>
      <Qr class="invite-picture" text={link()} label={say("qr-code")} />
      <div class="stack tight">
        <p class="small soft">{say("invite-about")}</p>
        <p class="invite-link small soft">{link()}</p>
      </div>
    </section>
  );
}
