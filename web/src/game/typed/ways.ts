// How the tiles of typed melds can be had: from the rack where it has them, else from melds that can spare them. Whether anything
// is a meld is the engine's word.

import type { Engine } from "../../engine/engine";
import type { NotAMeld, Tile } from "../../protocol/messages";
import type { Lying, NamedMeld } from "../../table/contract";

type Melds = readonly (readonly Tile[])[];

/** A table with the melds on it, and what they took from others. */
export interface Way {
  readonly after: Melds;
  /** The melds that gave tiles and are left with others, by their names. */
  readonly from: readonly { readonly name: string; readonly tiles: readonly Tile[] }[];
  /** Whether melds were put together anew for it. */
  readonly anew: boolean;
}

export type Found =
  /** One way is clear; several are to be chosen from. */
  | { readonly is: "ways"; readonly melds: Melds; readonly ways: readonly Way[] }
  | { readonly is: "no-meld"; readonly tiles: readonly Tile[]; readonly why: NotAMeld }
  /** It lies on the table as it is. */
  | { readonly is: "lies" }
  /** A tile that is not on the rack and the table as often as it is wanted, and how often it is. */
  | { readonly is: "nowhere"; readonly tile: Tile; readonly count: number }
  /** Tiles of the table are wanted, and may not be touched before the opening (rule 4.2). */
  | { readonly is: "closed" }
  /** Tiles of the table that cannot be spared; or, where each alone could be, not all of them. */
  | { readonly is: "needed"; readonly tiles: readonly Tile[]; readonly together: boolean };

export interface Needs {
  readonly engine: Pick<Engine, "meld">;
  readonly rules: string;
  readonly opened: boolean;
  /** Puts loose tiles to melds that may be changed for it; none when not all of them find a place. */
  readonly rearrange: (melds: Melds, loose: readonly Tile[]) => Promise<Melds | null>;
}

/** Ways tried at most: far more than people have. */
const MOST = 300;
const MOST_ANEW = 6;

interface Source {
  readonly meld: number;
  readonly place: number;
}

export async function findWays(typed: Melds, lying: Lying, needs: Needs): Promise<Found> {
  const { engine, rules, opened } = needs;
  const may = (meld: NamedMeld) => opened || meld.own;
  const faces = countOf(typed.flat());
  const borrowed: { tile: Tile; least: number; sources: readonly Source[] }[] = [];
  for (const [tile, count] of faces) {
    const onRack = lying.rack.filter((face) => face === tile).length;
    const there = sourcesOf(lying.melds, tile);
    const sources = there.filter(({ meld }) => may(lying.melds[meld] as NamedMeld));
    if (onRack + there.length < count) return { is: "nowhere", tile, count: onRack + there.length };
    if (onRack + sources.length < count) return { is: "closed" };
    borrowed.push({ tile, least: Math.max(0, count - onRack), sources: sources.slice(0, 4) });
  }
  const melds: (readonly Tile[])[] = [];
  for (const tiles of typed) {
    const report = engine.meld(rules, tiles);
    if (!report.meld && report.order === null) return { is: "no-meld", tiles, why: report };
    melds.push(report.meld ? tiles : (report.order ?? tiles));
  }
  // As much as can be from the rack first.
  const amounts = choices(
    borrowed.map(({ tile, least, sources }) => {
      const most = Math.min(faces.get(tile) ?? 0, sources.length);
      return Array.from({ length: most - least + 1 }, (_, more) => least + more);
    }),
  ).toSorted((one, other) => sum(one) - sum(other));
  const tried: Source[][] = [];
  let level = -1;
  let clean: Clean[] = [];
  for (const amount of amounts) {
    if (clean.length > 0 && sum(amount) > level) break;
    level = sum(amount);
    const ways = choices(borrowed.map(({ sources }, at) => subsets(sources, amount[at] ?? 0)));
    for (const sources of ways.map((way) => way.flat())) {
      tried.push(sources);
      const way = take(sources, lying, melds, needs);
      if (way !== null) clean.push(way);
    }
  }
  if (clean.length > 0) {
    const best = clean.reduce((least, { cost }) => Math.min(least, cost), Infinity);
    const ways = distinct(clean.filter(({ cost }) => cost === best).map(({ way }) => way));
    const isThere = ways.some(({ after }) => keyOf(after) === keyOf(lying.melds.map(({ tiles }) => tiles)));
    return isThere ? { is: "lies" } : { is: "ways", melds, ways };
  }
  for (const sources of tried.slice(0, MOST_ANEW)) {
    const way = await takeAnew(sources, lying, melds, needs);
    if (way !== null) return { is: "ways", melds, ways: [way] };
  }
  const wanted = [...new Set((tried[0] ?? []).map((source) => tileAt(lying.melds, source)))];
  const canSpare = (tile: Tile) =>
    borrowed.some(
      (one) => one.tile === tile && one.sources.some((source) => take([source], lying, [], needs) !== null),
    );
  const alone = wanted.filter((tile) => !canSpare(tile));
  return { is: "needed", tiles: alone.length > 0 ? alone : wanted, together: alone.length === 0 };
}

interface Clean {
  readonly way: Way;
  readonly cost: number;
}

/** The table when tiles are taken so, if everything they leave stands as it lies; how much it leaves is its cost. */
function take(sources: readonly Source[], lying: Lying, melds: Melds, { engine, rules }: Needs): Clean | null {
  const rest: (readonly Tile[])[] = [];
  const from: { name: string; tiles: readonly Tile[] }[] = [];
  let cost = 0;
  for (const [at, meld] of lying.melds.entries()) {
    const taken = new Set(sources.filter((source) => source.meld === at).map(({ place }) => place));
    const parts = taken.size === 0 ? [meld.tiles] : partsLeft(meld.tiles, taken, engine, rules);
    if (parts === null) return null;
    rest.push(...parts);
    if (taken.size === 0) continue;
    cost += 10 + parts.length;
    if (parts.length > 0) from.push({ name: meld.name, tiles: [...taken].map((place) => meld.tiles[place] ?? "") });
  }
  return { way: { after: [...rest, ...melds], from, anew: false }, cost };
}

/** What a meld falls into without some of its tiles, if all of that stands. What is in the making anyway may stay so. */
export function partsLeft(
  tiles: readonly Tile[],
  taken: ReadonlySet<number>,
  engine: Pick<Engine, "meld">,
  rules: string,
): Melds | null {
  const left = tiles.filter((_, place) => !taken.has(place));
  if (left.length === 0) return [];
  const report = engine.meld(rules, left);
  if (report.meld || !engine.meld(rules, tiles).meld) return [left];
  const parts: Tile[][] = [[]];
  for (const [place, tile] of tiles.entries()) {
    if (taken.has(place)) parts.push([]);
    else parts.at(-1)?.push(tile);
  }
  const apart = parts.filter((part) => part.length > 0);
  if (apart.every((part) => engine.meld(rules, part).meld)) return apart;
  return report.order === null ? null : [report.order];
}

/** The table when tiles are taken so, and what they leave is put together anew with other melds. */
async function takeAnew(
  sources: readonly Source[],
  lying: Lying,
  melds: Melds,
  { engine, rules, rearrange }: Needs,
): Promise<Way | null> {
  const touched = new Set(sources.map(({ meld }) => meld));
  const stands = (tiles: readonly Tile[]) => engine.meld(rules, tiles).meld;
  const others = lying.melds.filter((_, at) => !touched.has(at)).map(({ tiles }) => tiles);
  const left = [...touched].flatMap((at) =>
    (lying.melds[at]?.tiles ?? []).filter((_, place) => !sources.some((one) => one.meld === at && one.place === place)),
  );
  const placed = await rearrange(others.filter(stands), left);
  if (placed === null) return null;
  const inMaking = others.filter((tiles) => !stands(tiles));
  const from = [...touched].map((at) => ({
    name: lying.melds[at]?.name ?? "",
    tiles: sources.filter(({ meld }) => meld === at).map((source) => tileAt(lying.melds, source)),
  }));
  return { after: [...placed, ...inMaking, ...melds], from, anew: true };
}

const tileAt = (melds: readonly NamedMeld[], { meld, place }: Source): Tile => melds[meld]?.tiles[place] ?? "";

function sourcesOf(melds: readonly NamedMeld[], tile: Tile): Source[] {
  return melds.flatMap(({ tiles }, meld) => tiles.flatMap((face, place) => (face === tile ? [{ meld, place }] : [])));
}

function countOf(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** One of each, in every way. */
function choices<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (begun, list) => begun.flatMap((some) => list.map((one) => [...some, one])).slice(0, MOST),
    [[]],
  );
}

/** So many of them, in every way. */
function subsets<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, at) => subsets(list.slice(at + 1), count - 1).map((some) => [one, ...some]));
}

/** The table as text, however its melds are ordered. */
const keyOf = (melds: Melds): string =>
  melds
    .map((meld) => meld.toSorted().join(" "))
    .toSorted()
    .join("|");

function distinct(ways: readonly Way[]): Way[] {
  const known = new Map(ways.toReversed().map((way) => [keyOf(way.after), way]));
  return [...known.values()].toReversed();
}
