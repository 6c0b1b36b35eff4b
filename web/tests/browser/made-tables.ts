// Tables as the server would tell of them, made of the demonstration's positions: for screens that need one.

import { positions } from "../../src/demo-positions";
import { PROTOCOL, type Chair, type Seat, type ServerMessage, type TableState } from "../../src/protocol/messages";
import type { Position } from "../../src/table/contract";

export const ME = "a1".repeat(16);

/** As long as names may be. */
const NAMES = [
  "Maximiliane von Hohenfels",
  "Władysława Brzęczyszczyk",
  "Константин Преображенский",
  "WWWWWWWWWWWWWWWWWWWWWWWW",
  "Ola",
  "Bartholomew Featherstone",
];
const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E", "F"];

export interface Wish {
  /** A position, or one of the demonstration by its name; none before a game. */
  readonly at: string | Position | null;
  readonly players: number;
  /** Whose turn it is; nobody's when the game is over. */
  readonly turn?: "own" | "other" | "over";
  /** Everything that can be offered at once. */
  readonly offers?: boolean;
  readonly paused?: boolean;
  /** Whether programs have the other chairs: hints are given then. */
  readonly programs?: boolean;
  /** Seconds for a move, nine of which are gone. */
  readonly clock?: number | null;
  readonly names?: readonly string[];
  /** Rounds of the match; the game is the third of the first. */
  readonly rounds?: number;
  /** How it came that a program played the game to its end for whoever looks. */
  readonly playedFor?: "gave-up" | "away";
}

const who = (at: number): string => (at === 0 ? ME : String(at).repeat(32));
const person = (at: number): Chair => ({
  sitter: { kind: "person", who: who(at) },
  ready: at % 2 === 0,
  stand_in: null,
  resigned: false,
});
const PROGRAM: Chair = { sitter: { kind: "bot", level: "sharp" }, ready: true, stand_in: null, resigned: false };
const FREE: Chair = { sitter: null, ready: false, stand_in: null, resigned: false };

function chairs(wish: Wish): Chair[] {
  // Before a game a chair is free, so that everything a lobby has is there.
  return Array.from({ length: wish.players }, (_, at) =>
    wish.at === null && at === 1 ? FREE : wish.programs && at > 0 ? PROGRAM : person(at),
  );
}

/** What a new deal may be claimed for (rule 2.3), and a meld among it. */
const DOUBLETS = ["r1", "r1", "b1", "b1", "y1", "y1"];
/** Rules by which everything is offered: a new deal, an announcement, the choice of a stack. */
const OFFERING = "three_doublets=yes opening=1 dealing=neighbours";

/** Racks at the end of a game, with every reason for points there is (rules 7.1 to 7.4): A went out. */
const LEFT = [
  "",
  "k4 k9 r4 r5 r6 b4 y1 y2 y3 y4",
  "k1 k13 b9 b10 b11",
  "k1 k3 k5 k7 r2 r4 r6 r8 b9 b11 y10 y13",
  "r7 r9 J J",
  "k2 k6 k8 k10 k12 r1 r3 r5 r9 r11 r13 b2 b4 b6 b8 b13 y5 y7 y9 y11 y12",
].map((tiles) => tiles.split(" ").filter((tile) => tile !== ""));
const LOST = [0, 200, 100, 100, 116, 157];

function positionOf({ at }: Wish): Position | undefined {
  return typeof at === "string" ? positions[at] : (at ?? undefined);
}

function gameOf(wish: Wish, now: number): TableState["game"] {
  const position = positionOf(wish);
  if (position === undefined) return null;
  const { turn = "own", offers = false } = wish;
  const isOver = turn === "over";
  const rack = offers ? [...DOUBLETS, ...(position.rack ?? []).slice(DOUBLETS.length)] : [...(position.rack ?? [])];
  const seats = chairs(wish).map((_, at) => ({
    tiles: at === 0 ? (position.rack?.length ?? 0) : 7 + at,
    opened: isOver ? at === 0 || at > 3 : at === 0 ? position.opened : at !== 1,
    announced: at === 2,
  }));
  const rules = offers ? `${position.rules} ${OFFERING}` : position.rules;
  const shown = {
    rules,
    phase: isOver ? ("over" as const) : ("play" as const),
    seats,
    table: position.table.map((meld) => [...meld]),
    stacks: [7, 7, 7, 0, 3],
    open_stack: 0,
    stack_choice: offers ? ("A" as const) : null,
    starter: "A" as const,
    turn: isOver ? null : turn === "own" ? ("A" as const) : ("B" as const),
    claims_open: offers,
    may_announce: offers ? ("A" as const) : null,
    last_moves: isOver ? 0 : null,
    judge_called: false,
  };
  const racks = LEFT.slice(0, wish.players);
  const lost = LOST.slice(0, wish.players);
  const won = lost.reduce((sum, points) => sum + points, 0);
  const scores = lost.map((points, at) => ({ big: at === 0 ? 1 : 0, small: (at === 0 ? won : -points) * 60 }));
  return {
    game: "c3".repeat(16),
    place: [1, 3],
    commitment: "00".repeat(32),
    contributions: [],
    secret: isOver ? "00".repeat(32) : null,
    view: isOver
      ? { viewer: "final", public: shown, racks, end: "out", scores, announced_after: [["C", ["b11"]]] }
      : { viewer: "seat", seat: "A", public: shown, rack },
    turn_began: isOver ? null : now - 9_000,
  };
}

/** What somebody at seat A is told who comes to the table. */
export function welcome(wish: Wish, number: number, now: number): ServerMessage {
  const { players, offers = false, paused = false, clock = 40, names = NAMES, rounds = 3 } = wish;
  const game = gameOf(wish, now);
  const rules = positionOf(wish)?.rules ?? "standard";
  const scores = (game: number) =>
    Array.from({ length: players }, (_, at) => ({ big: at === game ? 1 : 0, small: (at === game ? 97 : -31) * 60 }));
  return {
    type: "welcome",
    protocol: PROTOCOL,
    viewer: { kind: "seat", seat: "A" },
    now,
    number,
    state: {
      table: "d4".repeat(16),
      code: "KMWQTZ",
      options: { rules, seats: players, rounds, clock, spectators: true },
      host: ME,
      chairs: chairs(wish).map((chair, at) =>
        at === 0 && wish.playedFor === "away" ? { ...chair, stand_in: "casual" } : chair,
      ),
      ...(wish.playedFor === "gave-up" ? { gave_up: [{ seat: "A", games: 1 }] } : {}),
      games: game === null ? [] : [scores(0), scores(1)],
      pause_asked: offers ? ["B"] : [],
      paused: paused ? now : null,
      asleep: null,
      closed: false,
      game,
    },
    names: Object.fromEntries(Array.from({ length: players }, (_, at) => [who(at), names[at] ?? ""])),
    present: SEATS.slice(0, players),
  };
}

/** The last turn, to be told in words: nothing changes by it but which tiles are new. */
export function lastTurn(wish: Wish, number: number, now: number): ServerMessage | null {
  const view = gameOf(wish, now)?.view;
  if (view?.viewer !== "seat") return null;
  const { table, rules: _, ...rest } = view.public;
  const laid = table[0]?.slice(0, 3) ?? [];
  // Whoever drew all of it could not open before (rule 7.4).
  const drawn = { event: "drawn", seat: "A", count: 1, cause: "choice", own: { drew: view.rack } } as const;
  if (!wish.offers && laid.length === 0) return null;
  const event = wish.offers ? drawn : ({ event: "laid", seat: "B", table, laid } as const);
  return {
    type: "event",
    number: number + 1,
    at: now,
    event: { kind: "played", event, now: { ...rest, turn_began: now - 9_000 } },
  };
}
