// A table on the server: the lobby before a game, the game, and back.

import { createEffect, createMemo, createResource, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { Dialog } from "../app/Dialog";
import { Loading } from "../app/Loading";
import { lookForNewer } from "../app/newer";
import { address, go } from "../app/router";
import { createGame, mySeat, type Game } from "../game/model/game";
import { between } from "../game/model/awaited";
import { isPlaying } from "../game/model/view";
import { GameScreen } from "../game/screen/GameScreen";
import { useGame } from "../game/screen/useGame";
import type { Link } from "../transport/link";
import { openSocket, socketAddress } from "../transport/server/socket";
import { engine, table as tablePart } from "../parts/parts";
import type { AccountId } from "../protocol/messages";
import type { Me } from "../protocol/messages";
import { giveRecord } from "../shared/gameFile";
import { api } from "../transport/server/api";
import { isNamed, lookOn, me, whoAmI } from "../transport/server/me";
import { problemWords } from "../words/refusals";
import { say } from "../words/words";
import { AskName } from "./AskName";
import { Lobby } from "./Lobby";
import { OtherRules } from "./OtherRules";
import { noteVisit } from "./visited";

export function OnlineTable(props: { id: string }): JSX.Element {
  // Only whoever comes for a seat is asked for a name.
  const sits = address().query.has("sit");
  const [come] = createResource(async () => {
    try {
      await (sits ? whoAmI() : lookOn(say("guest-name")));
      return { problem: null };
    } catch (problem) {
      return { problem };
    }
  });
  // Who logs out elsewhere is told so at the table, by the server.
  const known = createMemo<Me | null>((before) => (sits && !isNamed() ? null : me()) ?? before, null);
  const asks = (answer: { problem: unknown }) =>
    answer.problem === null ? (
      <AskName about={say("invited-table")} />
    ) : (
      <p role="alert">{problemWords(answer.problem)}</p>
    );
  return (
    <Show
      when={known()}
      fallback={
        <div class="sheet">
          <main id="main">
            <Show when={come()} fallback={<Loading />} keyed>
              {asks}
            </Show>
          </main>
        </div>
      }
    >
      {(somebody) => <Parts id={props.id} me={somebody().id} />}
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
        return <AtTable game={game} engine={rules} createTable={createTable} />;
      }}
    </Show>
  );
}

type Loaded = { engine: Awaited<ReturnType<typeof engine>>; createTable: Awaited<ReturnType<typeof tablePart>> };

function AtTable(props: { game: Game } & Loaded): JSX.Element {
  const { game } = props;
  const state = useGame(game);
  const [leaving, setLeaving] = createSignal(false);
  const leave = () => {
    if (mySeat(game.now()) !== null) game.ask({ do: "leave" });
    setLeaving(true);
  };
  const [isAsking, setAsking] = createSignal(false);
  const [choosing, setChoosing] = createSignal(false);
  // Nobody is to begin the next game meanwhile.
  const chooseRules = () => {
    if (between(state()).isReady) game.ask({ do: "ready", ready: false });
    setChoosing(true);
  };
  const others = () => {
    const { ready, awaited } = between(state());
    return [...ready, ...awaited].map(({ name }) => name);
  };
  // What leaving a game costs is asked in its menu; between games a slip would cost the chair.
  const leaveOrAsk = () => {
    const { table } = state();
    const isBetween = mySeat(state()) !== null && table !== null && !table.closed && !isPlaying(table);
    if (isBetween && others().length > 0) setAsking(true);
    else leave();
  };
  createEffect(
    on(
      createMemo(() => state().table?.table),
      (table) => table !== undefined && noteVisit(table),
    ),
  );
  // Who comes by an invitation has asked for a seat already.
  let wantsSeat = address().query.has("sit");
  createEffect(() => {
    const { table, viewer } = state();
    if (!wantsSeat || table === null || viewer === null) return;
    wantsSeat = false;
    history.replaceState(null, "", location.pathname);
    const hasFree = table.chairs.some(({ sitter }) => sitter === null);
    if (viewer.kind === "spectator" && !isPlaying(table) && hasFree) game.ask({ do: "sit", seat: null });
  });
  // Going is told before the line is closed; where there is none, being away tells.
  const isTold = () =>
    state().link.is !== "open" || ![...state().pending.values()].some((request) => request.do === "leave");
  createEffect(() => leaving() && isTold() && go("/"));
  // A server that was away may have come back with a newer page.
  createEffect<string>((before) => {
    const { is } = state().link;
    if (before === "lost" && is === "open") void lookForNewer();
    return is;
  }, "");
  const peopleElsewhere = () => state().table?.chairs.filter((chair) => chair.sitter?.kind === "person").length ?? 0;
  return (
    <Show
      when={state().table !== null || state().link.is === "closed"}
      fallback={
        <p class="sheet soft" role="status">
          {say("loading")}
        </p>
      }
    >
      <Show when={choosing()}>
        <OtherRules game={game} state={state()} onClose={() => setChoosing(false)} />
      </Show>
      <Show when={!choosing() && state().table?.game == null}>
        <Lobby game={game} state={state()} onOtherRules={chooseRules} onLeave={leaveOrAsk} />
      </Show>
      <Show when={!choosing() && state().table?.game != null}>
        <GameScreen
          game={game}
          engine={props.engine}
          createTable={props.createTable}
          local={false}
          mayHint={peopleElsewhere() <= 1}
          onSave={async (of) => giveRecord(await api.record(of), Date.now())}
          onOtherRules={chooseRules}
          onLeave={leaveOrAsk}
        />
      </Show>
      <Show when={isAsking()}>
        <Dialog
          title={say("leave")}
          about={say("leave-between", { names: others().join(", ") })}
          onClose={() => setAsking(false)}
        >
          <div class="stack tight">
            <button type="button" class="button wide danger" data-does="leave" onClick={leave}>
              {say("leave")}
            </button>
            <button type="button" class="button wide" onClick={() => setAsking(false)}>
              {say("stay")}
            </button>
          </div>
        </Dialog>
      </Show>
    </Show>
  );
}
