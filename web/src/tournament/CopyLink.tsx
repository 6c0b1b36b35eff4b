// A link to hand out by copying it.

import { createSignal, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { copyText } from "../shared/copyText";
import { say } from "../words/words";

export function CopyLink(props: { link: string; label: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  return (
    <button
      type="button"
      class="button"
      aria-label={copied() ? undefined : props.label}
      onClick={async () => setCopied(await copyText(props.link))}
    >
      <Icon name={copied() ? "check" : "copy"} />
      <span aria-live="polite">{copied() ? say("copied") : say("copy-link")}</span>
    </button>
  );
}
