// A list of players as it was pasted: its columns, what each is likely to hold, and who stands in it. What is kept is read by
// the server (crates/tournament/src/list.rs), by headings that are written here.

import type { Details } from "../../protocol/messages";

export const KINDS = ["name", "first-name", "last-name", "number", "club", "ignore"] as const;
export type Kind = (typeof KINDS)[number];

export interface Listed {
  /** Lines with something in them: the number of each, from 1, and its cells. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** What the columns seem to hold. */
  readonly kinds: readonly Kind[];
}

/** The words of the command line as well (`crates/tournament/src/list.rs`). */
export const HEADINGS: Readonly<Record<Exclude<Kind, "ignore">, readonly string[]>> = {
  name: [
    "name",
    "full name",
    "player",
    "gracz",
    "zawodnik",
    "imię i nazwisko",
    "nazwisko i imię",
    "игрок",
    "участник",
    "фио",
    "имя и фамилия",
    "фамилия и имя",
    "фамилия имя",
  ],
  "first-name": ["first name", "given name", "imię", "имя"],
  "last-name": ["last name", "surname", "family name", "nazwisko", "фамилия"],
  number: ["number", "no", "no.", "nr", "nr.", "numer", "lp", "lp.", "#", "№", "номер"],
  club: ["club", "team", "klub", "drużyna", "клуб", "команда"],
};

const kindOf = (heading: string): Kind =>
  (Object.entries(HEADINGS).find(([, words]) => words.includes(heading.toLocaleLowerCase()))?.[0] ?? "ignore") as Kind;

/** The cells of a line; a quote within quotes stands twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [""];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    const last = cells.length - 1;
    if (letter === '"' && quoted && line.charAt(at + 1) === '"') {
      cells[last] += '"';
      at += 1;
    } else if (letter === '"' && quoted) quoted = false;
    else if (letter === '"' && cells[last]!.trim() === "") [cells[last], quoted] = ["", true];
    else if (letter === separator && !quoted) cells.push("");
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.trim().replaceAll(/\s+/g, " "));
}

/** Without headings: digits are a number, words a name, then a club. Two columns of a word each are a name in two. */
function guess(rows: readonly (readonly string[])[], columns: number): Kind[] {
  const mostly = (column: number, is: RegExp) => {
    const cells = rows.map((cells) => cells[column] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.filter((cell) => is.test(cell)).length * 5 >= cells.length * 4;
  };
  const kinds: Kind[] = Array.from({ length: columns }, () => "ignore");
  const numbers = kinds.map((_, column) => mostly(column, /^[#№]?\d{1,12}\.?$/u));
  const words = [...kinds.keys()].filter((column) => !numbers[column]);
  if (numbers.includes(true)) kinds[numbers.indexOf(true)] = "number";
  const [first, second, third] = words;
  const isWord = (column: number | undefined) => column !== undefined && mostly(column, /^\S+$/u);
  if (first === undefined) return kinds;
  if (second !== undefined && isWord(first) && isWord(second)) {
    [kinds[first], kinds[second]] = ["first-name", "last-name"];
    if (third !== undefined) kinds[third] = "club";
  } else {
    kinds[first] = "name";
    if (second !== undefined) kinds[second] = "club";
  }
  return kinds;
}

export function readList(text: string): Listed {
  const plain = text.replace(/^\uFEFF/u, "");
  const separator = ["\t", ";"].find((sign) => plain.includes(sign)) ?? ",";
  const rows = plain
    .split(/\r?\n/u)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const named = (rows[0]?.cells ?? []).map(kindOf);
  if (!named.some((kind) => kind.endsWith("name")))
    return {
      rows,
      kinds: guess(
        rows.map(({ cells }) => cells),
        columns,
      ),
    };
  // A first name alone, as a heading, is all there is of a name.
  const alone = !named.includes("name") && !named.includes("last-name");
  const kinds = Array.from({ length: columns }, (_, at): Kind => {
    const kind = named[at] ?? "ignore";
    return alone && kind === "first-name" ? "name" : kind;
  });
  return { rows: rows.slice(1), kinds };
}

/** Why a line is left out. */
export type Unusable = "empty" | "long" | "twice";

export interface Found {
  readonly line: number;
  readonly details: Details;
  readonly unusable: Unusable | null;
}

const LONGEST = 80;
const LONGEST_NUMBER = 12;

const same = (one: string | undefined, other: string | undefined) =>
  (one ?? "").toLocaleLowerCase() === (other ?? "").toLocaleLowerCase();
const differ = (one: string | undefined, other: string | undefined) => !!one && !!other && !same(one, other);

/** Whether two cannot be told apart: of one name, without clubs or numbers that differ. */
const isTwice = (one: Details, other: Details) =>
  same(one.name, other.name) && !differ(one.club, other.club) && !differ(one.number, other.number);

/** Who stands in a list, by what its columns were chosen to hold; `known` are those entered already. */
export function peopleOf({ rows }: Listed, kinds: readonly Kind[], known: readonly Details[]): readonly Found[] {
  const taken = [...known];
  return rows.map(({ line, cells }) => {
    const of = (kind: Kind) => cells.filter((cell, at) => kinds[at] === kind && cell !== "").join(" ");
    const name = (["name", "first-name", "last-name"] as const)
      .map(of)
      .filter((part) => part !== "")
      .join(" ");
    const details: Details = { name, club: of("club"), number: of("number") };
    const isLong = name.length > LONGEST || of("club").length > LONGEST || of("number").length > LONGEST_NUMBER;
    const unusable =
      name === "" ? "empty" : isLong ? "long" : taken.some((other) => isTwice(other, details)) ? "twice" : null;
    if (unusable === null) taken.push(details);
    return { line, details, unusable };
  });
}

const quoted = (text: string | undefined) => `"${(text ?? "").replaceAll('"', '""')}"`;

/** People as a list that says itself what its columns are. */
export const listOf = (people: readonly Details[]): string =>
  ["name,number,club", ...people.map(({ name, number, club }) => [name, number, club].map(quoted).join(","))].join(
    "\n",
  );
