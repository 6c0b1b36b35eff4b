// The way to a table of this browser, with a worker that only answers.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LinkState } from "../src/transport/link";
import type { Up } from "../src/transport/local/messages";
import { OwnTime } from "../src/transport/local/ownTime";

class FakeWorker {
  static readonly asked: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(up: Up) {
    if ("question" in up) FakeWorker.asked.push(up.question);
    if ("id" in up) this.onmessage?.({ data: { id: up.id, answer: null } });
  }
}

/** What a page hears when it is hidden or goes. */
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());
afterEach(() => vi.useRealTimers());

test("who leaves a table of this browser has no link to it any more, whoever else sat there", async () => {
  const { localTables } = await import("../src/transport/local/local");
  const table = await localTables.resume();
  const told: LinkState["is"][][] = [[], []];
  for (const [seat, states] of told.entries()) {
    table.join(seat, { message: () => undefined, state: ({ is }) => states.push(is) });
  }
  table.close();
  expect(told).toEqual([
    ["open", "closed"],
    ["open", "closed"],
  ]);
});

test("a table that is taken up again knows when somebody was last at it, by its own time", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { localTables } = await import("../src/transport/local/local");
  const alive = async () => {
    await localTables.resume();
    return (FakeWorker.asked.at(-1) as { alive: number | null }).alive;
  };
  const first = await localTables.resume();
  vi.setSystemTime(1_020_000);
  page.dispatchEvent(new Event("pagehide"));
  vi.setSystemTime(4_000_000);
  expect(await alive(), "loaded again").toBe(1_020_000);
  first.stand(true);
  vi.setSystemTime(4_500_000);
  first.close();
  expect(await alive(), "the device was being handed over").toBe(4_000_000);
  const hidden = await localTables.resume();
  vi.setSystemTime(5_000_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await alive(), "a page that is not shown").toBe(5_000_000);
  hidden.close();
});

test("a table's time stands and goes on, as long as it was told to", () => {
  const time = new OwnTime();
  expect(time.now(1_000)).toBe(1_000);
  time.stand(true, 2_000);
  time.stand(true, 2_500);
  expect([time.stands, time.now(60_000)]).toEqual([true, 2_000]);
  time.stand(false, 62_000);
  time.stand(false, 70_000);
  expect([time.stands, time.now(62_500)]).toEqual([false, 2_500]);
  time.stand(true, 63_000);
  time.stand(false, 64_000);
  expect(time.now(64_000)).toBe(3_000);
});
