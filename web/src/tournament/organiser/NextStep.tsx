// What comes next, with the one button for it.

import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { go } from "../../app/router";
import { say, type Args } from "../../words/words";
import { Answer, createAsking } from "../asking";
import { CloseStage } from "./CloseStage";
import type { DeskProps } from "./Organiser";
import { nextStep, tabOf, type Step } from "./step";
import { deskPath } from "./tabs";

/** The figures of a step, and its stage in words. */
function argsOf(step: Step): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(step)) {
    if (name === "stage") args[name] = say("desk-stage", { kind: value });
    else if (Array.isArray(value)) {
      args[name] = value.join(", ");
      args[`${name}Count`] = value.length;
    } else args[name] = typeof value === "boolean" ? String(value) : value;
  }
  return args;
}

/** Goes where something is done, and to the very place on that page. */
export function goToStep(pass: string, step: Step): void {
  go(deskPath(pass, tabOf(step)));
  queueMicrotask(() => {
    const target = document.querySelector<HTMLElement>(`[data-step~="${step.step}"]`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  });
}

export function NextStep(props: DeskProps): JSX.Element {
  const step = createMemo(() => nextStep(props.state, props.sight));
  const asking = createAsking(props);
  const [closes, setCloses] = createSignal(false);
  const proceed = async () => {
    const now = step();
    if (now.step === "close") return setCloses(true);
    if (now.step === "draw") await asking.ask({ wish: "draw" });
    if (now.step === "start") await asking.ask({ wish: "act", act: { do: "start" } });
    goToStep(props.pass, now);
  };
  return (
    <section class="desk-next" aria-label={say("desk-next")}>
      <div class="desk-next-words">
        <p class="small soft">{say("desk-next")}</p>
        <p class="desk-next-sentence" aria-live="polite">
          {say(`desk-next-${step().step}`, argsOf(step()))}
        </p>
        <Answer asking={asking} />
      </div>
      <button type="button" class="button main" disabled={asking.busy()} onClick={() => void proceed()}>
        {asking.busy() ? say("desk-busy") : say(`desk-do-${step().step}`, argsOf(step()))}
      </button>
      <Show when={closes()}>
        <CloseStage {...props} onClose={() => setCloses(false)} />
      </Show>
    </section>
  );
}
