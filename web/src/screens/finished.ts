// The last games that were finished in this browser, with their records.

import { keep, recall } from "../app/storage";
import { editionOf } from "../engine/editions";
import type { KnownGame } from "../game/model/game";
import { playersOf } from "../game/model/people";
import { leaders } from "../game/model/match";
import type { GameId } from "../protocol/messages";
import { say } from "../words/words";

const MOST_KEPT = 10;

export interface FinishedGame {
  readonly game: GameId;
  /** When it ended. */
  readonly at: number;
  readonly rules: string;
  readonly names: readonly string[];
  /** Whose place is that of the one person at this device; none where several share it. */
  readonly me: number | null;
  /** The places of those who won; none of a game that was broken off. */
  readonly won: readonly number[];
  /** As `docs/record.md` has it. */
  readonly record: string;
}

export const finishedGames = (): readonly FinishedGame[] => recall<FinishedGame[]>("finished") ?? [];

/** Keeps a game that is over, the newest first. */
export function keepFinished(state: KnownGame, isAlone: boolean, at: number, record: string): void {
  const { table } = state;
  if (table?.game == null) return;
  const { game, view } = table.game;
  const players = playersOf(state);
  const finished: FinishedGame = {
    game,
    at,
    rules: table.options.rules,
    names: players.map(({ name }) => name),
    me: isAlone ? players.findIndex(({ isMe }) => isMe) : null,
    won: view?.viewer === "final" ? leaders(view.scores) : [],
    record,
  };
  keep("finished", [finished, ...finishedGames().filter((one) => one.game !== game)].slice(0, MOST_KEPT));
}

/** Who played what, and who won. */
export function finishedText({ rules, names, me, won }: FinishedGame): string {
  const called = names.map((name, at) => (at === me ? say("you") : name));
  const result =
    won.length === 0
      ? say("games-no-result")
      : me !== null && won.includes(me)
        ? say("games-you-won")
        : say("end-won", { count: won.length, names: won.map((at) => called[at]).join(", ") });
  return [say("edition-name", { edition: editionOf(rules) }), called.join(", "), result].join(" · ");
}
