// A question as text in the page's address, in the notation of docs/notation.md, so that it can be sent as a link.

import type { Tile } from "../../protocol/messages";
import { bagOf } from "../../shared/bag";

export const ASKS = ["best", "open", "table"] as const;
export type Ask = (typeof ASKS)[number];

export interface Question {
  readonly ask: Ask;
  /** An edition, and house rules behind it. */
  readonly rules: string;
  readonly melds: readonly (readonly Tile[])[];
  readonly rack: readonly Tile[];
  readonly opened: boolean;
}

const FIRST: Omit<Question, "rules"> = { ask: "best", melds: [], rack: [], opened: true };

/** Every tile that lies somewhere. */
export const allTiles = ({ melds, rack }: Question): readonly Tile[] => [...melds.flat(), ...rack];

export function addressOf({ ask, rules, melds, rack, opened }: Question): string {
  const table = melds
    .filter((meld) => meld.length > 0)
    .map((meld) => meld.join(" "))
    .join(" | ");
  const at = `${rules}; ${table}; ${rack.join(" ")}; ${opened ? "opened" : "closed"}`;
  return `/solve?${new URLSearchParams({ ask, at })}`;
}

/**
 * Reads a link, by the usual rules where it says none. `deckOf` tells the tiles of rules, and throws when there are none such;
 * what the deck does not have is left out.
 */
export function readAddress(
  query: URLSearchParams,
  deckOf: (rules: string) => readonly Tile[],
  usual: string,
): Question {
  const ask = ASKS.find((one) => one === query.get("ask")) ?? FIRST.ask;
  const [rules = "", table = "", rack = "", opened = ""] = (query.get("at") ?? "")
    .split(";")
    .map((part) => part.trim());
  let left: Map<Tile, number>;
  try {
    left = new Map(bagOf(deckOf(rules)));
  } catch {
    return { ...FIRST, ask, rules: usual };
  }
  const taken = (text: string): readonly Tile[] =>
    text.split(/\s+/).filter((tile) => {
      const count = left.get(tile) ?? 0;
      if (count > 0) left.set(tile, count - 1);
      return count > 0;
    });
  const melds = table
    .split("|")
    .map(taken)
    .filter((meld) => meld.length > 0);
  return { ask, rules, melds, rack: taken(rack), opened: opened !== "closed" };
}
