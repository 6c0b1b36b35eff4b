// Tables of the server somebody can go on at: games they play, and friends' tables with a free seat or to look on at. One
// that is full says so: whoever left their seat there looks for it.

import { createEffect, createSignal, Index, onCleanup, Show, type Accessor, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { Go } from "../app/router";
import { editionOf } from "../engine/editions";
import { apart } from "../game/model/apart";
import { chairName } from "../game/model/people";
import { seatIndex } from "../game/model/view";
import type { AccountId, TableBrief, TableId } from "../protocol/messages";
import { api, Problem } from "../transport/server/api";
import { isKnown, me, whoAmI } from "../transport/server/me";
import { turnText } from "../words/turn";
import { say } from "../words/words";
import { forgetVisit, visited } from "./visited";
import "./open-tables.css";

interface OpenTable {
  readonly id: TableId;
  /** Nowhere, where all seats are taken and nobody looks on. */
  readonly to: string | null;
  readonly title: string;
  readonly about: string;
  /** What somebody does there. */
  readonly way: string;
  /** Others wait there: for a move, or for readiness. */
  readonly waits: boolean;
}

const freeSeats = ({ chairs }: TableBrief): number => chairs.filter(({ sitter }) => sitter === null).length;

function briefly(id: TableId, brief: TableBrief, who: AccountId): OpenTable | null {
  const { chairs, playing, turn, options } = brief;
  const names = apart(brief.names, chairs);
  const mine = chairs.findIndex(({ sitter }) => sitter?.kind === "person" && sitter.who === who);
  const isFriends = chairs.some(({ sitter }) => sitter?.kind === "person");
  if (mine < 0 && !isFriends) return null;
  const isShut = mine < 0 && (playing || freeSeats(brief) === 0);
  const others = chairs.flatMap((chair, at) =>
    at === mine || chair.sitter === null ? [] : [chairName(chair, names, at)],
  );
  const mover = turn === null ? null : seatIndex(turn);
  const standIn = chairs[mine]?.stand_in != null;
  const isMyTurn = mover !== null && mover === mine && !standIn;
  const state =
    mover !== null && mover === mine && standIn
      ? say("table-stand-in")
      : mover !== null
        ? turnText(isMyTurn ? null : chairName(chairs[mover], names, mover))
        : playing
          ? say("table-dealing")
          : say("table-free", { count: freeSeats(brief) });
  const edition = say("edition-name", { edition: editionOf(options.rules) });
  // Between games it is said who wants the next one; that nobody else can come in is no news to who sits there.
  const isFull = mover === null && !playing && mine >= 0 && freeSeats(brief) === 0;
  const ready =
    isFull && chairs[mine]?.ready === false
      ? chairs.flatMap((chair, at) =>
          chair.ready && chair.sitter?.kind === "person" ? [chairName(chair, names, at)] : [],
        )
      : [];
  return {
    id,
    to: isShut && !options.spectators ? null : `/table/${id}${mine < 0 && !isShut ? "?sit" : ""}`,
    title: others.length === 0 ? say("table-own") : say("table-with", { names: others.join(", ") }),
    about: (isFull
      ? [
          edition,
          ready.length > 0
            ? say("next-waits-for-you", { names: ready.join(", "), count: ready.length })
            : say("table-between"),
        ]
      : isShut
        ? [edition, say("table-taken", { watch: options.spectators ? "yes" : "no" })]
        : [edition, ...(standIn && mover !== mine ? [say("table-stand-in")] : []), state]
    ).join(" · "),
    way: say(mine >= 0 ? "table-back" : isShut ? "watch" : "join"),
    waits: isMyTurn || ready.length > 0,
  };
}

/** A table as it is now; one that is closed is not looked for again. */
async function look(id: TableId, who: AccountId): Promise<OpenTable | null> {
  try {
    return briefly(id, await api.table(id), who);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) forgetVisit(id);
    return null;
  }
}

/** How long a card may say what is no longer so. */
const LOOK_AGAIN_MS = 4_000;

/** The tables to look at. Asked only by somebody whom a server knows: without one, the first screen needs no network. */
async function find(): Promise<readonly TableId[]> {
  if (!isKnown() || (await whoAmI()) === null) return [];
  const { games } = await api.games();
  const playing = games.filter(({ ended }) => ended === null).map(({ table }) => table);
  return [...new Set([...playing, ...visited()])];
}

async function lookAt(ids: readonly TableId[]): Promise<readonly OpenTable[]> {
  const somebody = me();
  if (somebody === null) return [];
  const found = await Promise.all(ids.map((id) => look(id, somebody.id)));
  return found.filter((table) => table !== null).toSorted((one, other) => Number(other.waits) - Number(one.waits));
}

/** Told again while they are looked at: others play on. */
function createTables(): Accessor<readonly OpenTable[]> {
  const [tables, setTables] = createSignal<readonly OpenTable[]>([]);
  let ids: readonly TableId[] = [];
  const lookNow = async () => {
    if (ids.length > 0 && !document.hidden) setTables(await lookAt(ids));
  };
  const begin = async () => {
    ids = await find();
    await lookNow();
  };
  // Without a network there is nothing to show.
  begin().catch(() => {});
  const timer = setInterval(() => void lookNow(), LOOK_AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  return tables;
}

const described = (table: OpenTable): JSX.Element => (
  <>
    <Icon name="friends" size={26} />
    <span>
      <strong>{table.title}</strong>
      <span class="small">{table.about}</span>
    </span>
  </>
);

export function OpenTables(props: { onAwaited?: (isAwaited: boolean) => void }): JSX.Element {
  const tables = createTables();
  createEffect(() => props.onAwaited?.(tables().some(({ waits }) => waits)));
  return (
    <Show when={tables().length}>
      <ul class="open-tables" aria-label={say("tables-open")}>
        <Index each={tables()}>
          {(table) => (
            <li>
              <Show when={table().to} fallback={<div class="open-table">{described(table())}</div>}>
                {(to) => (
                  <Go to={to()} class="open-table" classList={{ mine: table().waits }}>
                    {described(table())}
                    <span class="button" classList={{ main: table().waits }}>
                      {table().way}
                    </span>
                  </Go>
                )}
              </Show>
            </li>
          )}
        </Index>
      </ul>
    </Show>
  );
}
