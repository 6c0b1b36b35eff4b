// Somebody of the table asks for a judge (rule 8.3), and what became of it.

import { createSignal, createUniqueId, For, Index, Show, type JSX } from "solid-js";
import type { CallView, PersonId, TableNumber } from "../../protocol/messages";
import { say } from "../../words/words";
import type { PartProps } from "../PassScreen";
import { nameOf, type Names } from "../refused";
import { Answer, createAsking } from "../asking";

const REASONS = ["meld", "time", "joker", "tiles", "count", "conduct"] as const;

interface CallProps {
  readonly part: PartProps;
  readonly place: TableNumber;
  readonly calls: readonly CallView[];
  readonly me: PersonId | null;
}

export function CallJudge(props: CallProps): JSX.Element {
  const [asksAgain, setAsksAgain] = createSignal(false);
  // While a judge is on the way there is nobody else to call.
  const waits = () => props.calls.some(({ ruling }) => ruling === null);
  const asks = () => !waits() && (props.calls.length === 0 || asksAgain());
  return (
    <details class="card" open={props.calls.length > 0}>
      <summary>
        <h2>{say("phone-judge")}</h2>
      </summary>
      <div class="stack">
        <Calls calls={props.calls} names={props.part.state.names} />
        <Show when={asks()}>
          <Call {...props} onDone={() => setAsksAgain(false)} />
        </Show>
        <Show when={!asks() && !waits()}>
          <button type="button" class="button wide" onClick={() => setAsksAgain(true)}>
            {say("phone-call")}
          </button>
        </Show>
      </div>
    </details>
  );
}

function Call(props: CallProps & { onDone: () => void }): JSX.Element {
  const asking = createAsking(props.part);
  const [reason, setReason] = createSignal("");
  const id = createUniqueId();
  const call = async (event: Event) => {
    event.preventDefault();
    if (
      await asking.ask({
        wish: "act",
        act: { do: "call-judge", place: props.place, reason: reason() },
        player: props.me,
      })
    )
      props.onDone();
  };
  return (
    <Show when={props.me !== null} fallback={<p class="soft">{say("phone-who-first")}</p>}>
      <form class="stack tight" onSubmit={(event) => void call(event)}>
        <div class="row" role="group" aria-label={say("phone-reasons")}>
          <For each={REASONS}>
            {(kind) => (
              <button type="button" class="button reason" onClick={() => setReason(say(`phone-reason-${kind}`))}>
                {say(`phone-reason-${kind}`)}
              </button>
            )}
          </For>
        </div>
        <div class="field">
          <label for={id}>{say("phone-reason")}</label>
          <input
            id={id}
            type="text"
            maxlength="200"
            autocomplete="off"
            value={reason()}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </div>
        <Answer asking={asking} />
        <button type="submit" class="button main wide" aria-disabled={asking.busy()}>
          {say("phone-call")}
        </button>
      </form>
    </Show>
  );
}

function Calls(props: { calls: readonly CallView[]; names: Names }): JSX.Element {
  return (
    <ul class="calls" aria-live="polite">
      <Index each={props.calls}>
        {(call) => (
          <li class="call" classList={{ open: call().ruling === null }}>
            <p>
              <strong>{nameOf(props.names, call().by)}:</strong> {call().reason}
            </p>
            <Show when={call().ruling} fallback={<p>{say("phone-call-waits")}</p>}>
              {(ruling) => (
                <p>
                  {say("phone-call-answered", { name: nameOf(props.names, ruling().by.id), rule: ruling().rule })}{" "}
                  {ruling().reason}
                </p>
              )}
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}
