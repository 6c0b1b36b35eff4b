// A tournament made up for tests: as many tables as wanted, some rounds played, by the scores of the rules' own example.

import type {
  Books,
  Desk,
  GameEntry,
  Left,
  Passes,
  PersonId,
  RoundSight,
  Row,
  Seat,
  SeatScore,
  SheetSight,
  StageKind,
  TournamentState,
} from "../src/protocol/messages";

export interface Made {
  readonly rules?: string;
  readonly players: number;
  /** Seats of a full table. */
  readonly seats: number;
  readonly rounds: number;
  /** How many of them are played; the next is the board's. */
  readonly played: number;
  /** Whether that has begun. */
  readonly started: boolean;
  readonly over?: boolean;
  readonly stage?: StageKind;
}

const FIRST = [
  "Anna",
  "Bartłomiej",
  "Celina",
  "Dariusz",
  "Ewa",
  "Феликс",
  "Галина",
  "Hanna",
  "Ignacy",
  "Jadwiga",
  "Константин",
  "Łucja",
  "Maksymilian",
  "Natalia",
  "Ольга",
  "Paweł",
];
const LAST = ["Nowak", "Wiśniewska-Kowalczyk", "Lis", "Szymański", "Рождественская", "Dąb", "Wójcik", "Żółć"];

export const madeName = (person: PersonId): string =>
  `${FIRST[person % FIRST.length]} ${LAST[(person * 5 + Math.floor(person / 16)) % LAST.length]}`;

const sum = (numbers: number, opening: "opened" | "excused" = "opened"): Left => ({
  sum: { numbers, jokers: 0, opening },
});

/** Games of the rulebook's sheet, for four; fewer or more chairs have as many of its hands. */
const VALUES = [
  [0, 4, 60, 10],
  [2, 4, 60, 10],
  [4, 4, 60, 10],
  [7, 7, 7, 7],
] as const;
const SCORES = [
  [74, -4, -60, -10],
  [68, -2, -58, -8],
  [31, 31, -56, -6],
  [0, 0, 0, 0],
] as const;
const BIG = [
  [1, 0, 0, 0],
  [1, 0, 0, 0],
  [1, 1, 0, 0],
  [1, 1, 1, 1],
] as const;

const entry = (game: number, chairs: number): GameEntry => ({
  end: game === 0 ? "out" : "pool",
  hands: Array.from({ length: chairs }, (_, chair) => sum(VALUES[game]?.[chair] ?? 12)),
});
const scores = (game: number, chairs: number): SeatScore[] =>
  Array.from({ length: chairs }, (_, chair) => ({
    big: BIG[game]?.[chair] ?? 0,
    small: (SCORES[game]?.[chair] ?? -12) * 60,
  }));

const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E", "F"];
const GAMES = 4;

function tableOf(round: number, table: number, chairs: PersonId[], made: Made): SheetSight {
  const isPlayed = round <= made.played;
  const isNow = round === made.played + 1 && made.started;
  const has = isPlayed || (isNow && table % 3 !== 0);
  const state = isPlayed
    ? (["signed", "settled"] as const)[table % 2]!
    : (["entered", "signed", "disputed", "signed"] as const)[table % 4]!;
  return {
    view: {
      place: { round, table },
      chairs,
      starters: Array.from({ length: GAMES }, (_, game) => SEATS[game % chairs.length] ?? null),
      sheet: has ? state : null,
      scores: has ? Array.from({ length: GAMES }, (_, game) => scores(game, chairs.length)) : [],
      waits_for_judge: isNow && table % 6 === 3,
    },
    games: has ? Array.from({ length: GAMES }, (_, game) => entry(game, chairs.length)) : null,
    entered_by: has ? { role: "player", id: chairs[0]! } : null,
  };
}

/** The organiser's state; `asScreen` has what the hall sees of it. */
export function madeTournament(made: Made): TournamentState & { sight: { role: "organiser" } & Desk } {
  const people = Array.from({ length: made.players }, (_, at) => at + 3);
  const tables = Math.ceil(made.players / made.seats);
  const rounds: RoundSight[] = Array.from({ length: made.rounds }, (_, at) => ({
    stage: 0,
    started: at < made.played || (at === made.played && made.started),
    tables: Array.from({ length: tables }, (_table, table) =>
      tableOf(
        at + 1,
        table + 1,
        people.filter((_person, place) => (place + at * Math.floor(place / tables)) % tables === table),
        made,
      ),
    ),
  }));
  const standings: Row[] = people.map((player, at) => ({
    place: at === 2 ? 2 : at + 1,
    player,
    games: made.played * GAMES,
    big: Math.max(0, 12 - Math.floor(at / 4)),
    small: (733 - at * 29) * 60 + (at === 3 ? 20 : 0),
  }));
  const board = Math.min(made.played, made.rounds - 1);
  const books: Books = {
    people: Object.fromEntries(people.map((person) => [person, "present"])),
    plan: {
      stages: [
        { kind: made.stage ?? "qualifying", entrants: "all", rounds: made.rounds, games: GAMES, table: made.seats },
      ],
    },
    stage: 0,
    rounds,
    calls: [],
    penalties: [],
    exceptions: [],
    ranking: standings,
    apart: [],
  };
  return {
    number: 1,
    now: Date.now(),
    title: "Eliminacje do Mistrzostw Polski 2026, Wrocław",
    rules: made.rules ?? "championship",
    names: Object.fromEntries([
      [1, "Organizator"],
      [2, "Sędzia"],
      ...people.map((person) => [person, madeName(person)] as const),
    ]),
    board: {
      stage: made.over ? null : (made.stage ?? "qualifying"),
      round: made.rounds === 0 ? null : board + 1,
      started: rounds[board]?.started ?? false,
      tables: rounds[board]?.tables.map(({ view }) => view) ?? [],
      standings,
    },
    over: made.over ?? false,
    clock: null,
    sight: {
      role: "organiser",
      books,
      presets: [],
      to_seat: [],
      rounds_left: made.rounds - made.played,
      details: {},
      public_names: {},
      going_on: [],
      certificate: null,
      lots: null,
      passes: [],
    },
  };
}

export const asScreen = (state: TournamentState): TournamentState => ({ ...state, sight: { role: "screen" } });

const pass = (number: number): string => number.toString(16).padStart(64, "5");

export const madePasses = (tables: number): Passes => ({
  passes: [
    { part: { role: "screen" }, pass: pass(999) },
    ...Array.from({ length: tables }, (_, at) => ({
      part: { role: "table" as const, table: at + 1 },
      pass: pass(at + 1),
    })),
  ],
  address: "http://192.168.1.20:8106",
});
