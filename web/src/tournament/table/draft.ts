// A table's sheet while it is filled in (rule 8.2), and the way from it to what is handed in and back.

import { exactText, readExact } from "../../sheet/points";
import { cellsOf, entryOf, isNothing, leftIn, missing, newGame, withAnnounced, type Game } from "../../sheet/sheet";
import type { Scorer } from "../../engine/sheet";
import type { SheetCell } from "../../engine/answers";
import type { GameEntry, SeatScore, TimeUp } from "../../protocol/messages";

/** Points of a chair as somebody wrote them, in letters: big and small. */
export interface Written {
  readonly big: string;
  readonly small: string;
}

export interface GameDraft {
  /** Chairs of those who play it, A being 0. Who has left has no hand. */
  readonly here: readonly number[];
  /** With an entry for each of them. */
  readonly game: Game;
  /** For every chair, in case the points are to be compared. */
  readonly written: readonly Written[];
}

export interface SheetDraft {
  readonly chairs: number;
  readonly games: readonly GameDraft[];
  /** Whether the table wrote its points down too. */
  readonly compares: boolean;
  /** How many games there was time for, where it was up before the last had ended. */
  readonly inTime?: number;
}

const UNWRITTEN: Written = { big: "", small: "" };
const seatOrNone = (found: number): number | null => (found < 0 ? null : found);
const chairsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, chair) => chair);

const gameOf = (chairs: number, here: readonly number[]): GameDraft => ({
  here,
  game: newGame(here.length, 0),
  written: chairsOf(chairs).map(() => UNWRITTEN),
});

export const newDraft = (chairs: number, games: number): SheetDraft => ({
  chairs,
  games: Array.from({ length: games }, () => gameOf(chairs, chairsOf(chairs))),
  compares: false,
});

/** Nobody plays alone: where all others have left, the games before are all there are. */
export const isPlayed = ({ here }: GameDraft): boolean => here.length > 1;

/** From a game on, somebody has left, or is there after all. */
export function withChair(draft: SheetDraft, from: number, chair: number, isHere: boolean): SheetDraft {
  const put = (one: GameDraft): GameDraft => {
    if (one.here.includes(chair) === isHere) return one;
    const here = isHere ? [...one.here, chair].toSorted((a, b) => a - b) : one.here.filter((other) => other !== chair);
    const blank = newGame(here.length, 0);
    const entries = here.map((other, at) => one.game.entries[one.here.indexOf(other)] ?? blank.entries[at]!);
    const out = one.game.out === null ? -1 : here.indexOf(one.here[one.game.out] ?? chair);
    return { ...one, here, game: { ...one.game, entries, out: seatOrNone(out) } };
  };
  return { ...draft, games: draft.games.map((one, at) => (at < from ? one : put(one))) };
}

export const withGame = (draft: SheetDraft, at: number, part: Partial<GameDraft>): SheetDraft => ({
  ...draft,
  games: draft.games.map((one, other) => (other === at ? { ...one, ...part } : one)),
});

/** The time is up: the sheet ends before a game, from 0; nothing takes that back. */
export const withTimeUp = ({ chairs, games, compares }: SheetDraft, at: number | null): SheetDraft => ({
  chairs,
  games,
  compares,
  ...(at === null ? {} : { inTime: at }),
});

/** The time is up while a game is played: it ends as if the pool had run out, and is the last. */
export const withLastRunning = (draft: SheetDraft, at: number): SheetDraft =>
  withTimeUp(withGame(draft, at, { game: { ...draft.games[at]!.game, end: "pool", out: null } }), at + 1);

/** In the game that is played, the next to be filled in, these chairs have announced an opening (rule 7.4). */
export function withAnnouncers(draft: SheetDraft, chairs: readonly number[]): SheetDraft {
  const sheet = sheetOf(draft);
  const one = "missing" in sheet ? draft.games[sheet.missing] : undefined;
  if (one === undefined || !("missing" in sheet)) return draft;
  const entries = one.game.entries.map((entry, at) => withAnnounced(entry, chairs.includes(one.here[at] ?? -1)));
  if (entries.every((entry, at) => entry === one.game.entries[at])) return draft;
  return withGame(draft, sheet.missing, { game: { ...one.game, entries } });
}

/** The points written for a game; none where one cannot be read. Who has left has none. */
function writtenOf(one: GameDraft): SeatScore[] | null {
  const scores = one.written.map(({ big, small }, chair) => {
    if (!one.here.includes(chair)) return { big: 0, small: 0 };
    const points = readExact(small);
    return /^\d{1,2}$/.test(big.trim()) && points !== null ? { big: Number(big), small: points } : null;
  });
  return scores.every((score) => score !== null) ? scores : null;
}

/** A game as it is handed in; nothing while something is missing. */
export function gameEntry(draft: SheetDraft, at: number): GameEntry | null {
  const one = draft.games[at];
  if (!one || !isPlayed(one) || missing(one.game) !== null) return null;
  const left = leftIn(one.game);
  const hands = chairsOf(draft.chairs).map((chair) => left[one.here.indexOf(chair)] ?? null);
  const entry: GameEntry = { end: one.game.end, hands };
  if (!draft.compares) return entry;
  const written = writtenOf(one);
  return written && { ...entry, written };
}

/** Games that were played, each as it is handed in or not yet complete. */
export function gameEntries(draft: SheetDraft): readonly (GameEntry | null)[] {
  const inTime = draft.games.slice(0, draft.inTime);
  const stop = inTime.findIndex((one) => !isPlayed(one));
  return inTime.slice(0, stop < 0 ? undefined : stop).map((_, at) => gameEntry(draft, at));
}

/** The same without what the players wrote: what the racks say is known before. */
export const gamesOf = (draft: SheetDraft): readonly (GameEntry | null)[] => gameEntries({ ...draft, compares: false });

/** The whole sheet, or the first game that is not complete, from 0. */
export function sheetOf(draft: SheetDraft): { readonly games: GameEntry[] } | { readonly missing: number } {
  const entries = gameEntries(draft);
  const games = entries.filter((entry) => entry !== null);
  return games.length === entries.length && (games.length > 0 || draft.inTime === 0)
    ? { games }
    : { missing: Math.max(0, entries.indexOf(null)) };
}

const asWritten = ({ big, small }: SeatScore): Written => ({ big: String(big), small: exactText(small) });

/** A sheet that was handed in, to be changed. */
export function draftOf(
  entries: readonly GameEntry[],
  chairs: number,
  games: number,
  timeUp: TimeUp = "play-on",
): SheetDraft {
  const isShort = timeUp !== "play-on" && entries.length < games;
  const compares = entries.some(({ written }) => written != null);
  const drafts = Array.from({ length: Math.max(games, entries.length) }, (_, at): GameDraft => {
    const entry = entries[at];
    if (entry === undefined) return gameOf(chairs, isShort ? chairsOf(chairs) : []);
    const here = chairsOf(chairs).filter((chair) => entry.hands[chair] != null);
    const hands = entry.hands.filter((hand) => hand !== null);
    const blank = gameOf(chairs, here);
    const game: Game = {
      ...blank.game,
      end: entry.end,
      out: seatOrNone(hands.findIndex(isNothing)),
      entries: hands.map(entryOf),
    };
    return { here, game, written: entry.written?.map(asWritten) ?? blank.written };
  });
  return { chairs, games: drafts, compares, ...(isShort ? { inTime: entries.length } : {}) };
}

/** What every chair had and scores, as the engine finds it; nothing for who has left. */
export function chairCells(scorer: Scorer, rules: string, { end, hands }: GameEntry): readonly (SheetCell | null)[] {
  const here = hands.filter((left) => left !== null);
  const cells = [...cellsOf(scorer, rules, end, here)];
  return hands.map((left) => (left === null ? null : (cells.shift() ?? null)));
}

/** Points of a game for every chair. */
export const scoresOf = (scorer: Scorer, rules: string, entry: GameEntry): readonly SeatScore[] =>
  chairCells(scorer, rules, entry).map((cell) => ({ big: cell?.big ?? 0, small: cell?.small ?? 0 }));
