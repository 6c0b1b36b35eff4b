// What the page asks of the server apart from a table's socket: who somebody is, where a table is, what was played.

import type { AccountId, GameId, Options, TableId } from "../protocol/messages";

export interface Me {
  readonly id: AccountId;
  readonly name: string;
  readonly created: number;
  readonly password: boolean;
  readonly recovery: boolean;
}

export interface TableFound {
  readonly table: TableId;
  readonly code?: string | null;
}

export interface GameBrief {
  readonly game: GameId;
  readonly table: TableId;
  readonly began: number;
  readonly ended?: number | null;
  readonly seats: readonly ({ readonly id: AccountId; readonly name?: string | null } | null)[];
}

export interface GamePage {
  readonly games: readonly GameBrief[];
  readonly before?: number | null;
}

/** An answer that is not what was asked for: the id of a text, with its arguments. */
export class Problem extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number>,
    readonly status: number,
  ) {
    super(id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      // What changes something is asked as JSON, which no form of another site can send.
      ...(method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new Problem("no-connection", {}, 0);
  }
  const text = await answer.text();
  if (!answer.ok) throw problemOf(answer.status, text);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

export function problemOf(status: number, text: string): Problem {
  try {
    const { error, args } = JSON.parse(text) as { error: string; args: Record<string, string | number> };
    return new Problem(error, args, status);
  } catch {
    return new Problem(status >= 500 ? "server-failed" : "bad-request", {}, status);
  }
}

export const api = {
  who: () => ask<Me | null>("GET", "/who"),
  guest: (name: string) => ask<Me>("POST", "/guest", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  logIn: (name: string, password: string) => ask<Me>("POST", "/login", { name, password }),
  logOut: () => ask<void>("POST", "/logout"),
  setPassword: (name: string, password: string, old: string | null) =>
    ask<Me>("POST", "/me/password", { name, password, old_password: old }),
  makeRecovery: () => ask<{ token: string }>("POST", "/me/recovery"),
  recover: (token: string) => ask<Me>("POST", "/recover", { token }),
  erase: () => ask<void>("DELETE", "/me"),
  games: (before?: number | null) => ask<GamePage>("GET", before == null ? "/me/games" : `/me/games?before=${before}`),
  open: (options: Options) => ask<TableFound>("POST", "/tables", { options }),
  quick: (wish: { rules: string; seats: number; clock: number | null }) => ask<TableFound>("POST", "/quick", wish),
  byCode: (code: string) => ask<TableFound>("GET", `/codes/${encodeURIComponent(code)}`),
};

/** Where a browser downloads from. */
export const downloads = {
  export: "/api/me/export",
  game: (game: GameId) => `/api/games/${encodeURIComponent(game)}`,
};
