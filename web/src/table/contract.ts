// What the table on the screen is told, and what it tells. The table knows no game, no network and no framework: it
// shows tiles, lets a person move them about, and asks the engine what they are.

import type { Draft, Tile } from "../protocol/messages";
import type { Engine, RackOrder } from "../engine/engine";
import type { LayVerdict } from "../engine/answers";

/** What lies where. */
export interface Position {
  /** The rules as text: an edition, and house rules behind it. */
  readonly rules: string;
  readonly table: readonly (readonly Tile[])[];
  /** The player's own tiles, in no order; none for a spectator. */
  readonly rack: readonly Tile[] | null;
  readonly opened: boolean;
  /** Whether tiles of the table may be moved now; those of the rack may always be put in order. */
  readonly mayMove: boolean;
  /** The player's own turn stands still: nothing may be moved meanwhile, and what was begun is kept. */
  readonly paused?: boolean;
  /** Tiles others laid since the player's last turn, to be outlined: meld and place. */
  readonly fresh: readonly (readonly [number, number])[];
  /** How another player has the tiles just now, rack tiles face down. */
  readonly draft: readonly (readonly (Tile | null)[])[] | null;
}

/** How a person wants it. */
export interface Look {
  /** Whether the table is put in order after every turn; otherwise melds stay where they lie. */
  readonly tidy: boolean;
  readonly size: "normal" | "large";
  readonly palette: "classic" | "contrast" | "colour-blind";
  readonly motion: boolean;
  /** Whether two taps on a tile of the rack put it where it fits. */
  readonly doubleTap: boolean;
  /** What tiles that come to the rack are put in order by; what the person arranged stays. */
  readonly rackOrder: RackOrder;
}

/** How the player's own draft stands. */
export interface Standing {
  /** Tiles of the rack that lie on the table. */
  readonly laid: number;
  /** What the melds of own tiles alone are worth: what an opening counts. */
  readonly worth: number;
  /** Tiles on the workbench, which still need a place. */
  readonly aside: number;
  /** What the rules say; none when nothing was moved. */
  readonly verdict: LayVerdict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A draft in which nothing was moved. */
export const AT_REST: Standing = { laid: 0, worth: 0, aside: 0, verdict: null, canUndo: false, canRedo: false };

/** How what somebody else did comes to the table. */
export interface Arrival {
  /** Where tiles come from, in the window: those laid on the table, and those drawn to the rack. */
  readonly table: DOMRect | null;
  readonly rack: DOMRect | null;
  /** Milliseconds in all. */
  readonly lasts: number;
}

/** A turn of the past, to be shown again. */
export interface PastTurn {
  readonly before: readonly (readonly Tile[])[];
  readonly after: readonly (readonly Tile[])[];
  /** Asked when it is shown; `drawn` is a flight outside the table that belongs to it. */
  arrival(): Arrival & { readonly drawn?: Animation };
}

/** Where the melds of a table lie, and how large, in a window of some width. */
export interface Places {
  /** Of the table, in pixels. */
  readonly width: number;
  readonly size: Look["size"];
  /** How wide a tile is, in pixels. */
  readonly tile: number;
  /** Rows the rack keeps since it gave its empty ones to the table; none where it has all. */
  readonly rails: number | null;
  /** Whether it gave up its large tiles for those of the table. Browsers of earlier days have not kept it. */
  readonly plain?: boolean;
  /** The player's melds; those without a spot lie on the workbench. */
  readonly melds: readonly PlacedMeld[];
}

export interface PlacedMeld {
  readonly tiles: readonly Tile[];
  readonly spot: { readonly row: number; readonly col: number } | null;
}

/** How a player has the tiles. */
export interface Holding {
  /** All the player's tiles in the order of the rack, with those that lie on the table. */
  readonly rack: readonly Tile[];
  /** The melds as the player has them; none when nothing was moved. */
  readonly table: readonly (readonly Tile[])[] | null;
  /** How the melds lay after each step before that, to be undone one by one. Browsers of earlier days have not kept it. */
  readonly steps?: readonly (readonly PlacedMeld[])[];
  /** Where everything lies. Browsers of earlier days have not kept it. */
  readonly places?: Places;
}

/** Words for what is shown: everything a screen reader says, and why a meld does not stand. */
export interface TableWords {
  say(id: string, args?: Record<string, string | number>): string;
}

/** The tiles in the hand. */
export interface Selected {
  readonly count: number;
  /** Whether they are melds to be put down, with none left over. */
  readonly areMelds: boolean;
  /** Whether they are a whole meld of the table, as it lies there. */
  readonly isMeld: boolean;
  /** The one tile there is. */
  readonly alone: Touched | null;
  /** Places where it fits, of which one is to be chosen; none unless that was asked. */
  readonly places: number;
}

export const NOTHING_SELECTED: Selected = { count: 0, areMelds: false, isMeld: false, alone: null, places: 0 };

/** A tile somebody has touched. */
export interface Touched {
  readonly tile: Tile;
  /** What it is called where it lies on the table, with what it stands for there; nothing on a rack. */
  readonly stands: string | null;
}

/** Who uses the table. */
export interface TableHost {
  readonly engine: Engine;
  readonly words: TableWords;
  /** Buttons shown with the rack, under the thumb: below its tiles, or beside them where it is wide. */
  readonly actions?: HTMLElement;
  /** The player moved something: the draft as it would be played, or none when all is put back. */
  changed(draft: Draft | null, standing: Standing): void;
  /** Other tiles are selected. */
  selected(tiles: Selected): void;
  /** A special joker of the table was touched that cannot be taken now. */
  touched(joker: Touched): void;
  /** A tile was touched, put down, or did not fit: for sounds. */
  sounded(what: "lift" | "drop" | "fit" | "no"): void;
  /** Something to be read aloud. */
  announced(text: string): void;
  /** Something to be read and no more: nobody did anything wrong. */
  noted(id: string): void;
  /** Why something cannot be done, to be seen, heard and read aloud: a message, and the rule it comes from where there is one. */
  told(id: string, rule: string | null): void;
}

/** A meld by its name (docs/notation.md). */
export interface NamedMeld {
  readonly name: string;
  /** Those that can be read. */
  readonly tiles: readonly Tile[];
  /** How many more lie face down: another player's, not laid yet. Nobody can say what such a meld is. */
  readonly faceDown: number;
  /** Whether all of it came from the player's rack this turn. */
  readonly own: boolean;
  /** Whether it is no meld, but a tile laid aside. */
  readonly aside: boolean;
}

/** What lies where now, as the player has it. */
export interface Lying {
  readonly melds: readonly NamedMeld[];
  /** In the order of the rack. */
  readonly rack: readonly Tile[];
}

/** The table on the screen. */
export interface TableView {
  /** Shows a position. What changed moves there; a draft under way is kept when the table is the one it was made from. */
  show(position: Position, look: Look): void;
  /** Shows a position so that an eye can follow how it came about. Ends when every tile lies, or is landed. */
  follow(position: Position, look: Look, arrival: Arrival): Promise<void>;
  /** Whoever has seen enough: every tile lies where it belongs. */
  land(): void;
  /** The player's draft as melds in order, for a lay. */
  layout(): Tile[][];
  standing(): Standing;
  holding(): Holding;
  /** Puts the tiles as the player had them, as far as they are still there. */
  takeUp(holding: Holding): void;
  lying(): Lying;
  /** Takes the focus to the tile of rack or table where it was last, or to the first. */
  focus(where: "rack" | "table"): void;
  undo(): void;
  redo(): void;
  /** Takes everything back that was moved this turn. */
  putBack(): void;
  /** Puts the selected tiles down as melds of their own. */
  putDown(): void;
  /** Lets go of the selected tiles: they stay where they are. */
  letGo(): void;
  /** The player asked to end the turn: marks what does not stand, and why, until a tile moves. */
  showFaults(): void;
  sort(by: RackOrder): void;
  /** Puts the table in order, by colour and number. */
  tidy(): void;
  /** Puts the tiles where somebody suggests, as one step that can be undone, and says which melds change unless the caller does. */
  suggest(after: readonly (readonly Tile[])[], quietly?: boolean): void;
  /** Outlines tiles of rack and table (a smaller hint). */
  point(tiles: readonly Tile[]): void;
  /** Shows turns again, one after the other, and says which; ends at the position shown, where it is landed at once. */
  replay(turns: readonly PastTurn[], showing?: (turn: number) => void): Promise<void>;
  dispose(): void;
}
