// How well tiles are told apart by their paint, in every palette, computed from what the page is painted with.

import { readFileSync } from "node:fs";
import { converter, differenceCiede2000, lab, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { drawTile } from "../src/tile/drawing";

const CSS = readFileSync(new URL("../src/tile/tile.css", import.meta.url), "utf8");
const PAINTS = ["black", "red", "blue", "yellow"] as const;
/** What eyes make of red, green and blue light: Machado, Oliveira and Fernandes, 2009, for eyes that lack a kind of cone. */
const EYES = {
  "all colours": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  "no red": [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  "no green": [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  "no blue": [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const light = converter("lrgb");

function seen(paint: string, eyes: readonly number[]) {
  const { r, g, b } = light(paint)!;
  const [red, green, blue] = [0, 3, 6].map((row) => {
    const sum = eyes[row]! * r + eyes[row + 1]! * g + eyes[row + 2]! * b;
    return Math.min(1, Math.max(0, sum));
  });
  return { mode: "lrgb", r: red!, g: green!, b: blue! } as const;
}

const apart = differenceCiede2000();

/** What a block of the style sheet sets. */
function settings(selector: string): Map<string, string> {
  const from = CSS.indexOf(`${selector} {`);
  expect(from, `${selector} is in tile.css`).toBeGreaterThanOrEqual(0);
  const block = CSS.slice(from, CSS.indexOf("\n}", from));
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** A palette, over what stands when it says nothing. */
function palette(name: string): (what: string) => string {
  const own = name === "classic" ? new Map<string, string>() : settings(`[data-palette="${name}"]`);
  const plain = settings(":root,\n[data-palette]");
  return (what) => own.get(what) ?? plain.get(what) ?? expect.fail(`${name} has no ${what}`);
}

/** Light and dark of `light-dark(…)`, or the one there is. */
function themes(value: string): string[] {
  return /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value];
}

/** Every palette people can choose: those the style sheet has, and the one without a name. */
const PALETTES = ["classic", ...[...CSS.matchAll(/^\[data-palette="([\w-]+)"\] \{/gm)].map(([, name]) => name!)];

test("palettes are those of the settings", () => {
  const contract = readFileSync(new URL("../src/table/contract.ts", import.meta.url), "utf8");
  const offered = /palette: ((?:"[\w-]+"(?: \| )?)+);/.exec(contract)?.[1]?.split(" | ") ?? [];
  expect(offered).toEqual(PALETTES.map((name) => `"${name}"`));
});

describe.each(PALETTES)("the palette %s", (name) => {
  const value = palette(name);
  const paints = PAINTS.map((paint) => value(`paint-${paint}`));
  const pairs = paints.flatMap((one, index) => paints.slice(index + 1).map((other) => [one, other] as const));

  test.each(Object.entries(EYES))("has paints far apart for eyes with %s", (_, eyes) => {
    for (const [one, other] of pairs) {
      expect(apart(seen(one, eyes), seen(other, eyes)), `${one} beside ${other}`).toBeGreaterThanOrEqual(20);
    }
  });

  test("has paints of different lightness", () => {
    for (const [one, other] of pairs) {
      expect(Math.abs(lab(one)!.l - lab(other)!.l), `${one} beside ${other}`).toBeGreaterThanOrEqual(10);
    }
  });

  test("can be read on the tile", () => {
    const grounds = ["tile-top", "tile"].flatMap((ground) => themes(value(ground)));
    for (const ground of grounds) {
      for (const paint of ["paint-black", "paint-red", "paint-blue", "paint-yellow-edge", "paint-joker"]) {
        expect(wcagContrast(value(paint), ground), `${paint} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(wcagContrast(value("paint-yellow"), value("paint-yellow-edge"))).toBeGreaterThanOrEqual(3);
  });

  test("has a yellow that is yellow", () => {
    const { l, a, b } = lab(value("paint-yellow"))!;
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    // Brown is a dark orange: what is called yellow and amber is light and lies between orange and lemon.
    expect(l).toBeGreaterThanOrEqual(65);
    expect(hue).toBeGreaterThanOrEqual(70);
    expect(hue).toBeLessThanOrEqual(100);
  });
});

test("shapes are at least 8 pixels on the smallest tile", () => {
  const SMALLEST = 27;
  const edge = Number(/\.paint\.yellow :is\(text, \.shape\) \{[^}]*stroke-width: ([\d.]+);/.exec(CSS)?.[1]);
  const sizes = PAINTS.map((paint) => {
    const face = drawTile(({ black: "k7", red: "r7", blue: "b7", yellow: "y7" } as const)[paint], []);
    const shape = /<g class="shape">(.+?)<\/g>/.exec(face)?.[1] ?? "";
    const numbers = (pattern: RegExp) => [...shape.matchAll(pattern)].map((found) => Number(found[1]));
    const across = [...numbers(/ width="([\d.]+)"/g), ...numbers(/ r="([\d.]+)"/g).map((r) => 2 * r)];
    const xs = [...shape.matchAll(/[MLH]([\d.]+)/g)].map((found) => Number(found[1]));
    if (xs.length > 0) across.push(Math.max(...xs) - Math.min(...xs));
    const whole = Math.max(...across) + (paint === "yellow" ? edge : 0);
    return { paint, across: (whole * SMALLEST) / 60 };
  });
  for (const { paint, across } of sizes) expect(across, paint).toBeGreaterThanOrEqual(8);
});
