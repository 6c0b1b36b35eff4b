// Under a result: who is waited for, and what can be done about a chair that somebody left.

import { createMemo, For, Show, type JSX } from "solid-js";
import { CopyLink } from "../../screens/Invite";
import { Sit } from "../../screens/Sit";
import { say } from "../../words/words";
import { awaitedText, between } from "../model/awaited";
import { mySeat, type Game, type KnownGame } from "../model/game";
import { hostSeat, nameOf } from "../model/people";

/** So many play at least, by every edition's rules (rule 1.2); the table itself refuses fewer. */
const FEWEST = 2;

export function NextGame(props: {
  game: Game;
  state: KnownGame;
  text: string;
  onOtherRules?: (() => void) | undefined;
}): JSX.Element {
  const now = createMemo(() => between(props.state));
  const isSeated = () => mySeat(props.state) !== null;
  const host = () => (props.state.table === null ? null : hostSeat(props.state.table));
  const isHost = () => isSeated() && host() === mySeat(props.state);
  const status = () => {
    const others = host();
    const ways = now().free.length > 0 && isSeated() && !isHost() && others !== null;
    return [awaitedText(props.state), ...(ways ? [say("next-host-may", { name: nameOf(props.state)(others) })] : [])]
      .join(" ")
      .trim();
  };
  const ready = (ready: boolean) => props.game.ask({ do: "ready", ready });
  const playFewer = () => {
    ready(true);
    props.game.ask({ do: "fewer" });
  };
  return (
    <>
      <p class="soft" role="status">
        {status()}
      </p>
      <Show when={isSeated()}>
        <button
          type="button"
          class="button wide"
          classList={{ main: !now().isReady }}
          autofocus
          data-does={now().isReady ? "wait" : "ready"}
          onClick={() => ready(!now().isReady)}
        >
          {now().isReady ? say("ready-no-longer") : props.text}
        </button>
      </Show>
      <div class="end-ways">
        <Show when={isHost()}>
          <For each={now().awaited.filter(({ away }) => away)}>
            {({ seat, name }) => (
              <button type="button" class="button" onClick={() => props.game.ask({ do: "unseat", seat })}>
                {say("unseat", { name })}
              </button>
            )}
          </For>
        </Show>
        <Show when={isHost() && props.onOtherRules}>
          {(otherRules) => (
            <button type="button" class="button" onClick={() => otherRules()()}>
              {say("other-rules")}
            </button>
          )}
        </Show>
        <Show when={now().free[0]}>
          {(seat) => (
            <>
              <Show
                when={isSeated()}
                fallback={<Sit game={props.game} seat={seat()} text={say("sit-free")} class="button main wide" />}
              >
                <CopyLink code={props.state.table?.code ?? ""} text={say("invite-again")} />
              </Show>
              <Show when={isHost()}>
                <button
                  type="button"
                  class="button"
                  onClick={() => props.game.ask({ do: "seat-bot", seat: seat(), level: "casual" })}
                >
                  {say("add-bot")}
                </button>
                <Show when={now().sitting >= FEWEST}>
                  <button type="button" class="button" onClick={playFewer}>
                    {say("play-fewer", { count: now().sitting })}
                  </button>
                </Show>
              </Show>
            </>
          )}
        </Show>
      </div>
    </>
  );
}
