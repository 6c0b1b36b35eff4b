// What a page asks besides verdicts: where things fit and lie, what changed, which editions there are.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  announcementCounts,
  changed,
  editions,
  lanes,
  mayClaim,
  places,
  ruleFacts,
  Solver,
  sortRack,
} from "./engine.mjs";

test("tiles fit at the ends of a run, and in a group anywhere", () => {
  assert.deepEqual(places("standard", "r3 r4 r5", "r6"), [3]);
  assert.deepEqual(places("standard", "r3 r4 r5", "r1 r2"), [0]);
  assert.deepEqual(places("standard", "r3 r4 r5", "b6"), []);
  assert.deepEqual(places("standard", "r5 k5 b5", "y5"), [0, 1, 2, 3]);
  assert.ok(places("nonsense", "r3", "r4").error);
});

test("melds lie in lanes by what they are", () => {
  assert.deepEqual(lanes("twist", "r3 r4 C b6 | k1 r1 b1 | y2"), [
    { lane: 1, order: 3 },
    { lane: 4, order: 1 },
    { lane: 5, order: 0 },
  ]);
});

test("a rack is sorted two ways", () => {
  assert.deepEqual(sortRack("J y2 k9 r2", false), ["r2", "y2", "k9", "J"]);
  assert.deepEqual(sortRack("J y2 k9 r2", true), ["k9", "r2", "y2", "J"]);
});

test("three doublets may be dealt anew where the rules say so (rule 2.3)", () => {
  const three = "r12 r12 b8 b8 r3 r3 k1";
  assert.equal(mayClaim("family", three), true);
  assert.equal(mayClaim("standard", three), false);
  assert.equal(mayClaim("family", "r12 r12 r12 r12 b8 b8 J J"), false);
});

test("rules are told with their stacks, and with what an announcement saves (rules 2.2 and 7.4)", () => {
  const { idle, ...championship } = ruleFacts("championship");
  const saving = { less: 100, more: 200 };
  const piles = { tiles: 106, sevens: 14, odd: 8, offers_stacks: true };
  const lay = { opening: 30, smallest_meld: 3, jokers: ["J"], time_takes_back: false };
  assert.deepEqual(championship, { ...piles, announcement: saving, ...lay, most_drawn: 1 });
  assert.ok(idle.includes("mirror_worth") && !idle.includes("announcement"));
  const { tiles, sevens, odd, offers_stacks, announcement } = ruleFacts("original plain_jokers=4");
  assert.deepEqual([tiles, sevens, odd, offers_stacks, announcement], [108, 15, 3, false, null]);
  const twist = ruleFacts("twist");
  assert.deepEqual([twist.odd, twist.jokers, twist.time_takes_back], [null, ["J", "D", "M", "C"], true]);
  assert.equal(ruleFacts("standard copies=9").error.id, "house-bad-value");
});

test("an announcement counts after the tile that was missing, and after no other", () => {
  assert.equal(announcementCounts("standard", "r9 r10 r11 k1", "r11"), true);
  assert.equal(announcementCounts("standard", "r9 r10 r11 k1", "k1"), false);
  assert.equal(announcementCounts("standard", "r9 r10 k1", "k1"), false);
  assert.equal(announcementCounts("standard", "r9 r10 r11", "b5"), false);
  assert.equal(announcementCounts("original", "r9 r10 r11 k1", "r11"), false);
});

test("what a turn changed is marked", () => {
  assert.deepEqual(changed("r4 r5 r6", "r3 r4 r5 r6"), [[true, false, false, false]]);
});

test("advice lays most tiles, or opens, or is none", () => {
  const advise = (...args) => JSON.parse(new Solver().advise(...args));
  assert.deepEqual(advise("standard", "r4 r5 r6", "r3 k1", true), {
    laid: ["r3"],
    table: [["r3", "r4", "r5", "r6"]],
    moves: [{ meld: ["r3", "r4", "r5", "r6"], was: 1, from: ["rack", 1, 1, 1] }],
  });
  assert.equal(advise("standard", "r4 r5 r6", "k1", true), null);
  // Rule 4.2: who has not opened lays from the rack alone, for 30 at least; a house may want less.
  assert.equal(advise("standard", "r4 r5 r6", "r3 r7 k1 k2 k3", false), null);
  assert.deepEqual(advise("standard opening=6", "r4 r5 r6", "r3 k1 k2 k3", false).laid, ["k1", "k2", "k3"]);
});

test("every edition has every value, within what is allowed", () => {
  const book = editions();
  assert.equal(book.editions.length, 10);
  for (const { values } of book.editions) {
    for (const { name, allowed } of book.values) {
      const value = values[name];
      if (allowed.kind === "choice") assert.ok(allowed.of.includes(value), name);
      else if (value !== allowed.or) assert.ok(allowed.from <= Number(value) && Number(value) <= allowed.to, name);
    }
  }
});
