// Runs a script written in TypeScript: `node run.mjs bench/bench.ts`.

import { runnerImport } from "vite";

await runnerImport(new URL(process.argv[2], import.meta.url).pathname);
