// Others' moves on the screen: one after the other, never far behind, and at once for whoever has seen enough.

import { expect, test } from "vitest";
import { createFollowing } from "../src/game/screen/following";
import type { Arrival, Look, Position, TableView } from "../src/table/contract";

const LOOK: Look = { tidy: false, size: "normal", palette: "classic", motion: true, doubleTap: true };
const position = (name: string): Position => ({
  rules: name,
  table: [],
  rack: null,
  opened: false,
  mayMove: false,
  fresh: [],
  draft: null,
});

function start() {
  const shown: string[] = [];
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
    () => undefined,
  );
  const step = (name: string, lasts: number | null = 1600) =>
    following.show({
      position: position(name),
      arrival: lasts === null ? null : () => ({ table: null, rack: null, lasts }),
    });
  /** The move on the screen is over. */
  const over = async () => {
    land();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { shown, following, step, over };
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
  await Promise.resolve();
  await Promise.resolve();
  expect(heard).toEqual(["rest"]);
  following.atRest(() => heard.push("at once"));
  expect(heard).toEqual(["rest", "at once"]);
});
