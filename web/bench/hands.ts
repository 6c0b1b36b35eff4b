// How well hands that are not exact build melds on the built page: a hundred in each cell, into docs/hands.md. `npm run build`
// comes first. MELDS=10 is a look.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { launch } from "../tests/browser/chromium";
import { CELLS, SCREENS, Workshop, type Cell, type Figures } from "../tests/browser/player/building";
import { wordsOf } from "../tests/browser/player/names";
import { openSite } from "../tests/browser/site";
import { loadEngine } from "../tests/engine";

const DOCUMENT = new URL("../../docs/hands.md", import.meta.url);
const HEADING = "## Dragging";
/** Those the page was tuned on. */
const TUNED = "7, 11, 12, 13, 1001 and 2003";
/** Nobody has tuned the page on it, nor looked at it before. */
const SEED = 3001;
const MELDS = Number(process.env["MELDS"] ?? 100);

const site = await openSite();
const browser = await launch();
try {
  const workshop = new Workshop(await loadEngine(), wordsOf("en"));
  const rows: string[] = [];
  for (const cell of CELLS) {
    const figures = await workshop.work(browser, site.address, cell, MELDS, SEED);
    rows.push(rowOf(cell, figures));
    console.log(rows.at(-1));
    for (const one of figures.failed) console.log(`  ${one}`);
  }
  if (MELDS >= 100) write(rows);
} finally {
  await browser.close();
  await site.stop();
}

function rowOf({ hand, work, table }: Cell, { melds, stood, moved, wrong, changed, broken }: Figures): string {
  const { width, height } = SCREENS[hand];
  const what =
    work === "build"
      ? `builds melds of 3–5 on ${table === "empty" ? "an empty" : "a crowded"} table`
      : "extends and splits";
  const cells = [`${hand}, ${width}×${height}`, what, `${stood} of ${melds}`, `${wrong} of ${moved}`, changed, broken];
  return `| ${cells.join(" | ")} |`;
}

/** Writes this part of the document, and leaves what others wrote. */
function write(rows: readonly string[]): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}`;
  const old = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "# Hands\n\n";
  const from = old.indexOf(HEADING);
  const begin = from < 0 ? old.trimEnd().length : from;
  const next = from < 0 ? -1 : old.indexOf("\n## ", from + 1);
  const part = `${HEADING}

What a hand that is not exact makes of given melds, tile by tile. The mouse takes tiles with an error of 3 px, the finger of 10 px along
and 8 px across; both let go with an error of 0.30 tile along and 0.18 across (standard deviations of a normal error). They aim
by the tile they see. If another tile rises than was meant, the finger lets go where it was and tries once more. Three in ten melds hold a
joker; they are built from the left, from the right, and in mixed order. A crowded table has 60 tiles. *Changed* are melds nobody meant that
lie otherwise than before (they took a tile that fits), *broken* those of them that do not stand.

What the hands do exactly: they begin a meld where there is most room, scroll to what is not seen, and aim at the middle of a gap that is
narrower than a tile. They do not look at the place that is shown before they let go. Tiles to add are chosen alike, a joker as one of
them, and none that a joker of the meld stands for: such a tile takes the joker's place. How far melds reach was tuned on the seeds ${TUNED}. The figures are those of the first
seed that was tried after that.

| hand | does | stood at the first try | wrong tile moved | changed | broken |
|---|---|---|---|---|---|
${rows.join("\n")}

Made by \`npm run hands\` in \`web/\` (seed ${SEED}) at ${commit} on ${machine}.
`;
  const rest = next < 0 ? "" : old.slice(next);
  writeFileSync(DOCUMENT, `${old.slice(0, begin).trimEnd()}\n\n${part}${rest}`);
}
