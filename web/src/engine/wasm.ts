// The engine in WebAssembly: text of notation in, JSON out (crates/wasm).

import type { FinalView, TableEvent, TableState, Tile } from "../protocol/messages";
import type {
  BadInput,
  InputMessage,
  LayVerdict,
  MeldPlace,
  MeldReport,
  PlayedGame,
  PlayedSheet,
  RuleFacts,
  ScoredSheet,
  SheetCell,
} from "./answers";
import type { Engine, FollowedTable, RackOrder } from "./engine";
import type * as Pkg from "./pkg/dublet.js";
import type { Scorer } from "./sheet";

/** What the module exports, as far as the page's own thread uses it. */
export type RulesModule = Pick<
  typeof Pkg,
  | "readMeld"
  | "judgeLay"
  | "places"
  | "lanes"
  | "sortRack"
  | "mayClaim"
  | "ruleFacts"
  | "announcementCounts"
  | "scoreGame"
  | "FollowedTable"
>;

export class WasmEngine implements Engine {
  readonly #rules: RulesModule;

  constructor(rules: RulesModule) {
    this.#rules = rules;
  }

  meld(rules: string, tiles: readonly Tile[]): MeldReport {
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

  lanes(rules: string, melds: readonly (readonly Tile[])[]): readonly MeldPlace[] {
    return melds.length === 0 ? [] : read(this.#rules.lanes(rules, tableText(melds)));
  }

  sort(rack: readonly Tile[], by: RackOrder): readonly Tile[] {
    return read(this.#rules.sortRack(meldText(rack), by === "runs"));
  }

  mayClaim(rules: string, rack: readonly Tile[]): boolean {
    return read(this.#rules.mayClaim(rules, meldText(rack)));
  }

  points(view: FinalView): readonly SheetCell[] {
    return read(this.#rules.scoreGame(JSON.stringify(view)));
  }

  facts(rules: string): RuleFacts {
    return read(this.#rules.ruleFacts(rules));
  }

  announcementCounts(rules: string, rack: readonly Tile[], drawn: readonly Tile[]): boolean {
    return read(this.#rules.announcementCounts(rules, meldText(rack), meldText(drawn)));
  }

  follow(state: TableState): FollowedTable {
    return new WasmFollowed(new this.#rules.FollowedTable(JSON.stringify(state)), state);
  }
}

/** The state lives in WebAssembly; of an event only what it changed comes out. */
class WasmFollowed implements FollowedTable {
  readonly #inside: Pkg.FollowedTable;
  #shown: TableState;

  constructor(inside: Pkg.FollowedTable, shown: TableState) {
    this.#inside = inside;
    this.#shown = shown;
  }

  follow(at: number, event: TableEvent): TableState {
    const changed = JSON.parse(this.#inside.follow(at, JSON.stringify(event))) as Partial<TableState>;
    this.#shown = { ...this.#shown, ...changed };
    return this.#shown;
  }

  free(): void {
    this.#inside.free();
  }
}

/** The part of the module that is for games with real tiles. */
export type ScorerModule = Pick<typeof Pkg, "deck" | "sortRack" | "scoreSheet" | "ruleFacts">;

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

  facts(rules: string): RuleFacts {
    return read(this.#rules.ruleFacts(rules));
  }

  score(rules: string, players: number, games: PlayedGame[]): ScoredSheet {
    const sheet: PlayedSheet = { players, games };
    return read(this.#rules.scoreSheet(rules, JSON.stringify(sheet)));
  }
}

function meldText(tiles: readonly Tile[]): string {
  return tiles.join(" ");
}

function tableText(melds: readonly (readonly Tile[])[]): string {
  return melds.map(meldText).join(" | ");
}

/** Text the rules cannot read, with their reason. */
export class Unreadable extends Error {
  readonly reason: InputMessage;

  constructor(reason: InputMessage) {
    super(`${reason.id} ${JSON.stringify(reason.args)}`);
    this.reason = reason;
  }
}

/** Reads an answer. Text the rules cannot read is a mistake of the page, but where house rules are put together. */
function read<T>(json: string): T {
  const answer = JSON.parse(json) as T | BadInput;
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    throw new Unreadable(answer.error);
  }
  return answer as T;
}
