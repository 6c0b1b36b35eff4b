// The engine for tests: the same WebAssembly the page has, made by `cargo xtask page`.

import { existsSync, readFileSync } from "node:fs";
import type { Editions } from "../src/engine/answers";
import type { Engine } from "../src/engine/engine";
import type * as Pkg from "../src/engine/pkg/dublet.js";
import { WasmEngine } from "../src/engine/wasm";

const PKG = new URL("../src/engine/pkg/", import.meta.url);

/** Everything the engine exports. */
export async function loadModule(): Promise<typeof Pkg> {
  const script = new URL("dublet.js", PKG);
  if (!existsSync(script)) throw new Error("no engine in src/engine/pkg: cargo xtask page");
  const module = (await import(/* @vite-ignore */ script.href)) as typeof Pkg;
  module.initSync({ module: readFileSync(new URL("dublet_bg.wasm", PKG)) });
  return module;
}

export async function loadEngine(): Promise<Engine> {
  return new WasmEngine(await loadModule());
}

export async function loadEditions(): Promise<Editions> {
  return JSON.parse((await loadModule()).editions()) as Editions;
}
