// What happened is said to whom it happened, and of them to everybody else.

import { expect, test, vi } from "vitest";
import type { KnownGame } from "../src/game/model/game";
import { howOf } from "../src/game/model/how";
import type { TableEvent } from "../src/protocol/messages";
import { eventText } from "../src/words/events";
import { speak } from "../src/words/words";
import { plain } from "./plain";

test.each(["en", "pl", "ru"] as const)(
  "whoever came back, asks for a pause or ends it is spoken to in %s",
  async (language) => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
    for (const kind of ["returned", "pause-asked", "resumed"] as const) {
      const told = (me: "A" | "B") => eventText({ kind, seat: "A" }, () => "Tomek", me);
      expect(told("A")).not.toContain("Tomek");
      expect(told("B")).toContain("Tomek");
      expect(told("A")).toMatch(/\.$/);
    }
    // Lines of before do not say who ended it.
    expect(eventText({ kind: "resumed" }, () => "Tomek", "A")).toMatch(/\.$/);
  },
);

test("the draw that empties the pool is told with what follows from it (rule 6.2)", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const drawn = (last_moves: number | null) =>
    eventText(
      {
        kind: "played",
        event: { event: "drawn", seat: "A", count: 1, cause: "choice" },
        now: { last_moves },
      } as TableEvent,
      () => "Tomek",
      "B",
    );
  expect(drawn(null)).toBe("Tomek draws a tile.");
  expect(drawn(2)).toBe("Tomek draws a tile. The pool is empty: everybody has one last move.");
});

test("who ties in the draw for the start draws again, and that is said (rule 2.1)", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const draws = [
    ["A", "k12"],
    ["B", "k12"],
    ["C", "k2"],
    ["A", "r5"],
    ["B", "r5"],
    ["A", "k11"],
    ["B", "r4"],
  ];
  const event = { kind: "played", event: { event: "starter-drawn", draws, starter: "A" }, now: {} };
  const names = { A: "Ann", B: "Bruno", C: "Cleo" } as Record<string, string>;
  expect(eventText(event as unknown as TableEvent, (seat) => names[seat] ?? "", "A")).toBe(
    "Draw for the start: you have black 12, Bruno has black 12, Cleo has black 2; again: you have red 5, Bruno has red 5; " +
      "again: you have black 11, Bruno has red 4. You start.",
  );
});

test.each([
  [
    "en",
    "Tomek’s laid tiles go back to the rack. Tomek draws 3 tiles.",
    "Your laid tiles go back to the rack.",
    "The table is as it was before the turn.",
  ],
  [
    "pl",
    "Tomek: wyłożone kostki wracają na tabliczkę. Tomek dobiera 3 kostki.",
    "Twoje wyłożone kostki wracają",
    "Stół jest znowu taki jak przed ruchem.",
  ],
  [
    "ru",
    "Tomek: выложенные фишки возвращаются на подставку. Tomek берёт 3 фишки.",
    "Ваши выложенные фишки",
    "Стол снова такой, как до хода.",
  ],
] as const)("that laid tiles go back is told with what is drawn for it, in %s", async (language, text, mine, table) => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak(language);
  const event = {
    kind: "played",
    event: { event: "drawn", seat: "A", count: 3, cause: "time-up" },
    now: { last_moves: null },
  } as TableEvent;
  const told = (me: "A" | "B", wentBack?: "tiles" | "table") =>
    plain(eventText(event, () => "Tomek", me, { wentBack }));
  expect(told("B", "tiles")).toBe(text);
  expect(text).toContain(told("B"));
  expect(told("B").length).toBeLessThan(text.length);
  expect(told("A", "tiles")).toContain(mine);
  // Nothing of a rack lay there: a joker was taken off, or melds were put otherwise.
  for (const me of ["A", "B"] as const) expect(told(me, "table")).toBe(`${table} ${told(me)}`);
});

test("who agrees to a pause is told apart from who asks for it, and who is back from who does not wait", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const happened = [
    { kind: "pause-asked", seat: "A" },
    { kind: "resumed", seat: "B" },
    { kind: "pause-asked", seat: "B" },
    { kind: "pause-asked", seat: "A" },
    { kind: "paused" },
    { kind: "back", seat: "A" },
    { kind: "resumed", seat: "A" },
    { kind: "pause-asked", seat: "A" },
    { kind: "pause-asked", seat: "B" },
    { kind: "paused" },
    { kind: "back", seat: "A" },
    { kind: "resumed", seat: "B" },
  ].map((event, at) => ({ number: at + 1, at, event: event as TableEvent }));
  const state = { happened, wentBack: new Map() } as unknown as KnownGame;
  const told = happened.map((one) =>
    eventText(one.event, (seat) => (seat === "A" ? "Ada" : "Bo"), null, howOf(state, one)),
  );
  expect(told).toEqual([
    "Ada asks for a pause.",
    "Bo wants to play on. The game goes on.",
    "Bo asks for a pause.",
    "Ada agrees to the pause.",
    "Paused.",
    "Ada is back from the pause.",
    "Ada wants to play on. The game goes on.",
    "Ada asks for a pause.",
    "Bo agrees to the pause.",
    "Paused.",
    "Ada is back from the pause.",
    "Bo is back. The game goes on.",
  ]);
});
