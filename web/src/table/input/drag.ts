// One drag from lift to drop. What it needs of the document is read once when it begins; after that a move of the
// pointer moves the ghost, and where it would fall comes from the computed layout.

import { aimAtMeld, aimAtRack, aimAtSpot, meldAt, meldsLeft, type Aim } from "../layout/aim";
import type { Layout, Point, Rect } from "../layout/layout";
import type { Judge, Placement } from "../model/judge";
import type { Meld, MeldId, Melds, Piece, PieceId } from "../model/piece";
import type { Ghost } from "../view/ghost";
import type { Origins } from "../view/stage";

export interface DragScene {
  readonly layout: Layout;
  readonly tableWidth: number;
  readonly melds: Melds;
  readonly rack: readonly Piece[];
  readonly moved: readonly Piece[];
  /** Whether the pieces may lie on the table, and on the rack. */
  readonly toTable: boolean;
  readonly toRack: boolean;
  readonly judge: Judge;
  readonly origins: Origins;
  /** How far above the pointer the tiles are aimed: a finger hides what is under it. */
  readonly above: number;
}

interface Asked {
  readonly placements: readonly Placement[];
  readonly loose: boolean;
}

/** An area that scrolls by itself while tiles are held near its edge. */
interface Scroller {
  readonly node: HTMLElement;
  readonly edges: Rect;
  readonly most: number;
  readonly began: number;
  now: number;
}

const NEAR_EDGE_PX = 44;
const FASTEST_PX = 14;

export class Drag {
  readonly #scene: DragScene;
  readonly #ghost: Ghost;
  readonly #left: readonly Meld[];
  readonly #stay: readonly Piece[];
  readonly #known = new Map<MeldId, Asked>();
  readonly #table: Scroller;
  readonly #rack: Scroller;
  #point: Point = { x: 0, y: 0 };
  #aim: Aim | null = null;
  #frame = 0;

  constructor(scene: DragScene, ghost: Ghost, felt: HTMLElement, rack: HTMLElement) {
    const { layout, origins } = scene;
    const held: ReadonlySet<PieceId> = new Set(scene.moved.map(({ id }) => id));
    this.#scene = scene;
    this.#ghost = ghost;
    this.#left = meldsLeft(scene.melds, held);
    this.#stay = scene.rack.filter(({ id }) => !held.has(id));
    this.#table = scroller(felt, origins.tableView, layout.tableContent - layout.tableHeight);
    this.#rack = scroller(rack, origins.rackView, layout.rackContent - layout.rackHeight);
    if (this.#table.most > 0 || this.#rack.most > 0) this.#frame = requestAnimationFrame(this.#scroll);
  }

  get aim(): Aim | null {
    return this.#aim;
  }

  move(point: Point): void {
    this.#ghost.moveTo(point);
    this.#point = { x: point.x, y: point.y - this.#scene.above };
    this.#takeAim();
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#ghost.remove();
  }

  #takeAim(): void {
    const aim = this.#aimAt();
    const same = aim && this.#aim && key(aim) === key(this.#aim);
    if (same || aim === this.#aim) return;
    this.#aim = aim;
    this.#showMark();
  }

  #aimAt(): Aim | null {
    const { layout, origins, moved, toTable, toRack, tableWidth } = this.#scene;
    if (this.#point.y >= origins.rackTop)
      return toRack ? aimAtRack(layout, this.#stay, this.#inside(this.#rack, origins.rack)) : null;
    if (!toTable) return null;
    const point = this.#inside(this.#table, origins.table);
    const meld = meldAt(layout, this.#left, point);
    const near = meld && this.#ask(meld);
    const atMeld = near && aimAtMeld(layout, meld, near.placements, near.loose, point);
    return atMeld ?? aimAtSpot(layout, moved.length, point, tableWidth);
  }

  /** The engine is asked once for each meld the tiles come near. */
  #ask(meld: Meld): Asked {
    const { judge, moved } = this.#scene;
    const known = this.#known.get(meld.id) ?? {
      placements: judge.placements(meld, moved),
      loose: !judge.stands(meld.pieces),
    };
    this.#known.set(meld.id, known);
    return known;
  }

  #inside(area: Scroller, origin: Point): Point {
    return { x: this.#point.x - origin.x, y: this.#point.y - origin.y + area.now - area.began };
  }

  #showMark(): void {
    const aim = this.#aim;
    if (!aim) return this.#ghost.mark(null, "box", false);
    const toRack = aim.target.to === "rack";
    const area = toRack ? this.#rack : this.#table;
    const origin = toRack ? this.#scene.origins.rack : this.#scene.origins.table;
    const { mark } = aim;
    const y = mark.y + origin.y - area.now + area.began;
    this.#ghost.mark({ ...mark, x: mark.x + origin.x, y }, aim.shape, aim.fits);
  }

  #scroll = (): void => {
    for (const area of [this.#table, this.#rack]) {
      const speed = this.#speed(area);
      const next = Math.max(0, Math.min(area.most, area.now + speed));
      if (next === area.now) continue;
      area.now = next;
      area.node.scrollTop = next;
      this.#aim = null;
      this.#takeAim();
    }
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  /** Faster the nearer the edge; nothing outside the area, but for the table's upper edge. */
  #speed({ edges, most }: Scroller): number {
    const { y } = this.#point;
    if (most <= 0 || y > edges.y + edges.height) return 0;
    const above = edges.y + NEAR_EDGE_PX - y;
    const below = y - (edges.y + edges.height - NEAR_EDGE_PX);
    if (above > 0 && (edges === this.#table.edges || y >= edges.y))
      return -FASTEST_PX * Math.min(1, above / NEAR_EDGE_PX);
    return below > 0 ? FASTEST_PX * Math.min(1, below / NEAR_EDGE_PX) : 0;
  }
}

function scroller(node: HTMLElement, edges: Rect, most: number): Scroller {
  const began = node.scrollTop;
  return { node, edges, most, began, now: began };
}

function key({ target, mark, fits }: Aim): string {
  return `${JSON.stringify(target)} ${mark.x} ${mark.y} ${fits}`;
}
