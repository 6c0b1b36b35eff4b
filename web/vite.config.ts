import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

// While developing, the page is served here and the games by a server of their own: `dublet serve`. It lets changes
// through only from its own page, so the proxy speaks in its name.
const server = process.env["DUBLET_SERVER"] ?? "http://127.0.0.1:8106";

export default defineConfig({
  plugins: [solid()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0 },
  test: { environment: "node", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
