// The log of an event: in words, and looked through by table.

import { expect, test, vi } from "vitest";
import type { Act, CallView, LogLine } from "../src/protocol/messages";
import { tableOf } from "../src/tournament/judge/tableOf";
import { logWords } from "../src/tournament/logWords";
import { speak, speakOf } from "../src/words/words";
import { plain } from "./plain";

const calls: CallView[] = [{ call: 1, place: { round: 2, table: 7 }, by: 3, reason: "time", ruling: null }];

test("what was done at a table belongs to it, and so does the answer to its call", () => {
  expect(tableOf({ do: "sign", place: { round: 1, table: 4 } }, calls)).toBe(4);
  expect(tableOf({ do: "rule", call: 1, rule: "5.1", reason: "late" }, calls)).toBe(7);
});

test("what concerns everybody belongs to no table", () => {
  expect(tableOf({ do: "start" }, calls)).toBe(null);
  expect(tableOf({ do: "rule", call: 2, rule: "5.1", reason: "late" }, calls)).toBe(null);
});

test("a line says which rounds, which stage and which table it is about", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("pl");
  await speakOf("tournament");
  const stage = { rounds: 2, games: 1, table: 4, entrants: { from: "all" } };
  const plan = { stages: ["qualifying", "final"].map((kind) => ({ ...stage, kind })) };
  const acts = [
    { do: "plan", plan },
    { do: "seat", rounds: [[], []] },
    { do: "start" },
    { do: "call-judge", place: { round: 1, table: 3 }, reason: "?" },
    { do: "rule", call: 1, rule: "4.3", reason: "!" },
    { do: "start" },
    { do: "replan", rounds: 2, games: 1, reason: "?" },
    { do: "close" },
    { do: "reopen" },
    { do: "close" },
    { do: "seat", rounds: [[]] },
    { do: "start" },
    { do: "close" },
  ] as unknown as Act[];
  const log = acts.map((act, at) => ({ number: at + 1, at, act })) as unknown as LogLine[];
  expect(logWords(log, {}).map(({ what }) => plain(what))).toEqual([
    "Ustalono plan: 2 etapy",
    "Rozlosowano stoliki: rundy 1–2",
    "Zaczęto rundę 1",
    "Wezwano sędziego: runda 1, stolik 3",
    "Decyzja sędziego: runda 1, stolik 3",
    "Zaczęto rundę 2",
    "Zmieniono eliminacje: wszystkich rund 2, w następnych partii 1",
    "Zakończono eliminacje",
    "Otwarto ponownie eliminacje",
    "Zakończono eliminacje",
    "Rozlosowano stoliki: runda 3",
    "Zaczęto rundę 3",
    "Zakończono finał",
  ]);
});
