// A sheet given away: as a file for tables, and as a picture.

import type { ScoredSheet } from "../../engine/answers";
import { editionOf } from "../../engine/editions";
import { say } from "../../words/words";
import { exactText, SIXTIETHS } from "../../sheet/points";
import type { Sheet } from "../../sheet/sheet";

interface Row {
  readonly kind: "names" | "racks" | "game" | "sum";
  readonly cells: readonly string[];
  /** Who won, of a game. */
  readonly won: readonly number[];
}

/** The sheet as rows of cells, as people read it: above a game that ended by empty pool what the racks counted. */
function rowsOf(
  { names, games: played }: Sheet,
  { games, totals, order }: ScoredSheet,
  points: (small: number) => string = exactText,
): readonly Row[] {
  const place = (player: number) => String(order.find((one) => one.player === player)?.place ?? "");
  const row = (kind: Row["kind"], head: string, cells: readonly string[]): Row => ({
    kind,
    cells: [head, ...cells],
    won: [],
  });
  return [
    row("names", "", names),
    ...games.flatMap(({ seats }, at) => {
      const won = seats.flatMap(({ big }, player) => (big > 0 ? [player] : []));
      const racks = row(
        "racks",
        say("sheet-racks"),
        seats.map(({ value }) => String(value)),
      );
      const game = row(
        "game",
        String(at + 1),
        seats.map(({ small }) => points(small)),
      );
      return [...(played[at]?.end === "pool" ? [racks] : []), { ...game, won }];
    }),
    row(
      "sum",
      say("sheet-total"),
      totals.map(({ small }) => points(small)),
    ),
    row(
      "sum",
      say("sheet-wins-row"),
      totals.map(({ big }) => String(big)),
    ),
    row(
      "sum",
      say("sheet-place"),
      names.map((_, player) => place(player)),
    ),
  ];
}

/** A cell of text never begins a formula in a program for tables. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Numbers as programs read them. */
export const csvOf = (sheet: Sheet, scored: ScoredSheet): string =>
  rowsOf(sheet, scored, (small) => String(small / SIXTIETHS))
    .filter(({ kind }) => kind !== "racks")
    .map(({ cells }) => cells.map(cell).join(","))
    .join("\r\n") + "\r\n";

const [CELL, ROW, MARGIN, HEAD] = [150, 52, 40, 110] as const;

/** The sheet on paper, twice as fine as it is shown. */
export async function pictureOf(sheet: Sheet, scored: ScoredSheet): Promise<Blob | null> {
  const rows = rowsOf(sheet, scored);
  const [width, height] = [MARGIN * 2 + CELL * (sheet.names.length + 1), MARGIN * 2 + HEAD + ROW * rows.length];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  await document.fonts.ready;
  pen.scale(2, 2);
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign, most: number) => {
    pen.font = `${font} Rubik Variable, Rubik, sans-serif`;
    pen.textAlign = align;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = "#fcf9f2";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#22242a";
  write("Dublet", MARGIN, MARGIN + 34, "700 34px", "left", width);
  write(say("edition-name", { edition: editionOf(sheet.edition) }), MARGIN, MARGIN + 70, "400 22px", "left", width);
  rows.forEach(({ kind, cells, won }, at) => {
    const top = MARGIN + HEAD + ROW * at;
    const isSum = kind === "sum";
    if (isSum) {
      pen.fillStyle = "#dbe7df";
      pen.fillRect(MARGIN, top, width - MARGIN * 2, ROW);
    }
    cells.forEach((text, column) => {
      const hasWon = won.includes(column - 1);
      pen.fillStyle = hasWon ? "#1f5547" : kind === "racks" ? "#5c5f66" : "#22242a";
      const strong = kind === "names" || isSum || hasWon ? "600" : "400";
      if (column === 0) write(text, MARGIN + 12, top + 34, "400 20px", "left", CELL - 20);
      else write(text, MARGIN + CELL * (column + 1) - 12, top + 34, `${strong} 22px`, "right", CELL - 20);
    });
    if (kind === "racks") return;
    pen.fillStyle = "#d8cdba";
    pen.fillRect(MARGIN, top + ROW - 1, width - MARGIN * 2, 1);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
