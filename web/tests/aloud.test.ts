// What a game tells whoever asks by a key: whole sentences, in every language.

import { describe, expect, test, vi } from "vitest";
import type { KnownGame } from "../src/game/model/game";
import type { Lying } from "../src/table/contract";
import { Board } from "../src/table/model/board";
import { nameAt } from "../src/table/model/names";
import { countsText, endText, foundText, lastText, meldText, rackText, tableText, turnText } from "../src/words/aloud";
import { speak } from "../src/words/words";
import { loadEngine } from "./engine";
import { table, tiles, turnAt } from "./table/pieces";
import { plain } from "./plain";

const engine = await loadEngine();

function lying(melds: string, rack: string): Lying {
  const named = table(melds).map((meld, at) => ({
    name: nameAt(at),
    tiles: meld,
    own: false,
    aside: false,
    faceDown: 0,
  }));
  return { melds: named, rack: tiles(rack) };
}

const THERE = lying("b3 b4 b5 b6 | k8 r8 J", "b3 b3 y1");

describe.each([
  {
    language: "en",
    rack: "Your rack, 3 tiles: blue 3, blue 3, yellow 1.",
    table: "Table, 2 melds. A: run 3–6 blue. B: black 8, red 8, joker stands for blue 8 or yellow 8.",
    spare: "Blue 3: 2 on your rack. A, run 3–6 blue: can be spared.",
    later: "Blue 3: 2 on your rack. A, run 3–6 blue: can be spared, but only after you have opened.",
    needed: "Blue 4: none on your rack. A, run 3–6 blue: cannot be spared.",
    nowhere: "Red 1: none on your rack. None on the table.",
  },
  {
    language: "pl",
    rack: "Twoja tabliczka, 3 kostki: niebieska 3, niebieska 3, żółta 1.",
    table: "Stół, 2 układy. A: niebieska seria 3–6. B: czarna 8, czerwona 8, joker jako niebieska 8 lub żółta 8.",
    spare: "Niebieska 3: na twojej tabliczce 2. A, niebieska seria 3–6: można zabrać.",
    later: "Niebieska 3: na twojej tabliczce 2. A, niebieska seria 3–6: można zabrać dopiero po otwarciu.",
    needed: "Niebieska 4: nie masz takiej kostki na tabliczce. A, niebieska seria 3–6: nie można zabrać.",
    nowhere: "Czerwona 1: nie masz takiej kostki na tabliczce. Na stole nie ma żadnej.",
  },
  {
    language: "ru",
    rack: "Ваша подставка, 3 фишки: синяя 3, синяя 3, жёлтая 1.",
    table: "Стол, 2 комбинации. A: синий ряд 3–6. B: чёрная 8, красная 8, джокер — синяя 8 или жёлтая 8.",
    spare: "Синяя 3: на подставке 2. A, синий ряд 3–6: можно взять.",
    later: "Синяя 3: на подставке 2. A, синий ряд 3–6: взять можно только после первого выхода.",
    needed: "Синяя 4: на подставке такой фишки нет. A, синий ряд 3–6: взять нельзя.",
    nowhere: "Красная 1: на подставке такой фишки нет. На столе ни одной.",
  },
] as const)("in $language", ({ language, ...said }) => {
  test("rack, table and a tile that is looked for", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
    const told = {
      rack: rackText(THERE),
      table: tableText(engine, "standard", THERE),
      spare: foundText(engine, "standard", "b3", THERE, true),
      later: foundText(engine, "standard", "b3", THERE, false),
      needed: foundText(engine, "standard", "b4", THERE, true),
      nowhere: foundText(engine, "standard", "r1", THERE, true),
    };
    expect(Object.fromEntries(Object.entries(told).map(([what, text]) => [what, plain(text)]))).toEqual(said);
  });
});

test("a joker on the table tells what it stands for, and what is in the making that it is", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const meld = (edition: string, tiles: string[]) => plain(meldText(engine, edition, tiles));
  expect(meld("standard", ["r3", "J", "r5"])).toBe("run 3–5 red, joker stands for red 4");
  expect(meld("standard", ["r3", "r4"])).toBe("red 3, red 4, in the making");
  // Nothing that is added makes a meld of these.
  expect(meld("standard", ["k7", "r7", "b12"])).toBe("black 7, red 7, blue 12, not a meld yet");
  expect(meld("twist", ["k9", "D", "k12"])).toBe("run 9–12 black, double joker stands for black 10 and black 11");
  expect(plain(foundText(engine, "standard", "y8", THERE, true))).toContain("B, black 8, red 8, joker stands for");
});

test("while another moves tiles the table is told all the same, and a tile is found in it", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const draft = [
    ["k4", "r4", "y4"],
    ["b4", "b5", "b6", "b7", null],
    ["k8", "r8"],
    [null, null, null],
  ];
  const at = turnAt(table("k4 r4 b4 y4 | b5 b6 b7 | k8 r8"), ["r8"], { mayMove: false, draft });
  const lies = new Board(engine, at).lying();
  expect(plain(tableText(engine, "standard", lies))).toBe(
    "Table, 3 melds, 1 in the making. A: black 4, red 4, yellow 4. B: 5 tiles being moved. " +
      "C: black 8, red 8, in the making. D: 3 tiles being moved.",
  );
  const find = (tile: string) => plain(foundText(engine, "standard", tile, lies, true));
  expect(find("y4")).toBe("Yellow 4: none on your rack. A, black 4, red 4, yellow 4: cannot be spared.");
  expect(find("b4")).toBe("Blue 4: none on your rack. B: 5 tiles being moved.");
  expect(find("y1")).toBe("Yellow 1: none on your rack. None on the table.");
});

test("a game that is over tells its points, the own first, and how the match stands", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const score = (big: number, small: number) => ({ big: big * 60, small: small * 60 });
  const game = [score(1, 35), score(0, -13), score(0, -22)];
  const chairs = [0, 1, 2].map((at) => ({ sitter: at === 1 ? { kind: "person", who: "me" } : { kind: "bot" } }));
  const state = (games: number) =>
    ({
      table: {
        chairs,
        games: Array.from({ length: games }, () => game),
        game: { view: { viewer: "final", scores: game } },
      },
      names: {},
      present: new Set(),
      viewer: { kind: "seat", seat: "B" },
    }) as unknown as KnownGame;
  expect(endText(state(1), false)).toBe("You −13, Ada +35, Cleo −22.");
  // Where people share the device nobody is "you".
  expect(endText({ ...state(1), names: { me: "Bea" } }, true)).toBe("Bea −13, Ada +35, Cleo −22.");
  expect(endText(state(2), false)).toBe("You −13, Ada +35, Cleo −22. Match: You −26, Ada +70, Cleo −44.");
});

test("what others lay is told by meld, moved jokers too, with who opens and how many tiles are left", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const chairs = [{ kind: "person", who: "me" }, { kind: "bot" }].map((sitter) => ({ sitter }));
  const said = (lays: readonly (readonly [seat: "A" | "B", after: string, laid: string])[], left: number): string => {
    const happened = [
      { number: 1, event: { kind: "game-opened" } },
      ...lays.map(([seat, after, laid], at) => ({
        number: at + 2,
        event: { kind: "played", event: { event: "laid", seat, table: table(after), laid: tiles(laid) }, now: {} },
      })),
    ];
    const seats = [{ tiles: 5 }, { tiles: left }];
    const told = lastText(
      {
        table: { chairs, games: [], game: { view: { viewer: "spectator", rules: "standard", seats } } },
        names: {},
        present: new Set(),
        viewer: { kind: "seat", seat: "A" },
        happened,
        wentBack: new Map(),
      } as unknown as KnownGame,
      engine,
    );
    return plain(told);
  };
  const fours = "k4 r4 b4 | k12 b12 y12";
  expect(said([["B", fours, "k12 b4 b12 k4 y12 r4"]], 9)).toBe("Bruno opens: group of 4s; group of 12s. 9 tiles left.");
  const own = ["A", `${fours} | y3 y4 y5 | r8 r9 J`, "y3 y4 y5 r8 r9 J"] as const;
  expect(said([["B", fours, "k4 r4 b4 k12 b12 y12"], own], 9)).toBe("You open with 6 tiles. 5 tiles left.");
  expect(said([own, ["B", `${fours} | y3 y4 y5 J | r8 r9 r10`, "r10"]], 1)).toBe(
    "Bruno lays red 10. C: run 3–6 yellow, joker stands for yellow 6. D: run 8–10 red. 1 tile left.",
  );
  const first = ["B", "k13 r13 b13", "k13 r13 b13"] as const;
  expect(said([first, own, ["B", `${fours} y4 | y3 y4 y5 | r8 r9 J | k1 k2 k3`, "y4 k1 k2 k3"]], 2)).toContain(
    "Bruno lays 4 tiles: run 1–3 black.",
  );
});

test("the own tiles are counted as they lie on the rack, by the key for counts as by that for the rack", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const chairs = [{ sitter: { kind: "person", who: "me" } }, { sitter: { kind: "person", who: "bo" } }];
  const seats = [
    { tiles: 6, opened: true },
    { tiles: 9, opened: false },
  ];
  const view = { viewer: "spectator", rules: "standard", seats, stacks: [7, 7] };
  const state = {
    table: { chairs, games: [], game: { view } },
    names: { me: "Ann", bo: "Bo" },
    present: new Set(["A", "B"]),
    viewer: { kind: "seat", seat: "A" },
  } as unknown as KnownGame;
  // Three of six are laid, and the turn is not over.
  const there = lying("b3 b4 b5", "k1 k2 k3");
  expect(plain(countsText(state, there))).toBe("14 tiles in the pool. You: 3 tiles. Bo: 9 tiles, not opened yet.");
  expect(plain(rackText(there))).toContain("3 tiles");
});

test.each([
  [
    "en",
    "Bo to move. 59 seconds left.",
    "Bo to move. Bo has left the page. 4 minutes 56 seconds left.",
    "Bo to move. 1 minute left.",
  ],
  [
    "pl",
    "Ruch: Bo. Zostało 59 sekund.",
    "Ruch: Bo. Bo: strona zamknięta. Zostało: 4 minuty 56 sekund.",
    "Ruch: Bo. Zostało: 1 minuta.",
  ],
  [
    "ru",
    "Ходит Bo. Осталось 59 секунд.",
    "Ходит Bo. Bo: нет на связи. Осталось: 4 минуты 56 секунд.",
    "Ходит Bo. Осталось: 1 минута.",
  ],
] as const)(
  "whose turn it is, whether they are there, and how long in minutes, in %s",
  async (language, soon, away, minute) => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
    const chairs = ["me", "bo"].map((who) => ({ sitter: { kind: "person", who }, stand_in: null }));
    const at = (present: string, clock: number) => {
      const view = { viewer: "spectator", turn: "B", seats: [] };
      const game = { view, secret: null, turn_began: 0 };
      const table = { chairs, games: [], game, options: { clock }, paused: null, asleep: null };
      const people = { names: { me: "Ann", bo: "Bo" }, present: new Set(present), viewer: { kind: "seat", seat: "A" } };
      return plain(turnText({ table, ...people } as unknown as KnownGame, 4000, "", false));
    };
    expect([at("AB", 63), at("A", 300), at("AB", 64)]).toEqual([soon, away, minute]);
  },
);
