// Something asked of the server, and how that goes: under way, waiting for the line, or refused with the reasons in words.

import { createSignal, For, Show, type Accessor, type JSX } from "solid-js";
import type { Act, Wish, WishDone } from "../protocol/messages";
import { say } from "../words/words";
import { tournaments } from "./client";
import type { PartProps } from "./PassScreen";
import { refusedLines } from "./refused";

export interface Doing {
  readonly busy: Accessor<boolean>;
  /** Whether the line is lost and the wish is sent again. */
  readonly waits: Accessor<boolean>;
  /** Everything that was wrong with the last wish, a sentence each. */
  readonly wrong: Accessor<readonly string[]>;
  /** What was done, or nothing when it was refused. */
  readonly wish: (wish: Wish) => Promise<WishDone | null>;
  readonly act: (act: Act) => Promise<WishDone | null>;
  readonly clear: () => void;
}

export function useDoing(part: Pick<PartProps, "pass" | "state">): Doing {
  const [busy, setBusy] = createSignal(false);
  const [waits, setWaits] = createSignal(false);
  const [wrong, setWrong] = createSignal<readonly string[]>([]);
  const wish = async (wanted: Wish) => {
    if (busy()) return null;
    setBusy(true);
    setWrong([]);
    try {
      return await tournaments.wish(part.pass, wanted, () => setWaits(true));
    } catch (problem) {
      setWrong(refusedLines(problem, part.state.names));
      return null;
    } finally {
      setBusy(false);
      setWaits(false);
    }
  };
  return { busy, waits, wrong, wish, act: (act) => wish({ wish: "act", act }), clear: () => setWrong([]) };
}

/** How it goes, beside what was tried. */
export function Told(props: { doing: Doing }): JSX.Element {
  return (
    <>
      <Show when={props.doing.waits()}><p class="soft" role="status">{say("no-connection-again")}</p></Show>
      <Show when={props.doing.wrong().length > 0}>
        <ul class="told stack tight" role="alert"><For each={props.doing.wrong()}>{(line) => <li>{line}</li>}</For></ul>
      </Show>
    </>
  );
}
