// The rules as `docs/rules` has them, by topic, for what is played or for all editions. Comments in the files say what is
// meant for whom; what has none is meant for all. In a table they mean its row, and words instead of those of their cell:
//
//     <!-- editions: twist expert -->                   what it follows is for these editions
//     <!-- when: announcement=yes opening!=0 -->        what it follows is for rules that say so
//     <!-- unless played -->                            what it follows is for who reads about all editions
//     <!-- played time_up_tiles!=1: other words -->     words instead of those it follows, where the rules say so
//     <!-- played: {joker_penalty} for each joker -->   the same for whatever is played; names in braces are values
//     30<!-- opening -->                                the number is that value

import { lexer, type Token, type Tokens } from "marked";
import { CITED, numbersIn } from "./cited";

/** Words in a line, with what is bold, code or a link among them. */
export type Words = readonly Token[];

interface Told {
  /** Rules that are told here, by their numbers. */
  readonly numbers: readonly string[];
}

export interface Line extends Told {
  readonly words: Words;
}

export type Block =
  | (Line & { readonly kind: "paragraph" })
  | (Told & { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Line[] })
  | (Told & { readonly kind: "table"; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] });

export interface Topic {
  readonly title: string;
  /** A topic of its own, or a part of the one before. */
  readonly level: number;
  /** It tells how tiles are written, so tiles in it are not drawn. */
  readonly asWritten: boolean;
  readonly blocks: readonly Block[];
}

/** What is played: an edition, and the values of its rules, house rules among them. */
export interface Played {
  readonly edition: string;
  readonly value: (name: string) => string;
}

const EDITIONS = /<!-- editions: ([a-z0-9 -]+?) -->/;
const WHEN = /<!-- when: ([^:]+?) -->/;
const INSTEAD = /<!-- played(?: ([^:]+?))?: (.+?) -->/gs;
const NUMBER = /(\d+)<!-- ([a-z_]+) -->/g;
const NAME = /\{([a-z_]+)\}/g;

/** Whether rules say all of this. */
const says = ({ value }: Played, conditions: string): boolean =>
  conditions.split(" ").every((condition) => {
    const [, name = "", not, wanted] = /^([a-z_]+)(!?)=(.+)$/.exec(condition) ?? [];
    return (value(name) === wanted) === (not === "");
  });

/** Whether what is marked so is meant. */
function isMeant(marks: string, played: Played | null): boolean {
  if (played === null) return true;
  if (marks.includes("<!-- unless played -->")) return false;
  const editions = EDITIONS.exec(marks)?.[1]?.split(" ");
  const when = WHEN.exec(marks)?.[1];
  return (editions?.includes(played.edition) ?? true) && (when === undefined || says(played, when));
}

/** The words instead, if there are any for what is played. */
function instead(marks: string, played: Played | null): Words | null {
  if (played === null) return null;
  for (const [, when, text = ""] of marks.matchAll(INSTEAD)) {
    if (when !== undefined && !says(played, when)) continue;
    const [paragraph] = lexer(text.replaceAll(NAME, (_, name: string) => played.value(name)));
    return (paragraph as Tokens.Paragraph).tokens;
  }
  return null;
}

const numbersOf = (raw: string): readonly string[] => [...new Set((raw.match(CITED) ?? []).flatMap(numbersIn))];

function line({ raw, tokens }: Tokens.ListItem, played: Played | null): Line {
  const words = tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : []));
  return { numbers: numbersOf(raw), words: instead(raw, played) ?? words };
}

function block(token: Token, marks: string, played: Played | null): Block | null {
  switch (token.type) {
    case "paragraph": {
      const words = instead(marks, played) ?? token.tokens ?? [];
      return { kind: "paragraph", numbers: numbersOf(token.raw), words };
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const meant = items.filter(({ raw }) => isMeant(raw, played));
      if (meant.length === 0) return null;
      return { kind: "list", numbers: [], ordered, items: meant.map((item) => line(item, played)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const meant = rows.filter((row) => isMeant(row.map(({ text }) => text).join(""), played));
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => instead(cell.text, played) ?? cell.tokens);
      return { kind: "table", numbers: [], head: cells(header), rows: meant.map(cells) };
    }
    default:
      return null;
  }
}

/** What stands below headings, for what is played or for all; what is above the first one tells how to read the file. */
export function topicsOf(markdown: string, played: Played | null): readonly Topic[] {
  const text = markdown.replaceAll(NUMBER, (_, usual: string, name: string) => played?.value(name) ?? usual);
  const tokens = lexer(text).filter(({ type }) => type !== "space");
  const topics: (Topic & { blocks: Block[] })[] = [];
  let isTold = true;
  for (const [at, token] of tokens.entries()) {
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex(({ type }) => type !== "html");
    const after = rest.slice(0, end < 0 ? undefined : end).map(({ raw }) => raw);
    const marks = (token.type === "paragraph" ? token.raw : "") + after.join("");
    if (token.type === "heading") {
      const { text: title, depth: level } = token as Tokens.Heading;
      isTold = isMeant(marks, played);
      const asWritten = marks.includes("<!-- as written -->");
      if (level > 1 && isTold) topics.push({ title, level, asWritten, blocks: [] });
    } else if (isTold && isMeant(marks, played)) {
      const made = block(token, marks, played);
      if (made !== null) topics.at(-1)?.blocks.push(made);
    }
  }
  return topics;
}

/** Whether a rule is told there. */
export const tells = (topics: readonly Topic[], number: string): boolean =>
  topics.some(({ blocks }) =>
    blocks.some((one) =>
      [one, ...(one.kind === "list" ? one.items : [])].some(({ numbers }) => numbers.includes(number)),
    ),
  );
