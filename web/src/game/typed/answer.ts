// What comes of a typed line, in words, and on the table where it is clear.

import type { Engine } from "../../engine/engine";
import type { Tile } from "../../protocol/messages";
import type { Lying, NamedMeld, Position, TableView } from "../../table/contract";
import { Names } from "../../table/words";
import type { Adviser } from "../../transport/link";
import { foundText, meldText } from "../../words/aloud";
import { sentence } from "../../words/sentence";
import { tileName, tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { readFace } from "../../tile/face";
import { readLine } from "../../tile/line";
import { findWays, type Found, type Way } from "./ways";

export interface Answer {
  readonly said: string;
  /** What can be chosen from, by its number from 1. */
  readonly ways: readonly { readonly text: string; readonly take: () => Answer }[];
  /** Whether it is done, so that the next line may come. */
  readonly done: boolean;
}

export interface TypedAt {
  readonly engine: Engine;
  readonly position: Position;
  readonly view: TableView;
  readonly adviser: () => Promise<Adviser>;
  /** What can be done in the turn, as things stand. */
  readonly mine: () => string;
  /** The key that is held with Enter to end a turn. */
  readonly command: string;
}

const names = new Names({ say });

const told = (said: string): Answer => ({ said, ways: [], done: false });

/** Tells where a tile lies. */
export function answerFind(text: string, { engine, position, view }: TypedAt): Answer {
  const read = readLine(text, say);
  if (read.unknown !== null) return told(say("typed-unknown", { text: read.unknown }));
  const [tile, ...more] = read.melds.flat();
  if (tile === undefined || more.length > 0) return told(say("typed-one-tile"));
  return { ...told(foundText(engine, position.rules, tile, view.lying(), position.opened)), done: true };
}

/** Puts typed melds on the table, asks which way, or tells why not. */
export async function answerMeld(text: string, at: TypedAt): Promise<Answer> {
  const { engine, position, view, adviser } = at;
  const read = readLine(text, say);
  if (read.unknown !== null) return told(say("typed-unknown", { text: read.unknown }));
  const { rules, opened } = position;
  const { jokers } = engine.facts(rules);
  // What is a joker elsewhere is nothing here.
  const isStrange = read.melds.flat().some((tile) => readFace(tile).is === "joker" && !jokers.includes(tile));
  if (read.melds.length === 0 || isStrange) return told(say("typed-unknown", { text }));
  if (!position.mayMove) return told(say("table-said-not-now"));
  const rearrange = async (melds: readonly (readonly Tile[])[], loose: readonly Tile[]) => {
    const advice = await (await adviser()).best(rules, melds, loose, true);
    return advice?.laid.length === loose.length ? advice.table : null;
  };
  const before = view.lying();
  const found = await findWays(read.melds, before, { engine, rules, opened, rearrange });
  if (found.is !== "ways") return told(whyNot(found));
  const take = (way: Way) => () => put(way, found.melds, before, at);
  const [first] = found.ways;
  if (found.ways.length === 1 && first !== undefined) return take(first)();
  const ways = found.ways.map((way, index) => ({ text: wayText(way, index + 1), take: take(way) }));
  const asked = [say("typed-which"), ...ways.map((way) => sentence(way.text))].join(" ");
  return { said: asked, ways, done: false };
}

function whyNot(found: Exclude<Found, { is: "ways" }>): string {
  switch (found.is) {
    case "no-meld":
      return sentence(say("typed-no-meld", { tiles: tileNames(found.tiles), reason: names.reason(found.why) }));
    case "nowhere":
      return sentence(say("typed-nowhere", { tile: tileName(found.tile), count: found.count }));
    case "needed":
      return say(found.together ? "typed-needed-together" : "typed-needed", { tiles: tileNames(found.tiles) });
    case "closed":
      return sentence(say("fault-table-touched"));
    case "lies":
      return say("typed-lies");
  }
}

const wayText = ({ from }: Way, number: number): string =>
  from.map(({ name, tiles }) => say("typed-way", { number, name, tiles: tileNames(tiles) })).join(", ");

function put(way: Way, melds: readonly (readonly Tile[])[], before: Lying, at: TypedAt): Answer {
  const { engine, position, view, command } = at;
  // Somebody else's move came meanwhile.
  if (keyOf(view.lying()) !== keyOf(before)) return told(say("table-said-not-now"));
  view.suggest(way.after, true);
  const lies = view.lying().melds;
  const laid = melds.map((tiles) => ({ name: lies.find((meld) => sameTiles(meld.tiles, tiles))?.name ?? "", tiles }));
  const text = ({ name, tiles }: { readonly name: string; readonly tiles: readonly Tile[] }) =>
    say("typed-laid", { name, meld: meldText(engine, position.rules, tiles) });
  const isLaid = (name: string) => laid.some((meld) => meld.name === name);
  // A name that is another meld's by now tells nothing.
  const from = way.from
    .filter(({ name }) => !isLaid(name))
    .map(({ name, tiles }) => say("typed-from", { name, tiles: tileNames(tiles) }));
  const isOld = ({ name, tiles }: NamedMeld) =>
    before.melds.some((old) => old.name === name && sameTiles(old.tiles, tiles));
  const anew = way.anew ? lies.filter((meld) => !meld.aside && !isLaid(meld.name) && !isOld(meld)).map(text) : [];
  const next = view.standing().verdict?.ok === true ? say("typed-ready", { command }) : at.mine();
  const said = [...laid.map(text), ...from, ...anew, next].join(" ");
  return { said, ways: [], done: true };
}

const sameTiles = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.toSorted().join(" ") === other.toSorted().join(" ");

const keyOf = ({ melds, rack }: Lying): string =>
  [...melds.map(({ tiles }) => tiles), rack].map((tiles) => tiles.join(" ")).join("|");
