// The browser tests are made with.

import { chromium, type Browser } from "playwright-core";

const PROGRAM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];

export function launch(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: PROGRAM, args: [...FLAGS, ...flags] });
}
