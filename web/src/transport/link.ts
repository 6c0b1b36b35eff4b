// A way to a table, wherever it is: on the server by a socket, or in this browser in a worker. Both speak
// `docs/protocol.md`, so that the page does not know the difference.

import type { Advice, BestOpening, LeftTable, LocalOptions } from "../engine/answers";
import type { Pace } from "../app/pace";
import type { ClientMessage, ServerMessage, Tile } from "../protocol/messages";

/** How a link is. */
export type LinkState =
  | { readonly is: "opening" }
  | { readonly is: "open" }
  /** Lost, and being opened again by itself. */
  | { readonly is: "lost"; readonly since: number }
  /** Over for good, with the server's reason (`CLOSE_CODES`), or none when the page closed it. */
  | { readonly is: "closed"; readonly code: number | null };

/** A person's way to a table. It says hello by itself, comes back by itself, and sends again what was not answered. */
export interface Link {
  send(message: Exclude<ClientMessage, { type: "hello" }>): void;
  close(): void;
}

/** What a link tells. */
export interface LinkEvents {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
}

/** A game in this browser: a link for every person at this device, by seat. */
export interface LocalTable {
  join(seat: number, events: LinkEvents): Link;
  /** The moment by the table's own time, which can be made to stand. */
  now(): number;
  stand(stands: boolean): void;
  /** The record of the last game; none while it is played. */
  record(): Promise<string | null>;
  close(): void;
}

/** Opens tables in this browser, and finds again the one that was being played when the page was left. */
export interface LocalTables {
  open(options: LocalOptions): Promise<LocalTable>;
  /** The table that was left, if any, and how it stands. */
  left(): Promise<LeftTable | null>;
  resume(): Promise<LocalTable>;
  /** From now on programs move so fast, at the table there is and at those to come. */
  setPace(pace: Pace): void;
  forget(): Promise<void>;
}

/** Finds the best lay, exactly, off the page's thread. */
export interface Adviser {
  /** The lay of most tiles, moving no more of the table than it needs; none when nothing can be laid. */
  best(
    rules: string,
    table: readonly (readonly Tile[])[],
    rack: readonly Tile[],
    opened: boolean,
  ): Promise<Advice | null>;
  /** Whether a rack could have opened, and the best it holds. */
  couldOpen(rules: string, rack: readonly Tile[]): Promise<BestOpening>;
}
