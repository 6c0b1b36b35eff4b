// Tiles as drawings. Sixty wide and eighty high; paint comes from custom properties, so that palettes are CSS.

import type { Colour, Stand } from "../engine/answers";
import type { Tile } from "../protocol/messages";
import { readFace, type Face } from "./face";

/** The inside of an `svg` that shows a tile, and small on a joker what it stands for; face down without a tile. */
export function drawTile(tile: Tile | null, stands: readonly Stand[]): string {
  if (tile === null) return BACK;
  const face = readFace(tile);
  if (face.is === "number") {
    return paint(
      face.colour,
      `${figure(face.number, 30, 45, face.number < 10 ? 43 : 39)}${shape(face.colour, 30, 64, SHAPE)}`,
    );
  }
  const known = caption(stands);
  return joker(face, stands) + (known ? `<g class="stands">${known}</g>` : "");
}

export const VIEW_BOX = "0 0 60 80";
/** Half of a shape: 8 pixels across on a tile of 27. */
const SHAPE = 9.1;

function paint(colour: Colour | "joker", inside: string): string {
  return `<g class="paint ${colour}">${inside}</g>`;
}

function figure(number: number | string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}">${number}</text>`;
}

/** The shape that says a colour again: diamond, disc, triangle, square. */
function shape(colour: Colour, x: number, y: number, r: number): string {
  const n = (value: number) => Math.round(value * 10) / 10;
  const drawn = {
    black: `<path d="M${x} ${n(y - r * 1.15)}L${n(x + r * 1.15)} ${y}L${x} ${n(y + r * 1.15)}L${n(x - r * 1.15)} ${y}Z"/>`,
    red: `<circle cx="${x}" cy="${y}" r="${n(r * 0.98)}"/>`,
    blue: `<path d="M${x} ${n(y - r * 1.02)}L${n(x + r * 1.12)} ${n(y + r * 0.94)}H${n(x - r * 1.12)}Z"/>`,
    yellow: `<rect x="${n(x - r * 0.88)}" y="${n(y - r * 0.88)}" width="${n(r * 1.76)}" height="${n(r * 1.76)}"/>`,
  }[colour];
  return `<g class="shape">${drawn}</g>`;
}

/** A joker's own picture: above what it stands for, or in the middle of the tile. */
function joker(face: Exclude<Face, { is: "number" }>, stands: readonly Stand[]): string {
  const alone = stands.length === 0;
  switch (face.is) {
    case "joker":
      if (!face.colour) return paint("joker", alone ? smile(30, 39, 21) : smile(30, 28, 18));
      return paint(face.colour, alone ? smile(30, 31, 18) + shape(face.colour, 30, 64, SHAPE) : smile(30, 28, 18));
    case "double":
      return double(stands[0]);
    case "mirror":
      return paint(
        "joker",
        `<g transform="translate(0 ${alone ? 9 : 0})"><path class="line axis" d="M30 9V53"/>
         <path d="M24 18V44L7 31Z"/><path class="line" d="M37 19.500V42.500L51 31Z"/></g>`,
      );
    case "colour-change":
      return paint(
        "joker",
        `<g transform="translate(0 ${alone ? 9 : 0})"><circle class="line" cx="30" cy="31" r="19"/>
         <path d="M30 12A19 19 0 0 0 30 50Z"/><path class="line thin" d="M36 24H44M36 31H46M36 38H44"/></g>`,
      );
  }
}

/** Two small tiles side by side, with what each of them is once that is known. */
function double(stands: Stand | undefined): string {
  const halves = [0, 1].map((index) => {
    const left = 4 + index * 27;
    const frame = paint("joker", `<rect class="line thin" x="${left}" y="14" width="25" height="52" rx="5.5"/>`);
    const tile = typeof stands === "object" ? stands[index] : undefined;
    const face = tile === undefined ? null : readFace(tile);
    const middle = left + 12.5;
    if (face?.is !== "number") return frame + paint("joker", `<circle cx="${middle}" cy="40" r="4.5"/>`);
    const size = face.number < 10 ? 24 : 18;
    return frame + paint(face.colour, figure(face.number, middle, 41, size) + shape(face.colour, middle, 54, 4.6));
  });
  return halves.join(" ");
}

function smile(x: number, y: number, r: number): string {
  const n = (value: number) => Math.round(value * 10) / 10;
  const eye = (side: number) => `<circle cx="${n(x + side * r * 0.38)}" cy="${n(y - r * 0.22)}" r="${n(r * 0.15)}"/>`;
  const mouth = `<path class="line" d="M${n(x - r * 0.5)} ${n(y + r * 0.24)}Q${x} ${n(y + r * 0.82)} ${n(x + r * 0.5)} ${n(y + r * 0.24)}"/>`;
  return `<circle class="line" cx="${x}" cy="${y}" r="${r}"/>${eye(-1)}${eye(1)}${mouth}`;
}

/** What a joker stands for, small: its number, then a shape for each colour it may be. */
function caption(stands: readonly Stand[]): string {
  const first = stands[0];
  if (typeof first === "number") return paint("joker", figure(first, 30, 74, 22));
  const faces = stands.flatMap((stand) => (typeof stand === "string" ? [readFace(stand)] : []));
  const tiles = faces.filter((face) => face.is === "number");
  const numbers = [...new Set(tiles.map(({ number }) => number))];
  const colours = [...new Set(tiles.map(({ colour }) => colour))];
  const number = numbers[0];
  if (number === undefined) return "";
  if (numbers.length > 1) return paint("joker", figure("?", 30, 74, 22));
  const digits = number < 10 ? 12 : 24;
  const step = colours.length > 2 ? 10 : 13;
  const radius = colours.length > 2 ? 4.2 : 5.4;
  // Number and shapes together stand in the middle.
  const left = 30 - (digits + 3 + step * colours.length) / 2;
  const only = colours.length === 1 ? colours[0] : undefined;
  const shapes = colours.map((colour, index) =>
    paint(colour, shape(colour, left + digits + 3 + step * (index + 0.5), 67, radius)),
  );
  return paint(only ?? "joker", figure(number, left + digits / 2, 74.5, 21)) + shapes.join("");
}

const BACK = `<g class="back"><rect x="7" y="8" width="46" height="64" rx="6"/><path d="M30 26L42 40L30 54L18 40Z"/></g>`;
