// Tables of the server somebody can go on at: games they play, and friends' tables with a free seat.

import { createResource, For, Show, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { Go } from "../app/router";
import { editionOf } from "../engine/editions";
import { chairName } from "../game/model/people";
import { seatIndex } from "../game/model/view";
import type { AccountId, TableBrief, TableId } from "../protocol/messages";
import { api, Problem } from "../transport/server/api";
import { isKnown, whoAmI } from "../transport/server/me";
import { turnText } from "../words/turn";
import { say } from "../words/words";
import { forgetVisit, visited } from "./visited";
import "./open-tables.css";

interface OpenTable {
  readonly id: TableId;
  readonly title: string;
  readonly about: string;
  readonly isMyTurn: boolean;
}

const freeSeats = ({ chairs }: TableBrief): number => chairs.filter(({ sitter }) => sitter === null).length;

function described(id: TableId, brief: TableBrief, me: AccountId): OpenTable | null {
  const { chairs, names, playing, turn, options } = brief;
  const mine = chairs.findIndex(({ sitter }) => sitter?.kind === "person" && sitter.who === me);
  if (mine < 0 && (playing || freeSeats(brief) === 0)) return null;
  const others = chairs.flatMap((chair, at) =>
    at === mine || chair.sitter === null ? [] : [chairName(chair, names, at)],
  );
  const mover = turn === null ? null : seatIndex(turn);
  const isMyTurn = mover !== null && mover === mine;
  const state =
    mover !== null
      ? turnText(isMyTurn ? null : chairName(chairs[mover], names, mover))
      : playing
        ? say("table-dealing")
        : say("table-free", { count: freeSeats(brief) });
  const edition = say("edition-name", { edition: editionOf(options.rules) });
  // That nobody else can come in is no news to who sits there.
  const isFull = mover === null && !playing && mine >= 0 && freeSeats(brief) === 0;
  return {
    id,
    title: others.length === 0 ? say("table-own") : say("table-with", { names: others.join(", ") }),
    about: (isFull ? [say("table-own"), edition] : [edition, state]).join(" · "),
    isMyTurn,
  };
}

/** A table as it is now; one that is closed is not looked for again. */
async function look(id: TableId, me: AccountId): Promise<OpenTable | null> {
  try {
    return described(id, await api.table(id), me);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) forgetVisit(id);
    return null;
  }
}

/** Asked only by somebody whom a server knows: without one, the first screen needs no network. */
async function find(): Promise<readonly OpenTable[]> {
  if (!isKnown()) return [];
  try {
    const me = await whoAmI();
    if (me === null) return [];
    const { games } = await api.games();
    const playing = games.filter(({ ended }) => ended === null).map(({ table }) => table);
    const found = await Promise.all([...new Set([...playing, ...visited()])].map((id) => look(id, me.id)));
    return found
      .filter((table) => table !== null)
      .toSorted((one, other) => Number(other.isMyTurn) - Number(one.isMyTurn));
  } catch {
    return [];
  }
}

export function OpenTables(): JSX.Element {
  const [tables] = createResource(find);
  return (
    <Show when={tables()?.length}>
      <ul class="open-tables" aria-label={say("tables-open")}>
        <For each={tables()}>
          {(table) => (
            <li>
              <Go to={`/table/${table.id}`} class="open-table" classList={{ mine: table.isMyTurn }}>
                <Icon name="friends" size={26} />
                <span>
                  <strong>{table.title}</strong>
                  <span class="small">{table.about}</span>
                </span>
              </Go>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
