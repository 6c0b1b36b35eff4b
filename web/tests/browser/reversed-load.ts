// Loads the engine that says the opposite, in the place of the one the page has.

import type { Engine } from "../../src/engine/engine";
import { loadEngine as loadTrue } from "../../src/engine/load";
import { reversed } from "./reversed";

export { loadEditions, loadScorer } from "../../src/engine/load";
export const loadEngine = async (): Promise<Engine> => reversed(await loadTrue());
