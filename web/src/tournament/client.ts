// The way to a tournament on the server: by a pass, which says who somebody is and what they may see and do.

import { createSignal, onCleanup, type Accessor } from "solid-js";
import type {
  LogLine,
  NewTournament,
  Passes,
  TournamentOpened,
  TournamentRequest,
  TournamentState,
  WholeEvent,
  Wish,
  WishDone,
} from "../protocol/messages";
import { Problem, problemOf } from "../transport/server/api";

const NO_CONNECTION = 0;

/** Milliseconds before asking again after a lost connection. */
const AGAIN_MS = 1500;

async function ask(
  method: "GET" | "POST" | "DELETE",
  path: string,
  pass: string | null,
  body: object = {},
  signal?: AbortSignal,
): Promise<string> {
  const headers: Record<string, string> = pass === null ? {} : { authorization: `Bearer ${pass}` };
  if (method !== "GET") headers["content-type"] = "application/json";
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    text = await answer.text();
  } catch {
    throw new Problem("no-connection", {}, NO_CONNECTION);
  }
  if (!answer.ok) throw problemOf(answer.status, text);
  return text;
}

const TOO_MANY = 429;

/** Whether it is worth trying again: nothing was said of what was asked. */
const isPassing = (problem: unknown): boolean =>
  problem instanceof Problem &&
  (problem.status === NO_CONNECTION || problem.status === TOO_MANY || problem.status >= 500);

const pauseFor = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A number nobody else chooses. Works where `crypto.randomUUID` does not: over plain http. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

export const tournaments = {
  open: async (event: NewTournament) => JSON.parse(await ask("POST", "/tournaments", null, event)) as TournamentOpened,
  /** From the file of a whole event. */
  openFile: async (file: string) =>
    JSON.parse(await ask("POST", "/tournaments/file", null, { file } satisfies WholeEvent)) as TournamentOpened,
  passes: async (pass: string) => JSON.parse(await ask("GET", "/tournament/passes", pass)) as Passes,
  log: async (pass: string) => JSON.parse(await ask("GET", "/tournament/log", pass)) as LogLine[],
  /** The whole event as one file. */
  file: (pass: string) => ask("GET", "/tournament/file", pass),
  csv: (pass: string, what: "standings" | "scores") => ask("GET", `/tournament/${what}.csv`, pass),
  erase: (pass: string) => ask("DELETE", "/tournament", pass),

  /** Asks until there is an answer, however often the connection is lost; it is done once. `onWait` is told of each loss. */
  wish: async (pass: string, wish: Wish, onWait?: () => void): Promise<WishDone> => {
    const request: TournamentRequest = { id: randomHex(16), wish };
    for (;;) {
      try {
        return JSON.parse(await ask("POST", "/tournament/wishes", pass, request)) as WishDone;
      } catch (problem) {
        if (!isPassing(problem)) throw problem;
        onWait?.();
        await pauseFor(AGAIN_MS);
      }
    }
  },
};

/** A tournament as it changes. */
export interface Followed {
  readonly state: Accessor<TournamentState | null>;
  /** Why there is none, and will be none. */
  readonly problem: Accessor<Problem | null>;
  readonly connected: Accessor<boolean>;
  /** The server's moment, by this machine's clock. */
  readonly now: () => number;
}

/** Follows a tournament until the owner is gone: each question waits at the server until something has changed. */
export function follow(pass: string): Followed {
  const [state, setState] = createSignal<TournamentState | null>(null);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [connected, setConnected] = createSignal(true);
  let ahead = 0;
  const stop = new AbortController();
  onCleanup(() => stop.abort());
  const run = async () => {
    while (!stop.signal.aborted) {
      const known = state()?.number;
      try {
        const text = await ask(
          "GET",
          known === undefined ? "/tournament" : `/tournament?after=${known}`,
          pass,
          undefined,
          stop.signal,
        );
        setConnected(true);
        // After a while without a change there is nothing in the answer.
        if (text === "") continue;
        const next = JSON.parse(text) as TournamentState;
        ahead = next.now - Date.now();
        setState(next);
      } catch (found) {
        if (stop.signal.aborted) return;
        if (!isPassing(found)) {
          setProblem(found as Problem);
          return;
        }
        setConnected(false);
        await pauseFor(AGAIN_MS);
      }
    }
  };
  void run();
  return { state, problem, connected, now: () => Date.now() + ahead };
}
