// The editions and the scoring of a sheet, as the engine knows them, for every screen that asks about a real table.

import type { Editions } from "../engine/answers";
import { valueOf } from "../engine/editions";
import type { Scorer } from "../engine/sheet";
import { adviser, editions, engine, scorer } from "../parts/parts";
import type { Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { speakOf } from "../words/words";

export interface Rulebook {
  readonly book: Editions;
  readonly scorer: Scorer;
}

/** Everything that is needed from now on, so that nothing is missing when the network is. */
export const loadRulebook = async (): Promise<Rulebook> => {
  const [book, rules] = await Promise.all([editions(), scorer(), engine(), adviser(), speakOf("companion")]);
  return { book, scorer: rules };
};

/** Whether jokers are among the tiles, and the rules do not look at them when they ask what could have opened (rule 7.3). */
export const leavesJokersOut = (book: Editions, rules: string, tiles: readonly Tile[]): boolean =>
  valueOf(book, rules, "jokers_could_open") === "no" && tiles.some((tile) => readFace(tile).is !== "number");
