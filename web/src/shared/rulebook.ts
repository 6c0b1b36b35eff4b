// The editions and the scoring of a sheet, as the engine knows them, for every screen that asks about a real table.

import type { Editions } from "../engine/answers";
import type { Scorer } from "../engine/sheet";
import { adviser, editions, engine, scorer } from "../parts/parts";
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
