// Names of what lies on the table, made of messages: what a screen reader says and what a hint shows.

import type { MeldReport, Stand } from "../engine/answers";
import type { NotAMeld, Problem, Tile } from "../protocol/messages";
import type { TableWords } from "./contract";
import { facesOf, type Piece } from "./model/piece";
import { isSpecialJoker, readFace } from "../tile/face";
import { tileName, tileObject } from "../tile/name";
import { problemText } from "../tile/problem";
import { capital } from "../words/sentence";

/** More than this nobody reads beside a meld. */
const MOST_REASONS = 2;

export class Names {
  readonly #words: TableWords;

  constructor(words: TableWords) {
    this.#words = words;
  }

  say(id: string, args?: Record<string, string | number>): string {
    return this.#words.say(id, args);
  }

  tile(tile: Tile | null): string {
    return tile === null ? this.say("table-face-down") : tileName(tile, (id, args) => this.say(id, args));
  }

  /** What a special joker is called: its picture does not say it. */
  hover({ face }: Piece): string {
    return face !== null && isSpecialJoker(face) ? capital(this.tile(face)) : "";
  }

  tiles(pieces: readonly Piece[]): string {
    return pieces.map(({ face }) => this.tile(face)).join(", ");
  }

  /** Tiles after a verb: what was taken. */
  objects(pieces: readonly Piece[]): string {
    return facesOf(pieces)
      .map((tile) => tileObject(tile, (id, args) => this.say(id, args)))
      .join(", ");
  }

  /** A tile of a meld, with what it stands for there. */
  placed({ face }: Piece, stands: readonly Stand[]): string {
    return this.#standing(this.tile(face), stands);
  }

  /** The same where it is seen: what can be read on a double is in its name, for those who speak to their browser. */
  seen({ face }: Piece, stands: readonly Stand[]): string {
    const [first] = stands;
    const both = typeof first === "object" ? first.map(readFace).filter(({ is }) => is === "number") : [];
    const numbers = both.map((one) => (one.is === "number" ? one.number : ""));
    return this.#standing([this.tile(face), ...numbers].join(" "), stands);
  }

  #standing(tile: string, stands: readonly Stand[]): string {
    return stands.length === 0 ? tile : this.say("meld-joker-stands", { tile, what: this.#stands(stands) });
  }

  /** A meld and whether it stands; `closed` where tiles were added that may not be (rule 4.2). */
  meld(pieces: readonly Piece[], verdict: MeldReport | null, closed = false): string {
    if (!verdict) return this.say("table-meld-hidden", { count: pieces.length });
    if (verdict.meld) return this.say(closed ? "table-meld-closed" : "table-meld-stands", { meld: this.kind(verdict) });
    return this.say("table-meld-fails", { tiles: this.#listed(facesOf(pieces)), reason: this.reason(verdict) });
  }

  /** Tiles that are to become a meld, and how many are missing; where more tiles alone make none of them, that they are none. */
  making(pieces: readonly Piece[], missing: number | null): string {
    const tiles = this.#listed(facesOf(pieces));
    return `${tiles}, ${this.unfinished(missing)}`;
  }

  /** The table, by its melds and those in the making. */
  table(count: number, making: number): string {
    const label = this.say("table-label", { count });
    return making === 0 ? label : `${label}, ${this.say("table-label-making", { count: making })}`;
  }

  /** That tiles are to become a meld, without naming them again. */
  unfinished(missing: number | null): string {
    if (missing === null) return this.say("table-meld-not-yet");
    return `${this.say("table-meld-unfinished")}, ${this.say("table-meld-lacks", { count: missing })}`;
  }

  /** Something by the name of its meld. */
  named(name: string, meld: string): string {
    return this.say("table-meld-named", { name, meld });
  }

  /** How many tiles a meld still needs, beside it where there is little room. */
  more(missing: number): string {
    return this.say("table-meld-more", { count: missing });
  }

  /**
   * Why tiles are no meld: what is wrong whichever was meant, and what is wrong with what they are nearer to. The first
   * reasons will do: of many tiles thrown together every pair is wrong.
   */
  reason(problems: NotAMeld): string {
    const { general, run, group } = problems;
    const nearer = run.length === 0 || group.length === 0 ? [] : group.length < run.length ? group : run;
    const reasons = [...general, ...nearer].slice(0, MOST_REASONS);
    return reasons.map((problem) => this.problem(problem)).join("; ");
  }

  /** One reason why tiles are no meld. */
  problem(problem: Problem): string {
    return problemText(problem, (id, args) => this.say(id, args));
  }

  #listed(tiles: readonly Tile[]): string {
    return tiles.map((tile) => this.tile(tile)).join(", ");
  }

  /** What a meld is. */
  kind(verdict: Extract<MeldReport, { meld: true }>): string {
    const colour = (name: string | null) => this.say(name ? `colour-${name}` : "meld-colour-open");
    switch (verdict.kind) {
      case "run":
        return this.say("meld-run", { from: verdict.from, to: verdict.to, colour: colour(verdict.colour) });
      case "mirrored-run":
        return this.say("meld-mirrored-run", {
          end: verdict.end,
          middle: verdict.middle,
          colour: colour(verdict.colour),
        });
      case "colour-changing-run": {
        const colours = this.say("meld-colours", { first: colour(verdict.first), second: colour(verdict.second) });
        return this.say("meld-colour-changing-run", { from: verdict.from, to: verdict.to, colours });
      }
      default:
        return this.say(`meld-${verdict.kind}`, { number: verdict.number });
    }
  }

  #stands(stands: readonly Stand[]): string {
    const names = stands.map((stand) => {
      if (typeof stand === "number") return String(stand);
      if (typeof stand === "string") return this.tile(stand);
      return this.say("meld-two", { one: this.tile(stand[0] ?? null), two: this.tile(stand[1] ?? null) });
    });
    const last = names.pop() ?? "";
    return names.length > 0 ? this.say("list-or", { list: names.join(", "), last }) : last;
  }
}
