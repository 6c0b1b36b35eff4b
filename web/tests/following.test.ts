// Others' moves on the screen: one after the other, never far behind, and at once for whoever has seen enough.

import { expect, test } from "vitest";
import { createFollowing } from "../src/game/screen/following";
import type { Seat } from "../src/protocol/messages";
import type { Arrival, Look, Position, TableView } from "../src/table/contract";

const LOOK: Look = {
  tidy: false,
  size: "normal",
  palette: "classic",
  motion: true,
  doubleTap: true,
  rackOrder: "runs",
};
const position = (name: string): Position => ({
  rules: name,
  table: [],
  rack: null,
  opened: false,
  mayMove: false,
  fresh: [],
  draft: null,
});

/** Everything promised so far has been heard. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const shown: string[] = [];
  const told: string[] = [];
  let number = 0;
  let land = (): void => undefined;
  const view = {
    show: ({ rules }: Position) => void shown.push(rules),
    follow: ({ rules }: Position, _: Look, { lasts }: Arrival) => {
      shown.push(`${rules} in ${lasts}`);
      return new Promise<void>((resolve) => (land = resolve));
    },
    land: () => land(),
  } as unknown as TableView;
  const following = createFollowing(
    view,
    () => LOOK,
    (now) => void told.push(`${now.number}${now.mover === null ? "" : ` by ${now.mover}`}`),
  );
  const step = (name: string, lasts: number | null = 1600, mover: Seat | null = "B", drawn?: Animation) =>
    following.show({
      position: position(name),
      arrival:
        lasts === null ? null : () => ({ table: null, rack: null, lasts, ...(drawn === undefined ? {} : { drawn }) }),
      number: (number += 1),
      mover,
    });
  /** The move on the screen is over. */
  const over = async () => {
    land();
    await settled();
  };
  return { shown, told, following, step, over };
}

test("a move is shown when the one before it is over", async () => {
  const { shown, step, over } = start();
  step("one");
  step("two");
  expect(shown).toEqual(["one in 1600"]);
  await over();
  expect(shown).toEqual(["one in 1600", "two in 1600"]);
});

test("the more moves wait the faster they are shown, and the oldest is left out", async () => {
  const { shown, step, over } = start();
  for (const name of ["one", "two", "three", "four"]) step(name);
  await over();
  expect(shown).toEqual(["one in 1600", "three in 800"]);
  await over();
  expect(shown.at(-1)).toBe("four in 1600");
});

test("what brings nothing to follow is shown at once, or with what waits", async () => {
  const { shown, step, over } = start();
  step("quiet", null);
  step("one");
  step("two");
  step("two, and a name", null);
  expect(shown).toEqual(["quiet", "one in 1600"]);
  await over();
  expect(shown.at(-1)).toBe("two, and a name in 1600");
});

test("whoever has seen enough sees how things stand, and what waits for the end of it goes on", async () => {
  const { shown, following, step } = start();
  const heard: string[] = [];
  step("one");
  step("two");
  step("three", null);
  following.atRest(() => heard.push("rest"));
  expect(heard).toEqual([]);
  following.skip();
  expect(shown).toEqual(["one in 1600", "three"]);
  await settled();
  expect(heard).toEqual(["rest"]);
  following.atRest(() => heard.push("at once"));
  expect(heard).toEqual(["rest", "at once"]);
});

test("it is told whose move is being shown, and of the next only when that is over", async () => {
  const { told, step, over } = start();
  step("one", 1600, "B");
  step("two", 1600, "C");
  expect(told).toEqual(["1 by B"]);
  await over();
  expect(told).toEqual(["1 by B", "2 by C"]);
  await over();
  expect(told).toEqual(["1 by B", "2 by C", "2"]);
});

test("a draw is being shown as long as its tile flies", async () => {
  const { told, step, over, following } = start();
  let arrive = (): void => undefined;
  const finished = new Promise<Animation>((resolve) => (arrive = () => resolve(drawn)));
  const drawn = { finished, finish: () => arrive() } as unknown as Animation;
  step("one", 1600, "B", drawn);
  step("two", 1600, "C");
  await over();
  expect(told).toEqual(["1 by B"]);
  following.skip();
  await over();
  expect(told.at(-1)).toBe("2");
});

test("what still flies when the screen is left is not shown any more", async () => {
  const { shown, following, step, over } = start();
  step("one");
  step("two");
  following.end();
  await over();
  expect(shown).toEqual(["one in 1600"]);
});
