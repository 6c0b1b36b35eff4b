// What is wrong with a lay, in words: all of it, and in a few.

import type { Fault, NotAMeld, Tile } from "../protocol/messages";
import { readFace } from "../tile/face";
import { problemText } from "../tile/problem";
import { sentence } from "./sentence";
import { tileName, tileNames } from "./tile";
import { say } from "./words";

/** The reason somebody most likely wants to hear: of run and group, the one the tiles are nearer to. */
function mainReason({ general, run, group }: NotAMeld): string {
  const nearer = run.length === 0 || (group.length > 0 && group.length < run.length) ? group : run;
  const reason = general.find((problem) => problem.problem !== "too-few") ?? nearer[0] ?? general[0];
  return reason === undefined ? say("meld-none") : problemText(reason, say);
}

/** A fault as a sentence. */
export const faultText = (fault: Fault): string => sentence(fragmentOf(fault));

function fragmentOf(fault: Fault): string {
  switch (fault.fault) {
    case "not-there":
    case "left-the-table":
      return say(`fault-${fault.fault}`, { tile: tileName(fault.tile) });
    case "not-a-meld":
      if (isJokerAlone(fault.tiles)) return say("fault-joker-alone");
      return say("fault-not-a-meld", { tiles: tileNames(fault.tiles), reason: reasonOf(fault.reasons) });
    case "worth-too-little":
      return say("fault-worth-too-little", { worth: fault.worth, needed: fault.needed });
    case "freed-joker-without-rack-tile":
      return say("fault-freed-joker");
    case "nothing-laid":
    case "table-touched":
      return say(`fault-${fault.fault}`);
  }
}

/** Freed or laid down, it has to be in a meld before the turn ends (rule 4.4): how many tiles it lacks says less. */
function isJokerAlone([tile, ...more]: readonly Tile[]): boolean {
  return tile !== undefined && more.length === 0 && readFace(tile).is === "joker";
}

function reasonOf(reasons: NotAMeld): string {
  const few = reasons.general.find((problem) => problem.problem === "too-few");
  return few === undefined ? mainReason(reasons) : problemText(few, say);
}

/** What is missing, in a few words. */
export function missingText(faults: readonly Fault[]): string {
  const [fault] = faults;
  if (fault?.fault !== "not-a-meld") return fault === undefined ? say("meld-none") : fragmentOf(fault);
  const [one, two] = fault.tiles;
  if (fault.tiles.length === 1 && one !== undefined) return say("missing-alone", { tile: tileName(one) });
  const mayGrow = fault.reasons.run.length === 0 || fault.reasons.group.length === 0;
  if (fault.tiles.length === 2 && one !== undefined && two !== undefined && mayGrow) {
    return say("missing-third", { one: tileName(one), two: tileName(two) });
  }
  return mainReason(fault.reasons);
}
