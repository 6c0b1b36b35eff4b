// Somebody leaves a friends' table, gives up or is away: what they played stays theirs, and the others know how to go on.

import { beforeAll, expect, test, vi } from "vitest";
import { awaitedText, between } from "../src/game/model/awaited";
import type { KnownGame } from "../src/game/model/game";
import { hostSeat, nameOf, playersOf } from "../src/game/model/people";
import { standings } from "../src/game/model/standings";
import { freshSince, playedFor } from "../src/game/model/turns";
import { bannerText } from "../src/game/screen/banner";
import { mainAction } from "../src/game/screen/mainAction";
import { positionOf } from "../src/game/screen/position";
import type { RuleFacts } from "../src/engine/answers";
import type { Chair, NumberedEvent, Patience, Seat, SeatScore, TableEvent, TableState } from "../src/protocol/messages";
import { AT_REST } from "../src/table/contract";
import { eventText } from "../src/words/events";
import { speak } from "../src/words/words";
import { plain } from "./plain";

const NAMES = { t: "Tom", n: "Nina", z: "Zosia", b: "Bob" };

const chair = (who: keyof typeof NAMES | null, more: Partial<Chair> = {}): Chair => ({
  sitter: who === null ? null : { kind: "person", who },
  ready: false,
  stand_in: null,
  resigned: false,
  ...more,
});
const left = (who: keyof typeof NAMES): Partial<Chair> => ({ left: { kind: "person", who } });

/** A table whose last game is over, unless it is played. */
function known(chairs: readonly Chair[], more: Partial<TableState> = {}, played = false): KnownGame {
  const table = {
    code: "ABCDEF",
    host: "t",
    options: { rules: "standard", seats: chairs.length, rounds: 1, clock: null, spectators: true },
    chairs,
    games: [],
    pause_asked: [],
    paused: null,
    closed: false,
    game: {
      place: [1, 1],
      secret: played ? null : "00",
      view: { viewer: "spectator", rules: "standard", phase: "play", turn: "A", stacks: [7], seats: [] },
    },
    ...more,
  } as unknown as TableState;
  return {
    table,
    viewer: { kind: "seat", seat: "A" },
    names: NAMES,
    present: new Set(["A", "B", "C"]),
    goneSince: new Map(),
    happened: [],
  } as unknown as KnownGame;
}

const NOON = new Date("2026-01-01T12:00:00Z").getTime();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("who left keeps the name in what they played, whoever has the chair now", () => {
  for (const sitter of [null, "b"] as const) {
    const state = known([chair("t"), chair(sitter, left("n")), chair("z")]);
    expect(nameOf(state)("B")).toBe("Nina");
    expect(playersOf(state)[1]).toMatchObject({ name: "Nina", hasLeft: true, away: false });
    const event: TableEvent = { kind: "stood", seat: "B", sitter: { kind: "person", who: "n" } };
    expect(eventText(event, nameOf(state), "A")).toBe("Nina has left the table.");
  }
  const bob = { ...known([chair("t"), chair("b", left("n")), chair("z")]), viewer: { kind: "seat", seat: "B" } };
  expect(playersOf(bob as KnownGame).some(({ isMe }) => isMe)).toBe(false);
});

test("the score of an evening is of those who played it", () => {
  const game = (...small: number[]): SeatScore[] => small.map((points) => ({ big: points > 0 ? 1 : 0, small: points }));
  const games = [game(60, -20, -40), game(-10, 30, -20), game(-5, -5, 10)];
  const earlier: TableState["earlier"] = [{ seat: "B", sitter: { kind: "person", who: "n" }, games: 2 }];
  const bot: Chair = { ...chair(null), sitter: { kind: "bot", level: "casual" } };
  const sums = standings(known([chair("t"), bot, chair("z")], { games, earlier }).table!);
  expect(sums.map(({ sitter, big, small }) => [sitter?.kind === "person" ? sitter.who : "bot", big, small])).toEqual([
    ["t", 1, 45],
    ["bot", 0, -5],
    ["z", 1, -50],
    ["n", 1, 10],
  ]);
});

test("between games it is said who is waited for, and who waits", () => {
  const ready = { ready: true };
  const text = (...chairs: Chair[]) => awaitedText(known(chairs));
  expect(text(chair("t"), chair("n"), chair("z"))).toBe("");
  expect(text(chair("t", ready), chair("n", ready), chair("z"))).toBe("Waiting for Zosia.");
  expect(text(chair("t"), chair("n", ready), chair("z", ready))).toBe("Nina, Zosia are waiting for you.");
  expect(text(chair("t"), chair("n", ready), chair("z"))).toBe("Nina is waiting for you.");
  expect(text(chair("t", ready), chair(null, left("n")), chair("z", ready))).toBe(
    "Nina has left the table. The next game needs somebody in the free seat.",
  );
  // A program plays on for who left in the game.
  expect(text(chair("t", ready), chair("n", { stand_in: "steady" }), chair("z", ready))).toBe("");
  expect(between(known([chair("t"), chair(null, left("n")), chair("z")])).free).toEqual(["B"]);
  const facts = {} as RuleFacts;
  expect(bannerText(known([chair("t", ready), chair("n")]), AT_REST, facts, () => 0)).toBe("Waiting for Nina.");
});

test("while the host has no chair the first person is host", () => {
  expect(hostSeat(known([chair("n"), chair("t")]).table!)).toBe("B");
  expect(hostSeat(known([chair(null), chair("n"), chair("z")]).table!)).toBe("B");
  expect(hostSeat(known([chair(null)]).table!)).toBeNull();
});

test("who gave up is told so, and has nothing to do in this game", () => {
  const facts = { opening: 30 } as RuleFacts;
  const gaveUp = chair("t", { resigned: true });
  // Before and after a program has taken over.
  for (const mine of [gaveUp, { ...gaveUp, stand_in: "steady" as const }]) {
    const state = known([mine, chair("n"), chair("z")], {}, true);
    expect(mainAction(state, AT_REST)).toEqual({ does: "watch" });
    expect(bannerText(state, AT_REST, facts, () => 0)).toBe("You are watching.");
  }
});

test("how long somebody is waited for who is away in their turn is said where the turn is", () => {
  const at = known([chair("n"), chair("t")], {}, true);
  const banner = (patience: Patience | null, present: readonly Seat[], gone: number | null = null) =>
    plain(
      bannerText(
        {
          ...at,
          viewer: { kind: "seat", seat: "B" },
          present: new Set(present),
          goneSince: new Map(gone === null ? [] : [["A", NOON - gone * 1000]]),
          table: { ...at.table!, options: { ...at.table!.options, patience } },
        },
        AT_REST,
        {} as RuleFacts,
        () => NOON,
      ),
    );
  expect(banner({ minutes: 10 }, ["A", "B"])).toBe("Nina to move");
  expect(banner({ minutes: 10 }, ["B"])).toBe("Nina is away. A computer player takes over after 10 minutes.");
  const left = (gone: number) => banner({ minutes: 10 }, ["B"], gone).replace("Nina is away. A computer player ", "");
  expect(left(0)).toBe("takes over in 10 minutes.");
  expect(left(59)).toBe("takes over in 10 minutes.");
  expect(left(60)).toBe("takes over in 9 minutes.");
  expect([539, 540, 580, 599, 605].map(left)).toEqual([
    "takes over in 2 minutes.",
    "takes over in 60 seconds.",
    "takes over in 20 seconds.",
    "takes over in 1 second.",
    "takes over in 1 second.",
  ]);
  expect(banner("always", ["B"], 30)).toBe("Nina is away. The game waits.");
  expect(banner(null, ["B"])).toBe("Nina to move");
});

test("a pause is said where one's turn would be", () => {
  const state = known([chair("t"), chair("n")], { paused: 1 }, true);
  expect(bannerText(state, AT_REST, { opening: 30 } as RuleFacts, () => 0)).toBe("Paused.");
});

test("what was played for somebody is new to them, and told until they move", () => {
  const events: TableEvent[] = [
    { kind: "played", event: { event: "dealt" }, now: { turn: "A" } },
    { kind: "taken-over", seat: "A", level: "steady" },
    {
      kind: "played",
      event: { event: "laid", seat: "A", table: [["r1", "r2", "r3"]], laid: ["r1", "r2", "r3"] },
      now: { turn: "B" },
    },
    { kind: "played", event: { event: "drawn", seat: "B", count: 1, cause: "choice" }, now: { turn: "A" } },
    { kind: "played", event: { event: "drawn", seat: "A", count: 1, cause: "choice" }, now: { turn: "B" } },
    { kind: "returned", seat: "A" },
    { kind: "played", event: { event: "drawn", seat: "A", count: 1, cause: "choice" }, now: { turn: "B" } },
  ] as TableEvent[];
  const happened: NumberedEvent[] = events.map((event, at) => ({ number: at + 1, at: 0, event }));
  const back = happened.slice(0, 6);
  expect(playedFor(back, "A")).toEqual({ laid: 3, drawn: 1, until: 6 });
  expect(freshSince(back, "A")).toHaveLength(3);
  // Who was away for long is not told how it began.
  expect(playedFor(back.slice(2), "A")).toEqual({ laid: 3, drawn: 1, until: 6 });
  expect(playedFor(back, "B")).toBeNull();
  // The own move is not new, and what came before it is known.
  expect(playedFor(happened, "A")).toBeNull();
  expect(freshSince(happened, "A")).toEqual([]);
});

test("whoever gave up sees as new what was laid last, like others who look on", () => {
  const [one, two] = [
    ["r1", "r2", "r3"],
    ["b4", "b5", "b6"],
  ];
  const events = [
    { kind: "played", event: { event: "dealt" }, now: { turn: "A" } },
    { kind: "played", event: { event: "laid", seat: "B", table: [one], laid: one }, now: { turn: "C" } },
    { kind: "played", event: { event: "laid", seat: "C", table: [one, two], laid: two }, now: { turn: "B" } },
  ] as unknown as TableEvent[];
  const happened: NumberedEvent[] = events.map((event, at) => ({ number: at + 1, at: 0, event }));
  const fresh = (resigned: boolean) =>
    positionOf({ ...known([chair("t", { resigned }), chair("n"), chair("z")], {}, true), happened })?.fresh;
  expect(fresh(false)).toHaveLength(6);
  expect(fresh(true)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});
