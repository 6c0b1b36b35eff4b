// A line over the table when something is in the way: no connection, a newer version.

import { createEffect, createMemo, Match, Switch, type JSX } from "solid-js";
import { tellAbove } from "../../app/Aloud";
import { isOutdated } from "../../app/newer";
import { Go } from "../../app/router";
import type { KnownGame } from "../model/game";
import { isPlaying } from "../model/view";
import { CLOSE_CODES } from "../../protocol/messages";
import { say } from "../../words/words";

const CLOSED: Record<number, string> = {
  [CLOSE_CODES["not-found"]]: "closed-not-found",
  [CLOSE_CODES["too-many-sockets"]]: "closed-too-many",
  [CLOSE_CODES["signed-out"]]: "closed-signed-out",
  [CLOSE_CODES["table-closed"]]: "closed-table",
};

function Reload(): JSX.Element {
  return (
    <button type="button" class="button main" onClick={() => location.reload()}>
      {say("reload")}
    </button>
  );
}

/** There is a newer page, and it can be had now. */
export function Newer(): JSX.Element {
  return (
    <div class="notice" role="status">
      <span>{say("newer-version")}</span>
      <Reload />
    </div>
  );
}

/** Why the line is closed for good, and the way on. */
function Closed(props: { code: number }): JSX.Element {
  return (
    <Switch
      fallback={
        <div class="notice" role="alert">
          <span>{say("closed-broken")}</span>
          <Reload />
        </div>
      }
    >
      <Match when={props.code === CLOSE_CODES["wrong-protocol"]}>
        <Newer />
      </Match>
      <Match when={CLOSED[props.code]}>
        {(why) => (
          <div class="notice" role="alert">
            <span>{say(why())}</span>
            <Go to="/">{say("home-back")}</Go>
          </div>
        )}
      </Match>
    </Switch>
  );
}

export function Notice(props: { state: KnownGame }): JSX.Element {
  const link = () => props.state.link;
  const clock = () => (props.state.table?.options.clock == null ? "none" : "stands");
  const code = () => {
    const now = link();
    return now.is === "closed" ? now.code : null;
  };
  // The rest happens at the table, and is told with what happens there.
  const isLost = createMemo(() => link().is === "lost");
  createEffect(() => isLost() && tellAbove(say("no-connection-again")));
  return (
    <Switch>
      <Match when={code()}>{(why) => <Closed code={why()} />}</Match>
      <Match when={isLost()}>
        <div class="notice brief" role="status">
          {say("no-connection-again")}
        </div>
      </Match>
      <Match when={props.state.table?.asleep != null}>
        <div class="notice brief" role="status">
          {say("waiting-for-people", { clock: clock() })}
        </div>
      </Match>
      <Match when={isOutdated() && props.state.table !== null && !isPlaying(props.state.table)}>
        <Newer />
      </Match>
    </Switch>
  );
}
