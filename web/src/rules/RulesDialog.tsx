// The rules over whatever somebody is doing, which stays as it is.

import { createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { Dialog } from "../app/Dialog";
import { Icon } from "../app/Icon";
import { Loading } from "../app/Loading";
import { editionOf } from "../engine/editions";
import { say } from "../words/words";
import type { RulesTextProps } from "./RulesText";

const RulesText = lazy(() => import("./RulesText").then((part) => ({ default: part.RulesText })));

export function RulesDialog(props: RulesTextProps & { onClose: () => void }): JSX.Element {
  const title = () =>
    props.rules === null
      ? say("rules")
      : say("rules-of", { edition: say("edition-name", { edition: editionOf(props.rules) }) });
  return (
    <Dialog title={title()} class="rules-dialog" onClose={props.onClose}>
      <Suspense fallback={<Loading />}>
        <RulesText rules={props.rules} at={props.at ?? null} />
      </Suspense>
    </Dialog>
  );
}

/** The way to them from anywhere. */
export function RulesButton(props: { rules: string | null; class?: string }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class={`button quiet round ${props.class ?? ""}`}
        aria-label={say("rules")}
        onClick={() => setOpen(true)}
      >
        <Icon name="rules" size={24} />
      </button>
      <Show when={isOpen()}>
        <RulesDialog rules={props.rules} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}
