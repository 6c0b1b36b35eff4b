// A line over the table when something is in the way: no connection, a pause, a newer version.

import { Match, Switch, type JSX } from "solid-js";
import type { Snapshot } from "../game/game";
import { CLOSE_CODES } from "../protocol/messages";
import { say } from "../words/words";
import { Go } from "../app/router";

const CLOSED: Record<number, string> = {
  [CLOSE_CODES["not-found"]]: "closed-not-found",
  [CLOSE_CODES["too-many-sockets"]]: "closed-too-many",
  [CLOSE_CODES["signed-out"]]: "closed-signed-out",
  [CLOSE_CODES["table-closed"]]: "closed-table",
};

/** Why the line is closed for good, and the way on. */
function Closed(props: { code: number }): JSX.Element {
  const isOld = () => props.code === CLOSE_CODES["wrong-protocol"];
  return (
    <div class="notice" role="alert">
      <span>{isOld() ? say("newer-version") : say(CLOSED[props.code] ?? "closed-broken")}</span>
      <Switch fallback={<Go to="/">{say("home-back")}</Go>}>
        <Match when={isOld() || CLOSED[props.code] === undefined}>
          <button type="button" class="button main" onClick={() => location.reload()}>{say("reload")}</button>
        </Match>
      </Switch>
    </div>
  );
}

export function Notice(props: { state: Snapshot }): JSX.Element {
  const link = () => props.state.link;
  const code = () => {
    const now = link();
    return now.is === "closed" ? now.code : null;
  };
  return (
    <Switch>
      <Match when={code()}>{(why) => <Closed code={why()} />}</Match>
      <Match when={link().is === "lost"}><div class="notice" role="status">{say("no-connection-again")}</div></Match>
      <Match when={props.state.table?.asleep != null}><div class="notice" role="status">{say("waiting-for-people")}</div></Match>
      <Match when={props.state.table?.paused != null}><div class="notice" role="status">{say("paused")}</div></Match>
    </Switch>
  );
}
