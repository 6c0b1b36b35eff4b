// Who would go on if the stage ended now, to be looked at before it does. The server finds it again, and its word counts.

import type { Books, PersonId, Row } from "../../protocol/messages";

/** The best first; nobody from the last stage. A place shared across the line is not decided here: see the exceptions. */
export function goingOn(books: Books, standings: readonly Row[]): readonly PersonId[] {
  const entrants = books.plan?.stages[books.stage + 1]?.entrants;
  if (entrants === undefined || entrants === "all") return [];
  const here = standings.map(({ player }) => player).filter((player) => books.people[player] !== "withdrawn");
  if ("best" in entrants) return here.slice(0, entrants.best);
  const last = books.rounds.findLast(({ stage, started }) => stage === books.stage && started);
  const chosen = new Set(last?.tables.flatMap(({ view }) => here.filter((player) => view.chairs.includes(player)).slice(0, entrants["best-of-table"])));
  return here.filter((player) => chosen.has(player));
}

/** All who have the points of somebody: only together can their tie be broken (rule 8.1). */
export function equals(standings: readonly Row[], player: PersonId): readonly PersonId[] {
  const one = standings.find((row) => row.player === player);
  return standings.filter(({ big, small }) => big === one?.big && small === one.small).map((row) => row.player);
}
