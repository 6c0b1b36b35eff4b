// The table holds still: every tile's rectangle over whole games of computer players, turn by turn and meld by meld.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Holding, Look, Position, TableView } from "../../src/table/contract";
import { extent } from "../extent";
import { readGame, stepsBetween, without, type Faces, type RecordedGame } from "../table/games";
import { DemoPages } from "./browser";
import { BrowserAlone } from "./stage";
import { PROGRAM } from "./test-server";

const SEED = 20;
const GAMES = extent(2, 100);
const TABLES = ["sharp,steady", "steady,sharp,steady,sharp"];
/** Between turns a table is put in order so often at most: when tiles change their size, and when it is full at the smallest. */
const MOST_TIDIED = 3;
/** Tiles change their size three times at most. */
const MOST_SIZES = 4;
/** A rack of more tiles may have rows more; one of few gives them to the table, one after another. */
const USUAL_RACK = 20;
const MOST_HEIGHTS = 4;

/** What is shown next: a position, or a step of the player's own turn. */
type Frame =
  | { readonly position: Position; readonly within: boolean }
  | { readonly suggest: Faces }
  | { readonly steps: "undo" | "redo"; readonly count: number };

function recorded(): RecordedGame[] {
  return TABLES.flatMap((players) => {
    const folder = mkdtempSync(join(tmpdir(), "dublet-games-"));
    const wish = ["--players", players, "--games", String(GAMES), "--seed", String(SEED), "--save", folder];
    execFileSync(PROGRAM, ["simulate", "standard", ...wish]);
    const games = readdirSync(folder).map((name) => readGame(readFileSync(join(folder, name), "utf8")));
    rmSync(folder, { recursive: true });
    return games;
  });
}

/** A game as the table is told it: others' drafts, and own turns with all that is tried, taken back and done again. */
function framesOf({ rules, turns }: RecordedGame, looksOn: boolean): Frame[] {
  const frames: Frame[] = [];
  let table: Faces = [];
  let rack: readonly string[] | null = looksOn ? null : (turns[0]?.rack ?? []);
  const shown = (more: Partial<Position>, within = false): Frame => ({
    position: { rules, table, rack, opened: true, mayMove: false, fresh: [], draft: null, ...more },
    within,
  });
  for (const turn of turns) {
    const steps = stepsBetween(table, turn.table);
    const mine = turn.mine && !looksOn;
    if (mine) frames.push(shown({ mayMove: true }));
    for (const step of steps) frames.push(mine ? { suggest: step } : shown({ draft: faceDown(table, step) }, true));
    if (mine) frames.push({ steps: "undo", count: steps.length }, { steps: "redo", count: steps.length });
    table = turn.table;
    if (!looksOn) rack = turn.rack;
    frames.push(shown({}));
  }
  return frames;
}

/** Tiles that do not come from the table are not to be seen yet. */
function faceDown(table: Faces, step: Faces): (string | null)[][] {
  let known: readonly string[] = table.flat();
  return step.map((meld) =>
    meld.map((face) => {
      const lies = known.includes(face);
      known = without(known, [face]);
      return lies ? face : null;
    }),
  );
}

interface Seen {
  /** What moved in a turn and was not touched, though tiles did not become smaller; what was laid and is not seen; a table that
   * moved in a turn; what is not where it was, and as large, once all is undone. */
  readonly faults: string[];
  /** How often melds nobody touched have moved between two turns. */
  readonly tidied: number;
  /** How wide tiles have been, one after the other; what was undone and done again counts once. */
  readonly sizes: number[];
  /** How high the table has been, with a rack as full as most. */
  readonly heights: number[];
}

/** In the page: shows everything, and looks after each step where every tile is. */
function watch({ frames, usual }: { frames: Frame[]; usual: number }): Seen {
  const { table, look } = window as unknown as { table: TableView; look: Look };
  const faults: string[] = [];
  let tidied = 0;
  const sizes: number[] = [];
  const heights = new Set<number>();
  const felt = () => document.querySelector(".felt") as HTMLElement;
  const rects = () => {
    const melds = [...document.querySelectorAll(".melds > .meld")].map((meld) => {
      const tiles = [...meld.querySelectorAll<HTMLElement>(".tile")];
      const places = tiles.map((tile) => (tile.parentElement as HTMLElement).getBoundingClientRect());
      return [tiles.map((tile) => tile.dataset["piece"]).join(), places] as const;
    });
    return new Map(melds);
  };
  const written = (places: readonly DOMRect[]) =>
    places.map(({ x, y, width }) => [x, y, width].map((one) => one.toFixed(1)).join()).join(" ");
  const edges = () => {
    const { x, y, width, height } = felt().getBoundingClientRect();
    return [x, y, width, height].join();
  };
  felt().scrollTop = 0;
  let before = rects();
  let lay = edges();
  let shown = before;
  let wide = NaN;
  frames.forEach((frame, index) => {
    if ("position" in frame) table.show(frame.position, look);
    else if ("suggest" in frame) table.suggest(frame.suggest);
    else for (let step = 0; step < frame.count; step += 1) table[frame.steps]();
    const view = felt().getBoundingClientRect();
    const laid = "suggest" in frame ? [...rects()].filter(([pieces]) => !before.has(pieces)) : [];
    const isHidden = laid.some(([, places]) =>
      places.some(({ y, bottom }) => y < view.y - 1 || bottom > view.bottom + 1),
    );
    if (isHidden) faults.push(`step ${index}: what was laid is not seen`);
    felt().scrollTop = 0;
    const after = rects();
    // Where a tile begins between two pixels, its width is off by a trifle.
    const width = Math.round(([...after.values()][0]?.[0]?.width ?? NaN) * 10) / 10;
    const isAgain = "steps" in frame;
    const isOther = width > 0 && width !== wide;
    wide = width;
    if (isOther && !isAgain && width !== sizes.at(-1)) sizes.push(width);
    if ("position" in frame) shown = after;
    const isBack = (pieces: string) => written(after.get(pieces) ?? []) === written(shown.get(pieces) ?? []);
    if (isAgain && frame.steps === "undo" && ![...shown.keys()].every(isBack))
      faults.push(`step ${index}: what was undone lies elsewhere`);
    const within = !("position" in frame) || frame.within;
    const isOthers = "position" in frame && frame.within;
    const moved = [...after].filter(([pieces, places]) => written(before.get(pieces) ?? places) !== written(places));
    if (moved.length > 0 && !within) tidied += 1;
    else if (moved.length > 0 && (isOthers || !isOther))
      faults.push(`step ${index}: ${moved.map(([pieces]) => pieces).join(" | ")}`);
    if (within && edges() !== lay) faults.push(`step ${index}: the table is another`);
    lay = edges();
    if ("position" in frame && (frame.position.rack?.length ?? 0) <= usual) heights.add(view.height);
    before = after;
  });
  return { faults, tidied, sizes, heights: [...heights] };
}

/** In the page: where every tile of table and rack is, by its face. */
function lying(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":is(.melds, .rack) .tile")].map((tile) => {
    const { x, y, width } = (tile.parentElement as HTMLElement).getBoundingClientRect();
    return [tile.getAttribute("aria-label"), Math.round(x), Math.round(y), width].join(" ");
  });
}

describe(`games of computer players (seed ${SEED})`, () => {
  const stage = new BrowserAlone();
  let pages: DemoPages;
  let games: RecordedGame[];
  beforeAll(async () => {
    games = recorded();
    pages = await DemoPages.start(stage.browser);
  });
  afterAll(() => pages?.stop());

  test.each([
    [390, 664],
    [1440, 900],
  ])(
    "at %i × %i nothing moves that is not touched, and tiles change their size three times at most",
    async (width, height) => {
      const { page } = await pages.open("empty", width, height);
      for (const [index, game] of games.entries()) {
        const frames = framesOf(game, index % 4 === 3);
        const seen = await page.evaluate(watch, { frames, usual: USUAL_RACK });
        const name = `game ${index}`;
        expect(seen.faults, name).toEqual([]);
        expect(seen.tidied, name).toBeLessThanOrEqual(MOST_TIDIED);
        expect(Math.max(...seen.sizes), name).toBe(seen.sizes[0]);
        expect(seen.sizes.length, name).toBeLessThanOrEqual(MOST_SIZES);
        expect(seen.sizes.at(-1), name).toBeGreaterThanOrEqual(27);
        expect(seen.heights.length, name).toBeLessThanOrEqual(MOST_HEIGHTS);
      }
    },
  );

  test("a table lies as it lay after a reload, and when a phone is turned and turned back", async () => {
    const shown = await pages.open("middle", 390, 664);
    const { page } = shown;
    await page.evaluate(() => {
      const { table } = window as unknown as { table: TableView };
      const melds = table.layout();
      table.suggest([...melds.slice(1), [...(melds[0] ?? []), ...table.lying().rack.slice(0, 1)]]);
    });
    const before = await page.evaluate(lying);
    const holding = await page.evaluate(() =>
      JSON.stringify((window as unknown as { table: TableView }).table.holding()),
    );
    await shown.resize(750, 340);
    expect(await page.evaluate(lying)).not.toEqual(before);
    await shown.resize(390, 664);
    expect(await page.evaluate(lying)).toEqual(before);
    await page.reload();
    await page.waitForSelector(".tile");
    await page.evaluate(
      (kept) => (window as unknown as { table: TableView }).table.takeUp(JSON.parse(kept) as Holding),
      holding,
    );
    expect(await page.evaluate(lying)).toEqual(before);
  });
});
