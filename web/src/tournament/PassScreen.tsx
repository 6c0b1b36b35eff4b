// A tournament, as the pass in the address lets somebody see it.

import { createEffect, createResource, createSignal, onCleanup, Show, untrack, type JSX } from "solid-js";
import { DeadEnd } from "../app/DeadEnd";
import type { Books, Desk, TableSight, TournamentState } from "../protocol/messages";
import { loadRulebook, type Rulebook } from "../shared/rulebook";
import { language, say, speakOf, speaksOf } from "../words/words";
import { follow, type Followed } from "./client";
import { Judge } from "./judge/Judge";
import { Organiser } from "./organiser/Organiser";
import { keepPass, shownPass } from "./passes";
import { BigScreen } from "./screen/BigScreen";
import { TablePhone } from "./table/TablePhone";

/** What every part is handed: the event as it is, and the means to change it. */
export interface PartProps {
  readonly pass: string;
  readonly event: Followed;
  readonly state: TournamentState;
  readonly rules: Rulebook;
}

export type Seen<Sight> = PartProps & { readonly sight: Sight };

export const Worthless = (): JSX.Element => <DeadEnd why={say("hall-pass-worthless")} />;

/** Whatever the pass in the address opens, once it is there. */
export function ByPass(props: { children: (part: PartProps) => JSX.Element }): JSX.Element {
  const [rules] = createResource(loadRulebook);
  createEffect(() => {
    language();
    void speakOf("companion").then(() => speakOf("tournament"));
  });
  const [pass, setPass] = createSignal(shownPass());
  // Another link opened in the same window.
  const changed = () => setPass(shownPass());
  addEventListener("hashchange", changed);
  onCleanup(() => removeEventListener("hashchange", changed));
  const loading = (
    <p class="sheet soft" role="status">
      {say("loading")}
    </p>
  );
  return (
    <Show when={speaksOf("tournament") && rules()} fallback={loading}>
      {(known) => (
        <Show when={pass()} keyed fallback={<Worthless />}>
          {(shown) => (
            <Event pass={shown} rules={known()} loading={loading}>
              {props.children}
            </Event>
          )}
        </Show>
      )}
    </Show>
  );
}

function Event(props: {
  pass: string;
  rules: Rulebook;
  loading: JSX.Element;
  children: (part: PartProps) => JSX.Element;
}): JSX.Element {
  const event = follow(props.pass);
  createEffect(() => {
    const now = event.state();
    if (now === null) return;
    keepPass({ pass: props.pass, title: now.title, role: now.sight.role });
    // Whoever runs an event has several windows of it.
    document.title = `${now.title} · Dublet`;
  });
  return (
    <Show when={event.problem() === null} fallback={<Worthless />}>
      <Show when={event.state()} fallback={props.loading}>
        {(state) => {
          // The part stays as the event changes, so that nothing half written is lost.
          const part: PartProps = {
            pass: props.pass,
            event,
            rules: props.rules,
            get state() {
              return state();
            },
          };
          return untrack(() => props.children(part));
        }}
      </Show>
    </Show>
  );
}

export function PassScreen(): JSX.Element {
  return (
    <ByPass>
      {(part) => {
        const sight = <Sight,>() => part.state.sight as unknown as Sight;
        // A pass has one role for ever.
        switch (part.state.sight.role) {
          case "organiser":
            return <Organiser {...part} sight={sight<Desk>()} />;
          case "judge":
            return <Judge {...part} sight={sight<Books>()} />;
          case "table":
            return <TablePhone {...part} sight={sight<TableSight>()} />;
          case "screen":
            return <BigScreen {...part} />;
        }
      }}
    </ByPass>
  );
}
