// The editions there are, and every value a house rule may change: told by the rules, never typed here. Rules as text
// are the id of an edition and what differs from it as texts first had it; `Editions` knows both.

import type { Editions, EditionValues } from "./answers";

/** A value that is not the edition's. */
export interface HouseRule {
  readonly name: string;
  readonly value: string;
}

/** The edition's id in rules as text. */
export const editionOf = (rules: string): string => rules.split(" ")[0] ?? "";

const find = ({ editions }: Editions, rules: string): EditionValues | undefined =>
  editions.find(({ id }) => id === editionOf(rules));

const written = (rules: string): Map<string, string> =>
  new Map(
    rules
      .split(" ")
      .slice(1)
      .map((word) => [word.split("=")[0] ?? "", word.split("=")[1] ?? ""]),
  );

/** A value of rules as text. */
export function valueOf(book: Editions, rules: string, name: string): string | null {
  const edition = find(book, rules);
  return written(rules).get(name) ?? edition?.unwritten[name] ?? edition?.values[name] ?? null;
}

/** Games in a round of so many players (rule 2.4). Where each player has one, rules say so in a word. */
export const gamesInRound = (book: Editions, rules: string, players: number): number =>
  Number(valueOf(book, rules, "round")) || players;

/** Where rules as text differ from their edition, in the order a rulebook tells it. */
export function houseRules(book: Editions, rules: string): readonly HouseRule[] {
  const usual = find(book, rules)?.values ?? {};
  const all = book.values.map(({ name }) => ({ name, value: valueOf(book, rules, name) ?? "" }));
  return all.filter(({ name, value }) => value !== usual[name]);
}

/** An edition of today with house rules, as text. */
export function rulesText(book: Editions, edition: string, house: Readonly<Record<string, string>>): string {
  const words = written(find(book, edition)?.rules ?? edition);
  for (const [name, value] of Object.entries(house)) words.set(name, value);
  return [edition, ...[...words].map(([name, value]) => `${name}=${value}`)].join(" ");
}
