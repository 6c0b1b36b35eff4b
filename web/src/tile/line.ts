// A line somebody types, as tiles: `b3 b4 b5`, or shorter `b3-5`, `b3 4 5`, `7krb`. Melds are parted by `|`, `/` or `;`.
// Colours are the letters of docs/notation.md, or the beginning of their names in the reader's language.

import type { Tile } from "../protocol/messages";
import { tileName, type Say } from "./name";

export interface Read {
  readonly melds: readonly (readonly Tile[])[];
  /** The first that is no tile; it is left out. */
  readonly unknown: string | null;
}

/** Colours, by their letters. */
const COLOURS = ["k", "r", "b", "y"];
const JOKERS = ["J", "Jk", "Jr", "Jb", "Jy", "D", "M", "C"];
const NUMBERS = { least: 1, most: 13 };

type Word = { readonly colour: string } | { readonly joker: Tile };

/** A word of letters as a colour or a joker. */
function wordIn(say: Say): (letters: string) => Word | null {
  const word = (name: string) => plain(name.replace(/ ?\d+$/, ""));
  const colours = COLOURS.map((colour) => [colour, [word(tileName(`${colour}1`, say))]] as const);
  const joker = plain(say("tile-joker"));
  const special = ["D", "M", "C"].map((tile) => {
    const words = plain(tileName(tile, say)).split(/[ -]/);
    return [tile, words.filter((part) => part !== joker)] as const;
  });
  const only = (known: readonly (readonly [string, readonly string[]])[], letters: string): string | null => {
    const found = known.filter(([, words]) => words.some((name) => name.startsWith(letters)));
    return found.length === 1 ? (found[0]?.[0] ?? null) : null;
  };
  return (letters) => {
    const typed = plain(letters);
    if (COLOURS.includes(typed)) return { colour: typed };
    const written = JOKERS.find((tile) => tile.toLowerCase() === typed);
    if (written !== undefined) return { joker: written };
    const colour = only(colours, typed);
    if (colour !== null) return { colour };
    const found = joker.startsWith(typed) ? "J" : only(special, typed);
    return found === null ? null : { joker: found };
  };
}

export function readLine(text: string, say: Say): Read {
  const meant = wordIn(say);
  const read = text.split(/[|/;]/).map((part) => readMeld(part, meant));
  const melds = read.map(({ tiles }) => tiles).filter((tiles) => tiles.length > 0);
  return { melds, unknown: read.map(({ unknown }) => unknown).find((one) => one !== null) ?? null };
}

/** The tiles of a meld, and what of it is no tile. */
function readMeld(
  text: string,
  meant: (letters: string) => Word | null,
): { readonly tiles: readonly Tile[]; readonly unknown: string | null } {
  const tiles: Tile[] = [];
  let unknown: string | null = null;
  let colour: string | null = null;
  let number: string | null = null;
  /** A colour whose number is yet to come, should one follow. */
  let open = false;
  /** Whether numbers are filled in up to the next. */
  let isRange = false;
  /** Where what is left out ends. */
  let until = 0;
  /** Leaves the word at a place out, and begins anew behind it. */
  const skip = (at: number) => {
    const begin = text.slice(0, at).search(/[^\s,]*$/);
    until = at + text.slice(at).search(/[\s,]|$/);
    unknown ??= text.slice(begin, until);
    [colour, number, open, isRange] = [null, null, false, false];
  };
  /** Takes the number that was said before for a colour that has none of its own. */
  const close = (at: number) => {
    if (!open) return;
    open = false;
    if (number === null) skip(at);
    else tiles.push(`${colour}${number}`);
  };
  const found = [...text.matchAll(/\p{L}+|\d+|[-–]|[^\s,.]/gu)];
  for (const [place, { 0: token, index }] of found.entries()) {
    if (index < until) continue;
    if (/^\d/.test(token)) {
      const to = Number(token);
      if (to < NUMBERS.least || to > NUMBERS.most) {
        skip(index);
        continue;
      }
      const from: number = isRange ? Number(number) + 1 : to;
      for (let each = from; each <= to && colour !== null; each += 1) tiles.push(`${colour}${each}`);
      [number, open, isRange] = [String(to), false, false];
    } else if (/^[-–]$/.test(token)) {
      if (open || number === null || colour === null) skip(index);
      else isRange = true;
    } else {
      const whole = meant(token);
      // `jr5` is a joker and a red 5, for no joker has a number.
      const isWhole = whole !== null && ("colour" in whole || !/^\d/.test(found[place + 1]?.[0] ?? ""));
      const words = isWhole ? [whole] : wordsIn(token, meant);
      if (words.includes(null)) {
        skip(index);
        continue;
      }
      for (const word of words.filter((one) => one !== null)) {
        close(index);
        if ("joker" in word) tiles.push(word.joker);
        else [colour, open] = [word.colour, true];
      }
    }
  }
  const last = found.at(-1)?.index ?? 0;
  close(last);
  if (isRange) skip(last);
  return { tiles, unknown };
}

/** Letters that belong to several tiles. A joker may have two of them (`дж`), the second of which is a colour's too. */
function wordsIn(token: string, meant: (letters: string) => Word | null): readonly (Word | null)[] {
  if (token === "") return [];
  const two = token.length > 1 ? meant(token.slice(0, 2)) : null;
  const isJoker = two !== null && "joker" in two && two.joker === "J";
  const [word, length] = isJoker ? [two, 2] : [meant(token.slice(0, 1)), 1];
  return [word, ...wordsIn(token.slice(length), meant)];
}

/** Without capitals, and without marks that not every keyboard has. */
const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");
