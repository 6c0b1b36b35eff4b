// How others come to a table: a link, its picture for a camera, and a code to say aloud.

import qrcode from "qrcode-generator";
import { createMemo, createSignal, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { copyText } from "../server/share";
import { say } from "../words/words";
import "./invite.css";

/** The dark squares of a QR code, as one path. */
function squares(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}

export function Invite(props: { code: string }): JSX.Element {
  const link = () => `${location.origin}/t/${props.code}`;
  const picture = createMemo(() => squares(link()));
  const [copied, setCopied] = createSignal(false);
  const copy = async () => setCopied(await copyText(link()));
  return (
    <section class="invite card" aria-label={say("invite")}>
      <svg class="invite-picture" viewBox={`-2 -2 ${picture().size + 4} ${picture().size + 4}`} role="img" aria-label={say("qr-code")}>
        <rect x="-2" y="-2" width="100%" height="100%" />
        <path d={picture().path} />
      </svg>
      <div class="stack tight">
        <h2>{say("invite")}</h2>
        <p class="small soft">{say("invite-about")}</p>
        <p><span class="unseen">{say("code")}: </span><strong class="invite-code figures">{props.code}</strong></p>
      </div>
      <div class="invite-ways stack tight">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={copied() ? "check" : "copy"} />
          <span aria-live="polite">{copied() ? say("copied") : say("copy-link")}</span>
        </button>
        <p class="invite-link small soft">{link()}</p>
      </div>
    </section>
  );
}
