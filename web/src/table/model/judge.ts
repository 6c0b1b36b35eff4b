// What the engine says of pieces, remembered: the same melds are asked about at every step of a turn.

import type { Engine, RackOrder } from "../../engine/engine";
import type { MeldReport } from "../../engine/answers";
import type { NotAMeld, Tile } from "../../protocol/messages";
import { facesOf, type Meld, type Piece } from "./piece";
import type { Target } from "./move";

/** A way of putting pieces to a meld after which they stand. */
export type Placement = Extract<Target, { to: "meld" | "split" | "swap" }>;

/** Whether nothing is wrong with tiles but that they are too few. */
export const mayGrow = ({ general, run, group }: NotAMeld): boolean =>
  general.length === 1 && general[0]?.problem === "too-few" && (run.length === 0 || group.length === 0);

export class Judge {
  readonly #engine: Engine;
  readonly #rules: string;
  readonly #verdicts = new Map<string, MeldReport>();
  #smallestMeld: number | undefined;

  constructor(engine: Engine, rules: string) {
    this.#engine = engine;
    this.#rules = rules;
  }

  meld(tiles: readonly Tile[]): MeldReport {
    const key = tiles.join(" ");
    const known = this.#verdicts.get(key);
    if (known) return known;
    const verdict = this.#engine.meld(this.#rules, tiles);
    this.#verdicts.set(key, verdict);
    return verdict;
  }

  /** None for tiles of which some lie face down. */
  verdict(pieces: readonly Piece[]): MeldReport | null {
    const faces = facesOf(pieces);
    return faces.length === pieces.length ? this.meld(faces) : null;
  }

  stands(pieces: readonly Piece[]): boolean {
    return this.verdict(pieces)?.meld === true;
  }

  /** Whether pieces are a meld in some order. */
  makes(pieces: readonly Piece[]): boolean {
    const verdict = this.verdict(pieces);
    return verdict !== null && (verdict.meld || verdict.order !== null);
  }

  /** Whether nothing speaks against pieces but that they are too few. */
  alike(pieces: readonly Piece[]): boolean {
    const verdict = this.verdict(pieces);
    return verdict !== null && (verdict.meld || verdict.run.length === 0 || verdict.group.length === 0);
  }

  /** How many tiles a meld in the making still needs; none where more tiles alone do not make it stand. */
  missing(pieces: readonly Piece[]): number | null {
    const verdict = this.verdict(pieces);
    if (!verdict || verdict.meld) return null;
    const few = verdict.general.find((problem) => problem.problem === "too-few");
    if (!few || !mayGrow(verdict)) return null;
    return (this.#smallestMeld ??= this.#engine.facts(this.#rules).smallest_meld) - few.count;
  }

  /** A group closes up when a tile leaves its middle, and so does what is no meld anyway; a run falls in two. */
  closesUp = (meld: Meld): boolean => {
    const verdict = this.verdict(meld.pieces);
    return !verdict?.meld || verdict.kind === "group" || verdict.kind === "mirrored-group";
  };

  /** The pieces in an order in which they are a meld, if there is one; else as they are. */
  ordered(pieces: readonly Piece[]): readonly Piece[] {
    const verdict = this.verdict(pieces);
    if (!verdict || verdict.meld || !verdict.order) return pieces;
    return piecesOf(verdict.order, pieces);
  }

  /** The pieces of a rack in order. */
  sorted(pieces: readonly Piece[], by: RackOrder): readonly Piece[] {
    return piecesOf(this.#engine.sort(facesOf(pieces), by), pieces);
  }

  /** Where `moved` fit into a meld of which they are no part any more; best as one meld, else in a part of it. */
  placements(meld: Meld, moved: readonly Piece[]): Placement[] {
    const faces = facesOf(meld.pieces);
    const tiles = facesOf(moved);
    if (faces.length !== meld.pieces.length || tiles.length !== moved.length || faces.length === 0) return [];
    const places = this.#engine.places(this.#rules, faces, tiles);
    const whole = places.map((place): Placement => ({ to: "meld", meld: meld.id, place }));
    const found = [...whole, ...this.#swaps(meld, tiles)];
    if (found.length > 0) return found;
    return this.#splits(meld, tiles);
  }

  /** A tile takes the place of a joker that stands for it. */
  #swaps(meld: Meld, tiles: readonly Tile[]): Placement[] {
    const verdict = this.verdict(meld.pieces);
    const tile = tiles[0];
    if (!verdict?.meld || tile === undefined || tiles.length !== 1) return [];
    return verdict.jokers
      .filter(({ stands }) => stands.includes(tile))
      .map(({ place }) => ({ to: "swap", meld: meld.id, place }));
  }

  /** The meld falls in two that stand, the tiles in one of them. */
  #splits(meld: Meld, tiles: readonly Tile[]): Placement[] {
    const faces = facesOf(meld.pieces);
    // Asked while tiles are carried past a meld: whether they fit is answered sooner than why they do not.
    const joins = (part: readonly Tile[], place: number) =>
      this.#engine.places(this.#rules, part, tiles).includes(place);
    return faces.slice(1).flatMap((_, index) => {
      const place = index + 1;
      const left = faces.slice(0, place);
      const right = faces.slice(place);
      const split = { to: "split", meld: meld.id, place } as const;
      const found: Placement[] = [];
      if (joins(left, left.length) && this.meld(right).meld) found.push({ ...split, side: "left" });
      if (joins(right, 0) && this.meld(left).meld) found.push({ ...split, side: "right" });
      return found;
    });
  }
}

/** Pieces in the order of their faces; of two alike the first comes first. */
function piecesOf(faces: readonly Tile[], pieces: readonly Piece[]): readonly Piece[] {
  const left = [...pieces];
  return faces.map((face) => {
    const at = left.findIndex((piece) => piece.face === face);
    return left.splice(at, 1)[0] as Piece;
  });
}
