// What is printed, as values: links for telephones, the round, and a results sheet line by line (rule 8.2).

import type { Rulebook } from "../../shared/rulebook";
import { gamesInRound, valueOf } from "../../engine/editions";
import type { Editions } from "../../engine/answers";
import { totals } from "../../game/model/totals";
import type { Books, Pass, Seat, SeatScore, SheetSight } from "../../protocol/messages";
import { nameOf, type Names } from "../refused";
import { chairCells } from "../table/draft";

export const PAPERS = ["cards", "codes", "sheets", "standings", "roles"] as const;
export type PaperKind = (typeof PAPERS)[number];

/** The round wanted, or else the next to be played, or the last. From 1; none before tables are drawn. */
export function roundToPrint({ rounds }: Pick<Books, "rounds">, wanted: number | null): number | null {
  if (wanted !== null && rounds[wanted - 1]) return wanted;
  const next = rounds.findIndex(({ started }) => !started);
  return next >= 0 ? next + 1 : rounds.length || null;
}

/** The numbers of all tables, each once. */
export const tablesOf = (passes: readonly Pick<Pass, "part">[]): readonly number[] =>
  [...new Set(passes.flatMap(({ part }) => (part.role === "table" ? [part.table] : [])))].toSorted((a, b) => a - b);

export interface Code {
  readonly round: number;
  readonly table: number;
  readonly pass: string;
}

/** The codes of tables, round by round; none where a table's card serves every round. */
export const codesOf = (passes: readonly Pass[]): readonly Code[] =>
  passes
    .flatMap(({ part, pass }) =>
      part.role === "table" && part.round ? [{ round: part.round, table: part.table, pass }] : [],
    )
    .toSorted((a, b) => a.round - b.round || a.table - b.table);

export interface GameLine {
  readonly starter: Seat | null;
  /** What each rack counted where the pool ran out; nothing for who had gone. */
  readonly values: readonly (number | null)[] | null;
  /** Nothing before it is played, nor for who did not play it. */
  readonly scores: readonly (SeatScore | null)[] | null;
}

export interface ResultsSheet {
  /** Nothing on a sheet for any table. */
  readonly table: number | null;
  readonly round: number | null;
  /** A name, or room for one, for every seat. */
  readonly names: readonly string[];
  readonly games: readonly GameLine[];
  readonly sums: readonly SeatScore[] | null;
}

export function resultsSheet(
  { view, games }: SheetSight,
  names: Names,
  rules: string,
  { scorer }: Pick<Rulebook, "scorer">,
): ResultsSheet {
  return {
    table: view.place.table,
    round: view.place.round,
    names: view.chairs.map((player) => nameOf(names, player)),
    games: view.starters.map((starter, at) => {
      const game = games?.[at];
      return {
        starter,
        values: game?.end === "pool" ? chairCells(scorer, rules, game).map((cell) => cell?.value ?? null) : null,
        scores: view.scores[at]?.map((score, seat) => (game?.hands[seat] == null ? null : score)) ?? null,
      };
    }),
    sums: view.scores.length > 0 ? totals(view.scores, view.chairs.length) : null,
  };
}

/** A sheet to be filled in by hand from its first line. */
export function emptySheet(
  { plan, stage }: Pick<Books, "plan" | "stage">,
  book: Editions,
  rules: string,
): ResultsSheet {
  const planned = plan?.stages[stage];
  const seats = planned?.table ?? Number(valueOf(book, rules, "max_players"));
  const games = planned?.games ?? gamesInRound(book, rules, seats);
  return {
    table: null,
    round: null,
    names: Array.from({ length: seats }, () => ""),
    games: Array.from({ length: games }, () => ({ starter: null, values: null, scores: null })),
    sums: null,
  };
}

/** What costs points, of the rules of the event: those that cost nothing are not told (rules 6.3 and 7.2). */
export function penalties(
  book: Editions,
  rules: string,
): readonly { readonly kind: "joker" | "unopened" | "unopened-always" | "could-have"; readonly points: number }[] {
  const value = (name: string) => Number(valueOf(book, rules, name) ?? 0);
  // When the pool is empty too, in some editions (rule 7.5).
  const isAlways = valueOf(book, rules, "penalties_at_pool_end") === "yes";
  return [
    { kind: "joker" as const, points: value("joker_penalty") },
    { kind: isAlways ? ("unopened-always" as const) : ("unopened" as const), points: value("unopened_penalty") },
    { kind: "could-have" as const, points: value("could_have_opened_penalty") },
  ].filter(({ points }) => points > 0);
}
