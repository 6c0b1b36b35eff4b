// A game that was left in this browser, in a line: what is played, by whom, and whose turn it is.

import type { LeftTable } from "../engine/answers";
import { editionOf } from "../engine/editions";
import { botName } from "../game/model/people";
import { seatIndex } from "../game/model/view";
import { turnText } from "../words/turn";
import { say } from "../words/words";

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
