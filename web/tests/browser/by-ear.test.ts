// A game for somebody who sees nothing and has only keys: what can be asked, how melds are typed, and how many keys that takes.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { LocalOptions } from "../../src/engine/answers";
import type { Engine } from "../../src/engine/engine";
import type { TableEvent } from "../../src/protocol/messages";
import { loadEngine, loadModule } from "../engine";
import { table, tiles } from "../table/pieces";
import { AtTable } from "./at-table";
import { Brain } from "./player/brain";
import { changed, Listener, median, typed } from "./player/listener";
import { wordsOf } from "./player/names";
import { heardOn } from "./player/player";
import { findShortGame } from "./player/rehearsal";
import { sitDown } from "./player/seat";
import { PageAlone } from "./stage";
import { played, standsAfter } from "./told";

const OPTIONS: LocalOptions = {
  rules: "standard",
  rounds: 1,
  clock: null,
  chairs: [{ person: "You" }, { bot: "novice" }],
};

/** The ten examples of the rulebooks (rules 4.3 and 4.4). */
const EXAMPLES = [
  ["Rearranging a", "b4 b5 b6 | k8 r8 y8", "b3 b8", "b3 b4 b5 b6 | k8 r8 b8 y8"],
  ["Rearranging b", "k4 r4 b4 y4", "b3 b5 b6", "k4 r4 y4 | b3 b4 b5 b6"],
  ["Rearranging c", "b8 b9 b10", "b11 k8 r8", "b9 b10 b11 | k8 r8 b8"],
  ["Rearranging d", "r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"],
  ["Rearranging e", "y1 y2 y3 y4 | k1 r1 b1 y1", "b1", "y2 y3 y4 | k1 b1 y1 | r1 b1 y1"],
  ["Rearranging f", "r5 r6 r7 | y5 y6 y7 | k6 k7 k8 k9", "k10 b5", "r5 b5 y5 | k6 r6 y6 | k7 r7 y7 | k8 k9 k10"],
  ["Freeing a joker a", "k3 r3 J", "b3 y3 r9 r10", "k3 r3 b3 y3 | r9 r10 J"],
  ["Freeing a joker b", "k4 k5 k6 J k8 k9 k10", "r7 b7", "k4 k5 k6 | k8 k9 k10 | r7 b7 J"],
  ["Freeing a joker c", "J b3 b4", "b5 k11 k12", "b3 b4 b5 | k11 k12 J"],
  ["Freeing a joker d", "k1 k2 J | r1 b1 y1 | r2 b2 y2", "y12 y13", "k1 r1 b1 y1 | k2 r2 b2 y2 | J y12 y13"],
] as const;

/** What is typed for each; where the table gives way by itself, only what is wanted. */
const LINES: Readonly<Record<string, string>> = {
  "Rearranging a": "b3-6/8krby",
  "Rearranging b": "b3-6",
  "Rearranging c": "b9-11/8krb",
  "Rearranging d": "r4-6/r6-8",
  "Rearranging e": "1rby/1kby",
  "Rearranging f": "5rby/6kry/7kry/k8-10",
  "Freeing a joker a": "3krby/r9r10j",
  "Freeing a joker b": "r7b7j",
  "Freeing a joker c": "b3-5/k11k12j",
  "Freeing a joker d": "1krby/2krby/jy12y13",
};

describe("by ear and by keys", () => {
  const words = wordsOf("en");
  const stage = new PageAlone();
  const documented = readFileSync(new URL("../../../docs/hands.md", import.meta.url), "utf8");
  let engine: Engine;
  let module: Awaited<ReturnType<typeof loadModule>>;
  beforeAll(async () => {
    module = await loadModule();
    engine = await loadEngine();
  });

  test("the ten examples are typed with as many keys as docs/hands.md says", async () => {
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", {
      at: "opening",
      players: 2,
      clock: null,
    });
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    const counted: number[] = [];
    for (const [name, lies, rack, after] of EXAMPLES) {
      const position = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
      const at = { ...position, table: table(lies), rack: tiles(rack) };
      for (const turn of ["other", "own"] as const) await shown.show({ at, turn, players: 2, clock: null });
      listener.keys = 0;
      const said = await listener.line("w", LINES[name] ?? "");
      expect(said, name).toContain("Ctrl and Enter end the turn.");
      await listener.press("Control+Enter");
      const request = (await shown.asked()).at(-1);
      const sorted = (melds: readonly (readonly string[])[]) =>
        melds.map((meld) => meld.toSorted().join(" ")).toSorted();
      expect(request?.do === "lay" ? sorted(request.layout) : request, name).toEqual(sorted(table(after)));
      counted.push(listener.keys);
      expect(documented, `${name} took ${listener.keys} keys`).toContain(`| ${name} | ${listener.keys} |`);
    }
    expect(median(counted), "median").toBeLessThanOrEqual(25);
    await shown.page.context().close();
  });

  test("a turn that is ended in the line ends with what was typed there, or not at all", async () => {
    const rules = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
    const at = { ...rules, table: table("k6 r6 b6"), rack: tiles("y6 k3 k4 k5 y1") };
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", { at, players: 2, clock: null });
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    await listener.line("w", "6krby");
    await listener.type("k3 r9 k5");
    expect(await listener.ask("Control+Enter")).toBe(
      "The turn goes on. Red 9 is neither on your rack nor on the table.",
    );
    expect(await shown.asked()).toEqual([]);
    await shown.page.keyboard.press("Control+a");
    await listener.type("k3-5");
    await listener.press("Control+Enter");
    await shown.page.locator(".typed-line").waitFor({ state: "detached" });
    const request = (await shown.asked()).at(-1);
    expect(request?.do === "lay" && request.layout.flat().length).toBe(7);
    await shown.page.context().close();
  });

  test("everything can be asked, and a line is asked about where there are two ways", async () => {
    const rules = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
    const at = { ...rules, table: table("b8 b9 b10 b11 | b5 b6 b7 b8 | k8 r8 J"), rack: tiles("k8 r8 y1") };
    const wish = { at, players: 2, clock: 40, names: ["Ada", "Ola"] };
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    expect(await listener.ask("t")).toBe("Your turn: lay tiles, or draw. 31 seconds left.");
    expect(await listener.ask("r")).toBe("Your rack, 3 tiles: black 8, red 8, yellow 1.");
    expect(await listener.ask("m")).toBe(
      "Table, 3 melds. A: run 8–11 blue. B: run 5–8 blue. C: black 8, red 8, joker stands for blue 8 or yellow 8.",
    );
    expect(await listener.ask("p")).toBe("24 tiles in the pool. You: 3 tiles. Ola: 8 tiles, not opened yet.");
    expect(await listener.ask("l")).toBe(
      "Ola lays 3 tiles. A: run 8–11 blue; new: blue 8, blue 9, blue 10. 8 tiles left.",
    );
    expect(await listener.line("f", "b8")).toBe(
      "Blue 8: none on your rack. A, run 8–11 blue: can be spared. B, run 5–8 blue: can be spared. " +
        "C, black 8, red 8, joker stands for blue 8 or yellow 8: a joker stands for it.",
    );
    expect(await listener.line("f", "b9")).toBe("Blue 9: none on your rack. A, run 8–11 blue: cannot be spared.");

    // Ends are those of the meld or the rack, whatever row they are in, and the table and the rack are a key away.
    const names = async (...keys: string[]) => {
      for (const key of keys) await listener.press(key);
      return shown.page.evaluate(() => document.activeElement?.ariaLabel);
    };
    expect(await names("Shift+R", "End")).toBe("yellow 1");
    await shown.page.locator(".melds").getByRole("button", { name: "blue 10" }).focus();
    expect(await names("End")).toContain("blue 11");
    expect(await names("Home")).toContain("blue 8");
    expect(await names("Shift+R")).toBe("yellow 1");
    expect(await names("Shift+M")).toContain("blue 8");

    // A tile that moves along the rack says where to, and the rack is sorted by a key.
    await names("Shift+R");
    expect(await listener.ask("Alt+ArrowLeft")).toBe("Yellow 1, after black 8.");
    await listener.ask("Alt+ArrowLeft");
    expect(await listener.ask("Alt+ArrowLeft")).toBe("Yellow 1, at the start of the rack.");
    const sort = shown.page.getByRole("button", { name: "Sort", exact: false });
    expect(await sort.getAttribute("aria-label")).toBe("Sort by number");
    expect(await listener.ask("s")).toBe("Rack sorted by number.");
    expect(await sort.getAttribute("aria-label")).toBe("Sort by colour");
    await listener.ask("s");
    expect(await listener.ask("r")).toBe("Your rack, 3 tiles: black 8, red 8, yellow 1.");

    // Two melds can spare the blue 8: which of them is asked, and answered by a number.
    expect(await listener.line("w", "8krb")).toBe(
      "Which of them? Type its number. 1: blue 8 from A. 2: blue 8 from B.",
    );
    await listener.type("2");
    expect(await listener.ask("Enter")).toBe("D: black 8, red 8, blue 8. From B: blue 8. Ctrl and Enter end the turn.");
    // The letters of the line are no keys, and Escape leads back to the game.
    await listener.press("Escape");
    expect(await listener.ask("m")).toContain("B: run 5–7 blue. C: black 8, red 8, joker");
    expect(await listener.ask("Control+z")).toBe(
      "Undone. On the rack: black 8, red 8. D is gone. B: run 5–8 blue, valid.",
    );
    expect(await listener.ask("Control+z")).toBe("Nothing to undo.");

    // What a tile leaves behind is told with where it goes.
    await shown.page.locator(".melds").getByRole("button", { name: "blue 11" }).focus();
    await listener.press("Space");
    expect(await listener.ask("n")).toBe(
      "Put down: blue 11. D: in the making, needs 2 more tiles. A without blue 11: run 8–10 blue, valid.",
    );
    expect(await listener.ask("Control+z")).toBe("Undone. D is gone. A: run 8–11 blue, valid.");

    // With nothing in hand there is nothing to put anywhere.
    await shown.page.locator(".rack .tile").first().focus();
    for (const key of ["n", "Backspace"]) expect(await listener.ask(key)).toBe("Nothing in hand.");
    expect(await listener.ask("r")).toBe("Your rack, 3 tiles: black 8, red 8, yellow 1.");

    for (const [text, said] of [
      ["x9", "“x9” is not a tile. Type, for example, b3 b4 b5."],
      [
        "b8b10",
        "Blue 8, blue 10 – not a meld: only two tiles; a meld needs at least three; blue 10 does not come right after blue 8.",
      ],
      ["r1-3", "Red 1 is neither on your rack nor on the table."],
      ["b8-11", "That lies on the table already."],
      ["y1-3", "Yellow 2 is neither on your rack nor on the table."],
    ] as const) {
      expect(await listener.line("w", text)).toBe(said);
      await listener.press("Escape");
    }

    // Melds that are put together anew are told, each by its name.
    const anew = { ...rules, table: table("b4 k4 r4 | b5 b6 b7"), rack: tiles("y4 k1") };
    for (const turn of ["other", "own"] as const) await shown.show({ at: anew, turn, players: 2, clock: null });
    expect(await listener.line("w", "4kry")).toBe(
      "A: black 4, red 4, yellow 4. B: run 4–7 blue. Ctrl and Enter end the turn.",
    );
    await shown.page.context().close();
  });

  test("the table is told and looked through while another lays tiles", async () => {
    const rules = { rules: "standard", opened: true, mayMove: false, fresh: [], draft: null };
    const at = { ...rules, table: table("k4 r4 b4 y4 | b5 b6 b7"), rack: tiles("b8") };
    const wish = { at, players: 2, turn: "other", clock: null, names: ["Ada", "Ola"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    const draft = [
      ["k4", "r4", "y4"],
      ["b4", "b5", "b6", "b7"],
      [null, null, null],
    ];
    await shown.hand({ type: "draft", seat: "B", draft });
    await shown.page.locator(".melds").getByRole("button", { name: "face-down tile" }).first().waitFor();
    expect(await listener.ask("m")).toBe(
      "Table, 3 melds. A: black 4, red 4, yellow 4. B: run 4–7 blue. C: 3 tiles being moved.",
    );
    expect(await listener.line("f", "b4")).toBe("Blue 4: none on your rack. B, run 4–7 blue: can be spared.");
    await shown.page.context().close();
  });

  test("who comes, goes and is ready before a game is heard, and that only oneself is missing", async () => {
    const wish = { at: null, players: 3, names: ["Ada", "Ola", "Jan"] };
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    const sitter = { kind: "person", who: "1".repeat(32) } as const;
    for (const [event, said] of [
      [{ kind: "sat", seat: "B", sitter }, "Ola takes a seat. Waiting for Ola."],
      [{ kind: "ready", seat: "B", ready: true }, "Ola is ready."],
      [
        { kind: "ready", seat: "A", ready: false },
        "You are not ready yet. Only you are missing: the game begins when you are ready.",
      ],
      [{ kind: "ready", seat: "B", ready: false }, "Ola is not ready after all. Waiting for you and Ola."],
      [
        { kind: "ready", seat: "B", ready: true },
        "Ola is ready. Only you are missing: the game begins when you are ready.",
      ],
      [{ kind: "stood", seat: "B", sitter }, "Ola has left the table. 1 free seat."],
    ] as const) {
      const before = (await listener.heard()).length;
      await shown.tell(event as TableEvent);
      await expect.poll(async () => (await listener.heard()).slice(before)).toEqual([said]);
    }
    await shown.page.context().close();
  });

  test.each([
    ["own", "Your turn: lay tiles, or draw."],
    ["other", "Ola to move. 31 seconds left."],
  ] as const)("who loads the page in a game hears how it stands and is at the rack: turn of %s", async (turn, said) => {
    const wish = { at: "middle", players: 2, turn, clock: 40, names: ["Ada", "Ola"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    await shown.page.getByRole("log").getByText(said).waitFor({ state: "attached" });
    expect(await new Listener(shown.page, words).focus()).toBe("rack");
    await shown.page.context().close();
  });

  test("a pause is told to whom it concerns, once, with the keys that answer it", async () => {
    const wish = { at: "middle", players: 2, clock: 40, names: ["Ada", "Ola"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    const news = async (event: TableEvent) => {
      const before = (await listener.heard()).length;
      await shown.tell(event);
      await expect.poll(async () => (await listener.heard()).length).toBeGreaterThan(before);
      return (await listener.heard()).slice(before);
    };
    expect(await news({ kind: "pause-asked", seat: "B" })).toEqual(["Ola asks for a pause. Press A to agree."]);
    await listener.press("a");
    expect((await shown.asked()).at(-1)).toEqual({ do: "pause" });
    expect(await news({ kind: "pause-asked", seat: "A" })).toEqual(["You agree to the pause."]);
    const all = "Paused. The clocks are stopped. The game goes on when everybody is back. Ctrl+Enter: “I am back”.";
    expect(await news({ kind: "paused" })).toEqual([all]);
    expect(await listener.ask("t")).toBe(all);
    const alone = "Waiting for you. Ctrl+Enter: “I am back”.";
    expect(await news({ kind: "back", seat: "B" })).toEqual([`Ola is back from the pause. ${alone}`]);
    expect(await listener.ask("t")).toBe(`Paused. The clocks are stopped. ${alone}`);
    await listener.press("Control+Enter");
    expect((await shown.asked()).at(-1)).toEqual({ do: "resume" });
    const [over, turn] = await news({ kind: "resumed", seat: "A" });
    expect(over).toBe("You are back. The game goes on.");
    expect(turn).toContain("Your turn");
    expect(await listener.ask("t")).toContain("Your turn");

    expect(await news({ kind: "pause-asked", seat: "A" })).toEqual(["You asked for a pause. Waiting for Ola."]);
    await news({ kind: "pause-asked", seat: "B" });
    await news({ kind: "paused" });
    expect(await news({ kind: "back", seat: "A" })).toEqual(["You are back from the pause. Waiting for Ola."]);
    expect(await listener.ask("t")).toBe("Paused. The clocks are stopped. Waiting for Ola.");
    await shown.page.context().close();
  });

  test("what happens while a dialog is open is heard in it, and once", async () => {
    const wish = { at: "middle", players: 2, turn: "other", clock: 40, names: ["Ada", "Ola"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const { page } = shown;
    const listener = new Listener(page, words);
    await heardOn(page);
    const seats = [14, 9].map((count) => ({ tiles: count, opened: true, announced: false }));
    const now = {
      phase: "play",
      seats,
      stacks: [7],
      open_stack: 0,
      stack_choice: null,
      starter: "A",
      turn: "A",
      // Long ago: the last seconds run at once.
      turn_began: Date.UTC(2026, 0, 1, 11, 59, 29),
      claims_open: false,
      may_announce: null,
      last_moves: null,
      judge_called: false,
    };
    const event = { event: "drawn", seat: "B", count: 1, cause: "choice" };
    await listener.press("?");
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await dialog.waitFor();
    await shown.tell({ kind: "played", event, now } as unknown as TableEvent);
    for (const text of ["Ola draws", "Your turn", "9 seconds left"])
      await dialog.getByRole("log").getByText(text).first().waitFor({ state: "attached" });
    const heard = await listener.heard();
    expect(heard.filter((text) => text.startsWith("Ola draws")).length, heard.join("\n")).toBe(1);
    await listener.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await listener.ask("l")).toContain("Ola draws");
    expect(await page.locator("[role=log]").innerText()).toContain("Ola draws");
    await page.context().close();
  });

  test("a key leads from what is in hand to each meld where it fits, and round again", async () => {
    const rules = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
    const at = { ...rules, table: table("k4 r4 y4 | b5 b6 b7 | k8 r8 y8"), rack: tiles("b8 k1 k2 k3") };
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", { at, players: 2, clock: null });
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    const says = async (key: string, ...said: string[]) => {
      const before = (await listener.heard()).length;
      await listener.press(key);
      await expect.poll(async () => (await listener.heard()).slice(before)).toEqual(said);
    };
    const at8 = shown.page.locator(".rack").getByRole("button", { name: "blue 8" });
    await at8.focus();
    await says("g", "Nothing in hand.");
    await listener.ask("Space");
    await says("g", "B: run 5–7 blue, valid.", "Fits here.");
    await says("g", "C: group of 8s, valid.", "Fits here.");
    await says("g", "B: run 5–7 blue, valid.", "Fits here.");
    expect(await listener.ask("Enter")).toBe("Put down: blue 8. B: run 5–8 blue, valid.");
    await shown.page.locator(".rack").getByRole("button", { name: "black 1" }).focus();
    await listener.ask("Space");
    await says("g", "It fits nowhere yet.");
    expect(await listener.focus()).toBe("rack");
    await shown.page.context().close();
  });

  test("the question before a draw keeps Tab and its answers in order, and the keys that asked draw nothing, pressed again", async () => {
    const rules = { rules: "standard", opened: true, mayMove: true, fresh: [], draft: null };
    const at = { ...rules, table: table("r3 r4 r5"), rack: tiles("r6 k1 k9") };
    const wish = { at, players: 2, clock: null, programs: true };
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const { page } = shown;
    const listener = new Listener(page, words);
    await heardOn(page);
    // The hint is found after what the question is asked by.
    expect(await listener.ask("h")).toContain("There is a move");
    await listener.press("Control+Enter");
    const title = "You can lay something";
    const focus = () => expect.poll(() => listener.focus());
    await focus().toBe(`${title}: button Look again`);
    await listener.press("Tab");
    await focus().toBe(`${title}: button Draw anyway`);
    await listener.press("Tab");
    await listener.press("Tab");
    await focus().toBe(`${title}: button Close`);
    await listener.press("Shift+Tab");
    await listener.press("Shift+Tab");
    await focus().toBe(`${title}: button Draw anyway`);
    await listener.press("Control+Enter");
    await focus().toBe(`${title}: button Draw anyway`);
    expect(await shown.asked()).toEqual([]);
    await listener.press("Enter");
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await shown.asked()).toEqual([{ do: "draw" }]);
    await page.context().close();
  });

  test("that a game does not count is said of the sheet that tells of its end", async () => {
    const wish = { at: "middle", players: 3, turn: "own", clock: null } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    await shown.tell({ kind: "game-closed", end: "abandoned", secret: "00".repeat(32) } as unknown as TableEvent);
    await shown.page.getByRole("dialog", { description: /This game does not count/ }).waitFor();
    await shown.page.context().close();
  });

  test("an announcement that comes late is not the last thing heard in one's own turn", async () => {
    const wish = { at: "middle", players: 3, turn: "own", clock: null, names: ["Ada", "Ola", "Bea"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const listener = new Listener(shown.page, words);
    await heardOn(shown.page);
    await shown.tell(played({ event: "announced", seat: "C" }, standsAfter("A", [14, 9, 9])));
    const heard = async () => (await listener.heard()).slice(-2);
    await expect.poll(heard).toEqual(["Bea announces: “I will open in the next round”.", "Your turn."]);
    await shown.page.context().close();
  });

  test.each(["Menu", "Rules"])("an announcement is heard while “%s” is open", async (name) => {
    const wish = { at: "middle", players: 3, turn: "other", clock: null, names: ["Ada", "Ola", "Ola"] } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const { page } = shown;
    await page.getByRole("button", { name, exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.waitFor();
    const event = { event: "announced", seat: "C" };
    await shown.tell(played(event, standsAfter("A", [14, 9, 9])));
    // Who has the name of another is told apart, aloud as on the screen.
    await dialog.getByRole("log").getByText("Ola (2) announces").waitFor({ state: "attached" });
    expect(await page.locator(".player-name").allInnerTexts()).toEqual(["Ola", "Ola (2)", "You"]);
    await page.context().close();
  });

  test("who leaves under a result is told once, by the line that says who is waited for", async () => {
    const wish = { at: "middle", players: 3, turn: "over", names: ["Ada", "Ola", "Bea"], clock: null } as const;
    const shown = await AtTable.open(stage.browser, stage.host.address, "en", wish);
    const { page } = shown;
    await heardOn(page);
    const leaves = (seat: "B" | "C", at: number): TableEvent => ({
      kind: "stood",
      seat,
      sitter: { kind: "person", who: String(at).repeat(32) },
    });
    const end = page.locator("dialog.end");
    await shown.tell(leaves("B", 1));
    await end.getByRole("status").getByText("Ola has left the table.").waitFor();
    const listener = new Listener(page, words);
    expect((await listener.heard()).filter((text) => text.includes("Ola has left"))).toEqual([]);
    // Nothing says so by itself once the sheet is closed.
    await listener.press("Escape");
    await end.waitFor({ state: "detached" });
    await shown.tell(leaves("C", 2));
    await page.getByRole("log").getByText("Bea has left the table.").waitFor({ state: "attached" });
    await page.context().close();
  });

  test("the focus stays where somebody plays, and every page says what it is", async () => {
    const page = await sitDown(stage.browser, stage.host, { chance: 5, path: "/", settings: { askBeforeDraw: true } });
    const listener = new Listener(page, words);
    const focus = () => expect.poll(() => listener.focus());
    await page.getByRole("link", { name: "Settings" }).focus();
    await listener.press("Enter");
    await focus().toBe("h1 Settings");
    expect(await page.title()).toBe("Settings · Dublet");
    await listener.tabTo("a Back to home");
    await listener.press("Enter");
    await focus().toBe("h1 Dublet");
    await page.getByRole("link", { name: "Play now" }).focus();
    await listener.press("Enter");
    await focus().toBe("rack");
    await expect.poll(() => page.title()).toBe("Your turn · Dublet");

    expect(await listener.heard()).toContain("Press the question mark for all keys.");
    // The main button says something else, and stays.
    await page.locator(".main-action").focus();
    const turns = async () => (await listener.heard()).filter((text) => text.startsWith("Your turn")).length;
    const before = await turns();
    await listener.press("Enter");
    await expect.poll(turns).toBeGreaterThan(before);
    await focus().toBe("button Draw a tile");
    await page.locator(".rack .tile").nth(3).focus();
    await listener.press("Enter");
    await listener.press("n");
    await listener.press("Control+Enter");
    await listener.press("Control+Enter");
    await focus().toBe("Your tiles are on the table: button Keep building");
    await listener.tabTo("Your tiles are on the table: button Take back and draw");
    await listener.press("Enter");
    await expect.poll(turns).toBeGreaterThan(before + 1);
    await focus().toBe("rack");

    // Of dialogs that follow each other every one has it, and the last gives it back.
    await page.getByRole("button", { name: "Menu" }).focus();
    await listener.press("Enter");
    await listener.tabTo("Menu: button Keys");
    await listener.press("Enter");
    await focus().toBe("Keys: h2 Keys");
    // Screen readers hand keys on to the table and the rack, and what else there is to do is the first line.
    expect(await page.getByRole("dialog", { name: "Keys" }).ariaSnapshot()).toContain("NVDA and Space");
    expect(await page.locator("[role=application]").getAttribute("aria-label")).toBe("Table and rack");
    await listener.press("Escape");
    await focus().toBe("button Menu");
    await listener.press("Enter");
    await listener.tabTo("Menu: button End this game");
    await listener.press("Enter");
    await focus().toBe("End this game: h2 End this game");
    expect(await page.getByRole("dialog").evaluate((dialog) => dialog.getAttribute("aria-describedby"))).not.toBeNull();
    await listener.tabTo("End this game: button End this game");
    await listener.press("Enter");
    await focus().toBe("You ended the game: button Next game");
    await listener.press("Enter");
    await expect.poll(turns).toBeGreaterThan(before + 2);
    await focus().toBe("rack");

    // The lesson names its keys, and its steps are told after what was done.
    await page.goBack();
    await focus().toBe("h1 Dublet");
    await page.getByRole("navigation").getByRole("link", { name: "Learn" }).focus();
    await listener.press("Enter");
    await focus().toBe("h1 Learn");
    await page.getByText("press ? for all keys").waitFor();
    await listener.press("?");
    await focus().toBe("Keys: h2 Keys");
    await listener.press("Escape");
    await page.getByRole("button", { name: "Show me the tiles" }).focus();
    expect(await listener.ask("Enter")).toBe("The tiles you need: black 7, red 7, yellow 7.");
    await page.locator(".rack .tile").first().focus();
    for (const tile of ["black 7", "red 7", "yellow 7"]) {
      await page.getByRole("button", { name: tile, exact: true }).focus();
      await listener.press("Space");
    }
    await listener.press("n");
    await expect.poll(async () => (await listener.heard()).at(-1)).toMatch(/^Then a run\. That is worth 21\./);
    expect((await listener.heard()).at(-2)).toMatch(/^Put down: black 7, red 7, yellow 7\./);

    await page.goBack();
    await focus().toBe("h1 Dublet");
    await page.getByRole("navigation").getByRole("link", { name: "Clock" }).focus();
    await listener.press("Enter");
    await focus().toBe("h1 Clock");
    await page.getByRole("button", { name: "Set up the clock" }).focus();
    await listener.press("Enter");
    await page.getByRole("button", { name: "End" }).focus();
    await listener.press("Enter");
    await focus().toBe("h1 Clock");
    expect(await page.title()).toBe("Clock · Dublet");
    await page.context().close();
  });

  test("a whole game is played, and a lay takes at most 25 keys, half of the time", async () => {
    const brain = new Brain(engine, new module.Solver(), OPTIONS.rules);
    const chance = findShortGame(engine, module.LocalTable, brain, OPTIONS, 61);
    console.log(`the game of chance ${chance}`);
    const page = await sitDown(stage.browser, stage.host, { chance });
    const listener = new Listener(page, words);
    const counted: number[] = [];
    let turns = 0;
    for (let from = 0; ; turns += 1) {
      expect(turns, "turns").toBeLessThan(80);
      const found = await page.waitForFunction((begin) => {
        const { heard } = window as unknown as { heard: string[] };
        if (document.querySelector("dialog.end[open]")) return "over";
        return heard.slice(begin).some((text) => text.startsWith("Your turn")) ? "turn" : null;
      }, from);
      if ((await found.jsonValue()) === "over") break;
      const { melds, rack } = await listener.know();
      const opened = !/You: [^.]*not opened yet/.test(await listener.ask("p"));
      const advice = brain.best(melds, rack, opened);
      from = (await listener.heard()).length;
      listener.keys = 0;
      if (advice !== null) {
        const said = await listener.line("w", typed(changed(melds, advice.table)));
        expect(said).toContain("Ctrl and Enter end the turn.");
      }
      await listener.press("Control+Enter");
      if (advice !== null) counted.push(listener.keys);
    }
    // How it ended is heard with the points, the sheet is in the tree, and who starts the next game is told.
    expect((await listener.heard()).some((text) => /goe?s? out!|the game is over/.test(text))).toBe(true);
    expect(await page.locator("dialog.end").ariaSnapshot()).toContain("heading");
    const about = await page
      .locator("dialog.end")
      .evaluate((dialog) => document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent);
    expect(about).toMatch(/^You [+−]\d+, Bruno [+−]\d+\.$/);
    await listener.press("Enter");
    const starts = async () =>
      (await listener.heard())
        .slice(-4)
        .some((text) => /^The tiles are dealt\. (You start|Bruno starts)\.$/.test(text));
    await expect.poll(starts).toBe(true);
    console.log(`keys of ${counted.length} lays in ${turns} turns: ${counted.join(" ")}`);
    expect(median(counted), "median").toBeLessThanOrEqual(25);
    await page.context().close();
  });
});
