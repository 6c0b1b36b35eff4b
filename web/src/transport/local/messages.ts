// What the page and its worker say to each other.

import type { ClientMessage, ServerMessage, Tile } from "../../protocol/messages";
import type { Advice, BestOpening, LeftTable, LocalOptions } from "../../engine/answers";

/** Random bytes, of which a table makes its secrets and its programs' whims. */
export type Seed = Uint8Array<ArrayBuffer>;

/** From the page. */
export type ToWorker =
  | { readonly ask: "open"; readonly options: LocalOptions; readonly seed: Seed }
  | { readonly ask: "left" }
  /** Nobody pays for the time since somebody was last at it, if that is known. */
  | { readonly ask: "resume"; readonly seed: Seed; readonly alive: number | null }
  | { readonly ask: "forget" }
  | { readonly ask: "record" }
  | {
      readonly ask: "best";
      readonly rules: string;
      readonly table: string;
      readonly rack: string;
      readonly opened: boolean;
    }
  | { readonly ask: "could-open"; readonly rules: string; readonly rack: string };

/** What an asking is answered with. */
export interface Answers {
  open: null;
  left: LeftTable | null;
  resume: null;
  forget: null;
  record: string | null;
  best: Advice | null;
  "could-open": BestOpening;
}

/**
 * A question with its number, a message of somebody at the table, how many milliseconds programs wait, or that the table's
 * time stands from some moment on, or goes on.
 */
export type Up =
  | { readonly id: number; readonly question: ToWorker }
  | { readonly seat: number; readonly message: ClientMessage }
  | { readonly wait: number }
  | { readonly stands: boolean; readonly at: number }
  | { readonly leave: true };

/** An answer to a question, or a message for somebody at the table. */
export type Down =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly seat: number; readonly message: ServerMessage };

/** Tiles as notation has them. */
export function notation(tiles: readonly Tile[]): string {
  return tiles.join(" ");
}

/** Melds as notation has them. */
export function layout(melds: readonly (readonly Tile[])[]): string {
  return melds.map(notation).join(" | ");
}
