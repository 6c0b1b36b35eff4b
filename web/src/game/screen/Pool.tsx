// The tiles nobody has: a pile that tiles are seen to come from, and how many it holds.

import { Show, type JSX } from "solid-js";
import type { KnownGame } from "../model/game";
import { poolOf, publicView } from "../model/view";
import { say } from "../../words/words";
import "./pool.css";

export function Pool(props: { state: KnownGame }): JSX.Element {
  const left = () => {
    const view = publicView(props.state.table?.game);
    return view === null ? null : { count: poolOf(view) };
  };
  return (
    <Show when={left()}>
      {(pool) => (
        <p class="pool" data-empty={pool().count === 0 ? "" : undefined}>
          <span class="pool-pile" aria-hidden="true" />
          <span class="figures" aria-hidden="true">
            {pool().count}
          </span>
          <span class="unseen">{say("pool-left", pool())}</span>
        </p>
      )}
    </Show>
  );
}
