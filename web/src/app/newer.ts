// Whether the server has a newer page than this one. It can only be so after the server was started anew, and nobody
// is bothered with it during a game.

import { createSignal } from "solid-js";

const [isOutdated, setOutdated] = createSignal(false);
export { isOutdated };

/** The script the page began with: its name is another in every build. */
const own = (): string =>
  new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? location.href).pathname;

/** Looks whether the server's page begins with the same script. */
export async function lookForNewer(): Promise<void> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (answer.ok) setOutdated(!(await answer.text()).includes(own()));
  } catch {
    // No answer says nothing of the page.
  }
}
