// Made by `cargo xtask docs` from crates/protocol. How they are used: docs/protocol.md.

/** The version of everything here. */
export const PROTOCOL = 2;

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

/** The programs somebody may want to play against, from the weakest on. */
export const LEVELS = ["novice", "casual", "steady", "sharp", "master"] as const satisfies readonly Level[];

/** The editions, by the names rules have for them. */
export const EDITIONS = ["standard", "twist", "expert", "original", "family", "xp", "championship-2019", "championship", "championship-twist", "championship-expert"] as const;

/** One of them. */
export type EditionId = (typeof EDITIONS)[number];

/** A person, whatever their name. */
export type AccountId = string;

/** What can be done. */
export type Act = { "do": "found",
  /** An edition, with or without house rules. */
  rules: Rules,
  /** Who may do what when; events of before have none written. */
  procedure?: Procedure, }
  | { "do": "plan",
  /** Stages. */
  plan: Plan, }
  | { "do": "replan",
  /** All of the stage, those that have begun too. */
  rounds: number,
  /** Of each round that has not begun. */
  games: number, reason: string, }
  | { "do": "register", player: PersonId, }
  | { "do": "keep-apart", players: [PersonId, PersonId], }
  | { "do": "check-in", player: PersonId, }
  | { "do": "step-out", player: PersonId, reason: string, }
  | { "do": "own-table", player: PersonId,
  /** From 1; nobody else's own. */
  table: number | null, reason: string, }
  | { "do": "check-out", player: PersonId, reason: string, }
  | { "do": "unregister", player: PersonId, reason: string, }
  | { "do": "let-meet", players: [PersonId, PersonId], reason: string, }
  | { "do": "withdraw", player: PersonId, reason: string, }
  | { "do": "substitute",
  /** Who has left. */
  gone: PersonId,
  /** Who has come. */
  came: PersonId, reason: string, }
  | { "do": "seat",
  /** Round by round. */
  rounds: Array<Array<Array<PersonId>>>,
  /** What they were drawn with. */
  lots?: Lots | null, }
  | { "do": "swap",
  /** From 1. */
  round: number, players: [PersonId, PersonId], reason: string, }
  | { "do": "start" }
  | { "do": "enter", place: TableNumber,
  /** In order. */
  games: Array<GameEntry>, }
  | { "do": "sign", place: TableNumber, }
  | { "do": "sign-paper", place: TableNumber, }
  | { "do": "dispute", place: TableNumber, reason: string, }
  | { "do": "call-judge", place: TableNumber, reason: string, }
  | { "do": "rule",
  /** Which call, from 1. */
  call: number,
  /** The rule it rests on. */
  rule: string, reason: string, }
  | { "do": "uphold", place: TableNumber,
  /** The rule it rests on. */
  rule: string, reason: string, }
  | { "do": "correct", place: TableNumber,
  /** All games of it. */
  games: Array<GameEntry>,
  /** The rule it rests on. */
  rule: string, reason: string, }
  | { "do": "penalise", player: PersonId,
  /** Big points taken. */
  big: number,
  /** Small points taken. */
  small: Points,
  /** The rule it rests on. */
  rule: string, reason: string, }
  | { "do": "lift",
  /** Which penalty, from 1. */
  penalty: number,
  /** The rule it rests on. */
  rule: string, reason: string, }
  | { "do": "break-tie",
  /** All who share it, the best first. */
  order: Array<PersonId>,
  /** How it was broken. */
  reason: string,
  /** What it was drawn with. */
  lots?: Lots | null, }
  | { "do": "close" }
  | { "do": "reopen", reason: string, };

/** Who did something, and in which part. */
export type Actor = {
  /** The part. */
  role: Role,
  /** The person. */
  id: PersonId, };

/** How many of each face; nothing about their order (rule 1.3). */
export type Bag = Array<Tile>;

/** The big screen: where everybody sits, what is missing, who leads. */
export type Board = {
  /** The stage being played; nothing before a plan and when all is over. */
  stage: StageKind | null,
  /** The round being played, or the next, from 1 over all stages. */
  round: number | null,
  /** Whether it has begun. */
  started: boolean,
  /** Its tables. */
  tables: Array<TableView>,
  /** The standings of the stage, or of the last; the ranking of the whole event once it is over. */
  standings: Array<Row>, };

/** Everything on paper, for judges and the organiser. */
export type Books = {
  /** Who holds the pass, if they play too: what concerns them somebody else decides. */
  plays?: PersonId | null,
  /** Everybody entered. */
  people: { [key in PersonId]: Presence },
  /** How it runs, once somebody has said so. */
  plan: Plan | null,
  /** The stage being played, from 0. */
  stage: number,
  /** Rounds seated so far, over all stages. */
  rounds: Array<RoundSight>,
  /** Every call for a judge, with its answer. */
  calls: Array<CallView>,
  /** Every penalty, the first being number 1. */
  penalties: Array<Penalty>,
  /** What waits for a judge or the organiser. */
  exceptions: Array<Exception>,
  /** Everybody's place in the whole event. */
  ranking: Array<Row>,
  /** Pairs kept from one table. */
  apart: Array<[PersonId, PersonId]>,
  /** Who has the same table in every round, with its number; left out where nobody has. */
  own_tables?: { [key in PersonId]: number }, };

/** Somebody asked for a judge (rule 8.3). */
export type CallView = {
  /** Its number, from 1. */
  call: number,
  /** The table that called. */
  place: TableNumber,
  /** The player who called. */
  by: PersonId,
  /** What the judge is asked, as the player wrote it. */
  reason: string,
  /** The answer, once there is one. */
  ruling: JudgesWord | null, };

/** Why a seat drew or passed. */
export type Cause = "choice" | "time-up" | "wrong-lay" | "ruling";

/** How good a seating is, beside what no seating can do without (`docs/tournament.md` has the proofs). */
export type Certificate = {
  /** Pairs who should not sit together and do. */
  apart: number,
  /** How often somebody with an own table sits at another one; left out where nobody does. */
  elsewhere?: number,
  /** Meetings of pairs who have met before. */
  repeats: Measure,
  /** Of these, meetings in two rounds running. */
  back_to_back: Measure,
  /** Squares of how often each player was at a table with an empty chair. */
  uneven: Measure,
  /** Squares of how often each player had each seat. */
  seats: Measure, };

/** A chair at the table. */
export type Chair = {
  /** Who has it. */
  sitter: Sitter | null,
  /** Whether they want the next game to begin; programs always do. */
  ready: boolean,
  /** The program that plays for a person who is away. */
  stand_in: Level | null,
  /** Whether the person gave up this game; the program plays it to its end. */
  resigned: boolean,
  /** Who played the last game here and has left since. */
  left?: Sitter, };

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
  after: number, request: Request, }
  | { "type": "draft",
  /** The number of the event the turn began with, or any later one. */
  after: number,
  /** The table as it would be; none when all is put back. */
  draft: Draft | null, };

/** A number the sender chose for a command, to know the answer by and to send it again safely. Numbers of one
 * sender never repeat at a table.
 */
export type CommandId = number;

/** What everybody learns alike; a log keeps it as it is told. */
export type CommonEvent = { "kind": "sat", seat: Seat,
  /** By whom. */
  sitter: Sitter, }
  | { "kind": "stood", seat: Seat,
  /** Who had it, once a game has been played: what they played stays theirs. Lines of before do not say it. */
  sitter?: Sitter, }
  | { "kind": "fewer" }
  | { "kind": "reopened", seat: Seat,
  /** What is agreed on from now on. */
  options: Options, }
  | { "kind": "ready", seat: Seat,
  /** Whether. */
  ready: boolean, }
  | { "kind": "taken-over", seat: Seat,
  /** How strong it is. */
  level: Level, }
  | { "kind": "returned", seat: Seat, }
  | { "kind": "resigned", seat: Seat,
  /** After how many games of the match. Lines of before do not say it. */
  games?: number, }
  | { "kind": "pause-asked", seat: Seat, }
  | { "kind": "paused" }
  | { "kind": "back", seat: Seat, }
  | { "kind": "resumed",
  /** Who ended it. Lines of before do not say it. */
  seat?: Seat, }
  | { "kind": "slept",
  /** Since when clocks stand still. */
  since: number, }
  | { "kind": "woke" }
  | { "kind": "closed" };

/** What the organiser sees. */
export type Desk = {
  /** Everything on paper. */
  books: Books,
  /** Plans as the circuit plays them, by the rules of this event. */
  presets: Array<PresetPlan>,
  /** Who would be seated now. */
  to_seat: Array<PersonId>,
  /** Rounds of the stage that have not begun. */
  rounds_left: number,
  /** Who would go on if the stage ended now, the best first; nobody from the last, and while a tie is to be broken. */
  going_on: Array<PersonId>,
  /** How good the seating of the rounds to come is. */
  certificate: Certificate | null,
  /** What it was drawn with. */
  lots?: Lots | null,
  /** Every pass there is. */
  passes: Array<Part>,
  /** What is kept of people beside the log, where that is more than the name they are called by. */
  details?: { [key in PersonId]: Details },
  /** What the public reads of people, where that is not the name they are called by. */
  public_names?: { [key in PersonId]: string }, };

/** What is kept of a person beside the log; all of it goes with the name. */
export type Details = {
  /** The whole name. */
  name: string,
  /** Of which club; empty where that is not known. */
  club?: string,
  /** As the list numbers them, on a badge perhaps; empty where it does not. */
  number?: string,
  /** What the public reads. */
  public?: PublicName, };

/** Tiles as they lay when time ran out. */
export type Draft = Array<Array<DraftTile>>;

/** A tile of a draft. Other than the rules of a lay, those of section 5 ask whose tile it is. */
export type DraftTile = {
  /** The tile. */
  tile: Tile,
  /** Whether it came from the player's rack in this turn. */
  own: boolean, };

/** Who had a chair in the first games of a match, before whoever has it now. */
export type Earlier = {
  /** Which chair. */
  seat: Seat,
  /** Who had it. */
  sitter: Sitter,
  /** Up to how many games of the match. */
  games: number, };

/** What a ruling does. */
export type Effect = "stand" | "take-back"
  | { "tiles": { seat: Seat,
  /** How many. */
  count: number, } }
  | { "points": { seat: Seat,
  /** By how much. */
  points: Points, } };

/** How a game ended (section 6). */
export type End = "out" | "pool";

/** Who plays in a stage. */
export type Entrants = "all"
  | { "best": number }
  | { "best-of-table": number };

/** The body of every answer that is not what was asked for. */
export type ErrorBody = {
  /** The id of a message in `locales/`. */
  error: string,
  /** Its arguments. */
  args: { [name: string]: unknown }, };

/** Something that waits for a judge or the organiser. */
export type Exception = { "exception": "disputed", place: TableNumber, by: PersonId, reason: string, }
  | { "exception": "called",
  /** The call's number, from 1. */
  call: number, place: TableNumber, by: PersonId, reason: string, }
  | { "exception": "tie-at-cut-off",
  /** Which stage, from 1. */
  stage: number, players: Array<PersonId>, }
  | { "exception": "cut-off-changed",
  /** Which stage, from 1. */
  stage: number,
  /** Who should have gone on and did not. */
  missing: Array<PersonId>,
  /** Who went on and should not have. */
  extra: Array<PersonId>, }
  | { "exception": "seat-again",
  /** Which round. */
  round: number, };

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
  scores: Array<SeatScore>,
  /** The draws after which openings were announced, where that still held (rule 7.4). */
  announced_after?: Array<[Seat, Bag]>, };

/** A game somebody sat in. */
export type GameBrief = {
  /** The game. */
  game: GameId,
  /** The table it was played at. */
  table: TableId,
  /** When it began. */
  began: number,
  /** When it ended, once it has. */
  ended: number | null,
  /** Who sat where; a program is nobody. */
  seats: Array<Seated | null>, };

/** How a game was closed. */
export type GameEnd = "over" | "abandoned";

/** One game at a table. */
export type GameEntry = {
  /** How it ended. */
  end: End,
  /** What each chair had left, seat A first; `None` for a player who has gone, or was away. */
  hands: Array<Left | null>,
  /** The points as the players wrote them, if they did. */
  written?: Array<SeatScore> | null, };

/** A game, as its record and its deal name it. */
export type GameId = string;

/** A page of games, newest first. */
export type GamePage = {
  /** The games. */
  games: Array<GameBrief>,
  /** What to ask for to get older ones; none when there are none. */
  before: number | null, };

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

/** Whoever gave up a game of a match, which a program played to its end. */
export type GaveUp = {
  /** Which chair. */
  seat: Seat,
  /** After how many games of the match. */
  games: number, };

/** Thirty-two bytes, sixty-four hexadecimal digits on the wire. */
export type Hex32 = string;

/** A draft as others see it: rack tiles face down (rule 4.6). */
export type HiddenDraft = Array<Array<HiddenTile>>;

/** A tile of it: one of the table's, or one from the rack, which others do not see. */
export type HiddenTile = Tile | null;

/** A table as somebody sees it who has its code. */
export type Invitation = {
  /** The table to go to. */
  table: TableId,
  /** The code to join by. */
  code: string,
  /** Who opened it. */
  host: AccountId,
  /** What was agreed on. */
  options: Options,
  /** The chairs by seat. */
  chairs: Array<Chair>,
  /** What people with a chair are called. */
  names: { [key in AccountId]: string },
  /** Whether a game is played. */
  playing: boolean,
  /** Who is to move, while one is. */
  turn: Seat | null, };

/** The judge's word, final (rule 8.3). */
export type JudgesWord = {
  /** The rule it rests on. */
  rule: string,
  /** What the judge says, for the players. */
  reason: string,
  /** The judge or organiser who ruled. */
  by: Actor, };

/** What a player drew last: a tile, as it is written, or several where a penalty is more (section 5, rule 4.5). */
export type LastDraw = Tile | Bag;

/** Tiles as somebody put them: groups of neighbours, not yet judged. */
export type Layout = Array<Array<Tile>>;

/** What a player had left when the game ended, and whether they had opened. */
export type Left = { "tiles": {
  /** Those left; none is an empty rack. */
  rack: Bag,
  /** Whether the player opened. */
  opened: boolean,
  /** The draw after which an opening was announced, if it was and still held (rule 7.4). */
  announced_after?: LastDraw | null, } }
  | { "sum": {
  /** The numbers together. */
  numbers: number,
  /** Jokers left. */
  jokers: number,
  /** Whether the player opened; an announcement in time excuses (rule 7.4). */
  opening: Opening, } };

/** The players there are, by name, from the weakest to the strongest: whoever stands in for somebody is chosen by this order. */
export type Level = "random" | "novice" | "beginner" | "casual" | "steady" | "sharp" | "master";

/** A line of an event's log. */
export type LogLine = {
  /** From 1. */
  number: number,
  /** When it was done. */
  at: number,
  /** Who did it. */
  by: Actor,
  /** What was done. */
  act: Act, };

/** A name and a password. */
export type Login = {
  /** The name the password goes with. */
  name: string,
  /** The password. */
  password: string, };

/** What lots were drawn with. Written as `1-` and sixty-four hexadecimal digits. */
export type Lots = string;

/** Somebody, as told to themselves. */
export type Me = {
  /** Their id, whatever their name. */
  id: AccountId,
  /** What others call them. */
  name: string,
  /** When they came, in milliseconds since 1970. */
  created: number,
  /** Whether they have a password. */
  password: boolean,
  /** Whether they have a recovery link. */
  recovery: boolean, };

/** A figure, and the least it can be. */
export type Measure = {
  /** As it is. */
  found: number,
  /** Proven: no seating has less. */
  bound: number, };

/** A name to be called by. */
export type NameGiven = {
  /** 1 to 24 characters. */
  name: string, };

/** A password to be known by from now on, with the name it goes with. */
export type NewPassword = {
  /** No other account with a password has it. */
  name: string,
  /** 8 to 256 characters. */
  password: string,
  /** Needed where there is a password already. */
  old_password?: string | null, };

/** A table to be opened. */
export type NewTable = {
  /** What is agreed on. */
  options: Options, };

/** A tournament to be. */
export type NewTournament = {
  /** What it is called. */
  title: string,
  /** An edition's name, and the house rules that differ. */
  rules: Rules,
  /** What the organiser is called. */
  organiser: string, };

/** Where somebody sits in a round. */
export type NextSeat = {
  /** The player who sits there. */
  player: PersonId,
  /** The round and the table. */
  place: TableNumber,
  /** The seat there. */
  seat: Seat, };

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

/** Something that happened, with its place among all that did. */
export type NumberedEvent = {
  /** From 1, without gaps. */
  number: number,
  /** When it happened. */
  at: number,
  /** What, as one viewer learns it. */
  event: TableEvent, };

/** Whether a player opened before the game was over (rules 7.2 to 7.4). */
export type Opening = "opened" | "excused" | "could-have";

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
  spectators: boolean,
  /** How long people are waited for where no clock runs. Tables that do not say wait as those with a clock do, which
   * is what all of them did once.
   */
  patience?: Patience | null, };

/** What only one player learns of an event. */
export type Own = { "rack": Bag }
  | { "drew": Array<Tile> }
  | { "taken-back": Layout };

/** What a pass is for. */
export type Part = { "role": "organiser" }
  | { "role": "judge", person: PersonId, }
  | { "role": "table",
  /** From 1. */
  table: number,
  /** The round it acts in. Without one it is that of the card which lies on the table all day: it reads, and in events of
   * before there were others it acts in every round.
   */
  round?: number | null, }
  | { "role": "screen" };

/** A pass to hand out. */
export type Pass = {
  /** For whom. */
  part: Part,
  /** What opens it. */
  pass: string, };

/** All passes but the organiser's, and where others reach the server. */
export type Passes = {
  /** The passes. */
  passes: Array<Pass>,
  /** Where telephones in the same network come in, where the server knows it. */
  address: string | null, };

/** How long somebody who is away is waited for before a program plays on. */
export type Patience = { "minutes": number } | "always";

/** Points taken by a judge. */
export type Penalty = {
  /** In which stage, from 0. */
  stage: number,
  /** From whom. */
  player: PersonId,
  /** Big points. */
  big: number,
  /** Small points. */
  small: Points,
  /** Whether they were given back. */
  lifted: boolean, };

/** A person. Names are kept beside the log ([`crate::names::Names`]), so that they can be erased. */
export type PersonId = number;

/** Where a game stands. */
export type Phase = "start-draw" | "deal" | "play" | "paused" | "over";

/** The stages of an event, in order. */
export type Plan = {
  /** At least one. */
  stages: Array<Stage>,
  /** What becomes of games a round had no time for; plans of before have none written. */
  time_up?: TimeUp, };

/** Small points, exact: an integer of sixtieths, which holds every share of a tie (rule 7.6). */
export type Points = number;

/** Whether somebody is there. */
export type Presence = "expected" | "present" | "away" | "withdrawn";

/** Events as the circuit plays them (rule 8.5). */
export type Preset = "one-table" | "few" | "small" | "club" | "open" | "national";

/** A ready-made plan. */
export type PresetPlan = {
  /** The name it is chosen by. */
  preset: Preset,
  /** Its stages. */
  plan: Plan,
  /** Whether it is the one for as many players as are entered. */
  fits: boolean, };

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
  | { "problem": "too-few-jokers",
  /** The lower number tile. */
  before: Tile,
  /** The higher number tile. */
  after: Tile,
  /** How many numbers are missing between them. */
  missing: number,
  /** How many the jokers stand for. */
  filled: number, }
  | { "problem": "too-many-jokers",
  /** The lower number tile. */
  before: Tile,
  /** The higher number tile. */
  after: Tile,
  /** How many numbers are missing between them. */
  missing: number,
  /** How many the jokers stand for. */
  filled: number, }
  | { "problem": "number-twice",
  /** The number. */
  number: TileNumber, }
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

/** Who may do what when. An event goes on as it began, and is judged by that. */
export type Procedure = "any-time" | "round-by-round" | "impartial";

/** What the public reads of a name: on the screen, on lists that hang out, on pages anybody opens. */
export type PublicName = "full" | "initials" | "number";

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

/** What to play at once, with whoever wants the same. */
export type QuickGame = {
  /** An edition's name, and the house rules that differ. */
  rules: Rules,
  /** How many play. */
  seats: number,
  /** Seconds for a move, or none. */
  clock?: number | null, };

/** What a recovery link holds. */
export type Recovery = {
  /** Shown once; only its hash is kept. */
  token: string, };

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
  | { "refusal": "bad-lay", faults: Array<Fault>, }
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
  | { "why": "too-few" }
  | { "why": "bad-options" }
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
  | { "do": "seat-bot", seat: Seat,
  /** How strong. */
  level: Level, }
  | { "do": "unseat", seat: Seat, }
  | { "do": "fewer" }
  | { "do": "reopen",
  /** What is agreed on from then on, for as many seats. */
  options: Options, }
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
  | { "do": "open-stack", stack: number, }
  | { "do": "claim-doublets" }
  | { "do": "announce" }
  | { "do": "pause" }
  | { "do": "resume" }
  | { "do": "resign" }
  | { "do": "leave" };

/** The part somebody acts in. */
export type Role = "organiser" | "judge" | "player";

/** How long a round has left. */
export type RoundClock = { "clock": "running",
  /** Until then. */
  ends: number, }
  | { "clock": "paused",
  /** Milliseconds left. */
  left: number, };

/** A round with its sheets. */
export type RoundSight = {
  /** Of which stage, from 0. */
  stage: number,
  /** Whether it has begun. */
  started: boolean,
  /** Its tables. */
  tables: Array<SheetSight>, };

/** A line of the standings. */
export type Row = {
  /** From 1; equals share it (rule 8.1). */
  place: number,
  /** The player of this row. */
  player: PersonId,
  /** Games counted. */
  games: number,
  /** Big points, penalties taken off; below none with a penalty only. */
  big: number,
  /** Small points, penalties taken off. */
  small: Points, };

/** Rules that can be played: [`Values`] that passed [`Rules::new`], and are read as them. In text: the id of an
 * edition and what differs from it as it was first written, `standard joker_penalty=30`.
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
  | { "event": "doublets-claimed", seat: Seat,
  /** One tile of each pair. */
  pairs: [Tile, Tile, Tile], }
  | { "event": "stack-opened", seat: Seat,
  /** Its number. */
  stack: number, }
  | { "event": "drawn", seat: Seat,
  /** How many tiles. */
  count: number, cause: Cause, }
  | { "event": "laid", seat: Seat,
  /** The table after it. */
  table: Table,
  /** What came from the rack. */
  laid: Bag, }
  | { "event": "passed", seat: Seat, cause: Cause, }
  | { "event": "announced", seat: Seat, }
  | { "event": "time-ran-out", seat: Seat, }
  | { "event": "lay-taken-back", seat: Seat, }
  | { "event": "judge-called", seat: Seat, }
  | { "event": "paused" }
  | { "event": "ruled", ruling: Ruling, }
  | { "event": "ended", end: End,
  /** What every seat scores. */
  scores: Array<SeatScore>,
  /** Every rack. */
  racks: Array<Bag>,
  /** The draws after which openings were announced, where that still held (rule 7.4). */
  announced_after?: Array<[Seat, Bag]>, });

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

/** Somebody who sat at a game. */
export type Seated = {
  /** The account. */
  id: AccountId,
  /** What they are called, unless their data was erased. */
  name: string | null, };

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
  /** With the state: what happened last in its game, up to it, so that a newcomer knows what others did. */
  recent?: Array<NumberedEvent>,
  /** What people at the table are called. */
  names: { [key in AccountId]: string },
  /** Which seats have their person at the table. */
  present: Array<Seat>, }
  | { "type": "event" } & NumberedEvent
  | { "type": "ack", id: CommandId,
  /** The number of the last event it brought. */
  number: number, }
  | { "type": "refused", id: CommandId, refused: Refused, }
  | { "type": "draft", seat: Seat,
  /** How; none when all is put back. */
  draft: HiddenDraft | null, }
  | { "type": "warning", seat: Seat,
  /** Milliseconds left. */
  left: number, }
  | { "type": "presence", seat: Seat,
  /** Whether they are there. */
  here: boolean, }
  | { "type": "name", who: AccountId,
  /** Their name, if any is left: an account can be erased. */
  name: string | null, };

/** A table of a round with its sheet. */
export type SheetSight = {
  /** Where, who, and how far. */
  view: TableView,
  /** What was handed in; nothing yet. */
  games: Array<GameEntry> | null,
  /** Who handed it in. */
  entered_by: Actor | null, };

/** How far a sheet is. */
export type SheetState = "entered" | "signed" | "disputed" | "settled";

/** What each part sees beside what everybody does. */
export type Sight = { "role": "screen" }
  | { "role": "table" } & TableSight
  | { "role": "judge" } & Books
  | { "role": "organiser" } & Desk;

/** Who has a chair. */
export type Sitter = { "kind": "person", who: AccountId, }
  | { "kind": "bot",
  /** How strong. */
  level: Level, };

/** Rounds in which the same people play for the same points. Points start anew with each stage. */
export type Stage = {
  /** What it is called. */
  kind: StageKind,
  /** Who plays in it. */
  entrants: Entrants,
  /** Rounds. */
  rounds: number,
  /** Games of a table in a round. */
  games: number,
  /** Players of a full table; others have one less. */
  table: number, };

/** What a stage is called. */
export type StageKind = "qualifying" | "semi-final" | "final";

/** Valid melds. The only way from a [`Layout`] to a `Table` is through the rules. */
export type Table = Array<Array<Tile>>;

/** A table as somebody sees it who is not there yet. */
export type TableBrief = {
  /** The code to join by. */
  code: string,
  /** Who opened it. */
  host: AccountId,
  /** What was agreed on. */
  options: Options,
  /** The chairs by seat. */
  chairs: Array<Chair>,
  /** What people with a chair are called. */
  names: { [key in AccountId]: string },
  /** Whether a game is played. */
  playing: boolean,
  /** Who is to move, while one is. */
  turn: Seat | null, };

/** One thing that happened, as one viewer learns it. */
export type TableEvent = { "kind": "opened",
  /** By whom. */
  host: AccountId,
  /** What was agreed on. */
  options: Options, }
  | { "kind": "game-opened", game: GameId,
  /** What the dealer commits to. */
  commitment: Hex32,
  /** The round and the game in it, from 1. */
  place: [number, number], }
  | { "kind": "contributed", seat: Seat, }
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
  | { "kind": "game-closed", end: GameEnd,
  /** What the dealer had committed to. */
  secret: Hex32, } | CommonEvent;

/** A table to go to. */
export type TableFound = {
  /** The table. */
  table: TableId,
  /** The code for others to join by, told to whoever opens it. */
  code?: string, };

/** A table: the people who sit at it, and all their games. */
export type TableId = string;

/** A table of a round, both from 1. */
export type TableNumber = {
  /** Counted over all stages. */
  round: number,
  /** In that round. */
  table: number, };

/** What the telephones of a table see. */
export type TableSight = {
  /** The table's number in its round, from 1. */
  table: number,
  /** The round of the pass, if it has one. */
  round?: number | null,
  /** The table in that round, or in the one of the board, if it is needed there. */
  sheet: SheetSight | null,
  /** Calls of this table in that round, with their answers. */
  calls: Array<CallView>,
  /** Where those of that table sit in the next round, once their sheet is signed or decided. */
  next?: Array<NextSeat>,
  /** Whether nobody can act by this pass now: it is the card's, or its round does not run. */
  reads_only?: boolean | null, };

/** A table after so many events: what everybody knows of it, with the game as one viewer may see it, or as it is. */
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
  /** Whose the first of them are where others have the chairs now, in the order in which they left. */
  earlier?: Array<Earlier>,
  /** Who gave up which of them. */
  gave_up?: Array<GaveUp>,
  /** Seats that asked for a pause. */
  pause_asked: Array<Seat>,
  /** Since when the table pauses. */
  paused: number | null,
  /** Seats that are back from the pause. */
  back?: Array<Seat>,
  /** Since when clocks stand still, the server having been away. */
  asleep: number | null,
  /** Whether the table is closed. */
  closed: boolean,
  /** The game under way, or the last one. */
  game: GameState | null, };

/** A table of a round, for its players' telephones too. */
export type TableView = {
  /** Its round and number. */
  place: TableNumber,
  /** Who sits where, seat A first. */
  chairs: Array<PersonId>,
  /** Who starts each game; nobody is named where that is drawn (rule 2.1). */
  starters: Array<Seat | null>,
  /** How far its sheet is; nothing was handed in yet. */
  sheet: SheetState | null,
  /** What becomes of games there is no time for; left out where all are played. */
  time_up?: TimeUp,
  /** Whether it is signed on paper; left out while it is not. */
  on_paper?: boolean,
  /** Who was away while it was played: there may be games without them. Left out while nobody was. */
  missed?: Array<PersonId>,
  /** What was handed in scores, game by game. */
  scores: Array<Array<SeatScore>>,
  /** Whether a judge is asked for. */
  waits_for_judge: boolean, };

/** A tile's face, in text as notation has it: `r7`, `k13`, `J`. One byte; order: black 1–13, red, blue, yellow,
 * then [`Joker::ALL`].
 */
export type Tile = string;

/** The number on a tile, 1 to 13. */
export type TileNumber = number;

/** What becomes of games that a round had no time for. */
export type TimeUp = "play-on" | "for-nobody" | "empty-pool";

/** A new tournament, with a pass for its organiser. */
export type TournamentOpened = {
  /** To be shown with every request, and to be kept: nothing else opens the event. */
  pass: string, };

/** Something the holder of a pass wants. Sent again until answered; done once. */
export type TournamentRequest = {
  /** Its number. */
  id: WishId,
  /** What is asked for. */
  wish: Wish, };

/** A tournament as the holder of a pass sees it. */
export type TournamentState = {
  /** Counts changes; whoever has this one asks for what comes after it. */
  number: number,
  /** Now, for the page's clock. */
  now: number,
  /** What it is called. */
  title: string,
  /** The rules everybody plays by. */
  rules: Rules,
  /** What everybody is called, two of one name told apart; whose name was erased is not in it. The screen reads public
   * names, a table those of all who do not sit there.
   */
  names: { [key in PersonId]: string },
  /** Of which clubs they are, as far as this pass may know. */
  clubs?: { [key in PersonId]: string },
  /** Where everybody sits, what is missing, who leads. */
  board: Board,
  /** Whether the last stage has ended. */
  over: boolean,
  /** The clock of the round, while one runs. */
  clock: RoundClock | null,
  /** What this pass sees beside. */
  sight: Sight, };

/** What a viewer sees of the tiles. */
export type View = { "viewer": "seat" } & SeatView
  | { "viewer": "spectator" } & PublicView
  | { "viewer": "final" } & FinalView;

/** Who looks at a table. */
export type Viewer = { "kind": "seat", seat: Seat, }
  | { "kind": "spectator" };

/** A whole event. */
export type WholeEvent = {
  /** The text of its file. */
  file: string, };

/** What can be asked for. */
export type Wish = { "wish": "act", act: Act,
  /** Who of the table does it; needed with the pass of a table, and with no other. */
  player?: PersonId | null, }
  | { "wish": "add-players",
  /** The list. */
  list: string,
  /** Whether they are there. */
  present: boolean, }
  | { "wish": "rename", person: PersonId, name: string, }
  | { "wish": "describe", person: PersonId, details: Details, }
  | { "wish": "erase-name", person: PersonId, }
  | { "wish": "retitle", title: string, }
  | { "wish": "draw" }
  | { "wish": "draw-lots",
  /** How the tie was broken, in the organiser's words. */
  reason: string, }
  | { "wish": "add-judge", name: string, }
  | { "wish": "judge-player", person: PersonId, }
  | { "wish": "revoke",
  /** Which; not the organiser's. */
  part: Part, }
  | { "wish": "rekey",
  /** The organiser's new pass, sixty-four hexadecimal digits. Chosen by who asks, who then has it whatever becomes of
   * the answer.
   */
  pass: string, }
  | { "wish": "start-clock",
  /** Minutes. */
  minutes: number, }
  | { "wish": "pause-clock",
  /** Or go on. */
  pause: boolean, }
  | { "wish": "stop-clock" };

/** A wish that was done. */
export type WishDone = {
  /** The state it is in. */
  number: number, };

/** A number the sender chose for a wish, to send it again safely. */
export type WishId = string;
