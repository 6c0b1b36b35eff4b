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
/** So many letters of a title stand beside the game's name, large or at least readable. */
const [TITLE_LARGE, TITLE_SMALL, TITLE_MOST] = [32, 20, 45] as const;

const plain = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
/** Its letters are as large as there is room for all of them. */
const titleSize = ({ length }: string): number =>
  Math.max(TITLE_SMALL, Math.min(TITLE_LARGE, Math.floor((TITLE_SMALL * TITLE_MOST) / length)));

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
    write(short(name, NAME_MOST), MARGIN + 14, top + 27, 21, `font-weight="600"`),
    write(exactText(cell.small), WIDTH - MARGIN - 14, top + 27, 23, right),
    ...(rack.length === 0
      ? [write(say("end-rack-empty"), MARGIN + 14, top + 64, 18, `fill="#5c5f66"`)]
      : [...tiles, write(String(cell.value), WIDTH - MARGIN - 14, top + 66, 19, `text-anchor="end" fill="#5c5f66"`)]),
  ];
  return { svg: svg.join(""), height };
}

/** The page's letters for the alphabets of a drawing: it is a document of its own, which sees no other. */
async function lettersFor(text: string): Promise<readonly string[]> {
  const files = [
    rubikLatin,
    ...(/[Ā-ʯ]/.test(text) ? [rubikLatinExt] : []),
    ...(/[Ѐ-ӿ]/.test(text) ? [rubikCyrillic] : []),
  ];
  return Promise.all(files.map(async (file) => faceOf(await (await fetch(file)).blob())));
}

/**
 * Faces of one name complete each other: a letter one does not have is looked for in the next. Where one is late, another
 * font is better than no letters at all.
 */
async function faceOf(file: Blob): Promise<string> {
  const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:Rubik;font-weight:300 900;font-display:swap;src:url(data:font/woff2;base64,${btoa(bytes)})}`;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A browser waits for one face of a drawing and draws before it has a second: here it meets each of them once alone. */
async function meet(faces: readonly string[]): Promise<void> {
  const alone = (face: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-family="Rubik"><style>${face}</style><text>A</text></svg>`;
  await Promise.all(faces.map((face) => imageOf(alone(face))));
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
    write(short(title, TITLE_MOST), MARGIN, MARGIN + TITLE, titleSize(title), `font-weight="700"`),
    write(about, MARGIN, MARGIN + TITLE + 34, 19, `fill="#5c5f66"`),
    write("Dublet", WIDTH - MARGIN, MARGIN + TITLE, 22, `text-anchor="end" fill="#2d6f5e" font-weight="600"`),
    ...parts,
    "</svg>",
  ];
  return { svg: svg.join(""), height };
}

/** The picture as a file, twice as fine as it is drawn. */
export async function endPicture(title: string, about: string, rows: readonly EndRow[]): Promise<File | null> {
  const faces = await lettersFor([title, about, ...rows.map(({ name }) => name), say("end-rack-empty")].join());
  const { svg, height } = endDrawing(title, about, rows, faces.join(""));
  await meet(faces);
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * 2, height * 2];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && new File([blob], gameFileName(Date.now(), "png"), { type: "image/png" });
}
