// A page at which somebody sits down to play, with the chance, wishes and settings they have.

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Settings } from "../../../src/app/settings";
import type { GameWish } from "../../../src/screens/localGame";
import { openContext } from "../chromium";
import { fix } from "./chance";
import { listen } from "./player";

export interface Seat extends BrowserContextOptions {
  readonly chance: number;
  readonly path?: string;
  readonly settings?: Partial<Settings>;
  readonly wish?: Partial<GameWish>;
}

const PAGE = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

/** Against one beginner that moves at once, in a match, unless something else is wished. */
export async function sitDown(
  browser: Browser,
  { address }: { readonly address: string },
  { chance, path = "/play?new", settings, wish, ...context }: Seat,
): Promise<Page> {
  const wished = { players: 2, level: "novice", rounds: 1, ...wish };
  const kept = {
    settings: { pace: "at-once", sounds: false, askBeforeDraw: false, ...settings },
    game: wished,
    "game-device": wished,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({
    name: `dublet.${name}`,
    value: JSON.stringify(value),
  }));
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const made = await openContext(browser, { ...PAGE, ...context, storageState });
  await fix(made, chance);
  const page = await made.newPage();
  await listen(page);
  await page.goto(`${address}${path}`);
  return page;
}
