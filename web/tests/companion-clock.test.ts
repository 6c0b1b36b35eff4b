// The move clock as a value: moments in, what is left out.

import { describe, expect, test } from "vitest";
import {
  announce,
  announcers,
  back,
  isRunning,
  left,
  newClock,
  next,
  nextWith,
  pause,
  resume,
  standsFor,
  usedBy,
  warningBetween,
} from "../src/shared/clock/clock";

const START = 1_000_000;
const fresh = newClock("standard", ["Ann", "Bea", "Cid"], 60);
const running = resume(fresh, START);

describe("a move clock", () => {
  test("stands until it is started, and counts from moments after that", () => {
    expect(left(fresh, START + 99_000)).toBe(60_000);
    expect(left(running, START + 12_000)).toBe(48_000);
  });

  test("has nothing left when a tab slept through the turn, and counts no more than the turn for the player", () => {
    expect(left(running, START + 3_600_000)).toBe(0);
    expect(usedBy(running, 0, START + 3_600_000)).toBe(60_000);
  });

  test("goes round the table, adding up what everybody used", () => {
    const bea = next(running, START + 10_000);
    const cid = next(bea, START + 15_000);
    const ann = next(cid, START + 18_000);
    expect([bea.turn, cid.turn, ann.turn]).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((player) => usedBy(ann, player, START + 20_000))).toEqual([12_000, 5_000, 3_000]);
  });

  test("does not count a pause", () => {
    const paused = pause(running, START + 5_000);
    expect(left(paused, START + 500_000)).toBe(55_000);
    expect(left(resume(paused, START + 500_000), START + 501_000)).toBe(54_000);
  });

  test("takes back a tap: the turn before goes on as if it had not ended, pauses left out", () => {
    const bea = next(running, START + 10_000);
    expect(left(back(bea), START + 12_000)).toBe(48_000);
    expect(usedBy(back(bea), 1, START + 12_000)).toBe(0);
    const later = resume(pause(bea, START + 12_000), START + 100_000);
    expect(left(back(later), START + 101_000)).toBe(47_000);
    expect(back(back(later))).toEqual(back(later));
  });

  test("hears an announcement until that player's next turn, and takes it back with the tap (rule 7.4)", () => {
    const announced = announce(running);
    expect(announcers(announced)).toEqual(["Ann"]);
    expect(announcers(announce(announced))).toEqual([]);
    const bea = next(announced, START + 1_000);
    const cid = next(announce(bea), START + 2_000);
    expect(announcers(cid)).toEqual(["Ann", "Bea"]);
    const ann = next(cid, START + 3_000);
    expect(announcers(ann)).toEqual(["Bea"]);
    expect(announcers(back(ann))).toEqual(["Ann", "Bea"]);
    // A clock kept before there were announcements.
    const { announced: _, ...old } = bea;
    expect(announcers(next(old, START + 2_000))).toEqual([]);
  });

  test("stands after the move a judge was called about, once for each call, and goes on by hand (rule 8.3)", () => {
    const called = nextWith(running, START + 10_000, 1);
    expect([called.turn, isRunning(called), standsFor(called, 1)]).toEqual([1, false, true]);
    expect(left(called, START + 500_000)).toBe(60_000);
    const goesOn = resume(called, START + 500_000);
    expect(left(goesOn, START + 501_000)).toBe(59_000);
    expect(isRunning(nextWith(goesOn, START + 502_000, 1))).toBe(true);
    expect(isRunning(nextWith(goesOn, START + 502_000, 2))).toBe(false);
  });

  test("is free to go on once the judge has answered", () => {
    const called = nextWith(running, START + 10_000, 1);
    expect(standsFor(called, null)).toBe(false);
    expect(isRunning(nextWith(resume(called, START + 20_000), START + 30_000, null))).toBe(true);
  });

  test("stands again after a tap that was taken back", () => {
    const taken = back(nextWith(running, START + 10_000, 1));
    expect(left(taken, START + 90_000)).toBe(50_000);
    expect(isRunning(nextWith(resume(taken, START + 90_000), START + 95_000, 1))).toBe(false);
  });

  test("warns at ten seconds, ticks through the last five and says when time is up", () => {
    expect(warningBetween(30_000, 29_000)).toBe(null);
    expect(warningBetween(10_050, 9_950)).toBe("ten");
    expect(warningBetween(9_000, 8_900)).toBe(null);
    expect(warningBetween(4_050, 3_950)).toBe("tick");
    expect(warningBetween(50, 0)).toBe("up");
    // A tab that slept is told what matters.
    expect(warningBetween(30_000, 0)).toBe("up");
    expect(warningBetween(0, 0)).toBe(null);
  });
});
