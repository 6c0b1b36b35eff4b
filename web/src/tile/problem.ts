// Why tiles are no meld, in words.

import type { Problem, Tile } from "../protocol/messages";
import { readFace } from "./face";
import { tileBeside, tileName, type Say } from "./name";

/** Tiles that another follows, or between which jokers stand: these have a form of their own in some languages. */
const BESIDE: Partial<Record<Problem["problem"], readonly string[]>> = {
  "not-consecutive": ["before"],
  "too-few-jokers": ["before", "after"],
  "too-many-jokers": ["before", "after"],
};

/** One reason. The arguments of its text are its fields, tiles by their names. */
export function problemText(why: Problem, say: Say): string {
  if (why.problem === "same-colour-twice") return say("problem-same-colour-twice", { colour: colourOf(why.tile) });
  const { problem, ...fields } = why;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields) as [string, string | number][]) {
    if (typeof value === "number") args[name] = value;
    else args[name] = (BESIDE[problem]?.includes(name) === true ? tileBeside : tileName)(value, say);
  }
  return say(`problem-${problem}`, args);
}

function colourOf(tile: Tile): string {
  const face = readFace(tile);
  return "colour" in face ? (face.colour ?? "") : "";
}
