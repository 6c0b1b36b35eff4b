// What happened, in a sentence each. Not everything is worth one.

import { editionOf } from "../engine/editions";
import type { SeatEvent, Seat, TableEvent } from "../protocol/messages";
import type { WentBack } from "../game/model/game";
import type { How } from "../game/model/how";
import { SEATS } from "../game/model/view";
import { editionFromBox } from "../shared/boxes";
import { tileName, tileNames, tileObjects } from "./tile";
import { say } from "./words";

type NameOf = (seat: Seat) => string;

/** An event as a sentence, or nothing when nobody needs to hear of it. `me` is spoken to, others are spoken of. */
export function eventText(event: TableEvent, nameOf: NameOf, me: Seat | null, how: How = {}): string | null {
  switch (event.kind) {
    case "played": {
      const { starter } = event.now;
      if (event.event.event === "dealt" && starter !== null)
        return starter === me ? say("event-dealt-you-start") : say("event-dealt-starts", { name: nameOf(starter) });
      const back =
        how.wentBack !== undefined && "seat" in event.event
          ? [backText(how.wentBack, event.event.seat, nameOf, me)]
          : [];
      const text = [...back, playedText(event.event, nameOf, me)].join(" ");
      // The draw that empties the pool is the only one after which moves are counted (rule 6.2).
      const startsLastMoves = event.event.event === "drawn" && event.now.last_moves !== null;
      return startsLastMoves ? `${text} ${say("event-last-moves")}` : text;
    }
    case "taken-over":
      return event.seat === me ? say("event-you-taken-over") : say("event-taken-over", { name: nameOf(event.seat) });
    case "stood":
      return event.sitter === undefined ? null : say("event-left", { name: nameOf(event.seat) });
    case "reopened": {
      const edition = editionFromBox(editionOf(event.options.rules));
      return event.seat === me
        ? say("event-you-reopened", { edition })
        : say("event-reopened", { name: nameOf(event.seat), edition });
    }
    case "returned":
      return event.seat === me ? say("event-you-returned") : say("event-returned", { name: nameOf(event.seat) });
    case "resigned":
      if (how.ends === true)
        return event.seat === me ? say("event-you-end-game") : say("event-ends-game", { name: nameOf(event.seat) });
      return event.seat === me ? say("event-you-resigned") : say("event-resigned", { name: nameOf(event.seat) });
    case "pause-asked":
      if (how.agrees === true)
        return event.seat === me
          ? say("aloud-you-agree-pause")
          : say("aloud-agrees-pause", { name: nameOf(event.seat) });
      return event.seat === me ? say("event-you-asked-pause") : say("event-pause-asked", { name: nameOf(event.seat) });
    case "paused":
      return say("event-pause");
    case "back":
      return event.seat === me ? say("event-you-back") : say("event-back", { name: nameOf(event.seat) });
    case "resumed": {
      if (event.seat === undefined) return say("event-resumed");
      const by = how.isBack === true ? "back" : "wish";
      return event.seat === me
        ? say("event-you-resumed", { by })
        : say("event-resumed-by", { by, name: nameOf(event.seat) });
    }
    // What the screen shows by itself. A new kind of event does not compile until it stands here or above.
    case "opened":
    case "sat":
    case "fewer":
    case "ready":
    case "game-opened":
    case "contributed":
    case "dealing":
    case "game-closed":
    case "slept":
    case "woke":
    case "closed":
      return null;
  }
}

function backText(wentBack: WentBack, seat: Seat, nameOf: NameOf, me: Seat | null): string {
  if (wentBack === "table") return say("event-table-back");
  return seat === me ? say("event-your-tiles-back") : say("event-tiles-back", { name: nameOf(seat) });
}

/** Draws for the start: who draws a joker or ties draws again (rule 2.1), so a seat that comes once more begins another round. */
function drawRounds(draws: readonly [Seat, string][]): readonly [Seat, string][][] {
  const rounds: [Seat, string][][] = [[]];
  for (const draw of draws) {
    if (rounds.at(-1)?.some(([seat]) => seat === draw[0])) rounds.push([]);
    rounds.at(-1)?.push(draw);
  }
  return rounds;
}

function playedText(event: SeatEvent, nameOf: NameOf, me: Seat | null): string {
  const isMine = "seat" in event && event.seat === me;
  const name = "seat" in event ? nameOf(event.seat) : "";
  switch (event.event) {
    case "starter-drawn": {
      const draw = ([seat, tile]: [Seat, string]) =>
        seat === me
          ? say("event-you-draw-for-start", { tile: tileName(tile) })
          : say("event-draw-for-start", { name: nameOf(seat), tile: tileName(tile) });
      const draws = drawRounds(event.draws)
        .map((round) => round.map(draw).join(", "))
        .reduce((draws, again) => say("event-draws-again", { draws, again }));
      return event.starter === me
        ? say("event-you-start", { draws })
        : say("event-starter-drawn", { draws, name: nameOf(event.starter) });
    }
    case "dealt":
      return say("event-dealt");
    case "doublets-claimed":
      return say(isMine ? "event-you-claimed" : "event-claimed", { name, pairs: tileNames(event.pairs) });
    case "stack-opened":
      return say(isMine ? "event-you-opened-stack" : "event-stack-opened", { name, stack: event.stack + 1 });
    case "drawn": {
      const own = event.own !== undefined && "drew" in event.own ? event.own.drew : null;
      if (own !== null) return say("event-you-drew", { tiles: tileObjects(own) });
      return say("event-drawn", { name, count: event.count });
    }
    case "laid":
      return say(isMine ? "event-you-laid" : "event-laid", {
        name,
        count: event.laid.length,
        tiles: tileObjects(event.laid),
      });
    case "passed":
      return isMine ? say("event-you-passed") : say("event-passed", { name });
    case "announced":
      return isMine ? say("event-you-announced") : say("event-announced", { name });
    case "time-ran-out":
      return isMine ? say("event-your-time-up") : say("event-time-up", { name });
    case "lay-taken-back":
      return isMine ? say("event-you-taken-back") : say("event-taken-back", { name });
    case "judge-called":
      return say("event-judge-called", { name });
    case "paused":
      return say("event-paused");
    case "ruled":
      return say("event-ruled", { reason: event.ruling.reason });
    case "ended": {
      const winner = event.scores.findIndex((score) => score.big > 0);
      if (event.end === "pool" || winner < 0) return say("event-ended-pool");
      const seat = SEATS[winner] ?? "A";
      return seat === me ? say("event-you-ended-out") : say("event-ended-out", { name: nameOf(seat) });
    }
  }
}
