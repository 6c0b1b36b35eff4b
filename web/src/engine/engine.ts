// What the page asks of the rules. No rule lives in TypeScript: every verdict, order and place comes from here, and
// what is behind it is WebAssembly (or, in a test, something that says the opposite).

import type { Fault, NotAMeld, TableEvent, TableState, Tile } from "../protocol/messages";

/** What a joker of a meld stands for: one tile, a number alone, or several tiles (Twist's double). */
export type Stand = Tile | number | readonly Tile[];

/** A joker of a meld, by its place. */
export interface JokerStand {
  readonly place: number;
  readonly tile: Tile;
  readonly stands: readonly Stand[];
}

export type Colour = "black" | "red" | "blue" | "yellow";

/** What a meld is. */
export type MeldKind =
  | { readonly kind: "run"; readonly colour: Colour; readonly from: number; readonly to: number }
  | { readonly kind: "group" | "mirrored-group"; readonly number: number }
  | { readonly kind: "mirrored-run"; readonly colour: Colour; readonly end: number; readonly middle: number }
  /** A colour is none as long as no tile says which. */
  | {
      readonly kind: "colour-changing-run";
      readonly first: Colour | null;
      readonly second: Colour | null;
      readonly from: number;
      readonly to: number;
    };

/** What tiles are in the order laid. */
export type MeldVerdict =
  | ({ readonly meld: true; readonly worth: number; readonly jokers: readonly JokerStand[] } & MeldKind)
  | ({ readonly meld: false; /** An order in which they are a meld. */ readonly order: readonly Tile[] | null } & NotAMeld);

/** What the rules say of a lay. */
export type LayVerdict =
  | { readonly ok: true; readonly laid: readonly Tile[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Where a meld lies on a table that lays itself out: rows from the top, places in a row from the left. */
export interface Lane {
  /** 0 to 3 are runs of black, red, blue, yellow; 4 are groups; 5 is what stands for nothing yet. */
  readonly lane: number;
  /** What comes first in the lane: smaller numbers. */
  readonly order: number;
}

/** Answers at once, on the page's own thread. */
export interface Engine {
  /** What tiles are in the order laid. */
  meld(rules: string, tiles: readonly Tile[]): MeldVerdict;
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
  lanes(rules: string, melds: readonly (readonly Tile[])[]): readonly Lane[];
  /** A rack in order: sets of one number together (777), or runs of one colour (789). */
  sort(rack: readonly Tile[], by: "groups" | "runs"): readonly Tile[];
  /** Whether a rack just dealt may ask for a new deal. */
  mayClaim(rules: string, rack: readonly Tile[]): boolean;
  /** The state after one event more. */
  follow(state: TableState, at: number, event: TableEvent): TableState;
}
