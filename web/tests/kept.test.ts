// What browsers and links of earlier days hold, byte for byte: it must be read the same for ever. A test that fails here is a
// promise broken to somebody with a sheet half filled in; what is written below is never changed, only added to.

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { paceOf } from "../src/app/pace";
import { recall } from "../src/app/storage";
import { finishedGames, finishedText } from "../src/screens/finished";
import { speak } from "../src/words/words";
import { left, usedBy, type Clock } from "../src/shared/clock/clock";
import { csvOf } from "../src/companion/score/share";
import { played, type Sheet } from "../src/sheet/sheet";
import { addressOf, readAddress, type Question } from "../src/companion/solve/position";
import type { Scorer } from "../src/engine/sheet";
import { WasmScorer } from "../src/engine/wasm";
import { kept } from "../src/transport/local/keep";
import { kept as passes } from "../src/tournament/passes";
import { gameEntries, type SheetDraft } from "../src/tournament/table/draft";
import { loadModule } from "./engine";

let scorer: Scorer;
beforeAll(async () => {
  scorer = new WasmScorer(await loadModule());
});
afterEach(() => void vi.unstubAllGlobals());

/** A browser that has kept this. */
function stored(name: string, text: string): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === name ? text : null) });
}

const LINKS: readonly (readonly [string, Question])[] = [
  [
    "/solve?ask=open&at=standard%3B+%3B+r9+r10+r11+b1+J%3B+opened",
    { ask: "open", rules: "standard", melds: [], rack: ["r9", "r10", "r11", "b1", "J"], opened: true },
  ],
  [
    "/solve?ask=best&at=twist+joker_penalty%3D30%3B+r3+r4+C+b6+%7C+k5+r5+y5+%7C+D+M%3B+b4+D+J%3B+closed",
    {
      ask: "best",
      rules: "twist joker_penalty=30",
      melds: [
        ["r3", "r4", "C", "b6"],
        ["k5", "r5", "y5"],
        ["D", "M"],
      ],
      rack: ["b4", "D", "J"],
      opened: false,
    },
  ],
  [
    "/solve?ask=table&at=championship-expert%3B+k10+k11+Jk+%7C+Jr+Jb+Jy%3B+%3B+opened",
    {
      ask: "table",
      rules: "championship-expert",
      melds: [
        ["k10", "k11", "Jk"],
        ["Jr", "Jb", "Jy"],
      ],
      rack: [],
      opened: true,
    },
  ],
];

test.each(LINKS)("a link that was sent asks what it asked: %s", (link, question) => {
  expect(readAddress(new URL(link, "http://dublet").searchParams, (rules) => scorer.deck(rules), "standard")).toEqual(
    question,
  );
  expect(addressOf(question)).toBe(link);
});

const ENTRY = `"by":"sum","tiles":[],"sum":null,"jokers":0,"opening":"opened","drawn":null`;

test("a sheet that was left half filled in scores what it scored", () => {
  stored(
    "dublet.sheet",
    `{"edition":"championship","names":["Ann","Bea","Cid"],"games":[` +
      `{"end":"out","out":1,"starter":0,"entries":[{"by":"sum","tiles":[],"sum":17,"jokers":1,"opening":"opened","drawn":null},{${ENTRY}},{"by":"tiles","tiles":["r9","r10","J"],"sum":null,"jokers":0,"opening":"excused","drawn":"J"}]},` +
      `{"end":"pool","out":0,"starter":1,"entries":[{"by":"sum","tiles":[],"sum":4,"jokers":0,"opening":"opened","drawn":null},{"by":"sum","tiles":[],"sum":4,"jokers":0,"opening":"opened","drawn":null},{"by":"sum","tiles":[],"sum":61,"jokers":0,"opening":"could-have","drawn":null}]}]}`,
  );
  const sheet = recall<Sheet>("sheet")!;
  const lines = csvOf(sheet, scorer.score(sheet.edition, 3, sheet.games.map(played))).split("\r\n");
  expect(lines.slice(0, 3)).toEqual([",Ann,Bea,Cid", "1,-67,167,-100", "2,28.5,28.5,-57"]);
});

test("a clock that was left running goes on from its moment", () => {
  stored(
    "dublet.clock",
    `{"edition":"standard","names":["Ann","Bea"],"seconds":60,"turn":1,"used":[10000,5000],"runs":{"since":1800000010000},"call":0,"before":{"turn":0,"used":[0,5000],"runs":{"since":1800000000000},"call":0}}`,
  );
  const clock = recall<Clock>("clock")!;
  expect(left(clock, 1_800_000_022_000)).toBe(48_000);
  expect([0, 1].map((player) => usedBy(clock, player, 1_800_000_022_000))).toEqual([10_000, 17_000]);
});

describe("of a tournament", () => {
  test("passes are found again", () => {
    const pass = "5a".repeat(32);
    stored("dublet.passes", `[{"pass":"${pass}","title":"Cup","role":"organiser"}]`);
    expect(passes()).toEqual([{ pass, title: "Cup", role: "organiser" }]);
  });

  test("a table's sheet is handed in as it was filled in", () => {
    const name = `tournament-sheet/${"5a".repeat(32)}/2`;
    stored(
      `dublet.${name}`,
      `{"chairs":3,"games":[{"here":[0,2],"game":{"end":"out","out":1,"starter":0,"entries":[{"by":"sum","tiles":[],"sum":12,"jokers":1,"opening":"excused","drawn":null},{${ENTRY}}]},` +
        `"written":[{"big":"0","small":"-42"},{"big":"","small":""},{"big":"1","small":"42"}]}],"compares":true}`,
    );
    const hands = [
      { sum: { numbers: 12, jokers: 1, opening: "excused" } },
      null,
      { sum: { numbers: 0, jokers: 0, opening: "opened" } },
    ];
    const written = [
      { big: 0, small: -2520 },
      { big: 0, small: 0 },
      { big: 1, small: 2520 },
    ];
    expect(gameEntries(recall<SheetDraft>(name)!)).toEqual([{ end: "out", hands, written }]);
  });
});

test("a game of this browser is looked for where it was put", async () => {
  const asked: unknown[] = [];
  const done = <T>(result: T) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = { get: (key: string) => (asked.push(key), done("a game")) };
  const transaction = { objectStore: (name: string) => (asked.push(name), store), commit: () => {} };
  const open = (name: string, version: number) => (asked.push(name, version), done({ transaction: () => transaction }));
  vi.stubGlobal("indexedDB", { open });
  expect(await kept()).toBe("a game");
  expect(asked).toEqual(["dublet", 1, "tables", "left"]);
});

test("a game wished for when the time for a move was among the house rules too is played by its clock", async () => {
  const house = '{"move_seconds":"30","opening":"40"}';
  stored("dublet.game", `{"edition":"standard","house":${house},"players":2,"level":"sharp","clock":60,"rounds":1}`);
  vi.resetModules();
  const { lastGame } = await import("../src/screens/localGame");
  expect(lastGame()).toMatchObject({ house: { opening: "40" }, clock: 60, players: 2 });
  expect(lastGame().house).not.toHaveProperty("move_seconds");
});

test("a single game wished for among the house rules is a single game", async () => {
  const house = '{"opening":"40","round":"1"}';
  stored("dublet.game", `{"edition":"standard","house":${house},"players":2,"level":"sharp","clock":60,"rounds":1}`);
  vi.resetModules();
  const { lastGame } = await import("../src/screens/localGame");
  expect(lastGame()).toMatchObject({ house: { opening: "40" }, rounds: "game" });
  expect(lastGame().house).not.toHaveProperty("round");
});

test("settings of earlier days are read, and the table holds still unless somebody wants it tidy", async () => {
  stored(
    "dublet.settings",
    `{"theme":"dark","palette":"contrast","size":"large","arrangement":"lanes","motion":"none","pace":"brisk","sounds":false,"autoDraw":true}`,
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.resetModules();
  const { look, settings } = await import("../src/app/settings");
  expect(settings()).toMatchObject({ theme: "dark", pace: "fast", sounds: false, autoDraw: true, tidy: false });
  expect(look()).toEqual({
    palette: "contrast",
    size: "large",
    motion: false,
    tidy: false,
    doubleTap: true,
    rackOrder: "runs",
  });
});

test.each([
  ["unhurried", "normal"],
  ["brisk", "fast"],
  ["at-once", "at-once"],
])("computer players that moved %s move as they did", (kept, pace) => {
  expect(paceOf(kept)).toBe(pace);
});

test("games that were finished in a browser are listed and saved", async () => {
  stored(
    "dublet.finished",
    `[{"game":"c3c3","at":1794000000000,"rules":"standard","names":["You","Bruno"],"me":0,"won":[1],"record":"Dublet 1\\n"}]`,
  );
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const [game] = finishedGames();
  expect(game?.record).toBe("Dublet 1\n");
  expect(finishedText(game!)).toBe("Standard · You, Bruno · Bruno wins");
});
