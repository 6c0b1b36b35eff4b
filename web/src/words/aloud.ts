// What a game tells somebody who asks by a key: short, whole and in order.

import type { Engine } from "../engine/engine";
import { mySeat, type KnownGame } from "../game/model/game";
import { howOf } from "../game/model/how";
import { calledTo, nameOf, playersOf } from "../game/model/people";
import { changedMelds, endsTurnOf, laysOf, type ChangedMeld, type Lay } from "../game/model/turns";
import { isPlaying, poolOf, publicView, seatIndex, timeLeft } from "../game/model/view";
import { partsLeft } from "../game/typed/ways";
import { standings } from "../game/model/standings";
import type { SeatScore, Tile } from "../protocol/messages";
import { partsOf } from "../shared/clock/clockText";
import { exactText } from "../sheet/points";
import type { Lying, NamedMeld } from "../table/contract";
import { mayGrow } from "../table/model/judge";
import { nameAt } from "../table/model/names";
import { Names } from "../table/words";
import { eventText } from "./events";
import { capital, sentence } from "./sentence";
import { tileName, tileNames, tileObjects } from "./tile";
import { say } from "./words";

const names = new Names({ say });

type Melds = Pick<Engine, "meld">;

/** A meld so that nobody has to ask which tiles it has: a run by its ends, a group by its tiles. */
export function meldText(engine: Melds, rules: string, tiles: readonly Tile[]): string {
  const report = engine.meld(rules, tiles);
  if (!report.meld)
    return `${tileNames(tiles)}, ${say(mayGrow(report) ? "table-meld-unfinished" : "table-meld-not-yet")}`;
  const standsAt = (place: number) => report.jokers.find((joker) => joker.place === place)?.stands ?? [];
  const placed = tiles.map((face, place) => names.placed({ id: place, face }, standsAt(place)));
  if (report.kind === "group" || report.kind === "mirrored-group") return placed.join(", ");
  const jokers = report.jokers.flatMap(({ place }) => placed[place] ?? []);
  return [names.kind(report), ...jokers].join(", ");
}

/** A meld as it lies now; of one that holds another's face-down tiles only that it is being moved. */
function lyingText(engine: Melds, rules: string, { name, tiles, faceDown }: NamedMeld): string {
  const text =
    faceDown > 0 ? say("table-meld-hidden", { count: tiles.length + faceDown }) : meldText(engine, rules, tiles);
  return sentence(names.named(name, text));
}

/** What a game that is over scored, the own points first, and how the match stands once it has several games. */
export function endText(state: KnownGame, shared: boolean): string | null {
  const { table } = state;
  const view = table?.game?.view;
  if (table === null || view?.viewer !== "final") return null;
  const players = playersOf(state).toSorted((one, other) => Number(other.isMe) - Number(one.isMe));
  const listed = (scores: readonly SeatScore[]) =>
    players
      .map((player) => `${calledTo(player, shared)} ${exactText(scores[seatIndex(player.seat)]?.small ?? 0)}`)
      .join(", ");
  const match =
    table.games.length > 1 ? [say("aloud-match", { scores: listed(standings(table).slice(0, players.length)) })] : [];
  return [sentence(listed(view.scores)), ...match].join(" ");
}

/** Whose turn it is, and how long it lasts yet. `mine` says what can be done in one's own. */
export function turnText(state: KnownGame, now: number, mine: string, shared: boolean): string {
  const { table } = state;
  const over = endText(state, shared);
  if (over !== null) return over;
  const turn = publicView(table?.game)?.turn;
  if (table === null || turn == null || !isPlaying(table)) return say("aloud-no-game");
  const left = timeLeft(table, now);
  const name = nameOf(state)(turn);
  const isAway = playersOf(state).some(({ seat, away, standIn }) => seat === turn && away && standIn === null);
  const whose = turn === mySeat(state) ? mine : say("do-wait-for", { name });
  const gone = turn !== mySeat(state) && isAway ? [say("aloud-away", { name })] : [];
  const clock = left === null ? [] : [say("aloud-clock", partsOf(left))];
  return [sentence(whose), ...gone, ...clock].join(" ");
}

export const rackText = ({ rack }: Lying): string => {
  const label = say("table-rack-label", { count: rack.length });
  return rack.length === 0 ? sentence(label) : `${label}: ${tileNames(rack)}.`;
};

export function tableText(engine: Melds, rules: string, { melds }: Lying): string {
  const lie = melds.filter(({ aside }) => !aside);
  const loose = melds.filter(({ aside }) => aside).flatMap(({ tiles }) => tiles);
  const making = lie.filter(({ tiles, faceDown }) => faceDown === 0 && !engine.meld(rules, tiles).meld).length;
  const each = lie.map((meld) => lyingText(engine, rules, meld));
  const bench =
    loose.length === 0 ? [] : [`${say("table-bench-label", { count: loose.length })}: ${tileNames(loose)}.`];
  return [sentence(names.table(lie.length - making, making)), ...each, ...bench].join(" ");
}

/** The pool, and how many tiles everybody has: the own ones as they lie on the rack now, whatever is under way. */
export function countsText(state: KnownGame, { rack }: Lying): string {
  const view = publicView(state.table?.game);
  if (view === null) return say("aloud-no-game");
  const each = playersOf(state).map(({ seat, name, isMe }) => {
    const { tiles = 0, opened = true } = view.seats[seatIndex(seat)] ?? {};
    const has = isMe ? say("aloud-you-have", { count: rack.length }) : say("aloud-has", { name, count: tiles });
    return sentence(opened ? has : `${has}, ${say("not-opened")}`);
  });
  return [say("aloud-pool", { count: poolOf(view) }), ...each].join(" ");
}

/** What happened since one's own last move, in order; a lay by the melds it made or changed. */
export function lastText(state: KnownGame, engine: Melds): string {
  const { happened } = state;
  const me = mySeat(state);
  const own = happened.findLastIndex(({ event }) => event.kind === "played" && endsTurnOf(event.event, me));
  const from = own === happened.length - 1 ? own : own + 1;
  const lays = new Map(laysOf(happened).map((lay) => [lay.number, lay]));
  const told = happened.slice(Math.max(0, from)).flatMap((one) => {
    const lay = lays.get(one.number);
    const text =
      lay === undefined ? eventText(one.event, nameOf(state), me, howOf(state, one)) : layText(state, engine, lay);
    return text === null ? [] : [text];
  });
  return told.length === 0 ? say("aloud-nothing-yet") : told.join(" ");
}

/** A lay by the melds it made or changed, and how many tiles are left. One's own melds are known. */
export function layText(state: KnownGame, engine: Melds, lay: Lay): string {
  const { seat, laid } = lay;
  const view = publicView(state.table?.game);
  const left = view?.seats[seatIndex(seat)]?.tiles ?? 0;
  const counted = left === 0 ? [] : [say("aloud-left", { count: left })];
  const args = { name: nameOf(state)(seat), count: laid.length, tiles: tileObjects(laid) };
  const isOne = laid.length === 1;
  const opens = isOpening(state, lay);
  if (seat === mySeat(state)) {
    const head = opens ? "aloud-you-open" : isOne ? "event-you-laid" : "aloud-you-lay";
    return [say(head, args), ...counted].join(" ");
  }
  const melds = changedMelds(lay);
  const made = isOne ? [] : melds.filter(({ tiles }) => tiles.every(({ isNew }) => isNew));
  const rules = view?.rules ?? "";
  const head = isOne ? say("event-laid", args) : say(opens ? "aloud-opens" : "aloud-lays", args);
  const listed = made.map((meld) => madeText(engine, rules, facesOf(meld))).join("; ");
  const changed = melds.filter((meld) => !made.includes(meld)).map((meld) => changedText(engine, rules, meld, !isOne));
  return [sentence(listed === "" ? head : `${head}: ${listed}`), ...changed, ...counted].join(" ");
}

/** Whether a seat had laid nothing before, where the whole game is known. */
function isOpening({ happened }: KnownGame, { seat, number }: Lay): boolean {
  const isWhole = happened[0]?.event.kind === "game-opened";
  return isWhole && laysOf(happened).find((lay) => lay.seat === seat)?.number === number;
}

const facesOf = ({ tiles }: ChangedMeld): Tile[] => tiles.map(({ tile }) => tile);

/** A new meld by what it is; one with a joker so that it is told what that stands for. */
function madeText(engine: Melds, rules: string, tiles: readonly Tile[]): string {
  const report = engine.meld(rules, tiles);
  return report.meld && report.jokers.length === 0 ? names.kind(report) : meldText(engine, rules, tiles);
}

function changedText(engine: Melds, rules: string, changed: ChangedMeld, namesNew: boolean): string {
  const meld = meldText(engine, rules, facesOf(changed));
  const laid = changed.tiles.filter(({ isNew }) => isNew).map(({ tile }) => tile);
  const args = { name: nameAt(changed.place), meld };
  return sentence(
    namesNew && laid.length > 0
      ? say("aloud-changed-new", { ...args, count: laid.length, tiles: tileNames(laid) })
      : say("aloud-changed", args),
  );
}

/** Every meld that holds a tile, and whether it can be spared there: not before one has opened (rule 4.3). */
export function foundText(engine: Melds, rules: string, tile: Tile, { melds, rack }: Lying, opened: boolean): string {
  const count = rack.filter((face) => face === tile).length;
  const lie = melds.filter(({ aside }) => !aside);
  const found = lie.flatMap((meld) => {
    const { name, tiles, faceDown } = meld;
    if (faceDown > 0) return tiles.includes(tile) ? [lyingText(engine, rules, meld)] : [];
    const args = { name, meld: meldText(engine, rules, tiles) };
    const places = tiles.flatMap((face, place) => (face === tile ? [place] : []));
    const spare = places.some((place) => partsLeft(tiles, new Set([place]), engine, rules) !== null);
    if (places.length > 0 && !spare) return [say("found-needed", args)];
    if (places.length > 0) return [say(opened ? "found-spare" : "found-spare-later", args)];
    const report = engine.meld(rules, tiles);
    const isStoodFor = report.meld && report.jokers.some(({ stands }) => stands.flat().includes(tile));
    return isStoodFor ? [say("found-joker", args)] : [];
  });
  const onRack = capital(say("found-rack", { tile: tileName(tile), count }));
  return [onRack, ...(found.length > 0 ? found : [say("found-nowhere")])].join(" ");
}
