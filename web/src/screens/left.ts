// What is played in this browser, in a line: of a game that was left also by whom, and whose turn it is.

import type { LeftTable } from "../engine/answers";
import { editionOf } from "../engine/editions";
import { botName } from "../game/model/people";
import { seatIndex } from "../game/model/view";
import { turnText } from "../words/turn";
import { say } from "../words/words";
import type { Rounds } from "./localGame";

/** How long it is to last. */
export const roundsText = (rounds: Rounds): string =>
  rounds === "game" ? say("rounds-none") : say("rounds-count", { count: rounds });

/** Whether something would be lost by another game. A single game that was broken off has no next one. */
export function isUnderWay({ over, playing, wanted: { rounds, rules } }: LeftTable): boolean {
  const isSingle = rounds === 1 && rules.split(" ").includes("round=1");
  return !over && (playing || !isSingle);
}

/** What was left: a game, or a match between two of its games. */
export const leftKind = ({ playing }: LeftTable): "game" | "match" => (playing ? "game" : "match");

export const leftTitle = (left: LeftTable): string => say("left-title", { what: leftKind(left) });

export function leftText({ wanted, playing, turn }: LeftTable): string {
  const isAlone = wanted.chairs.filter((chair) => "person" in chair).length === 1;
  const names = wanted.chairs.map((chair, at) => {
    if ("bot" in chair) return botName(at);
    return isAlone ? say("you") : chair.person;
  });
  const mover = turn === null ? null : seatIndex(turn);
  const isMine = mover !== null && isAlone && "person" in (wanted.chairs[mover] ?? {});
  return [
    say("edition-name", { edition: editionOf(wanted.rules) }),
    names.join(", "),
    ...(playing ? [] : [say("left-between")]),
    ...(mover === null ? [] : [turnText(isMine ? null : (names[mover] ?? ""))]),
  ].join(" · ");
}
