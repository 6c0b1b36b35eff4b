// How people in these tests decide: new melds out of the rack, else one tile added to a meld. It asks the engine, and
// is no good player.

import type { Tile } from "../../src/protocol/messages";
import { loadEngine, loadModule } from "../engine";

export interface Plan {
  readonly melds: readonly (readonly Tile[])[];
  readonly add: { readonly tile: Tile; readonly meld: number } | null;
}

export interface Mind {
  plan(table: readonly (readonly Tile[])[], rack: readonly Tile[], opened: boolean): Plan | null;
}

export async function mindOf(rules: string): Promise<Mind> {
  const [engine, { Solver }] = [await loadEngine(), await loadModule()];
  const solver = new Solver();
  return {
    plan(table, rack, opened) {
      const found = JSON.parse(solver.advise(rules, "", rack.join(" "), opened)) as { table: Tile[][] } | null;
      if (found !== null) return { melds: found.table, add: null };
      if (!opened) return null;
      for (const [meld, lies] of table.entries()) {
        // Put to a joker, a tile may take its place.
        if (lies.includes("J")) continue;
        const tile = rack.find((one) => engine.places(rules, lies, [one]).length > 0);
        if (tile !== undefined) return { melds: [], add: { tile, meld } };
      }
      return null;
    },
  };
}
