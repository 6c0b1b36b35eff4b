// How a table becomes the table after a lay, step by step, as `dublet solve` tells it.

import type { Move } from "../../engine/answers";
import type { Tile } from "../../protocol/messages";
import { namesInSentence, objectsInSentence, tileNames } from "../../words/tile";
import { say } from "../../words/words";
import { bagOf } from "../../shared/bag";

export function steps(table: readonly (readonly Tile[])[], moves: readonly Move[]): readonly string[] {
  const takes = table.map((meld, at) => take(meld, at + 1, moves));
  return [...takes, ...moves.map(lay)].filter((step) => step !== null);
}

const tilesFrom = ({ meld, from }: Move, wanted: (origin: "rack" | number) => boolean): readonly Tile[] =>
  meld.filter((_, at) => wanted(from[at] ?? "rack"));

/** Taking tiles out of a meld. */
function take(meld: readonly Tile[], number: number, moves: readonly Move[]): string | null {
  const heir = moves.find(({ was }) => was === number);
  const stays = new Map(bagOf(heir === undefined ? [] : tilesFrom(heir, (origin) => origin === number)));
  const rest: Tile[] = [];
  const gone: Tile[] = [];
  for (const tile of meld) {
    const count = stays.get(tile) ?? 0;
    stays.set(tile, count - 1);
    (count > 0 ? rest : gone).push(tile);
  }
  if (gone.length === 0) return null;
  if (rest.length === 0) return say("solve-take-apart", { meld: number, tiles: tileNames(gone) });
  return say("solve-take", { meld: number, tiles: objectsInSentence(gone), rest: namesInSentence(rest) });
}

/** Putting tiles to a meld, or making a new one. */
function lay(move: Move): string | null {
  const own = objectsInSentence(tilesFrom(move, (origin) => origin === "rack"));
  const moved = objectsInSentence(tilesFrom(move, (origin) => origin !== "rack" && origin !== move.was));
  if (own === "" && moved === "") return null;
  const from = moved === "" ? "rack" : own === "" ? "table" : "both";
  if (move.was === null) return say("solve-new", { from, own, moved, tiles: objectsInSentence(move.meld) });
  return say("solve-add", { from, own, moved, tiles: tileNames(move.meld), meld: move.was });
}
