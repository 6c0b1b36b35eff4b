// From the board to a picture of it: labels, marks, and the order in which melds are read.

import type { Layout } from "../layout/layout";
import type { Board } from "../model/board";
import { samePieces, type Meld, type Melds, type Piece, type PieceId } from "../model/piece";
import type { Names } from "../words";
import type { MeldPicture, Picture, TilePicture } from "./picture";

export interface Marked {
  readonly selected: readonly PieceId[];
  readonly pointed: ReadonlySet<PieceId>;
  /** Whether pieces may be moved: not while a replay runs. */
  readonly still: boolean;
}

export function paint(board: Board, melds: Melds, layout: Layout, names: Names, marked: Marked): Picture {
  const fresh = freshPieces(board);
  const tile = (piece: Piece, stands: TilePicture["stands"], onTable: boolean): TilePicture => {
    const marks = new Set<"selected" | "fresh" | "drawn" | "pointed" | "own">();
    if (marked.selected.includes(piece.id)) marks.add("selected");
    if (marked.pointed.has(piece.id)) marks.add("pointed");
    if (fresh.has(piece.id)) marks.add("fresh");
    if (!onTable && board.drawn.has(piece.id)) marks.add("drawn");
    if (onTable && board.isOwn(piece.id)) marks.add("own");
    const notes = [...marks].filter((mark) => mark !== "selected" && mark !== "pointed");
    const label = [names.placed(piece, stands), ...notes.map((mark) => names.say(`table-tile-${mark}`))].join(", ");
    return { piece, stands, marks, label, movable: isMovable(board, piece.id) && !marked.still };
  };
  const meld = (meld: Meld): MeldPicture => {
    const verdict = board.judge.verdict(meld.pieces);
    const stood = board.base.some((old) => old.id === meld.id && samePieces(old, meld));
    const fails = verdict?.meld === false;
    return {
      id: meld.id,
      label: names.meld(meld.pieces, verdict),
      state: !verdict ? "hidden" : fails ? "fails" : stood ? "quiet" : "stands",
      reason: fails ? names.reason(verdict) : "",
      tiles: meld.pieces.map((piece, place) => {
        const joker = verdict?.meld ? verdict.jokers.find((one) => one.place === place) : undefined;
        return tile(piece, joker?.stands ?? [], true);
      }),
    };
  };
  const rack = board.position.rack === null ? null : board.rack;
  return {
    tableLabel: names.say("table-label", { count: melds.length }),
    rackLabel: names.say("table-rack-label", { count: rack?.length ?? 0 }),
    emptyText: names.say("table-empty"),
    melds: inReadingOrder(melds, layout).map(meld),
    rack: rack && rack.map((piece) => tile(piece, [], false)),
    newMeld: marked.selected.length > 0 && board.position.mayMove ? names.say("table-new-meld") : null,
  };
}

/** The player's own tiles may always be put in order, those of the table only in their turn. */
export function isMovable(board: Board, piece: PieceId): boolean {
  if (board.position.rack === null || (board.position.draft !== null && !board.isOwn(piece))) return false;
  return board.position.mayMove || board.rack.some(({ id }) => id === piece);
}

function freshPieces(board: Board): Set<PieceId> {
  const places = board.position.fresh.map(([meld, place]) => board.base[meld]?.pieces[place]?.id);
  return new Set(places.filter((id) => id !== undefined));
}

function inReadingOrder(melds: Melds, { spots }: Layout): Meld[] {
  const spot = (meld: Meld) => spots.get(meld.id) ?? { row: 0, col: 0 };
  return melds.toSorted((a, b) => spot(a).row - spot(b).row || spot(a).col - spot(b).col);
}
