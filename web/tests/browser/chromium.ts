// The browser tests are made with: one for all files, in which everybody has a context of their own.

import { existsSync } from "node:fs";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
} from "playwright-core";
import type { Settings } from "../../src/app/settings";
import { PATIENCE_MS } from "../patience";

/** A name of this machine that browsers do not call secure, other than its address. */
export const PLAIN_HOST = "hall.test";

/** The first that is there: the shell is the same engine without windows around it, at little more than half the work. */
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const PROGRAM = process.env["CHROMIUM"] ?? PROGRAMS.find((program) => existsSync(program)) ?? "chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];
const WAY = { executablePath: PROGRAM, args: FLAGS, timeout: PATIENCE_MS };

/** A browser of one's own. */
export const launch = (): Promise<Browser> => chromium.launch(WAY);

/** The one for all files. */
export const launchShared = (): Promise<BrowserServer> => chromium.launchServer(WAY);

/** The way of a file to it. */
export const connect = (address: string): Promise<Browser> => chromium.connect(address, { timeout: PATIENCE_MS });

/** A browser as one person has it, with the settings they chose before. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  settings?: Partial<Settings>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "en", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  if (settings !== undefined) {
    await context.addInitScript((kept) => {
      if (localStorage.getItem("dublet.settings") === null) localStorage.setItem("dublet.settings", kept);
    }, JSON.stringify(settings));
  }
  return context;
}
