// A sheet that was filled in on paper, as somebody types it: a cell a player and game, a row a game (rule 8.2).

import type { GameEntry, Left, Opening, SeatScore } from "../../protocol/messages";

/** What one cell says. */
export type Cell =
  | { readonly says: "nothing" }
  | { readonly says: "unreadable" }
  /** The player had left before this game. */
  | { readonly says: "gone" }
  /** The last tile was laid; with the points, where they were typed. */
  | { readonly says: "out"; readonly written: number | null }
  /** What the rack counts, jokers included; `bare` where only a penalty is typed. */
  | { readonly says: "rack"; readonly value: number; readonly opening: Opening; readonly bare: boolean };

/** What never having opened costs: without an excuse it is the second (rule 7.2). */
export interface Penalties {
  readonly unopened: number;
  readonly couldHave: number;
  /** Whether they are taken where the pool ran out, too. */
  readonly atPoolEnd: boolean;
}

const openingOf = (points: number, { unopened, couldHave }: Penalties): Opening | null => {
  if (points > 0 && points === unopened) return "excused";
  return points > 0 && points === couldHave ? "could-have" : null;
};

/** `0` or `+74` went out, `43` or `-43` is a rack, `100` never opened, `54/100` that with the rack, `100/` a rack of so much,
 * `-` has left. */
export function readCell(text: string, penalties: Penalties): Cell {
  const plain = text.trim().replaceAll(/[−–—]/g, "-");
  if (plain === "") return { says: "nothing" };
  if (plain === "-") return { says: "gone" };
  const [, sign, digits, slash, penalty] = /^([+-]?)(\d{1,4})(?:(\/)(\d{1,3})?)?$/.exec(plain) ?? [];
  if (digits === undefined) return { says: "unreadable" };
  const value = Number(digits);
  if (sign === "+" && slash === undefined && value > 0) return { says: "out", written: value };
  if (sign === "+") return { says: "unreadable" };
  if (value === 0) return slash === undefined ? { says: "out", written: null } : { says: "unreadable" };
  if (slash === undefined) {
    const opening = openingOf(value, penalties);
    return { says: "rack", value, opening: opening ?? "opened", bare: opening !== null };
  }
  if (penalty === undefined) return { says: "rack", value, opening: "opened", bare: false };
  const opening = openingOf(Number(penalty), penalties);
  return opening === null ? { says: "unreadable" } : { says: "rack", value, opening, bare: false };
}

/** Why a row cannot be. */
export type Fault =
  | { readonly why: "unreadable"; readonly chair: number }
  | { readonly why: "not-gone"; readonly chair: number }
  | { readonly why: "two-out"; readonly chair: number }
  | { readonly why: "penalty-alone"; readonly chair: number }
  | { readonly why: "too-few"; readonly chair: number }
  | { readonly why: "deck"; readonly chair: number }
  | { readonly why: "written"; readonly chair: number; readonly written: number; readonly small: number };

export interface Row {
  /** The game, once nothing is missing or wrong. */
  readonly game: GameEntry | null;
  readonly scores: readonly SeatScore[];
  readonly fault: Fault | null;
  /** The first cell with nothing in it. */
  readonly missing: number | null;
}

/** What the engine makes of a game; nothing where the deck has not so much. */
export type Scores = (game: GameEntry) => readonly SeatScore[] | null;

const NOTHING: Left = { sum: { numbers: 0, jokers: 0, opening: "opened" } };
const SIXTIETHS = 60;

/** A row as it stands. `hasLeft` says who is known to have left. */
export function rowOf(
  texts: readonly string[],
  penalties: Penalties,
  hasLeft: (chair: number) => boolean,
  scoresOf: Scores,
): Row {
  const cells = texts.map((text) => readCell(text, penalties));
  const empty = cells.findIndex(({ says }) => says === "nothing");
  const missing = empty < 0 ? null : empty;
  const row = (fault: Fault | null): Row => ({ game: null, scores: [], fault, missing });
  const find = (wrong: (cell: Cell, chair: number) => boolean) => {
    const chair = cells.findIndex(wrong);
    return chair < 0 ? null : chair;
  };
  const unreadable = find(({ says }) => says === "unreadable");
  if (unreadable !== null) return row({ why: "unreadable", chair: unreadable });
  const notGone = find(({ says }, chair) => says === "gone" && !hasLeft(chair));
  if (notGone !== null) return row({ why: "not-gone", chair: notGone });
  const first = find(({ says }) => says === "out");
  const second = find(({ says }, chair) => says === "out" && chair !== first);
  if (second !== null) return row({ why: "two-out", chair: second });
  if (missing !== null) return row(null);
  if (cells.filter(({ says }) => says !== "gone").length < 2) return row({ why: "too-few", chair: 0 });
  const end = first === null ? "pool" : "out";
  const counts = end === "out" || penalties.atPoolEnd;
  // Of racks at the end of the pool the lowest wins, so it must be known what each counts.
  const alone = end === "pool" ? find((cell) => cell.says === "rack" && cell.bare) : null;
  if (alone !== null) return row({ why: "penalty-alone", chair: alone });
  const hands = cells.map((cell): Left | null => {
    if (cell.says === "rack")
      return { sum: { numbers: cell.value, jokers: 0, opening: counts ? cell.opening : "opened" } };
    return cell.says === "out" ? NOTHING : null;
  });
  const game: GameEntry = { end, hands };
  const scores = scoresOf(game);
  if (scores === null) return row({ why: "deck", chair: 0 });
  const out = first === null ? undefined : cells[first];
  if (first !== null && out?.says === "out" && out.written !== null) {
    const small = scores[first]?.small ?? 0;
    if (small !== out.written * SIXTIETHS)
      return { ...row({ why: "written", chair: first, written: out.written * SIXTIETHS, small }), scores };
  }
  return { game, scores, fault: null, missing };
}
