// The engine in WebAssembly: text of notation in, JSON out (crates/wasm).

import type { TableEvent, TableState, Tile } from "../protocol/messages";
import type { Engine, Lane, LayVerdict, MeldVerdict } from "./engine";
import type { Played, Scored, Scorer } from "./sheet";

/** What the module exports, as far as the page's own thread uses it. */
export interface RulesModule {
  readMeld(rules: string, tiles: string): string;
  judgeLay(rules: string, table: string, rack: string, opened: boolean, after: string): string;
  places(rules: string, meld: string, tiles: string): string;
  lanes(rules: string, melds: string): string;
  sortRack(rack: string, byRuns: boolean): string;
  mayClaim(rules: string, rack: string): string;
  follow(state: string, at: number, event: string): string;
}

export class WasmEngine implements Engine {
  readonly #rules: RulesModule;

  constructor(rules: RulesModule) {
    this.#rules = rules;
  }

  meld(rules: string, tiles: readonly Tile[]): MeldVerdict {
    return read(this.#rules.readMeld(rules, meldText(tiles)));
  }

  lay(
    rules: string,
    table: readonly (readonly Tile[])[],
    rack: readonly Tile[],
    opened: boolean,
    after: readonly (readonly Tile[])[],
  ): LayVerdict {
    return read(this.#rules.judgeLay(rules, tableText(table), meldText(rack), opened, tableText(after)));
  }

  places(rules: string, meld: readonly Tile[], tiles: readonly Tile[]): readonly number[] {
    return read(this.#rules.places(rules, meldText(meld), meldText(tiles)));
  }

  lanes(rules: string, melds: readonly (readonly Tile[])[]): readonly Lane[] {
    return melds.length === 0 ? [] : read(this.#rules.lanes(rules, tableText(melds)));
  }

  sort(rack: readonly Tile[], by: "groups" | "runs"): readonly Tile[] {
    return read(this.#rules.sortRack(meldText(rack), by === "runs"));
  }

  mayClaim(rules: string, rack: readonly Tile[]): boolean {
    return read(this.#rules.mayClaim(rules, meldText(rack)));
  }

  follow(state: TableState, at: number, event: TableEvent): TableState {
    return read(this.#rules.follow(JSON.stringify(state), at, JSON.stringify(event)));
  }
}

/** The part of the module that is for games with real tiles. */
export interface ScorerModule {
  deck(rules: string): string;
  sortRack(rack: string, byRuns: boolean): string;
  scoreSheet(rules: string, sheet: string): string;
}

export class WasmScorer implements Scorer {
  readonly #rules: ScorerModule;

  constructor(rules: ScorerModule) {
    this.#rules = rules;
  }

  deck(rules: string): readonly Tile[] {
    return read(this.#rules.deck(rules));
  }

  sort(tiles: readonly Tile[]): readonly Tile[] {
    return read(this.#rules.sortRack(meldText(tiles), true));
  }

  score(rules: string, players: number, games: readonly Played[]): Scored {
    return read(this.#rules.scoreSheet(rules, JSON.stringify({ players, games })));
  }
}

function meldText(tiles: readonly Tile[]): string {
  return tiles.join(" ");
}

function tableText(melds: readonly (readonly Tile[])[]): string {
  return melds.map(meldText).join(" | ");
}

/** Reads an answer. Text the rules cannot read is a mistake of the page, never of the player. */
function read<T>(json: string): T {
  const answer = JSON.parse(json) as T | { error: { id: string; args: Record<string, string> } };
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    throw new Error(`${answer.error.id} ${JSON.stringify(answer.error.args)}`);
  }
  return answer as T;
}
