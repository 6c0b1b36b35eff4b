// What the page asks of the server apart from a table's socket: who somebody is, where a table is, what was played.

import type {
  ErrorBody,
  GameId,
  GamePage,
  Invitation,
  Login,
  Me,
  NameGiven,
  NewPassword,
  NewTable,
  QuickGame,
  Recovery,
  TableBrief,
  TableFound,
  TableId,
} from "../../protocol/messages";

/** An answer that is not what was asked for: the id of a text, with its arguments. */
export class Problem extends Error {
  constructor(
    readonly id: string,
    readonly args: ErrorBody["args"],
    readonly status: number,
  ) {
    super(id);
  }
}

async function ask<T>(method: string, path: string, body: object = {}): Promise<T> {
  const text = await askText(method, path, body);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function askText(method: string, path: string, body: object = {}): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      // What changes something is asked as JSON, which no form of another site can send.
      ...(method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem("no-connection", {}, 0);
  }
  const text = await answer.text();
  if (!answer.ok) throw problemOf(answer.status, text);
  return text;
}

export function problemOf(status: number, text: string): Problem {
  try {
    const { error, args } = JSON.parse(text) as ErrorBody;
    return new Problem(error, args, status);
  } catch {
    return new Problem(status >= 500 ? "server-failed" : "bad-request", {}, status);
  }
}

export const api = {
  who: () => ask<Me | null>("GET", "/who"),
  guest: (name: string) => ask<Me>("POST", "/guest", { name } satisfies NameGiven),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name } satisfies NameGiven),
  signUp: (login: Login) => ask<Me>("POST", "/signup", login),
  logIn: (login: Login) => ask<Me>("POST", "/login", login),
  logOut: () => ask<void>("POST", "/logout"),
  setPassword: (password: NewPassword) => ask<Me>("POST", "/me/password", password),
  makeRecovery: () => ask<Recovery>("POST", "/me/recovery"),
  recover: (token: string) => ask<Me>("POST", "/recover", { token } satisfies Recovery),
  erase: () => ask<void>("DELETE", "/me"),
  games: (before: GamePage["before"] = null) =>
    ask<GamePage>("GET", before === null ? "/me/games" : `/me/games?before=${before}`),
  /** A finished game, as `docs/record.md` has it. */
  record: (game: GameId) => askText("GET", `/games/${encodeURIComponent(game)}`),
  open: (options: NewTable["options"]) => ask<TableFound>("POST", "/tables", { options } satisfies NewTable),
  quick: (wish: QuickGame) => ask<TableFound>("POST", "/quick", wish),
  byCode: (code: string) => ask<Invitation>("GET", `/codes/${encodeURIComponent(code)}`),
  table: (table: TableId) => ask<TableBrief>("GET", `/tables/${encodeURIComponent(table)}`),
};

/** Where a browser downloads from. */
export const downloads = { export: "/api/me/export" };
