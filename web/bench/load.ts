// What somebody's first visit fetches until nothing more is fetched, as small as it is sent.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

type Kind = "page" | "engine" | "font" | "other";

function kindOf(path: string): Kind {
  if (/\.(js|css|html)$/.test(path)) return "page";
  if (path.endsWith(".wasm")) return "engine";
  return path.endsWith(".woff2") ? "font" : "other";
}

export async function loadFigures(browser: Browser, address: string) {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  const paths = new Set<string>();
  // Of the context: the worker fetches as well.
  context.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === address && !pathname.startsWith("/api")) paths.add(pathname === "/" ? "/index.html" : pathname);
  });
  await page.goto(address);
  await page.waitForSelector(".home-play");
  await page.waitForLoadState("networkidle");
  await context.close();
  const sizes: Record<Kind, { files: number; plain: number; gzip: number; brotli: number }> = {
    page: none(),
    engine: none(),
    font: none(),
    other: none(),
  };
  for (const path of paths) {
    const plain = readFileSync(`${DIST}${path}`);
    const sum = sizes[kindOf(path)];
    const isDense = path.endsWith(".woff2");
    sum.files += 1;
    sum.plain += plain.length;
    sum.gzip += isDense ? plain.length : gzipSync(plain, { level: 9 }).length;
    sum.brotli += isDense ? plain.length : brotliCompressSync(plain).length;
  }
  return sizes;
}

const none = () => ({ files: 0, plain: 0, gzip: 0, brotli: 0 });
