import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";
import { PATIENCE_MS, TEST_MS } from "./tests/patience.ts";

// While developing, the page is served here and the games by a server of their own: `dublet serve`. It lets changes
// through only from its own page, so the proxy speaks in its name.
const server = process.env["DUBLET_SERVER"] ?? "http://127.0.0.1:8106";

const BROWSER = "tests/browser/**/*.test.ts";

export default defineConfig({
  plugins: [solid()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0 },
  test: {
    environment: "node",
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Pages wait for the server and for frames as much as they work: three files keep two cores busy.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/**/*.test.ts"], exclude: [BROWSER], isolate: false } },
      { extends: true, test: { name: "browser", include: [BROWSER], globalSetup: "tests/browser/setup.ts" } },
    ],
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
