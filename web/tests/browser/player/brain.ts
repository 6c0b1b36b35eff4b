// What somebody who plays well does: asks the solver what to lay, and goes there tile by tile from what is seen.

import type { Engine } from "../../../src/engine/engine";
import type { Advice } from "../../../src/engine/answers";
import type { Solver } from "../../../src/engine/pkg/dublet.js";
import type { Tile } from "../../../src/protocol/messages";
import { facesOf, type Seen, type SeenTile } from "./sight";

/** Tiles taken together, and the meld they go to: none for a new one. */
export interface Move {
  readonly take: readonly SeenTile[];
  readonly from: "rack" | "table";
  readonly to: readonly SeenTile[] | null;
}

export class Brain {
  readonly #engine: Engine;
  readonly #solver: Solver;
  readonly #rules: string;

  constructor(engine: Engine, solver: Solver, rules: string) {
    this.#engine = engine;
    this.#solver = solver;
    this.#rules = rules;
  }

  /** The lay of most tiles, or none. */
  best(melds: readonly (readonly Tile[])[], rack: readonly Tile[], opened: boolean): Advice | null {
    const table = melds.map((meld) => meld.join(" ")).join(" | ");
    return JSON.parse(this.#solver.advise(this.#rules, table, rack.join(" "), opened)) as Advice | null;
  }

  /** The next thing to do for the table to become `wanted`; nothing when it is. */
  next({ melds, rack }: Pick<Seen, "melds" | "rack">, wanted: readonly (readonly Tile[])[]): Move | null {
    const plans = assign(melds, wanted);
    // What was laid aside comes last, or it would go back to where it was in the way.
    const aside = melds.filter((_, at) => plans.every((plan) => plan.at !== at));
    const spare: Source[] = [
      ...plans.map(({ meld, wanted: tiles }) => ({ from: "table" as const, tiles: less(meld, tiles) })),
      { from: "rack", tiles: among(rack, lessFaces(wanted.flat(), facesOf(melds.flat()))) },
      ...aside.map((tiles) => ({ from: "table" as const, tiles })),
    ];
    const open = plans.filter((plan) => plan.missing.length > 0);
    // A meld from which something is still to be taken waits until it is taken.
    const ready = open.filter((plan) => less(plan.meld, plan.wanted).length === 0);
    for (const plan of ready) {
      for (const { from, tiles } of spare) {
        const take = this.#taken(plan.meld, among(tiles, plan.missing));
        if (take.length > 0) return { take, from, to: plan.meld.length > 0 ? plan.meld : null };
      }
    }
    const [stuck] = open.length > 0 ? spare.filter(({ from, tiles }) => from === "table" && tiles.length > 0) : [];
    const [first] = stuck?.tiles ?? open[0]?.meld ?? [];
    return first === undefined ? null : { take: [first], from: "table", to: null };
  }

  /** What of some tiles a meld takes: all of them, one of them, or none. */
  #taken(meld: readonly SeenTile[], tiles: readonly SeenTile[]): readonly SeenTile[] {
    if (tiles.length === 0 || meld.length === 0) return tiles;
    const faces = facesOf(meld);
    const verdict = this.#engine.meld(this.#rules, faces);
    if (!verdict.meld) return tiles;
    const fits = (some: readonly SeenTile[]) => this.#engine.places(this.#rules, faces, facesOf(some)).length > 0;
    if (fits(tiles)) return tiles;
    const stoodFor = verdict.jokers.flatMap(({ stands }) => stands);
    return tiles.filter((tile) => fits([tile]) || stoodFor.includes(tile.tile)).slice(0, 1);
  }
}

interface Source {
  readonly from: "rack" | "table";
  readonly tiles: readonly SeenTile[];
}

interface Plan {
  readonly wanted: readonly Tile[];
  /** The meld that becomes it, and which of the table's it is. */
  readonly meld: readonly SeenTile[];
  readonly at: number | null;
  readonly missing: readonly Tile[];
}

/** Each wanted meld grows from the one it has most in common with. */
function assign(melds: Seen["melds"], wanted: readonly (readonly Tile[])[]): Plan[] {
  const pairs = wanted.flatMap((tiles, goal) =>
    melds.map((meld, at) => ({ goal, at, same: among(meld, tiles).length, other: less(meld, tiles).length })),
  );
  pairs.sort((a, b) => b.same - a.same || a.other - b.other);
  const chosen = new Map<number, number>();
  for (const { goal, at, same } of pairs) {
    if (same > 0 && !chosen.has(goal) && ![...chosen.values()].includes(at)) chosen.set(goal, at);
  }
  return wanted.map((tiles, goal) => {
    const at = chosen.get(goal) ?? null;
    const meld = at === null ? [] : (melds[at] ?? []);
    return { wanted: tiles, meld, at, missing: lessFaces(tiles, facesOf(meld)) };
  });
}

/** Those of the tiles that are wanted, each as often as it is. */
function among(tiles: readonly SeenTile[], wanted: readonly Tile[]): SeenTile[] {
  const left = [...wanted];
  return tiles.filter(({ tile }) => left.includes(tile) && left.splice(left.indexOf(tile), 1));
}

function less(tiles: readonly SeenTile[], wanted: readonly Tile[]): SeenTile[] {
  const kept = new Set(among(tiles, wanted));
  return tiles.filter((tile) => !kept.has(tile));
}

function lessFaces(tiles: readonly Tile[], there: readonly Tile[]): Tile[] {
  const left = [...there];
  return tiles.filter((tile) => !(left.includes(tile) && left.splice(left.indexOf(tile), 1)));
}
