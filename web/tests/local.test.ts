// The way to a table of this browser, with a worker that only answers.

import { afterEach, expect, test, vi } from "vitest";
import type { LinkState } from "../src/transport/link";
import type { Up } from "../src/transport/local/messages";
import { OwnTime } from "../src/transport/local/ownTime";

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(up: Up) {
    if ("id" in up) this.onmessage?.({ data: { id: up.id, answer: null } });
  }
}

afterEach(() => vi.unstubAllGlobals());

test("who leaves a table of this browser has no link to it any more, whoever else sat there", async () => {
  vi.stubGlobal("Worker", FakeWorker);
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
