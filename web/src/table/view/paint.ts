// From the board to a picture of it: labels, marks, and the order in which melds are read.

import type { Layout } from "../layout/layout";
import type { Board } from "../model/board";
import {
  facesOf,
  meldOf,
  samePieces,
  type Meld,
  type MeldId,
  type Melds,
  type Piece,
  type PieceId,
} from "../model/piece";
import { sentence } from "../../words/sentence";
import type { Names } from "../words";
import type { Mark, MeldPicture, Picture, TilePicture } from "./picture";

export interface Marked {
  readonly selected: readonly PieceId[];
  readonly pointed: ReadonlySet<PieceId>;
  /** Melds where the selected tile fits, one of which is to be chosen. */
  readonly open: ReadonlySet<MeldId>;
  /** Whether the player asked to end the turn: only then a meld in the making is a fault. */
  readonly asked: boolean;
  /** Whether pieces may be moved: not while a replay runs. */
  readonly still: boolean;
}

export function paint(board: Board, melds: Melds, layout: Layout, names: Names, marked: Marked): Picture {
  const fresh = freshPieces(board);
  const wrong = marked.asked ? wrongJokers(board) : new Set<PieceId>();
  const called = board.names(melds);
  const tile = (piece: Piece, stands: TilePicture["stands"], onTable: boolean): TilePicture => {
    const marks = new Set<Mark>();
    if (marked.selected.includes(piece.id)) marks.add("selected");
    if (marked.pointed.has(piece.id)) marks.add("pointed");
    if (fresh.has(piece.id)) marks.add("fresh");
    if (!onTable && board.drawn.has(piece.id)) marks.add("drawn");
    if (onTable && board.isOwn(piece.id)) marks.add("own");
    if (wrong.has(piece.id)) marks.add("wrong");
    const notes = [...marks].filter((mark) => mark !== "selected" && mark !== "pointed");
    const label = [names.seen(piece, stands), ...notes.map((mark) => names.say(`table-tile-${mark}`))].join(", ");
    return {
      piece,
      stands,
      marks,
      label,
      hover: names.hover(piece),
      movable: isMovable(board, piece.id) && !marked.still,
    };
  };
  const meld = (meld: Meld): MeldPicture => {
    const verdict = board.judge.verdict(meld.pieces);
    const stood = board.base.some((old) => old.id === meld.id && samePieces(old, meld));
    const built = verdict?.meld === false ? (marked.asked ? "fails" : "making") : stood ? "quiet" : "stands";
    const name = called.get(meld.id) ?? "";
    return {
      id: meld.id,
      name,
      label: names.named(name, nameOf(board, names, meld, marked.asked)),
      state: verdict ? built : "hidden",
      note: noteOf(board, names, meld, marked.asked),
      open: marked.open.has(meld.id),
      tiles: meld.pieces.map((piece, place) => {
        const joker = verdict?.meld ? verdict.jokers.find((one) => one.place === place) : undefined;
        return tile(piece, joker?.stands ?? [], true);
      }),
    };
  };
  const rack = board.position.rack === null ? null : marked.still ? board.rackBeside(melds) : board.rack;
  const bench = melds.filter(({ aside }) => aside);
  const making = melds.filter((each) => !each.aside && board.judge.verdict(each.pieces)?.meld === false).length;
  return {
    label: names.say(rack === null ? "table-keys-table" : "table-keys"),
    about: names.say("table-keys-about"),
    tableLabel: names.table(melds.length - bench.length - making, making),
    benchLabel: names.say("table-bench-label", { count: bench.length }),
    rackLabel: names.say("table-rack-label", { count: rack?.length ?? 0 }),
    emptyText: names.say("table-empty"),
    melds: inReadingOrder(
      melds.filter(({ aside }) => !aside),
      layout,
    ).map(meld),
    bench: bench.flatMap(({ pieces }) => pieces.map((piece) => tile(piece, [], true))),
    rack: rack && rack.map((piece) => tile(piece, [], false)),
    newMeld: marked.selected.length > 0 && board.position.mayMove ? names.say("table-new-meld") : null,
  };
}

/** A meld by its name. Why it does not stand is said once the player `asked` to end the turn. */
function nameOf(board: Board, names: Names, meld: Meld, asked: boolean): string {
  const { judge } = board;
  const { pieces } = meld;
  const verdict = judge.verdict(pieces);
  if (verdict?.meld === false && !asked) return names.making(pieces, judge.missing(pieces));
  return names.meld(pieces, verdict, isClosed(board, meld));
}

/** Whether tiles of the rack were put to a meld that may not be changed yet. */
const isClosed = (board: Board, meld: Meld): boolean =>
  board.position.mayMove && !board.mayChange(meld) && meld.pieces.some(({ id }) => board.isOwn(id));

/** What became of a meld whose tiles were just named. */
export function outcomeOf(board: Board, names: Names, meld: Meld): string {
  return names.named(board.names(board.melds).get(meld.id) ?? "", becomes(board, names, meld));
}

/** What a meld is now, without its name. */
export function becomes(board: Board, names: Names, meld: Meld): string {
  const verdict = board.judge.verdict(meld.pieces);
  if (verdict?.meld === false) return names.unfinished(board.judge.missing(meld.pieces));
  return names.meld(meld.pieces, verdict, isClosed(board, meld));
}

function noteOf({ judge }: Board, names: Names, { pieces }: Meld, asked: boolean): string {
  const verdict = judge.verdict(pieces);
  if (verdict?.meld !== false) return "";
  if (asked) return sentence(names.reason(verdict));
  const missing = judge.missing(pieces);
  return missing === null ? "" : names.more(missing);
}

/** The player's own tiles may always be put in order, those of the table only in their turn, once they have opened. */
export function isMovable(board: Board, piece: PieceId): boolean {
  const { rack, draft, mayMove, opened } = board.position;
  if (rack === null || (draft !== null && !board.isOwn(piece))) return false;
  if (mayMove) return opened || board.isOwn(piece);
  return board.rack.some(({ id }) => id === piece);
}

/** Jokers that left their place for a meld without a tile of the rack, where the rules forbid just that (rule 4.4). */
function wrongJokers(board: Board): Set<PieceId> {
  const { verdict } = board.standing();
  const freed = verdict?.ok === false && verdict.faults.some(({ fault }) => fault === "freed-joker-without-rack-tile");
  if (!freed) return new Set();
  const moved = board.melds.filter(({ pieces }) => !pieces.some(({ id }) => board.isOwn(id)));
  const jokers = moved.flatMap((meld) => {
    const verdict = board.judge.verdict(meld.pieces);
    const places = verdict?.meld ? verdict.jokers.map(({ place }) => meld.pieces[place]) : [];
    return places.filter((piece) => {
      const before = piece && meldOf(board.base, piece.id);
      return before !== undefined && facesOf(before.pieces).join() !== facesOf(meld.pieces).join();
    });
  });
  return new Set(jokers.map((piece) => (piece as Piece).id));
}

function freshPieces(board: Board): Set<PieceId> {
  const places = board.position.fresh.map(([meld, place]) => board.base[meld]?.pieces[place]?.id);
  return new Set(places.filter((id) => id !== undefined));
}

function inReadingOrder(melds: Melds, { spots }: Layout): Meld[] {
  const spot = (meld: Meld) => spots.get(meld.id) ?? { row: 0, col: 0 };
  return melds.toSorted((a, b) => spot(a).row - spot(b).row || spot(a).col - spot(b).col);
}
