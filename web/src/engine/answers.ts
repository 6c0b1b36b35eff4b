// Made by `cargo xtask docs` from crates/wasm, where each function says what it answers.

import type { Bag, End, Left, Level, NotAMeld, Opening, Points, Problem, Rules, Seat, SeatScore, TableId, Tile, TileNumber } from "../protocol/messages";

/** A lay worth showing. */
export type Advice = {
  /** Tiles of the rack that go down. */
  laid: Bag,
  /** The whole table afterwards. */
  table: Array<Meld>,
  /** How its melds come about. */
  moves: Array<Move>, };

/** What a value may be. */
export type Allowed = { "kind": "number",
  /** At least. */
  from: number,
  /** At most. */
  to: number, }
  | { "kind": "number-or",
  /** At least. */
  from: number,
  /** At most. */
  to: number,
  /** The word. */
  or: string, }
  | { "kind": "choice",
  /** The words. */
  of: Array<string>, };

/** Text that cannot be used. */
export type BadInput = { error: InputMessage, };

/** What a rack can open with at best. */
export type BestOpening = { could: boolean, needed: number, worth: number, melds: Array<OpeningMeld>, };

/** The proven values of `testdata/vectors`, and a table that lays most. */
export type BestValues = { max_tiles: number, max_shed: number, best_opening: number, best_opening_without_jokers: number, plan: Array<Meld>, };

/** The paint of a number tile (rule 1.1). */
export type Colour = "black" | "red" | "blue" | "yellow";

/** An edition and what it says. */
export type EditionValues = { id: string,
  /** The same rules as a text that means them for ever. */
  rules: string,
  /** Every value, as text. */
  values: { [key in string]: string },
  /** What a text says that does not name them, where that is not the edition's answer of today. */
  unwritten: { [key in string]: string }, };

/** Everything a page needs to offer games. */
export type Editions = { values: Array<RuleValue>, editions: Array<EditionValues>, };

/** A message of `locales/`, and where in what was handed in it stands, where that is known. */
export type InputMessage = { id: string, args: Record<string, string | number>, field?: string, column?: number, };

/** One joker of a meld. */
export type JokerReport = {
  /** Its place in the meld, from 0. */
  place: number,
  /** Which joker it is. */
  tile: Tile,
  /** Everything it may stand for. */
  stands: Array<Stand>, };

/** What the rules say of a lay. */
export type LayVerdict = { ok: true, laid: Bag, }
  | { ok: false, faults: Array<RuledFault>, };

/** A table that was left, as it is offered again. */
export type LeftTable = { wanted: LocalOptions,
  /** Whether a game is under way. */
  playing: boolean,
  /** Whether the match was played to its end: nothing is left to go on with, but its result can be looked at. */
  over: boolean,
  /** Who is to move. */
  turn: Seat | null, };

/** Who sits at a table of the page. */
export type LocalChair = { "person": string }
  | { "bot": Level };

/** Who plays what, as the page asks for it. */
export type LocalOptions = { rules: Rules, rounds: number,
  /** Seconds for a move. */
  clock: number | null,
  /** By seat. */
  chairs: Array<LocalChair>, };

/** A valid meld: its tiles in the order laid, and what they are. */
export type Meld = Array<Tile>;

/** What a meld is, in the reading worth the most (rule 3.6). */
export type MeldKind = { "kind": "run",
  /** Its colour. */
  colour: Colour,
  /** Lowest number. */
  from: TileNumber,
  /** Highest number. */
  to: TileNumber, }
  | { "kind": "colour-changing-run",
  /** The colour at its low end, unless only jokers stand there and leave it open. */
  first: Colour | null,
  /** The colour after the change, likewise. */
  second: Colour | null,
  /** Lowest number. */
  from: TileNumber,
  /** Highest number. */
  to: TileNumber, }
  | { "kind": "group",
  /** Its number. */
  number: TileNumber, }
  | { "kind": "mirrored-run",
  /** Its colour. */
  colour: Colour,
  /** The number at both ends. */
  end: TileNumber,
  /** The number the mirror counts. */
  middle: TileNumber, }
  | { "kind": "mirrored-group",
  /** Its number. */
  number: TileNumber, };

/** Where a meld lies on a table that lays itself out: rows from the top, places in a row from the left. */
export type MeldPlace = {
  /** 0 to 3 are runs of black, red, blue, yellow; 4 are groups; 5 is what stands for nothing yet. */
  lane: number,
  /** What comes first in the lane: smaller numbers. */
  order: number, };

/** What tiles are in the order laid. */
export type MeldReport = {
  /** Always true: what a reader of the JSON asks first. */
  meld: true,
  /** What it is worth (rule 3.6). */
  worth: number,
  /** Its jokers, from the left. */
  jokers: Array<JokerReport>, } & ({ "kind": "run",
  /** Its colour. */
  colour: Colour,
  /** Lowest number. */
  from: TileNumber,
  /** Highest number. */
  to: TileNumber, }
  | { "kind": "colour-changing-run",
  /** The colour at its low end, unless only jokers stand there and leave it open. */
  first: Colour | null,
  /** The colour after the change, likewise. */
  second: Colour | null,
  /** Lowest number. */
  from: TileNumber,
  /** Highest number. */
  to: TileNumber, }
  | { "kind": "group",
  /** Its number. */
  number: TileNumber, }
  | { "kind": "mirrored-run",
  /** Its colour. */
  colour: Colour,
  /** The number at both ends. */
  end: TileNumber,
  /** The number the mirror counts. */
  middle: TileNumber, }
  | { "kind": "mirrored-group",
  /** Its number. */
  number: TileNumber, })
  | {
  /** Always false. */
  meld: false,
  /** The order in which the same tiles would stand, if there is one. */
  order: Meld | null,
  /** Wrong for any meld. */
  general: Array<Problem>,
  /** Wrong for a run. */
  run: Array<Problem>,
  /** Wrong for a group. */
  group: Array<Problem>, };

/** A meld of the table after a lay, and how it came about. */
export type Move = {
  /** The meld as it lies now. */
  meld: Meld,
  /** The place of the meld before that it is still taken for; a new meld has none. */
  was: number | null,
  /** Where each tile of the meld comes from, in the order of its tiles. */
  from: Array<Origin>, };

/** The game to be played next (rules 2.1 and 2.4), from 1; no starter where a tile is drawn for it. */
export type NextGame = { round: number, game: number, starter: number | null, };

export type OpeningMeld = { tiles: Meld, worth: number, };

/** Where a tile of the table after a lay comes from. */
export type Origin = "rack" | number;

export type PlayedGame = { end: End,
  /** Who started it, from 0. */
  starter: number, seats: Array<Left>, };

/** What people have written down. */
export type PlayedSheet = { players: number, games: Array<PlayedGame>, };

/** Where a seat's points of a game come from. */
export type Reason = { "why": "won",
  /** What each of the others lost, seat by seat. */
  lost: Array<number>,
  /** How many with equal racks share that (rule 7.6). */
  shared: number,
  /** The own rack, where it is taken off (rule 7.5). */
  less: number, }
  | { "why": "rack",
  /** How much that is. */
  lost: number,
  /** The lowest rack, where it is taken off (rule 7.5). */
  less: number, }
  | { "why": "unopened",
  /** What that costs instead of the rack. */
  lost: number,
  /** The lowest rack, where it would have been taken off the own (rule 7.5). */
  less: number, }
  | { "why": "announced",
  /** What that costs instead of the rack. */
  lost: number,
  /** The lowest rack, where it would have been taken off the own (rule 7.5). */
  less: number,
  /** What the rack could have opened with. */
  melds: Array<Meld>, }
  | { "why": "could-have",
  /** What that costs instead of the rack. */
  lost: number,
  /** The lowest rack, where it would have been taken off the own (rule 7.5). */
  less: number,
  /** What the rack could have opened with; none where only its sum is known. */
  melds: Array<Meld>, };

/** What follows from the values of rules together. */
export type RuleFacts = {
  /** Tiles there are. */
  tiles: number,
  /** The stacks of seven they make (rule 2.2). */
  sevens: number,
  /** Tiles of one stack more, where not all are of seven. */
  odd: number | null,
  /** Whether whoever draws is offered the choice of the next stack. */
  offers_stacks: boolean,
  /** What announcing an opening can save, where it can (rule 7.4). */
  announcement: Saving | null,
  /** What the first lay must be worth (rule 4.2). */
  opening: number,
  /** Tiles of the smallest meld (rules 3.1, 3.2 and 3.8). */
  smallest_meld: number,
  /** Jokers there are, each kind once. */
  jokers: Array<Tile>,
  /** Whether a lay that is whole goes back if time runs out before it is ended (section 5). */
  time_takes_back: boolean,
  /** Most tiles one turn brings at a real table. */
  most_drawn: number,
  /** Values that cannot change anything in a friendly game online, beside the others. */
  idle: Array<string>, };

/** One value of the rules. */
export type RuleValue = {
  /** In words it is the text `value-NAME`, and a choice `choice-CHOICE`. */
  name: string, rule: string,
  /** In words `topic-TOPIC`. */
  topic: Topic, allowed: Allowed, };

/** A fault and the rule it breaks. */
export type RuledFault = { rule: string, } & ({ "fault": "not-there",
  /** The tile. */
  tile: Tile, }
  | { "fault": "not-a-meld",
  /** The place in the layout. */
  place: number,
  /** The tiles. */
  tiles: Array<Tile>,
  /** Everything that is wrong with them. */
  reasons: NotAMeld, }
  | { "fault": "left-the-table",
  /** The tile. */
  tile: Tile, }
  | { "fault": "nothing-laid" }
  | { "fault": "table-touched" }
  | { "fault": "worth-too-little",
  /** What it is worth. */
  worth: number,
  /** What it should be worth. */
  needed: number, }
  | { "fault": "freed-joker-without-rack-tile" });

/** A table as the page keeps it. */
export type SavedTable = { id: TableId, wanted: LocalOptions, log: Array<[number, string]>, };

/** Points lost with an announcement and without (rules 7.2 and 7.4). */
export type Saving = { less: number, more: number, };

export type ScoredGame = { seats: Array<SheetCell>, };

/** The sheet as the rules score it. */
export type ScoredSheet = { games: Array<ScoredGame>, totals: Array<SeatScore>,
  /** From the first to the last (rule 8.1). */
  order: Array<SheetPlace>, games_in_round: number, next: NextGame, };

/** One player's cell of a game: what the rack counted, what that scores, and why. */
export type SheetCell = {
  /** The rack's value (rule 6.3): the numbers, and each joker. */
  value: number,
  /** The numbers together. */
  numbers: number,
  /** Jokers left. */
  jokers: number,
  /** What each of them costs. */
  joker_penalty: number,
  /** Whether the player opened, or might have. */
  opening: Opening,
  /** Where they come from. */
  reason: Reason,
  /** Big points: one for winning (rule 7.7). */
  big: number,
  /** Small points. */
  small: Points, };

/** Who is where, by rule 8.1. */
export type SheetPlace = {
  /** From 0. */
  player: number,
  /** From 1; equals share one. */
  place: number, };

/** What one joker stands for in one reading of its meld. */
export type Stand = Tile | [Tile, Tile] | TileNumber;

/** What a value is about, for forms: in the order of a game. */
export type Topic = "deal" | "opening" | "jokers" | "turn" | "end";
