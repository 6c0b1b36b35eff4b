// Pictures of the page for the documentation: `npm run build`, then `npm run pictures`. The same every time, as far as the
// browser draws the same.

import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import type { Settings } from "../src/app/settings";
import { AtTable } from "../tests/browser/at-table";
import { launch } from "../tests/browser/chromium";
import { openSite } from "../tests/browser/site";
import type { Wish } from "../tests/browser/made-tables";

const FOLDER = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const PEOPLE = {
  en: ["You", "Anna", "Tom", "Maria", "Ola", "Felix"],
  pl: ["Ty", "Ania", "Tomek", "Marysia", "Ola", "Feliks"],
  ru: ["Вы", "Аня", "Максим", "Маша", "Оля", "Федя"],
} as const;

interface Picture extends Omit<Wish, "names"> {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly language?: keyof typeof PEOPLE;
  /** Pixels of the picture for one of the page. */
  readonly scale?: number;
  readonly settings?: Partial<Settings>;
  /** A tile of the rack laid alone, and the answer to that. */
  readonly alone?: boolean;
}

const PICTURES: readonly Picture[] = [
  { name: "desk-opening", size: [1440, 900], at: "opening", players: 3, programs: true },
  {
    name: "desk-middle-dark",
    size: [1440, 900],
    at: "middle",
    players: 4,
    settings: { theme: "dark" },
    language: "pl",
  },
  { name: "desk-twist", size: [1440, 900], at: "twist", players: 2 },
  { name: "desk-xp", size: [1440, 900], at: "xp", players: 6, turn: "other", language: "ru" },
  { name: "wall", size: [2560, 1440], at: "hundred", players: 4 },
  { name: "tablet", size: [820, 1180], at: "middle", players: 4, language: "ru", settings: { size: "large" } },
  { name: "phone-empty", size: [390, 844], scale: 2, at: "empty", players: 3, programs: true },
  { name: "phone-middle", size: [390, 844], scale: 2, at: "middle", players: 4, language: "pl" },
  {
    name: "phone-dark",
    size: [390, 844],
    scale: 2,
    at: "hundred",
    players: 2,
    language: "ru",
    settings: { theme: "dark" },
  },
  { name: "phone-rack", size: [360, 640], scale: 2, at: "full", players: 6, alone: true },
  { name: "phone-small", size: [320, 640], scale: 2, at: "opening", players: 4, offers: true },
  { name: "phone-on-its-side", size: [844, 390], scale: 2, at: "middle", players: 4, programs: true },
];

async function take(
  browser: Browser,
  address: string,
  { name, size: [width, height], language = "en", scale = 1, settings = {}, alone = false, ...wish }: Picture,
): Promise<void> {
  const options = { viewport: { width, height }, deviceScaleFactor: scale };
  const shown = await AtTable.open(
    browser,
    address,
    language,
    { ...wish, names: PEOPLE[language] },
    { theme: "light", ...settings },
    options,
  );
  if (alone) await shown.layAlone();
  await shown.page.mouse.move(width - 1, 1);
  await shown.page.screenshot({ path: `${FOLDER}/page-${name}.png`, animations: "disabled" });
  await shown.page.context().close();
}

const site = await openSite();
const browser = await launch();
try {
  for (const picture of PICTURES) await take(browser, site.address, picture);
} finally {
  await browser.close();
  await site.stop();
}
