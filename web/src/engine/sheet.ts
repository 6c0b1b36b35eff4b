// Games with real tiles, as people write them down and as the rules score them (crates/wasm, `scoreSheet`).

import type { Tile } from "../protocol/messages";
import type { PlayedGame, RuleFacts, ScoredSheet } from "./answers";

/** Answers at once, on the page's own thread. */
export interface Scorer {
  /** Every tile there is. */
  deck(rules: string): readonly Tile[];
  /** Tiles in order, colour by colour. */
  sort(tiles: readonly Tile[]): readonly Tile[];
  /** What follows from rules. */
  facts(rules: string): RuleFacts;
  score(rules: string, players: number, games: PlayedGame[]): ScoredSheet;
}
