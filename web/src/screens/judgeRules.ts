// Whether an edition with house rules is a game, and what of it is not: single values out of their bounds, and values that
// are each allowed but make no game together.

import type { Editions, InputMessage, RuleFacts, RuleValue } from "../engine/answers";
import { rulesText } from "../engine/editions";
import type { Engine } from "../engine/engine";
import { Unreadable } from "../engine/wasm";

export type House = Readonly<Record<string, string>>;

interface Wanted {
  readonly edition: string;
  readonly house: House;
  /** Seconds for a move, which are chosen beside the form. */
  readonly clock: number | null;
}

interface Judgement {
  /** What cannot make a difference beside the other values. */
  readonly idle: readonly string[];
  /** What is out of its bounds, by name. */
  readonly wrong: readonly string[];
  /** What makes no game beside the others: put back by itself, it would be one. */
  readonly clash: readonly string[];
  /** Why the others make no game together. */
  readonly reason: InputMessage | null;
}

/** The bounds of a value that is a number and nothing else: only that is typed, and can be wrong by itself. */
export const numbers = (allowed: RuleValue["allowed"]) => (allowed.kind === "number" ? allowed : null);

function isWithin(allowed: RuleValue["allowed"], text: string): boolean {
  const bounds = numbers(allowed);
  return bounds === null || (/^\d+$/.test(text) && Number(text) >= bounds.from && Number(text) <= bounds.to);
}

const wrongIn = (book: Editions, house: House): readonly string[] =>
  book.values.filter(({ name, allowed }) => name in house && !isWithin(allowed, house[name]!)).map(({ name }) => name);

/** House rules without those out of their bounds. */
export function soundRules(book: Editions, house: House): House {
  const wrong = wrongIn(book, house);
  return Object.fromEntries(Object.entries(house).filter(([name]) => !wrong.includes(name)));
}

export function judge(engine: Pick<Engine, "facts">, book: Editions, { edition, house, clock }: Wanted): Judgement {
  const wrong = wrongIn(book, house);
  const sound = soundRules(book, house);
  const factsWithout = (names: readonly string[]) => {
    const rest = Object.fromEntries(Object.entries(sound).filter(([name]) => !names.includes(name)));
    try {
      return engine.facts(rulesText(book, edition, { ...rest, move_seconds: String(clock ?? 0) }));
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      return problem.reason;
    }
  };
  // What is wrong is seen, even where its right value would make no difference.
  const idleIn = (facts: RuleFacts, seen: readonly string[]) => facts.idle.filter((name) => !seen.includes(name));
  const all = factsWithout([]);
  if ("idle" in all) return { idle: idleIn(all, wrong), wrong, clash: [], reason: null };
  const changed = Object.keys(sound);
  const alone = changed.filter((name) => "idle" in factsWithout([name]));
  const clash = alone.length > 0 ? alone : changed;
  // The form stays as it was without them.
  const rest = factsWithout(clash);
  return { idle: "idle" in rest ? idleIn(rest, [...wrong, ...clash]) : [], wrong, clash, reason: all };
}

export function isGame(engine: Pick<Engine, "facts">, book: Editions, wanted: Wanted): boolean {
  const { wrong, reason } = judge(engine, book, wanted);
  return wrong.length === 0 && reason === null;
}

export interface Fitted {
  /** What the edition can have, and differs in. */
  readonly house: House;
  /** The rest, kept for an edition that can. */
  readonly aside: House;
  /** What of the rest somebody will miss: names of values the edition cannot have. */
  readonly lost: readonly string[];
}

/** House rules as far as an edition can have them: all of them, or else as many as make a game with it. */
export function fitHouse(engine: Pick<Engine, "facts">, book: Editions, wanted: Wanted): Fitted {
  const usual = book.editions.find(({ id }) => id === wanted.edition)?.values ?? {};
  const differing = Object.entries(wanted.house).filter(([name, value]) => value !== usual[name]);
  const judged = (house: House) => judge(engine, book, { ...wanted, house });
  let house: House = Object.fromEntries(differing);
  if (judged(house).reason !== null) {
    house = {};
    for (const [name, value] of differing) {
      const more = { ...house, [name]: value };
      if (judged(more).reason === null) house = more;
    }
  }
  const { idle } = judged(house);
  const isKept = (name: string) => name in house && !idle.includes(name);
  const part = (isIn: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(wanted.house).filter(([name]) => isIn(name)));
  return {
    house: part(isKept),
    aside: part((name) => !isKept(name)),
    lost: differing.map(([name]) => name).filter((name) => !isKept(name)),
  };
}
