// An engine that says the opposite of everything: who shows the rules' word shows the opposite with it, and who has
// rules of their own is found out.

import type { Engine } from "../../src/engine/engine";
import type { LayVerdict, MeldReport } from "../../src/engine/answers";
import type { Tile } from "../../src/protocol/messages";

export function reversed(engine: Engine): Engine {
  return {
    meld: (rules, tiles) => otherMeld(engine.meld(rules, tiles)),
    lay: (rules, table, rack, opened, after) =>
      otherLay(engine.lay(rules, table, rack, opened, after), less(after.flat(), table.flat())),
    places(rules, meld, tiles) {
      const fits = engine.places(rules, meld, tiles);
      return Array.from({ length: meld.length + 1 }, (_, place) => place).filter((place) => !fits.includes(place));
    },
    mayClaim: (rules, rack) => !engine.mayClaim(rules, rack),
    facts: (rules) => engine.facts(rules),
    announcementCounts: (rules, rack, drawn) => !engine.announcementCounts(rules, rack, drawn),
    lanes: (rules, melds) => engine.lanes(rules, melds),
    sort: (rack, by) => engine.sort(rack, by),
    points: (view) => engine.points(view),
    follow: (state) => engine.follow(state),
  };
}

function otherMeld(verdict: MeldReport): MeldReport {
  if (!verdict.meld) return { meld: true, kind: "group", number: 13, worth: 30, jokers: [] };
  return { meld: false, order: null, general: [{ problem: "no-number-tile" }], run: [], group: [] };
}

function otherLay(verdict: LayVerdict, laid: readonly Tile[]): LayVerdict {
  if (!verdict.ok) return { ok: true, laid: [...laid] };
  return { ok: false, faults: [{ fault: "worth-too-little", worth: 0, needed: 30, rule: "4.2" }] };
}

function less(tiles: readonly Tile[], there: readonly Tile[]): Tile[] {
  const left = [...there];
  return tiles.filter((tile) => !(left.includes(tile) && left.splice(left.indexOf(tile), 1)));
}
