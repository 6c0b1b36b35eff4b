// What the page and its worker say to each other.

import type { ClientMessage, ServerMessage, Tile } from "../protocol/messages";
import type { Advice, LocalOptions } from "../link/link";

/** From the page. */
export type ToWorker =
  | { readonly ask: "open"; readonly options: LocalOptions }
  | { readonly ask: "left" }
  | { readonly ask: "resume" }
  | { readonly ask: "forget" }
  | {
      readonly ask: "best";
      readonly rules: string;
      readonly table: string;
      readonly rack: string;
      readonly opened: boolean;
    };

/** What an asking is answered with. */
export interface Answers {
  open: null;
  left: LocalOptions | null;
  resume: null;
  forget: null;
  best: Advice | null;
}

/** A question with its number, or a message of somebody at the table. */
export type Up =
  | { readonly id: number; readonly question: ToWorker }
  | { readonly seat: number; readonly message: ClientMessage }
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
