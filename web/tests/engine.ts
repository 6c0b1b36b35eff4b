// The engine for tests: the same WebAssembly the page has, made by `cargo xtask page`.

import { readFileSync } from "node:fs";
import type { Engine } from "../src/engine/engine";
import { WasmEngine, type RulesModule } from "../src/engine/wasm";

const PKG = new URL("../src/engine/pkg/", import.meta.url);

export async function loadEngine(): Promise<Engine> {
  const script = new URL("dublet.js", PKG);
  const module = (await import(/* @vite-ignore */ script.href)) as RulesModule & { initSync(from: object): unknown };
  module.initSync({ module: readFileSync(new URL("dublet_bg.wasm", PKG)) });
  return new WasmEngine(module);
}
