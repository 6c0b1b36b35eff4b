// What the page asks of the rules. No rule lives in TypeScript: every verdict, order and place comes from here, and
// what is behind it is WebAssembly (or, in a test, something that says the opposite).

import type { FinalView, TableEvent, TableState, Tile } from "../protocol/messages";
import type { LayVerdict, MeldPlace, MeldReport, RuleFacts, SheetCell } from "./answers";

/** A rack in order: sets of one number together (777), or runs of one colour (789). */
export type RackOrder = "groups" | "runs";

/** Answers at once, on the page's own thread. */
export interface Engine {
  /** What tiles are in the order laid. */
  meld(rules: string, tiles: readonly Tile[]): MeldReport;
  /** Whether the table may become `after`, and what everything wrong with it is. */
  lay(
    rules: string,
    table: readonly (readonly Tile[])[],
    rack: readonly Tile[],
    opened: boolean,
    after: readonly (readonly Tile[])[],
  ): LayVerdict;
  /** The places, 0 to the meld's length, where tiles put in together make a meld or keep one. */
  places(rules: string, meld: readonly Tile[], tiles: readonly Tile[]): readonly number[];
  /** Where each meld lies. */
  lanes(rules: string, melds: readonly (readonly Tile[])[]): readonly MeldPlace[];
  sort(rack: readonly Tile[], by: RackOrder): readonly Tile[];
  /** Whether a rack just dealt may ask for a new deal. */
  mayClaim(rules: string, rack: readonly Tile[]): boolean;
  /** What every rack of a game that is over counted and scored, and why. */
  points(view: FinalView): readonly SheetCell[];
  /** What follows from rules. */
  facts(rules: string): RuleFacts;
  /** Whether announcing an opening counts, after the draw of some tiles of the rack (rule 7.4). */
  announcementCounts(rules: string, rack: readonly Tile[], drawn: readonly Tile[]): boolean;
  /** Begins to follow a table, from the state a newcomer is told. */
  follow(state: TableState): FollowedTable;
}

/** A table whose state is kept by the engine, until it is let go. */
export interface FollowedTable {
  /** The state after one event more. What did not change is the same object as before. */
  follow(at: number, event: TableEvent): TableState;
  free(): void;
}
