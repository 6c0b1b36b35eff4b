// The board on the screen: measures the room, computes where everything is, and has it drawn.

import type { MeldPlace } from "../../engine/answers";
import type { Look, TableHost } from "../contract";
import { layOut, type Layout, type Rect, type Room } from "../layout/layout";
import { rackOf, type Board, type Outcome } from "../model/board";
import { facesOf, type MeldId, type Melds, type Piece, type PieceId } from "../model/piece";
import { Names } from "../words";
import { Bubble } from "./bubble";
import { paint } from "./paint";
import type { Picture } from "./picture";
import { Stage } from "./stage";

const PLAIN: Look = { arrangement: "lanes", size: "normal", palette: "classic", motion: true };

export class Display {
  readonly stage: Stage;
  readonly names: Names;
  readonly #host: TableHost;
  readonly #board: Board;
  readonly #bubble: Bubble;
  readonly #rendered: () => void;
  #look = PLAIN;
  #room: Room = { tableWidth: 0, rackWidth: 0, height: 0, rackLeast: 0 };
  #lanes: readonly MeldPlace[] = [];
  /** How the table lay when the turn began: melds nobody moved stay there, and tiles do not grow meanwhile. */
  #base: Layout;
  #layout: Layout;
  #picture: Picture;
  /** Tiles in the hand, and tiles a hint points at. */
  selected: readonly PieceId[] = [];
  pointed: ReadonlySet<PieceId> = new Set();
  /** A table to be seen instead of the one that lies there: a moment of a replay. */
  moment: Melds | null = null;

  /** `rendered` is told after everything drawn: nodes may have come and gone. */
  constructor(root: HTMLElement, host: TableHost, board: Board, rendered: () => void) {
    this.#host = host;
    this.#rendered = rendered;
    this.#board = board;
    this.names = new Names(host.words);
    this.stage = new Stage(root, host.actions);
    this.#bubble = new Bubble(this.stage.felt);
    this.#base = this.#layout = this.#layOut([], [], [], Infinity);
    this.#picture = this.#paint([]);
  }

  get look(): Look {
    return this.#look;
  }

  get layout(): Layout {
    return this.#layout;
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
    const { base, position } = this.#board;
    this.#room = this.stage.measure(position.rack !== null);
    this.#lanes = this.#host.engine.lanes(
      position.rules,
      base.map(({ pieces }) => facesOf(pieces)),
    );
    this.#base = this.#layOut(base, this.#board.rack, this.#lanes, Infinity);
  }

  /** Draws what lies there now. Tiles fly from where they are seen, or from where `from` says. */
  render(motion = true, from?: ReadonlyMap<PieceId, Rect>): void {
    const moving = this.#board.underWay || this.moment !== null;
    const melds = this.#spotted(this.moment ?? this.#board.melds, moving);
    this.#layout = this.#layoutOf(melds, this.#board.rack, moving);
    this.#picture = this.#paint(melds);
    this.hush();
    this.stage.show(this.#picture, this.#layout, motion && this.#look.motion, from);
    this.#rendered();
  }

  /** Where everything would be after a move: as `render` has it then. */
  layoutAfter(outcome: Outcome): Layout {
    const moving = this.#board.underWay || outcome.melds !== this.#board.melds;
    return this.#layoutOf(this.#spotted(outcome.melds, moving), rackOf(outcome), moving);
  }

  #spotted(melds: Melds, moving: boolean): Melds {
    return melds.map((meld) => {
      const spot = meld.spot ?? (moving ? this.#base.spots.get(meld.id) : null);
      return { ...meld, spot: spot ?? null };
    });
  }

  #layoutOf(melds: Melds, rack: readonly Piece[], moving: boolean): Layout {
    const bySelf = !moving && (this.#look.arrangement === "lanes" || melds.every(({ spot }) => !spot));
    return this.#layOut(melds, rack, bySelf ? this.#lanes : null, moving ? this.#base.tile.width : Infinity);
  }

  /** Says beside a meld why it does not stand. */
  explain(id: MeldId): void {
    const meld = this.#picture.melds.find((one) => one.id === id);
    const rect = this.#layout.melds.get(id);
    if (meld?.reason && rect) this.#bubble.show(meld.reason, rect, this.tableWidth, this.#layout.tableContent);
    else this.hush();
  }

  hush(): void {
    this.#bubble.hide();
  }

  #layOut(melds: Melds, rack: readonly Piece[], lanes: readonly MeldPlace[] | null, widest: number): Layout {
    const rackCount = this.#board.position.rack?.length ?? 0;
    const large = this.#look.size === "large";
    return layOut({ melds, lanes, rack, rackCount, large, widest }, this.#room);
  }

  #paint(melds: Melds): Picture {
    const { selected, pointed } = this;
    return paint(this.#board, melds, this.#layout, this.names, { selected, pointed, still: this.moment !== null });
  }
}
