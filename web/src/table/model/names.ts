// What melds are called: A, B … Z, AA …, by their places in the table's list, which is told to everybody alike. A meld keeps its
// place for as long as it lies (docs/notation.md).

import type { MeldId, Melds } from "./piece";

export function nameAt(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : nameAt(Math.floor(place / 26) - 1) + letter;
}

/** The place of each meld: where it lay before, or for a new one the first that is free. */
export function placesOf(base: Melds, melds: Melds): ReadonlyMap<MeldId, number> {
  const before = new Map(base.map(({ id }, place) => [id, place]));
  const taken = new Set(melds.flatMap(({ id }) => before.get(id) ?? []));
  let free = 0;
  const next = (): number => {
    while (taken.has(free)) free += 1;
    return free++;
  };
  // What lies aside is no meld, and comes last.
  // Those made this turn as they were made, however somebody lists them: what lies keeps its name.
  const byAge = melds.toSorted((one, other) => one.id - other.id);
  const ordered = [...byAge.filter(({ aside }) => !aside), ...byAge.filter(({ aside }) => aside)];
  return new Map(ordered.map(({ id }) => [id, before.get(id) ?? next()]));
}

/** The melds in the order of their places, as they are told. */
export function inPlace(base: Melds, melds: Melds): Melds {
  const places = placesOf(base, melds);
  return melds.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}
