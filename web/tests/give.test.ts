// What becomes of a file that is given to somebody, for whoever tells them.

import { afterEach, expect, test, vi } from "vitest";
import { give } from "../src/shared/give";

const FILE = new File(["it"], "dublet.png", { type: "image/png" });

/** A device with a finger, or none, whose way of sharing ends so. Says which files it saves. */
function device(finger: boolean, share: () => Promise<void>): string[] {
  const saved: string[] = [];
  const link = { download: "", href: "", click: () => saved.push(link.download) };
  vi.stubGlobal("matchMedia", () => ({ matches: finger }));
  vi.stubGlobal("navigator", { canShare: () => true, share });
  vi.stubGlobal("document", { documentElement: {}, createElement: () => link });
  return saved;
}

afterEach(() => vi.unstubAllGlobals());

test("a file is shared where a finger asks, and saved otherwise", async () => {
  const saved = device(true, () => Promise.resolve());
  expect([await give(FILE), saved]).toEqual(["shared", []]);
  const beside = device(false, () => Promise.reject(new Error("not asked")));
  expect([await give(FILE), beside]).toEqual(["saved", ["dublet.png"]]);
});

test("who thinks better of it has no file, and who is refused has", async () => {
  const none = device(true, () => Promise.reject(new DOMException("", "AbortError")));
  expect([await give(FILE), none]).toEqual([null, []]);
  const late = device(true, () => Promise.reject(new DOMException("", "NotAllowedError")));
  expect([await give(FILE), late]).toEqual(["saved", ["dublet.png"]]);
});
