// A table on the server: the lobby before a game, the game, and back.

import { createResource, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { go } from "../app/router";
import { createGame, mySeat, type Game } from "../game/game";
import { GameScreen } from "../gamescreen/GameScreen";
import { useGame } from "../gamescreen/useGame";
import type { Link } from "../link/link";
import { openSocket, socketAddress } from "../link/socket";
import { engine, table as tablePart } from "../parts/parts";
import type { AccountId } from "../protocol/messages";
import { me } from "../server/me";
import { say } from "../words/words";
import { AskName } from "./AskName";
import { Lobby } from "./Lobby";

export function OnlineTable(props: { id: string }): JSX.Element {
  return (
    <Show when={me()} fallback={<div class="sheet"><main id="main"><AskName>{null}</AskName></main></div>}>
      {(known) => <Parts id={props.id} me={known().id} />}
    </Show>
  );
}

function Parts(props: { id: string; me: AccountId }): JSX.Element {
  const [parts] = createResource(() => Promise.all([engine(), tablePart()]));
  return (
    <Show when={parts()}>
      {(loaded) => {
        const [rules, createTable] = loaded();
        let link: Link | undefined;
        const game = createGame({ engine: rules, me: props.me, send: (message) => link?.send(message) });
        link = openSocket(socketAddress(props.id), { message: game.receive, state: game.linked });
        onCleanup(() => link?.close());
        return <AtTable game={game} me={props.me} engine={rules} createTable={createTable} />;
      }}
    </Show>
  );
}

type Loaded = { engine: Awaited<ReturnType<typeof engine>>; createTable: Awaited<ReturnType<typeof tablePart>> };

function AtTable(props: { game: Game; me: AccountId } & Loaded): JSX.Element {
  const { game } = props;
  const state = useGame(game);
  const [leaving, setLeaving] = createSignal(false);
  const leave = () => {
    if (leaving()) return;
    setLeaving(true);
    if (mySeat(game.now()) !== null) game.ask({ do: "leave" });
    // Going is told before the line is closed; what is not told, being away tells.
    setTimeout(() => go("/"), 150);
  };
  const peopleElsewhere = () => state().table?.chairs.filter((chair) => chair.sitter?.kind === "person").length ?? 0;
  return (
    <Show when={state().table !== null || state().link.is === "closed"} fallback={<p class="sheet soft" role="status">{say("loading")}</p>}>
      <Show when={state().table?.game != null} fallback={<Lobby game={game} state={state()} me={props.me} onLeave={leave} />}>
        <GameScreen game={game} engine={props.engine} createTable={props.createTable} local={false} mayHint={peopleElsewhere() <= 1} onLeave={leave} />
      </Show>
    </Show>
  );
}
