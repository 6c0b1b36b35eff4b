// The page as it is built, with no server behind it: what plays without one is tried without one.

import { fileURLToPath } from "node:url";
import { createServer, preview, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Site {
  /** Where it is, with no slash at the end. */
  address: string;
  stop(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const server = await preview({ root: ROOT, logLevel: "silent", preview: { port: 0, proxy: {} } });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
  if (!address) throw new Error("the page is served nowhere");
  return { address, stop: () => server.close() };
}

/** The page from its sources, with another engine in it: `load` is the file that loads that. */
export async function openSources(load: string): Promise<Site> {
  const instead: Plugin = {
    name: "another-engine",
    enforce: "pre",
    resolveId: (wanted, from) => (wanted === "../engine/load" && from?.endsWith("/parts/parts.ts") ? load : null),
  };
  const server = await createServer({
    root: ROOT,
    // Two servers that keep what they prepared in one place are in each other's way.
    cacheDir: `${ROOT}/node_modules/.vite/sources`,
    logLevel: "error",
    plugins: [instead],
    server: { port: 0, hmr: false, proxy: {} },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
  if (!address) throw new Error("the page is served nowhere");
  return { address, stop: () => server.close() };
}
