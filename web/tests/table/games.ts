// Games of computer players as somebody at seat A sees them, read from records (docs/record.md).

import { table, tiles } from "./pieces";

export type Faces = readonly (readonly string[])[];

export interface Turn {
  readonly table: Faces;
  /** The rack of seat A after the turn. */
  readonly rack: readonly string[];
  readonly mine: boolean;
}

export interface RecordedGame {
  readonly rules: string;
  readonly turns: readonly Turn[];
}

export function readGame(text: string): RecordedGame {
  const rules = /^rules (.*)$/m.exec(text)?.[1] ?? "standard";
  const turns: Turn[] = [];
  let now: Turn = { table: [], rack: [], mine: false };
  for (const [, kind, rest = ""] of text.matchAll(/^(deal|lay|draw) (.*)$/gm)) {
    const [head = "", after = ""] = rest.split(": ");
    const [seat, ...faces] = tiles(head);
    const mine = kind !== "deal" && seat === "A";
    if (kind === "deal") now = { ...now, rack: tiles(rest).slice(0, 14) };
    if (kind === "draw") now = { ...now, mine, rack: mine ? [...now.rack, ...faces.slice(0, 1)] : now.rack };
    if (kind === "lay") now = { table: table(after), mine, rack: mine ? without(now.rack, faces) : now.rack };
    turns.push(now);
  }
  return { rules, turns };
}

/** From one table to the next as hands go: meld by meld, what is left of others lying about meanwhile. */
export function stepsBetween(before: Faces, after: Faces): Faces[] {
  const same = after.filter((meld) => before.some((one) => one.join() === meld.join()));
  const changed = after.filter((meld) => !same.includes(meld));
  return changed.map((_, last) => {
    const made = [...same, ...changed.slice(0, last + 1)];
    let used: readonly string[] = made.flat();
    const left = before.map((meld) => {
      const stay = without(meld, used);
      used = without(used, without(meld, stay));
      return stay;
    });
    return [...made, ...left.filter((meld) => meld.length > 0)];
  });
}

/** What is left of tiles without some. */
export function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
