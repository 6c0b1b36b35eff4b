// One person's game, told by messages as the server sends them (the exchange of docs/protocol.md).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { LayVerdict, RuledFault } from "../src/engine/answers";
import type { Engine } from "../src/engine/engine";
import { createGame, isDecided, isMyTurn, mySeat, type Game, type KnownGame } from "../src/game/model/game";
import { changedMelds, freshSince, laysOf, seenTurns, turnsSince } from "../src/game/model/turns";
import { fewLeft, isPlaying, ownRack, publicView, timedOut, timeLeft } from "../src/game/model/view";
import { mainAction } from "../src/game/screen/mainAction";
import { inLine } from "../src/game/screen/TurnPicture";
import type { ClientMessage, Seat, ServerMessage, TableEvent } from "../src/protocol/messages";
import { loadEngine } from "./engine";
import { AT_REST } from "../src/table/contract";

const BOB = "b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2";
const exchange: { who: string; message: ServerMessage }[] = [];

const engine = await loadEngine();

beforeAll(() => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/protocol.md"), "utf8");
  const told = text.slice(text.indexOf("<!-- exchange -->"), text.indexOf("<!-- end of exchange -->"));
  // Long messages are broken after commas, and go on with spaces.
  for (const line of told.replaceAll(/\n +/g, "").split("\n")) {
    const [, who, json] = /^(Anna|Bob) +< (.*)$/.exec(line) ?? [];
    if (who !== undefined && json !== undefined) exchange.push({ who, message: JSON.parse(json) as ServerMessage });
  }
});

function play(
  who: string,
  me: string | null,
  until: (message: ServerMessage) => boolean = () => false,
  rules: Pick<Engine, "follow"> = engine,
) {
  const sent: Exclude<ClientMessage, { type: "hello" }>[] = [];
  const game = createGame({
    engine: rules,
    me,
    send: (message) => sent.push(message),
    clock: () => 1_800_000_000_000,
    random: (bytes) => bytes.fill(7),
  });
  for (const { message } of exchange.filter((one) => one.who === who)) {
    game.receive(message);
    if (until(message)) break;
  }
  return { game, sent };
}

const isDealt = (message: ServerMessage) =>
  message.type === "event" && message.event.kind === "played" && message.event.event.event === "dealt";
const isLaid = (message: ServerMessage) =>
  message.type === "event" && message.event.kind === "played" && message.event.event.event === "laid";
const rackOf = (game: Game) => ownRack(game.now().table?.game, game.now().viewer);

test("who goes is known to be away since then by the server's clock, and who was away before is not", () => {
  const { game } = play("Bob", BOB);
  const away = () => [...game.now().goneSince];
  game.receive({ type: "presence", seat: "A", here: false });
  expect(away()).toEqual([["A", game.time()]]);
  game.receive({ type: "presence", seat: "A", here: true });
  expect(away()).toEqual([]);
  game.receive({ type: "presence", seat: "A", here: false });
  const welcome = exchange.find(({ who, message }) => who === "Bob" && message.type === "welcome");
  game.receive(welcome!.message);
  expect(away(), "after a cut line").toEqual([]);
});

test("no turn is told after the move that ended the game, by going out, the last moves or everybody passing", () => {
  const state = play("Bob", BOB, isDealt).game.now();
  const after = (last_moves: number | null, tiles: number, ...moves: [Seat, "passed" | "drawn"][]): boolean => {
    const { game } = state.table!;
    const view = game!.view as { public: object };
    const seats = [14, tiles].map((tiles) => ({ tiles, opened: true, announced: false }));
    const shown = { ...view, public: { ...view.public, last_moves, seats } };
    const happened = moves.map(([seat, event], number) => ({
      number,
      at: 0,
      event: { kind: "played", event: { event, seat }, now: {} } as unknown as TableEvent,
    }));
    const table = { ...state.table!, game: { ...game!, view: shown } } as typeof state.table;
    return isDecided({ ...state, table, happened: [...state.happened, ...happened] });
  };
  expect(after(null, 3, ["B", "drawn"])).toBe(false);
  expect(after(null, 0, ["B", "drawn"])).toBe(true);
  expect(after(1, 3, ["B", "passed"])).toBe(false);
  expect(after(0, 3, ["B", "passed"])).toBe(true);
  expect(after(null, 3, ["A", "drawn"], ["B", "passed"])).toBe(false);
  expect(after(null, 3, ["A", "passed"], ["B", "passed"])).toBe(true);
});

test("the exchange is read", () => {
  expect(exchange.length).toBeGreaterThan(25);
});

test("who sits down becomes a player", () => {
  const { game } = play("Bob", BOB);
  expect(mySeat(game.now())).toBe("B");
  expect(game.now().names[BOB]).toBe("Bob");
});

test("a player adds to the deal by itself, and once", () => {
  const { sent } = play("Bob", BOB);
  const contributions = sent.filter((message) => message.type === "command" && message.request.do === "contribute");
  expect(contributions).toHaveLength(1);
  expect(contributions[0]).toMatchObject({ request: { bytes: "07".repeat(32) } });
});

test("after the deal the starter may draw, and the other waits", () => {
  const bob = play("Bob", BOB, isDealt).game.now();
  expect(isMyTurn(bob)).toBe(true);
  expect(mainAction(bob, AT_REST)).toEqual({ does: "draw" });
  const anna = play("Anna", null, isDealt).game.now();
  expect(mainAction(anna, AT_REST)).toEqual({ does: "wait", for: "B" });
  expect(isPlaying(anna.table!)).toBe(true);
});

test("the main button says what a draft comes to", () => {
  const bob = play("Bob", BOB, isDealt).game.now();
  const stands: LayVerdict = { ok: true, laid: ["k9", "r9", "y9"] };
  expect(mainAction(bob, { ...AT_REST, laid: 3, verdict: stands })).toEqual({ does: "lay", count: 3 });
  const faults: RuledFault[] = [{ fault: "worth-too-little", worth: 27, needed: 30, rule: "4.2" }];
  expect(mainAction(bob, { ...AT_REST, laid: 3, verdict: { ok: false, faults } })).toEqual({
    does: "end-turn",
    faults,
  });
  const building = { ...AT_REST, laid: 3, verdict: { ok: false, faults } } as const;
  // Once it was told what is wrong, the button is the way out, and says which.
  expect(mainAction(bob, building, { asked: true })).toEqual({ does: "take-back", or: "draw" });
  const touching: LayVerdict = { ok: false, faults: [{ fault: "table-touched", rule: "4.3" }] };
  expect(mainAction(bob, { ...building, verdict: touching }, { asked: true })).toEqual({ does: "put-back" });
  const moving: LayVerdict = { ok: false, faults: [{ fault: "nothing-laid", rule: "4.1" }, ...faults] };
  expect(mainAction(bob, { ...AT_REST, verdict: moving }, { asked: true })).toEqual({ does: "put-back" });
  expect(mainAction(bob, building, { selected: { count: 3, areMelds: true, isMeld: false } })).toEqual({
    does: "put",
    count: 3,
  });
  // A meld of the table is one in the hand, too.
  const meld = { selected: { count: 3, areMelds: false, isMeld: true } };
  expect(mainAction(bob, AT_REST, meld)).toEqual({ does: "let-go" });
  expect(mainAction(bob, { ...AT_REST, laid: 3, verdict: stands }, meld)).toEqual({ does: "let-go" });
  // Whoever has tiles in the hand does not draw by a careless press.
  const unfit = { selected: { count: 4, areMelds: false, isMeld: false } };
  expect(mainAction(bob, AT_REST, unfit)).toEqual({ does: "unfit", count: 4 });
  // Nor ends the turn, whose count would be taken for that of the tiles in the hand.
  expect(mainAction(bob, { ...AT_REST, laid: 3, verdict: stands }, unfit)).toEqual({ does: "unfit", count: 4 });
  expect(mainAction(bob, AT_REST, { selected: { count: 2, areMelds: false, isMeld: false } })).toEqual({
    does: "draw",
  });
  const nothing: LayVerdict = { ok: false, faults: [{ fault: "nothing-laid", rule: "4.1" }] };
  expect(mainAction(bob, { ...AT_REST, verdict: nothing })).toEqual({ does: "draw" });
});

test("what others lay is fresh until the own turn is over", () => {
  const { game } = play("Anna", null, isLaid);
  const fresh = (now: KnownGame) => freshSince(now.happened, mySeat(now));
  expect(fresh(game.now())).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(laysOf(game.now().happened)).toMatchObject([{ seat: "B", before: [], laid: { length: 6 } }]);
  expect(fresh(play("Anna", null).game.now())).toEqual([]);
});

test("whoever comes in the middle of a game knows what others did, up to the state they are told", () => {
  const { game } = play("Anna", null, isLaid);
  const { number, table, happened, viewer } = game.now();
  const welcome = exchange.find(({ who, message }) => who === "Anna" && message.type === "welcome")!.message;
  if (welcome.type !== "welcome") throw new Error("no welcome");
  const { game: again } = play("nobody", null);
  again.receive({ ...welcome, viewer: viewer!, state: table, number, recent: [...happened] });
  expect(again.now().happened).toEqual(happened);
  expect(freshSince(again.now().happened, "A")).toHaveLength(6);
});

test("a lay is told by the melds it made or changed, with what is new in them", () => {
  const lay = {
    number: 1,
    seat: "B" as const,
    does: "laid" as const,
    laid: ["r5", "k1", "b1"],
    before: [
      ["r3", "r4", "r5", "r6", "r7"],
      ["k9", "r9", "b9"],
      ["r1", "y1", "k2"],
    ],
    after: [
      ["r3", "r4", "r5"],
      ["r5", "r6", "r7"],
      ["k9", "r9", "b9"],
      ["k1", "r1", "b1", "y1"],
    ],
  };
  const told = changedMelds(lay).map(({ tiles }) =>
    tiles.map(({ tile, isNew }) => tile + (isNew ? "*" : "")).join(" "),
  );
  expect(told).toEqual(["r3 r4 r5", "r5* r6 r7", "k1* r1 b1* y1"]);
  // Of a table nobody has seen, only melds with something new.
  expect(changedMelds({ ...lay, before: null }).length).toBe(2);
  // A line has no room for all of it: what is new is there, whole.
  const line = inLine(changedMelds(lay)).map(({ tiles }) => tiles.map(({ tile }) => tile).join(" "));
  expect(line).toEqual(["r5", "k1 b1"]);
});

const played = (number: number, event: object, tiles: readonly number[] = []) => ({
  number,
  at: 0,
  event: { kind: "played", now: { seats: tiles.map((count) => ({ tiles: count })) }, event } as unknown as TableEvent,
});

test("everything since one's own turn is shown again in order, with the table before and after each", () => {
  const happened = [
    { number: 1, at: 0, event: { kind: "game-opened" } as unknown as TableEvent },
    played(2, { event: "laid", seat: "A", laid: ["k1"], table: [["k1"]] }),
    played(3, { event: "drawn", seat: "B", count: 1 }),
    played(4, { event: "laid", seat: "C", laid: ["k2"], table: [["k1", "k2"]] }),
  ];
  const turns = seenTurns(happened);
  const numbers = (seat: Seat | null, all = turns) => turnsSince(all, seat).map(({ number }) => number);
  expect(turns.map(({ seat, before, after }) => [seat, before, after])).toEqual([
    ["A", [], [["k1"]]],
    ["B", [["k1"]], [["k1"]]],
    ["C", [["k1"]], [["k1", "k2"]]],
  ]);
  expect(numbers("A")).toEqual([3, 4]);
  // Nobody has moved since: the own turn.
  expect(numbers("C")).toEqual([4]);
  // Whoever watches sees the table once round.
  const further = seenTurns([...happened, played(5, { event: "passed", seat: "A" })]);
  expect(numbers(null, further)).toEqual([3, 4, 5]);
  expect(turnsSince([], "A")).toEqual([]);
});

test("whoever is down to one or two tiles is noticed when that comes about", () => {
  const told = (event: object, left: number) => fewLeft(played(9, event, [14, left]).event);
  const laid = { event: "laid", seat: "B", laid: ["k1"], table: [] };
  expect([1, 2, 3, 0].map((left) => told(laid, left))).toEqual([1, 2, null, null]);
  expect(told({ event: "drawn", seat: "B", count: 1, cause: "choice" }, 2)).toBeNull();
});

test("what was told twice counts once", () => {
  const { game } = play("Anna", null);
  const { number, happened } = game.now();
  for (const { message } of exchange.filter((one) => one.who === "Anna" && one.message.type === "event"))
    game.receive(message);
  expect(game.now().number).toBe(number);
  expect(game.now().happened).toEqual(happened);
});

test("what an event does not change stays the same object", () => {
  const { game } = play("Bob", BOB, isDealt);
  const before = game.now().table!;
  game.receive({ type: "event", number: 99, at: 1_800_000_003_000, event: { kind: "paused" } });
  const { paused, ...others } = game.now().table!;
  expect(paused).toBe(1_800_000_003_000);
  for (const [name, part] of Object.entries(others)) expect(part, name).toBe(before[name as keyof typeof others]);
});

test("a table is followed from its welcome to the next one or the end of the link, and then let go", () => {
  const alive = new Set<number>();
  let followed = 0;
  const rules: Pick<Engine, "follow"> = {
    follow(state) {
      const [table, id] = [engine.follow(state), (followed += 1)];
      alive.add(id);
      return {
        follow: (at, event) => table.follow(at, event),
        free() {
          expect(alive.delete(id)).toBe(true);
          table.free();
        },
      };
    },
  };
  const { game } = play("Anna", null, isDealt, rules);
  expect([...alive]).toEqual([1]);
  const welcome = exchange.find(({ who, message }) => who === "Anna" && message.type === "welcome")!.message;
  game.receive(welcome);
  expect([...alive]).toEqual([2]);
  // A line that was cut goes on where it was.
  if (welcome.type === "welcome") game.receive({ ...welcome, state: null });
  game.linked({ is: "lost", since: 0 });
  expect([...alive]).toEqual([2]);
  game.linked({ is: "closed", code: null });
  expect([...alive]).toEqual([]);
  const { number } = game.now();
  game.receive({ type: "event", number: 99, at: 0, event: { kind: "closed" } });
  expect(game.now().number).toBe(number);
});

test("the rack is the own one, and drafts of others are shown until their turn is over", () => {
  const { game } = play("Anna", null, (message) => message.type === "draft");
  expect(game.now().draft).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(rackOf(game)).toContain("k13");
  expect(play("Anna", null).game.now().draft).toBeNull();
  // A game that is broken off has no turn any more.
  game.receive({
    type: "event",
    number: 99,
    at: 0,
    event: { kind: "game-closed", end: "abandoned", secret: "00".repeat(32) },
  });
  expect(game.now().draft).toBeNull();
});

test("a command is asked once, and its answer forgets it", () => {
  const { game, sent } = play("Bob", BOB, isDealt);
  game.ask({ do: "draw" });
  game.ask({ do: "draw" });
  const asked = sent.filter((message) => message.type === "command" && message.request.do === "draw");
  expect(asked).toHaveLength(1);
  const [command] = asked;
  if (command?.type !== "command") throw new Error("no command");
  expect(command.after).toBe(game.now().number);
  game.receive({ type: "refused", id: command.id, refused: { why: "stale" } });
  expect(game.now().pending.has(command.id)).toBe(false);
  expect(game.now().refused?.refused).toEqual({ why: "stale" });
});

test("the clock runs from the turn's beginning and stands in a pause", () => {
  const { table } = play("Bob", BOB, isDealt).game.now();
  expect(timeLeft(table!, 1_800_000_011_500)).toBe(50_000);
  expect(timeLeft({ ...table!, paused: 1_800_000_002_500 }, 1_800_000_031_500)).toBe(59_000);
  expect(timeLeft({ ...table!, options: { ...table!.options, clock: null } }, 0)).toBeNull();
  expect(publicView(table!.game)?.turn).toBe("B");
});

test("what lay otherwise is known to go back when time runs out, and only then", () => {
  const bob = () => play("Bob", BOB, isDealt).game;
  const over = (game: Game, cause: "time-up" | "choice", number = game.now().number + 1) => {
    const { rules: _, table, ...now } = publicView(game.now().table!.game)!;
    const tell = (event: object, turn: Seat) =>
      game.receive({
        type: "event",
        number: number++,
        at: game.time(),
        event: { kind: "played", event, now: { ...now, table, turn, turn_began: 0 } } as unknown as TableEvent,
      });
    if (cause === "time-up") tell({ event: "time-ran-out", seat: "B" }, "B");
    tell({ event: "drawn", seat: "B", count: 1, cause, own: { drew: ["k1"] } }, "A");
    return [...game.now().wentBack].map(([back, what]) => [back - game.now().number, what]);
  };
  const laid = [[{ tile: "k1", own: true }]];
  const begun = bob();
  begun.show(laid);
  expect(over(begun, "time-up")).toEqual([[0, "tiles"]]);
  // A joker taken off the table, or melds put otherwise.
  const rearranged = bob();
  rearranged.show([]);
  expect(over(rearranged, "time-up"), "nothing of the rack").toEqual([[0, "table"]]);
  expect(over(bob(), "time-up"), "nothing laid").toEqual([]);
  const undone = bob();
  undone.show(laid);
  undone.show(null);
  expect(over(undone, "time-up"), "taken back").toEqual([]);
  const drew = bob();
  drew.show(laid);
  expect(over(drew, "choice"), "by choice").toEqual([]);
});

test("that time ran out is told until the player does something again, whatever the others do", () => {
  const played = (event: object) => ({ event: { kind: "played", now: {}, event } as unknown as TableEvent });
  const ranOut = [
    played({ event: "time-ran-out", seat: "A" }),
    played({ event: "drawn", seat: "A", count: 1, cause: "time-up" }),
  ];
  const others = [
    played({ event: "time-ran-out", seat: "B" }),
    played({ event: "passed", seat: "B", cause: "time-up" }),
    played({ event: "drawn", seat: "C", count: 1, cause: "choice" }),
  ];
  const kinds = (happened: { readonly event: TableEvent }[]) =>
    timedOut(happened, "A").map(({ event }) => (event.kind === "played" ? event.event.event : ""));
  expect(kinds([...ranOut, ...others])).toEqual(["time-ran-out", "drawn"]);
  expect(kinds(others)).toEqual([]);
  expect(kinds([...ranOut, ...others, played({ event: "laid", seat: "A", laid: [] })])).toEqual([]);
  expect(timedOut(ranOut, null)).toEqual([]);
});
