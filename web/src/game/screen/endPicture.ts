// How a game ended, as a picture to give away: everybody's points and rack. Drawn here, without the network.

import type { SheetCell } from "../../engine/answers";
import rubikCyrillic from "@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url";
import rubikLatinExt from "@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url";
import rubikLatin from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url";
import { gameFileName } from "../../shared/gameFile";
import { exactText } from "../../sheet/points";
import tileCss from "../../tile/tile.css?inline";
import { drawTile, VIEW_BOX } from "../../tile/drawing";
import type { Tile } from "../../protocol/messages";
import { say } from "../../words/words";

export interface EndRow {
  readonly name: string;
  readonly rack: readonly Tile[];
  readonly cell: SheetCell;
}

const [WIDTH, MARGIN, HEAD, TITLE] = [720, 36, 92, 26] as const;
const [TILE, HIGH, GAP, LINE] = [30, 40, 3, 44] as const;
const IN_LINE = Math.floor((WIDTH - 2 * MARGIN - 90) / (TILE + GAP));
const NAME_MOST = 28;

const plain = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const short = (name: string): string => (name.length > NAME_MOST ? `${name.slice(0, NAME_MOST - 1)}…` : name);

const write = (text: string, x: number, y: number, size: number, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${plain(text)}</text>`;

function drawn(tile: Tile, x: number, y: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${TILE}" height="${HIGH}" rx="4" fill="#fbf6e9" stroke="#d9cdb2"/>` +
    `<svg class="tile-face" x="${x}" y="${y}" width="${TILE}" height="${HIGH}" viewBox="${VIEW_BOX}">${drawTile(tile, [])}</svg>`
  );
}

function rowOf({ name, rack, cell }: EndRow, top: number): { readonly svg: string; readonly height: number } {
  const lines = Math.max(1, Math.ceil(rack.length / IN_LINE));
  const height = 38 + lines * LINE + 14;
  const won = cell.big > 0;
  const tiles = rack.map((tile, at) =>
    drawn(tile, MARGIN + 14 + (at % IN_LINE) * (TILE + GAP), top + 40 + Math.floor(at / IN_LINE) * LINE),
  );
  const right = `text-anchor="end" font-weight="600"`;
  const svg = [
    `<rect x="${MARGIN}" y="${top}" width="${WIDTH - 2 * MARGIN}" height="${height - 8}" rx="12" fill="${won ? "#dbe7df" : "#f1ede1"}"/>`,
    write(short(name), MARGIN + 14, top + 27, 21, `font-weight="600"`),
    write(exactText(cell.small), WIDTH - MARGIN - 14, top + 27, 23, right),
    ...(rack.length === 0
      ? [write(say("end-rack-empty"), MARGIN + 14, top + 64, 18, `fill="#5c5f66"`)]
      : [...tiles, write(String(cell.value), WIDTH - MARGIN - 14, top + 66, 19, `text-anchor="end" fill="#5c5f66"`)]),
  ];
  return { svg: svg.join(""), height };
}

/** The page's letters for the alphabets of a drawing: it is a document of its own, which sees no other. */
async function lettersFor(text: string): Promise<string> {
  const files = [
    rubikLatin,
    ...(/[Ā-ʯ]/.test(text) ? [rubikLatinExt] : []),
    ...(/[Ѐ-ӿ]/.test(text) ? [rubikCyrillic] : []),
  ];
  const faces = await Promise.all(files.map(async (file) => faceOf(await (await fetch(file)).blob())));
  return faces.join("");
}

/** Faces of one name complete each other: a letter one does not have is looked for in the next. */
async function faceOf(file: Blob): Promise<string> {
  const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:Rubik;font-weight:300 900;src:url(data:font/woff2;base64,${btoa(bytes)})}`;
}

/** The picture as a drawing of its own. */
export function endDrawing(
  title: string,
  about: string,
  rows: readonly EndRow[],
  letters = "",
): { svg: string; height: number } {
  let top: number = MARGIN + HEAD;
  const parts: string[] = [];
  for (const row of rows) {
    const { svg, height } = rowOf(row, top);
    parts.push(svg);
    top += height;
  }
  const height = top + MARGIN - 8;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="Rubik, system-ui, sans-serif" fill="#22242a">`,
    `<style>${letters}${plain(tileCss)}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fcf9f2"/>`,
    write(short(title), MARGIN, MARGIN + TITLE, 32, `font-weight="700"`),
    write(about, MARGIN, MARGIN + TITLE + 34, 19, `fill="#5c5f66"`),
    write("Dublet", WIDTH - MARGIN, MARGIN + TITLE, 22, `text-anchor="end" fill="#2d6f5e" font-weight="600"`),
    ...parts,
    "</svg>",
  ];
  return { svg: svg.join(""), height };
}

/** The picture as a file, twice as fine as it is drawn. */
export async function endPicture(title: string, about: string, rows: readonly EndRow[]): Promise<File | null> {
  const letters = await lettersFor([title, about, ...rows.map(({ name }) => name), say("end-rack-empty")].join());
  const { svg, height } = endDrawing(title, about, rows, letters);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * 2, height * 2];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && new File([blob], gameFileName(Date.now(), "png"), { type: "image/png" });
}
