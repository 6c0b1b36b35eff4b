// Made by `cargo xtask docs` from crates/protocol. How they are used: docs/protocol.md.

/** The version of everything here. */
export const PROTOCOL = 1;

/** Why the server closed a socket. */
export const CLOSE_CODES = {
  "going-away": 1001,
  "bad-message": 1007,
  "too-many": 1008,
  "too-big": 1009,
  "failed": 1011,
  "too-slow": 4000,
  "wrong-protocol": 4001,
  "too-many-sockets": 4002,
  "signed-out": 4003,
  "not-found": 4004,
  "table-closed": 4010,
} as const;

/** A person, whatever their name. */
export type AccountId = string;

/** How many of each face; nothing about their order (rule 1.3). */
export type Bag = Array<Tile>;

/** Why a seat drew or passed. */
export type Cause = "choice" | "time-up" | "wrong-lay" | "ruling";

/** A chair at the table. */
export type Chair = {
  /** Who has it. */
  sitter: Sitter | null,
  /** Whether they want the next game to begin; programs always do. */
  ready: boolean,
  /** The program that plays for a person who is away. */
  stand_in: Level | null,
  /** Whether the person gave up this game; the program plays it to its end. */
  resigned: boolean, };

/** What a page sends. */
export type ClientMessage = { "type": "hello",
  /** `PROTOCOL` of the page. */
  protocol: number,
  /** The number of the last event it has; without one it is told the whole state. */
  after?: number | null, }
  | { "type": "command",
  /** Its number. */
  id: CommandId,
  /** The number of the last event it had seen when it asked. */
  after: number,
  /** What. */
  request: Request, }
  | { "type": "draft",
  /** The number of the event the turn began with, or any later one. */
  after: number,
  /** The table as it would be; none when all is put back. */
  draft: Draft | null, };

/** A number the sender chose for a command, to know the answer by and to send it again safely. Numbers of one
 * sender never repeat at a table.
 */
export type CommandId = number;

/** Tiles as they lay when time ran out. */
export type Draft = Array<Array<DraftTile>>;

/** A tile of a draft. Other than the rules of a lay, those of section 5 ask whose tile it is. */
export type DraftTile = {
  /** The tile. */
  tile: Tile,
  /** Whether it came from the player's rack in this turn. */
  own: boolean, };

/** What a ruling does. */
export type Effect = "stand" | "take-back"
  | { "tiles": {
  /** Who. */
  seat: Seat,
  /** How many. */
  count: number, } }
  | { "points": {
  /** Who. */
  seat: Seat,
  /** By how much. */
  points: Points, } };

/** How a game ended (section 6). */
export type End = "out" | "pool";

/** One thing wrong with a lay. */
export type Fault = { "fault": "not-there",
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
  | { "fault": "freed-joker-without-rack-tile" };

/** What everybody sees when the game is over: the racks as well (rule 6.1). */
export type FinalView = {
  /** What everybody saw. */
  public: PublicView,
  /** Every rack. */
  racks: Array<Bag>,
  /** How the game ended. */
  end: End,
  /** What every seat scored. */
  scores: Array<SeatScore>, };

/** How a game was closed. */
export type GameEnd = "over" | "abandoned";

/** A game, as its record and its deal name it. */
export type GameId = string;

/** A game as one viewer may see it. */
export type GameState = {
  /** Which game. */
  game: GameId,
  /** The round and the game in it, from 1. */
  place: [number, number],
  /** What the dealer committed to. */
  commitment: Hex32,
  /** What the seats added to the deal, once that is closed. */
  contributions: Array<Hex32> | null,
  /** The dealer's secret, once the game is over. */
  secret: Hex32 | null,
  /** The game, once tiles are dealt. */
  view: View | null,
  /** When the turn began, put off by pauses. */
  turn_began: number | null, };

/** Thirty-two bytes, sixty-four hexadecimal digits on the wire. */
export type Hex32 = string;

/** A draft as others see it: rack tiles face down (rule 4.6). */
export type HiddenDraft = Array<Array<HiddenTile>>;

/** A tile of it: one of the table's, or one from the rack, which others do not see. */
export type HiddenTile = Tile | null;

/** Tiles as somebody put them: groups of neighbours, not yet judged. */
export type Layout = Array<Array<Tile>>;

/** The players there are, by name and strength. */
export type Level = "random" | "novice" | "beginner" | "casual" | "steady" | "sharp" | "master";

/** All reasons why tiles are no meld.
 *
 * A meld is a run or a group, so tiles fail at both: `run` and `group` say why, and `general` what
 * is wrong whichever was meant.
 */
export type NotAMeld = {
  /** Wrong for any meld. */
  general: Array<Problem>,
  /** Wrong for a run. */
  run: Array<Problem>,
  /** Wrong for a group. */
  group: Array<Problem>, };

/** How a game stands after an event, so that a page need not know what events do: everything of a view that is small
 * or has changed.
 */
export type Now = {
  /** Where the game stands. */
  phase: Phase,
  /** The seats. */
  seats: Array<PublicSeat>,
  /** How many tiles each stack of the pool has. */
  stacks: Array<number>,
  /** The stack being drawn from. */
  open_stack: number | null,
  /** Who may choose the next stack. */
  stack_choice: Seat | null,
  /** Who made or will make the first move. */
  starter: Seat | null,
  /** Who is to move. */
  turn: Seat | null,
  /** When the turn began, put off by pauses. */
  turn_began: number | null,
  /** Whether three doublets may still be claimed. */
  claims_open: boolean,
  /** Who may announce an opening. */
  may_announce: Seat | null,
  /** Moves left once the pool ran out. */
  last_moves: number | null,
  /** Whether a judge has been called. */
  judge_called: boolean,
  /** The table, when it changed otherwise than by a lay, which has it. */
  table?: Table,
  /** The viewer's own rack, when it changed. */
  rack?: Bag, };

/** What is agreed on when a table is opened. */
export type Options = {
  /** The rules played: an edition's name, and the house rules that differ. */
  rules: Rules,
  /** How many play. */
  seats: number,
  /** Rounds of games (rule 2.4). */
  rounds: number,
  /** Seconds for a move, or none. */
  clock: number | null,
  /** Whether others may watch. */
  spectators: boolean, };

/** What only one player learns of an event. */
export type Own = { "rack": Bag }
  | { "drew": Array<Tile> }
  | { "taken-back": Layout };

/** Where a game stands. */
export type Phase = "start-draw" | "deal" | "play" | "paused" | "over";

/** Small points, exact: an integer of sixtieths, which holds every share of a tie (rule 7.6). */
export type Points = number;

/** One reason why tiles, in the order laid, are no meld. */
export type Problem = { "problem": "too-few",
  /** How many there are. */
  count: number, }
  | { "problem": "too-many",
  /** How many there are. */
  count: number, }
  | { "problem": "no-number-tile" }
  | { "problem": "not-consecutive",
  /** The earlier number tile. */
  before: Tile,
  /** The later number tile. */
  after: Tile, }
  | { "problem": "below-one" }
  | { "problem": "above-thirteen" }
  | { "problem": "mixed-colours",
  /** The tile that sets the colour. */
  first: Tile,
  /** The tile that differs. */
  other: Tile, }
  | { "problem": "different-numbers",
  /** The tile that sets the number. */
  first: Tile,
  /** The tile that differs. */
  other: Tile, }
  | { "problem": "same-colour-twice",
  /** The second tile of that colour. */
  tile: Tile, }
  | { "problem": "too-many-colours" }
  | { "problem": "colour-stays" }
  | { "problem": "third-colour" }
  | { "problem": "colour-changes-touch" }
  | { "problem": "too-many-colour-changes" }
  | { "problem": "colour-change-in-group" }
  | { "problem": "colour-change-in-mirror" }
  | { "problem": "two-mirrors" }
  | { "problem": "mirror-not-in-middle",
  /** Tiles stood for on the left. */
  left: number,
  /** Tiles stood for on the right. */
  right: number, }
  | { "problem": "sides-differ",
  /** A tile on the left. */
  left: Tile,
  /** The tile opposite. */
  right: Tile, }
  | { "problem": "mirrored-pair-is-group" };

/** What everybody sees of a seat. */
export type PublicSeat = {
  /** Tiles on the rack (rule 8.4). */
  tiles: number,
  /** Whether the player has opened. */
  opened: boolean,
  /** Whether an announcement holds (rule 7.4). */
  announced: boolean, };

/** What everybody at and around the table sees. */
export type PublicView = {
  /** The rules played. */
  rules: Rules,
  /** Where the game stands. */
  phase: Phase,
  /** The seats. */
  seats: Array<PublicSeat>,
  /** The table. */
  table: Table,
  /** How many tiles each stack of the pool has. */
  stacks: Array<number>,
  /** The stack being drawn from. */
  open_stack: number | null,
  /** Who may choose the next stack, in their turn (rule 2.2). */
  stack_choice: Seat | null,
  /** Who made or will make the first move. */
  starter: Seat | null,
  /** Who is to move. */
  turn: Seat | null,
  /** Whether three doublets may still be claimed (rule 2.3). */
  claims_open: boolean,
  /** Who may announce an opening now (rule 7.4). */
  may_announce: Seat | null,
  /** Moves left once the pool ran out (rule 6.2). */
  last_moves: number | null,
  /** Whether a judge has been called (rule 8.3). */
  judge_called: boolean, };

/** A command that cannot be. */
export type Refusal = { "refusal": "not-now",
  /** The phase the game is in. */
  phase: Phase, }
  | { "refusal": "no-such-seat",
  /** The seat asked for. */
  seat: Seat, }
  | { "refusal": "not-your-turn",
  /** Who is. */
  turn: Seat, }
  | { "refusal": "bad-lay",
  /** What. */
  faults: Array<Fault>, }
  | { "refusal": "pool-empty" }
  | { "refusal": "pool-not-empty" }
  | { "refusal": "no-stack-choice" }
  | { "refusal": "no-such-stack",
  /** Its number. */
  stack: number, }
  | { "refusal": "no-claims" }
  | { "refusal": "claims-closed" }
  | { "refusal": "too-few-doublets",
  /** How many there are. */
  found: number, }
  | { "refusal": "no-announcements" }
  | { "refusal": "already-opened" }
  | { "refusal": "not-after-draw" }
  | { "refusal": "wrong-deck", }
  | { "refusal": "nothing-to-take-back" };

/** Why a request was refused. Nothing has changed. */
export type Refused = { "why": "rules",
  /** The number of the rule. */
  rule: string,
  /** The refusal with its arguments. */
  refusal: Refusal, }
  | { "why": "stale" }
  | { "why": "not-seated" }
  | { "why": "not-host" }
  | { "why": "taken" }
  | { "why": "already-seated" }
  | { "why": "no-such-seat" }
  | { "why": "in-game" }
  | { "why": "no-game" }
  | { "why": "paused" }
  | { "why": "closed" }
  | { "why": "not-stored" };

/** Something somebody wants. */
export type Request = { "do": "sit",
  /** Which; any free one if none is named. */
  seat?: Seat | null, }
  | { "do": "stand" }
  | { "do": "seat-bot",
  /** Where. */
  seat: Seat,
  /** How strong. */
  level: Level, }
  | { "do": "unseat",
  /** Which. */
  seat: Seat, }
  | { "do": "ready",
  /** Or no longer. */
  ready: boolean, }
  | { "do": "contribute",
  /** Of which game. */
  game: GameId,
  /** Thirty-two bytes of one's own choice. */
  bytes: Hex32, }
  | { "do": "lay",
  /** The table after the lay: no meld of it is empty. */
  layout: Layout, }
  | { "do": "draw",
  /** From which stack, where there is a choice (rule 2.2). */
  stack?: number | null, }
  | { "do": "pass" }
  | { "do": "open-stack",
  /** Which. */
  stack: number, }
  | { "do": "claim-doublets" }
  | { "do": "announce" }
  | { "do": "pause" }
  | { "do": "resume" }
  | { "do": "resign" }
  | { "do": "leave" };

/** Every answer a rulebook gives. Field by field: the rule it belongs to and the choices there are. In text: the id
 * of an edition and the house rules that differ, `standard joker_penalty=30`.
 */
export type Rules = string;

/** A judge's word: final, and recorded with its reason (rule 8.3). */
export type Ruling = {
  /** What happens. */
  effect: Effect,
  /** Why, in the judge's words. */
  reason: string, };

/** A seat; A is 0. Play goes from each seat to the next (rule 4.1: clockwise). */
export type Seat = "A" | "B" | "C" | "D" | "E" | "F";

/** What a player learns of an event. */
export type SeatEvent = {
  /** What only this player learns. */
  own?: Own, } & ({ "event": "starter-drawn",
  /** Every draw in order. */
  draws: Array<[Seat, Tile]>,
  /** Who starts. */
  starter: Seat, }
  | { "event": "dealt" }
  | { "event": "doublets-claimed",
  /** Who. */
  seat: Seat,
  /** One tile of each pair. */
  pairs: [Tile, Tile, Tile], }
  | { "event": "stack-opened",
  /** Who. */
  seat: Seat,
  /** Its number. */
  stack: number, }
  | { "event": "drawn",
  /** Who. */
  seat: Seat,
  /** How many tiles. */
  count: number,
  /** Why. */
  cause: Cause, }
  | { "event": "laid",
  /** Who. */
  seat: Seat,
  /** The table after it. */
  table: Table,
  /** What came from the rack. */
  laid: Bag, }
  | { "event": "passed",
  /** Who. */
  seat: Seat,
  /** Why. */
  cause: Cause, }
  | { "event": "announced",
  /** Who. */
  seat: Seat, }
  | { "event": "time-ran-out",
  /** Whose. */
  seat: Seat, }
  | { "event": "lay-taken-back",
  /** Whose. */
  seat: Seat, }
  | { "event": "judge-called",
  /** Who. */
  seat: Seat, }
  | { "event": "paused" }
  | { "event": "ruled",
  /** What. */
  ruling: Ruling, }
  | { "event": "ended",
  /** How. */
  end: End,
  /** What every seat scores. */
  scores: Array<SeatScore>,
  /** Every rack. */
  racks: Array<Bag>, });

/** One seat's result of one game. */
export type SeatScore = {
  /** Big points: one for winning (rule 7.7). */
  big: number,
  /** Small points. */
  small: Points, };

/** What a player sees. */
export type SeatView = {
  /** What everybody sees. */
  public: PublicView,
  /** Whose view. */
  seat: Seat,
  /** The own rack. */
  rack: Bag, };

/** What the server sends. */
export type ServerMessage = { "type": "welcome",
  /** `PROTOCOL` of the server. */
  protocol: number,
  /** Who the page looks as. */
  viewer: Viewer,
  /** Now, for the page's clock. */
  now: number,
  /** The number of the last event there is. */
  number: number,
  /** Everything up to it, when nothing else was asked for. */
  state: TableState | null,
  /** What people at the table are called. */
  names: { [key in AccountId]: string },
  /** Which seats have their person at the table. */
  present: Array<Seat>, }
  | { "type": "event",
  /** Numbered from 1 without gaps. */
  number: number,
  /** When. */
  at: number,
  /** What. */
  event: TableEvent, }
  | { "type": "ack",
  /** Which. */
  id: CommandId,
  /** The number of the last event it brought. */
  number: number, }
  | { "type": "refused",
  /** Which. */
  id: CommandId,
  /** Why. */
  refused: Refused, }
  | { "type": "draft",
  /** Who. */
  seat: Seat,
  /** How; none when all is put back. */
  draft: HiddenDraft | null, }
  | { "type": "warning",
  /** Who. */
  seat: Seat,
  /** Milliseconds left. */
  left: number, }
  | { "type": "presence",
  /** Where. */
  seat: Seat,
  /** Whether they are there. */
  here: boolean, }
  | { "type": "name",
  /** Who. */
  who: AccountId,
  /** Their name, if any is left: an account can be erased. */
  name: string | null, };

/** Who has a chair. */
export type Sitter = { "kind": "person",
  /** Who. */
  who: AccountId, }
  | { "kind": "bot",
  /** How strong. */
  level: Level, };

/** Valid melds. The only way from a [`Layout`] to a `Table` is through the rules. */
export type Table = Array<Array<Tile>>;

/** One thing that happened. */
export type TableEvent = { "kind": "opened",
  /** By whom. */
  host: AccountId,
  /** What was agreed on. */
  options: Options, }
  | { "kind": "sat",
  /** Which. */
  seat: Seat,
  /** By whom. */
  sitter: Sitter, }
  | { "kind": "stood",
  /** Which. */
  seat: Seat, }
  | { "kind": "ready",
  /** Who. */
  seat: Seat,
  /** Whether. */
  ready: boolean, }
  | { "kind": "game-opened",
  /** Which. */
  game: GameId,
  /** What the dealer commits to. */
  commitment: Hex32,
  /** The round and the game in it, from 1. */
  place: [number, number], }
  | { "kind": "contributed",
  /** Who. */
  seat: Seat, }
  | { "kind": "dealing",
  /** What every seat added; zeros from programs and silent seats. */
  contributions: Array<Hex32>,
  /** The game before its first shuffle. */
  view: View, }
  | { "kind": "played",
  /** What, as this viewer may see it. */
  event: SeatEvent,
  /** How the game stands after it. */
  now: Now, }
  | { "kind": "game-closed",
  /** How. */
  end: GameEnd,
  /** What the dealer had committed to. */
  secret: Hex32, }
  | { "kind": "taken-over",
  /** Where. */
  seat: Seat,
  /** How strong it is. */
  level: Level, }
  | { "kind": "returned",
  /** Where. */
  seat: Seat, }
  | { "kind": "resigned",
  /** Where. */
  seat: Seat, }
  | { "kind": "pause-asked",
  /** Who. */
  seat: Seat, }
  | { "kind": "paused" }
  | { "kind": "resumed" }
  | { "kind": "slept",
  /** Since when clocks stand still. */
  since: number, }
  | { "kind": "woke" }
  | { "kind": "closed" };

/** A table: the people who sit at it, and all their games. */
export type TableId = string;

/** A table as one viewer may see it after so many events. */
export type TableState = {
  /** Which table. */
  table: TableId,
  /** The code to join it by. */
  code: string,
  /** What was agreed on. */
  options: Options,
  /** Who opened it. */
  host: AccountId,
  /** The chairs by seat. */
  chairs: Array<Chair>,
  /** Results of the match so far, game by game. */
  games: Array<Array<SeatScore>>,
  /** Seats that asked for a pause. */
  pause_asked: Array<Seat>,
  /** Since when the table pauses. */
  paused: number | null,
  /** Since when clocks stand still, the server having been away. */
  asleep: number | null,
  /** Whether the table is closed. */
  closed: boolean,
  /** The game under way, or the last one. */
  game: GameState | null, };

/** A tile's face, in text as notation has it: `r7`, `k13`, `J`. One byte; order: black 1–13, red, blue, yellow,
 * then [`Joker::ALL`].
 */
export type Tile = string;

/** What a viewer sees of the tiles. */
export type View = { "viewer": "seat" } & SeatView
  | { "viewer": "spectator" } & PublicView
  | { "viewer": "final" } & FinalView;

/** Who looks at a table. */
export type Viewer = { "kind": "seat",
  /** Where. */
  seat: Seat, }
  | { "kind": "spectator" };
