import { expect, test } from "vitest";
import { courseOf, type Flight } from "../../src/table/model/course";
import { identify } from "../../src/table/model/identify";
import { Ids, type Melds } from "../../src/table/model/piece";
import { melds, table } from "./pieces";

const ends = ({ delay, duration }: Flight) => Math.round(delay + duration);

function course(from: string, to: string) {
  const ids = new Ids();
  const before = melds(from, ids);
  const after: Melds = identify(before, [], table(to), ids);
  const flights = courseOf(before, after, 1600);
  const faces = new Map(after.flatMap((meld) => meld.pieces.map(({ id, face }) => [id, face])));
  return [...flights].map(([id, flight]) => ({ face: faces.get(id), flight }));
}

test("tiles that travel on the table go first, then those that come, and all is over in time", () => {
  const flights = course("r3 r4 r5 r6 | k9 r9 b9", "r3 r4 r5 | k6 r6 b6 | k9 r9 b9 y9");
  expect(flights.map(({ face }) => face)).toEqual(["r6", "k6", "b6", "y9"]);
  const [first, ...coming] = flights.map(({ flight }) => flight);
  expect(first).toEqual({ delay: 0, duration: 800 });
  for (const one of coming) expect(one.delay).toBeGreaterThanOrEqual(ends(first!));
  expect(Math.max(...coming.map(ends))).toBe(1600);
});

test("one tile takes the whole time, many set off one after the other, and none is hurried much", () => {
  expect(course("r3 r4 r5", "r3 r4 r5 r6")).toEqual([{ face: "r6", flight: { delay: 0, duration: 1600 } }]);
  const many = course("", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13").map(({ flight }) => flight);
  expect(many.map(({ delay }) => delay)).toEqual([...many.map(({ delay }) => delay)].sort((a, b) => a - b));
  expect(Math.max(...many.map(ends))).toBe(1600);
  for (const { duration } of many) expect(Math.round(duration)).toBe(720);
});

test("what only makes room is in no course", () => {
  expect(course("r3 r4 r5 | k9 r9 b9", "k9 r9 b9 | r3 r4 r5")).toEqual([]);
});
