// Score sheets of games with real tiles, and whether a rack could have opened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deck, scoreSheet, Solver } from "./engine.mjs";

const sum = (numbers, jokers, opening) => ({ sum: { numbers, jokers, opening } });
const opened = (numbers) => sum(numbers, 0, "opened");
const excused = (numbers) => sum(numbers, 0, "excused");
const rack = (tiles, opened, more = {}) => ({ tiles: { rack: tiles.split(" "), opened, ...more } });
const game = (end, starter, ...seats) => ({ end, starter, seats });
const whole = ({ big, small }) => [big, small / 60];
const points = (scored) => scored.games.map(({ seats }) => seats.map((seat) => whole(seat)[1]));
const order = (scored) => scored.order.map(({ player }) => player);

test("the sheet of Standard (section 7): going out and an empty pool", () => {
  const scored = scoreSheet("standard", {
    players: 4,
    games: [
      game("pool", 0, opened(1), opened(5), opened(10), opened(15)),
      game("out", 1, excused(40), opened(1), opened(2), opened(0)),
      game("out", 2, opened(10), opened(1), opened(1), opened(0)),
      game("out", 3, opened(0), opened(1), opened(13), opened(11)),
    ],
  });
  assert.deepEqual(points(scored), [
    [29, -5, -10, -15],
    [-100, -1, -2, 103],
    [-10, -1, -1, 12],
    [25, -1, -13, -11],
  ]);
  assert.deepEqual(scored.totals.map(whole), [
    [2, -56],
    [0, -8],
    [0, -26],
    [2, 89],
  ]);
  assert.deepEqual(order(scored), [3, 0, 1, 2]);
  assert.deepEqual(scored.next, { round: 2, game: 1, starter: 0 });
});

test("the sheet of Championship (section 7): differences, and shares of a tie", () => {
  const scored = scoreSheet("championship", {
    players: 4,
    games: [
      game("out", 0, opened(0), opened(4), opened(60), opened(10)),
      game("pool", 1, opened(2), opened(4), opened(60), opened(10)),
      game("pool", 2, opened(4), opened(4), opened(60), opened(10)),
      game("pool", 3, opened(7), opened(7), opened(7), opened(7)),
    ],
  });
  assert.deepEqual(scored.totals.map(whole), [
    [4, 173],
    [2, 25],
    [1, -174],
    [1, -24],
  ]);
  assert.deepEqual(order(scored), [0, 1, 3, 2]);
});

test("racks that were written down are looked at (rules 7.2 to 7.4)", () => {
  const lost = (rules, ...seats) =>
    scoreSheet(rules, { players: 2, games: [game("out", 0, opened(0), ...seats)] }).games[0].seats[1];
  assert.deepEqual(lost("standard", rack("r9 r10 J", false)), {
    value: 69,
    numbers: 19,
    jokers: 1,
    joker_penalty: 50,
    opening: "could-have",
    big: 0,
    small: -200 * 60,
    reason: { why: "could-have", lost: 200, less: 0, melds: [["r9", "r10", "J"]] },
  });
  assert.equal(lost("standard", rack("r9 r10 J", false, { announced_after: "J" })).small, -100 * 60);
  const announced = lost("standard", rack("r9 r10 J", false, { announced_after: "J" }));
  assert.equal(announced.reason.why, "announced");
  assert.equal(lost("family", rack("r9 r10 J", false)).small, -100 * 60);
  assert.equal(lost("original", rack("r9 r10 J", false)).small, -49 * 60);
  assert.equal(lost("standard", rack("r9 r10 J", true)).small, -69 * 60);
});

test("a joker that costs nothing is left all the same, by tiles and by sum", () => {
  for (const joker of [rack("J", true), sum(0, 1, "opened")]) {
    const scored = scoreSheet("standard joker_penalty=0", { players: 2, games: [game("out", 0, opened(0), joker)] });
    assert.deepEqual(scored.games[0].seats.map(whole), [
      [1, 0],
      [0, 0],
    ]);
  }
});

test("a sheet that cannot be is answered with a message", () => {
  const two = (...seats) => scoreSheet("standard", { players: 2, games: [game("out", 0, ...seats)] });
  assert.equal(two(opened(0), opened(0)).error.id, "error-not-one-out");
  assert.equal(two(opened(0)).error.id, "error-names-differ");
  assert.equal(two(rack("r5 r5", true), rack("r5", true)).error.id, "error-too-many-copies");
  assert.equal(two(opened(0), rack("r5", false, { announced_after: "r6" })).error.id, "error-expected");
  assert.equal(scoreSheet("standard", { players: 7, games: [] }).error.id, "error-expected");
  assert.equal(scoreSheet("standard", { games: 3 }).error.id, "error-not-a-sheet");
});

test("who starts next follows the rules (rule 2.1)", () => {
  const next = (rules, games) => scoreSheet(rules, { players: 2, games }).next.starter;
  const played = [game("out", 1, opened(0), opened(5))];
  assert.deepEqual([next("standard", []), next("standard", played)], [null, 0]);
  assert.deepEqual([next("championship", []), next("original", played)], [0, null]);
});

test("a rack could have opened, or the best it holds is told", () => {
  const ask = (rules, rack) => JSON.parse(new Solver().couldOpen(rules, rack));
  assert.deepEqual(ask("standard", "r9 r10 J k1"), {
    could: true,
    needed: 30,
    worth: 30,
    melds: [{ tiles: ["r9", "r10", "J"], worth: 30 }],
  });
  assert.deepEqual(ask("family", "r9 r10 J k1"), { could: false, needed: 30, worth: 0, melds: [] });
  assert.equal(ask("standard", "r1 r2 r3 k13").worth, 6);
});

test("a deck is all tiles of the rules", () => {
  assert.equal(deck("standard").length, 106);
  assert.equal(deck("xp").length, 160);
  assert.deepEqual(deck("twist").slice(104), ["J", "J", "D", "D", "M", "M", "C", "C"]);
});
