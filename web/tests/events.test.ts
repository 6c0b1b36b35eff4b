// What happened is said to whom it happened, and of them to everybody else.

import { expect, test, vi } from "vitest";
import { eventText } from "../src/words/events";
import { speak } from "../src/words/words";

test.each(["en", "pl", "ru"] as const)("whoever came back or asks for a pause is spoken to in %s", async (language) => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak(language);
  for (const kind of ["returned", "pause-asked"] as const) {
    const told = (me: "A" | "B") => eventText({ kind, seat: "A" }, () => "Tomek", me);
    expect(told("A")).not.toContain("Tomek");
    expect(told("B")).toContain("Tomek");
    expect(told("A")).toMatch(/\.$/);
  }
});
