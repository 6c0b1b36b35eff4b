// The board on the screen: measures the room, computes where everything is, and has it drawn.

import type { Look, Places, TableHost } from "../contract";
import { Keeper } from "../layout/keeper";
import type { Layout, Room } from "../layout/layout";
import { slotsOf, type Board, type Outcome } from "../model/board";
import { samePieces, type MeldId, type Melds, type PieceId } from "../model/piece";
import { Names } from "../words";
import { Loupe } from "./loupe";
import { paint } from "./paint";
import type { Picture } from "./picture";
import { Stage, type Showing } from "./stage";

const PLAIN: Look = {
  tidy: false,
  size: "normal",
  palette: "classic",
  motion: true,
  doubleTap: true,
  rackOrder: "runs",
};

export class Display {
  readonly stage: Stage;
  readonly names: Names;
  readonly #board: Board;
  readonly #keeper: Keeper;
  readonly loupe: Loupe;
  readonly #rendered: () => void;
  #look = PLAIN;
  #room: Room = { tableWidth: 0, rackWidth: 0, height: 0, rackLeast: 0 };
  #picture: Picture;
  /** Tiles in the hand, and tiles a hint points at. */
  selected: readonly PieceId[] = [];
  pointed: ReadonlySet<PieceId> = new Set();
  /** Melds where the selected tile fits, one of which is to be chosen. */
  open: ReadonlySet<MeldId> = new Set();
  /** Whether the player asked to end the turn, and is shown what does not stand. */
  asked = false;
  /** A table to be seen instead of the one that lies there: a moment of a replay. */
  moment: Melds | null = null;

  /** `rendered` is told after everything drawn: nodes may have come and gone. */
  constructor(root: HTMLElement, host: TableHost, board: Board, rendered: () => void) {
    this.#rendered = rendered;
    this.#board = board;
    this.names = new Names(host.words);
    this.stage = new Stage(root, host.actions);
    this.loupe = new Loupe(root);
    this.#keeper = new Keeper(host.engine, board);
    this.#picture = this.#paint([]);
  }

  get look(): Look {
    return this.#look;
  }

  get layout(): Layout {
    return this.#keeper.layout;
  }

  get picture(): Picture {
    return this.#picture;
  }

  get tableWidth(): number {
    return this.#room.tableWidth;
  }

  wear(look: Look): void {
    this.#look = look;
    const { dataset } = this.stage.root;
    dataset["palette"] = look.palette;
    dataset["size"] = look.size;
  }

  /** Reads the room anew, for a window or a position that has changed. */
  measure(): void {
    this.#room = this.stage.measure(this.#board.position.rack !== null);
    this.#keeper.fit(this.#room, this.#look);
  }

  /** Between turns: makes room, and puts the table in order for those who want that. */
  arrange(): void {
    this.#keeper.arrange();
  }

  places(): Places {
    return this.#keeper.places();
  }

  /** Takes up how the table lay, before the board does; says whether it can lie so in this window. */
  takeUp(places: Places): boolean {
    return this.#keeper.takeUp(places);
  }

  /** Lays everything out anew, in order. */
  tidy(): void {
    this.#keeper.tidy();
  }

  /** Draws what lies there now. */
  render({ motion = true, ...showing }: Partial<Showing> = {}): void {
    const layout = this.#keeper.layOut(this.moment);
    this.#picture = this.#paint(this.moment ?? this.#board.melds);
    this.stage.show(this.#picture, layout, { motion: motion && this.#look.motion, ...showing });
    this.#rendered();
  }

  /** The tiles of melds that are not what they were. */
  changedSince(before: Melds): PieceId[] {
    const changed = this.#board.melds.filter((meld) => !before.some((one) => samePieces(one, meld)));
    return changed.flatMap(({ pieces }) => pieces.map(({ id }) => id));
  }

  /** Where everything would be after a move: as `render` has it then. */
  layoutAfter(outcome: Outcome): Layout {
    return this.#keeper.preview(outcome.melds, slotsOf(outcome));
  }

  #paint(melds: Melds): Picture {
    const { selected, pointed, open, asked } = this;
    const still = this.moment !== null;
    return paint(this.#board, melds, this.layout, this.names, { selected, pointed, open, asked, still });
  }
}
