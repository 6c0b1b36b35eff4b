// Loads the engine for the page's own thread.

import type { Editions } from "./answers";
import type { Engine } from "./engine";
import type { Scorer } from "./sheet";
import init, * as rules from "./pkg/dublet.js";
import { WasmEngine, WasmScorer } from "./wasm";

let loaded: Promise<unknown> | undefined;

function load(): Promise<unknown> {
  loaded ??= init({ module_or_path: new URL("./pkg/dublet_bg.wasm", import.meta.url) });
  return loaded;
}

export async function loadEngine(): Promise<Engine> {
  await load();
  return new WasmEngine(rules);
}

export async function loadEditions(): Promise<Editions> {
  await load();
  return JSON.parse(rules.editions()) as Editions;
}

export async function loadScorer(): Promise<Scorer> {
  await load();
  return new WasmScorer(rules);
}
