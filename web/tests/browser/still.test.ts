// The table holds still: every tile's rectangle over whole games of computer players, turn by turn and meld by meld.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Look, Position, TableView } from "../../src/table/contract";
import { readGame, stepsBetween, without, type Faces, type RecordedGame } from "../table/games";
import { DemoPages } from "./browser";
import { BrowserAlone } from "./stage";
import { PROGRAM } from "./test-server";

const SEED = 20;
const GAMES = process.env["DUBLET_LONG"] ? 100 : 2;
const TABLES = ["sharp,steady", "steady,sharp,steady,sharp"];
const MOST_TIDYINGS = 3;
/** A rack of more tiles may have rows more. */
const USUAL_RACK = 20;

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
  /** What moved in the middle of a turn and was not touched. */
  readonly faults: string[];
  readonly tidyings: number;
  readonly narrowest: number;
  /** Where the table has been, with a rack as full as most. */
  readonly tables: string[];
}

/** In the page: shows everything, and looks after each step where every tile is. */
function watch({ frames, usual }: { frames: Frame[]; usual: number }): Seen {
  const { table, look } = window as unknown as { table: TableView; look: Look };
  const faults: string[] = [];
  const tables = new Set<string>();
  let tidyings = 0;
  let narrowest = Infinity;
  const rects = () => {
    const melds = [...document.querySelectorAll(".melds > .meld")].map((meld) => {
      const tiles = [...meld.querySelectorAll<HTMLElement>(".tile")];
      const places = tiles.map((tile) => {
        const { x, y, width } = (tile.parentElement as HTMLElement).getBoundingClientRect();
        narrowest = Math.min(narrowest, Math.round(width));
        return [x, y, width].map((one) => one.toFixed(1)).join();
      });
      return [tiles.map((tile) => tile.dataset["piece"]).join(), places.join(" ")] as const;
    });
    return new Map(melds);
  };
  const felt = () => document.querySelector(".felt") as HTMLElement;
  felt().scrollTop = 0;
  let before = rects();
  frames.forEach((frame, index) => {
    if ("position" in frame) table.show(frame.position, look);
    else if ("suggest" in frame) table.suggest(frame.suggest);
    else for (let step = 0; step < frame.count; step += 1) table[frame.steps]();
    felt().scrollTop = 0;
    const after = rects();
    const moved = [...after].filter(([pieces, places]) => (before.get(pieces) ?? places) !== places);
    const within = !("position" in frame) || frame.within;
    if (within && moved.length > 0) faults.push(`step ${index}: ${moved.map(([pieces]) => pieces).join(" | ")}`);
    if (!within && moved.length > 0) tidyings += 1;
    if ("position" in frame && (frame.position.rack?.length ?? 0) <= usual) {
      const { x, y, width, height } = felt().getBoundingClientRect();
      tables.add([x, y, width, height].join());
    }
    before = after;
  });
  return { faults, tidyings, narrowest, tables: [...tables] };
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
  ])("at %i × %i nothing moves that is not touched, and little between turns", async (width, height) => {
    const { page } = await pages.open("empty", width, height);
    for (const [index, game] of games.entries()) {
      const frames = framesOf(game, index % 4 === 3);
      const seen = await page.evaluate(watch, { frames, usual: USUAL_RACK });
      const name = `game ${index}`;
      expect(seen.faults, name).toEqual([]);
      expect(seen.tidyings, name).toBeLessThanOrEqual(MOST_TIDYINGS);
      expect(seen.narrowest, name).toBeGreaterThanOrEqual(27);
      expect(seen.tables, name).toHaveLength(1);
    }
  });
});
