// The rules as `docs/rules` has them, by topic. A comment, `<!-- editions: twist expert -->`, says which editions are
// meant by what it follows; what has none is meant for all.

import { lexer, type Token, type Tokens } from "marked";
import { CITED, numbersIn } from "./cited";

/** Words in a line, with what is bold, code or a link among them. */
export type Words = readonly Token[];

interface Told {
  /** Whom it is for; nothing where it is for all. */
  readonly editions: readonly string[] | null;
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
  readonly editions: readonly string[] | null;
  /** It tells how tiles are written, so tiles in it are not drawn. */
  readonly asWritten: boolean;
  readonly blocks: readonly Block[];
}

const EDITIONS = /<!-- editions: ([a-z0-9 -]+?) -->/;

const editionsIn = (raw: string): readonly string[] | null => EDITIONS.exec(raw)?.[1]?.split(" ") ?? null;

const told = (raw: string): Told => ({
  editions: editionsIn(raw),
  numbers: (raw.match(CITED) ?? []).flatMap(numbersIn),
});

function item({ raw, tokens }: Tokens.ListItem): Line {
  const words = tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : []));
  return { ...told(raw), words };
}

function block(token: Token, mark: string): Block | null {
  switch (token.type) {
    case "paragraph":
      return { kind: "paragraph", ...told(token.raw + mark), words: token.tokens ?? [] };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", editions: null, numbers: [], ordered, items: items.map(item) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => tokens);
      return { kind: "table", editions: null, numbers: [], head: cells(header), rows: rows.map(cells) };
    }
    default:
      return null;
  }
}

/** What stands below headings; what is above the first one tells how to read the file. */
export function topicsOf(markdown: string): readonly Topic[] {
  const tokens = lexer(markdown).filter(({ type }) => type !== "space");
  const topics: (Topic & { blocks: Block[] })[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const mark = next?.type === "html" ? next.raw : "";
    if (token.type === "heading") {
      const { text: title, depth: level } = token as Tokens.Heading;
      const asWritten = mark.includes("<!-- as written -->");
      if (level > 1) topics.push({ title, level, editions: editionsIn(mark), asWritten, blocks: [] });
    } else {
      const made = block(token, mark);
      if (made !== null) topics.at(-1)?.blocks.push(made);
    }
  }
  return topics;
}

/** Those of one edition, or all. */
export function topicsFor(topics: readonly Topic[], edition: string | null): readonly Topic[] {
  if (edition === null) return topics;
  const isFor = ({ editions }: Pick<Told, "editions">) => editions === null || editions.includes(edition);
  const shown = (one: Block): Block => (one.kind === "list" ? { ...one, items: one.items.filter(isFor) } : one);
  const isEmpty = (one: Block) => one.kind === "list" && one.items.length === 0;
  return topics.filter(isFor).map((topic) => ({
    ...topic,
    blocks: topic.blocks
      .filter(isFor)
      .map(shown)
      .filter((one) => !isEmpty(one)),
  }));
}

const numbersOf = (one: Block): readonly string[] =>
  one.kind === "list" ? one.items.flatMap(({ numbers }) => numbers) : one.numbers;

/** Whether a rule is told there. */
export const tells = (topics: readonly Topic[], number: string): boolean =>
  topics.some(({ blocks }) => blocks.some((one) => numbersOf(one).includes(number)));
