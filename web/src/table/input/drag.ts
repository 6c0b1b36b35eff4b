// One drag from lift to drop. What it needs of the document is read once when it begins; after that a move of the
// pointer moves the ghost, and where it would fall comes from the computed layout: that of the table as it would lie.

import { Aiming, aimAtRack, type Aim } from "../layout/aim";
import type { Layout, Point, Rect } from "../layout/layout";
import type { Judge } from "../model/judge";
import type { Target } from "../model/move";
import { meldOf, samePieces, type MeldId, type Melds, type Piece, type PieceId } from "../model/piece";
import { Ghost, type Held } from "../view/ghost";
import type { Origins, Stage } from "../view/stage";

/** What would lie where. */
export interface Preview {
  readonly melds: Melds;
  readonly layout: Layout;
}

export interface DragScene {
  readonly layout: Layout;
  readonly melds: Melds;
  /** The table the turn began with. */
  readonly base: Melds;
  readonly rack: readonly Piece[];
  /** Places of the rack, holes among them, without those of the pieces. */
  readonly stay: number;
  readonly moved: readonly Piece[];
  /** Which of the pieces the hand holds, and where it took hold of it. */
  readonly primary: number;
  readonly grabbed: Point;
  readonly finger: boolean;
  /** Whether the pieces may lie on the table, and on the rack. */
  readonly toTable: boolean;
  readonly toRack: boolean;
  readonly judge: Judge;
  readonly preview: (target: Target) => Preview | null;
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

/** How far above a finger the middle of its tile is, so that it is seen: over the table, and over the rack, where there
 * is little room for a finger below the last row. */
const ABOVE_FINGER_PX = 62;
const ABOVE_FINGER_ON_RACK_PX = 24;
/** Over so many pixels above the rack the one becomes the other: slowly, or the tile runs ahead of the finger. */
const RISES_OVER_PX = 160;
/** A tile above a finger is not smaller, to be read. */
const LEAST_ABOVE_FINGER_PX = 44;
/** Let go nearer than half a tile to where they were taken, tiles stay there: nobody meant to move them. */
const AT_HOME = 0.5;

export class Drag {
  readonly #scene: DragScene;
  readonly #stage: Stage;
  readonly #ghost: Ghost;
  readonly #origins: Origins;
  readonly #aiming: Aiming;
  readonly #previews = new Map<string, Preview | null>();
  readonly #table: Scroller;
  readonly #rack: Scroller;
  /** Widths of the ghost's tiles over the table and over the rack. */
  readonly #widths: { readonly table: number; readonly rack: number };
  /** From the hand to the middle of its tile, where it was taken. */
  readonly #grip: Point;
  readonly #home: number;
  #hand: Point;
  /** The middle of the tile in the hand, which is what is aimed with. */
  #point: Point = { x: 0, y: 0 };
  #aim: Aim | null = null;
  #shown = "";
  #frame = 0;

  constructor(scene: DragScene, stage: Stage) {
    const { layout, moved, primary, grabbed, finger } = scene;
    const held = moved.flatMap(({ id }): Held[] => {
      const node = stage.tile(id)?.button;
      return node ? [{ id, node }] : [];
    });
    const taken = held[primary]?.node.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const least = finger ? LEAST_ABOVE_FINGER_PX : 0;
    const { tile } = layout.rack;
    this.#scene = scene;
    this.#stage = stage;
    this.#origins = stage.origins();
    this.#widths = { table: Math.max(layout.tile.width, least), rack: Math.max(tile.width, least) };
    const width = Math.max(this.#widths.table, this.#widths.rack);
    const size = { width, height: (width * layout.tile.height) / layout.tile.width };
    this.#ghost = new Ghost(stage.root, stage.root.getBoundingClientRect(), held, primary, size);
    this.#grip = { x: taken.x + taken.width / 2 - grabbed.x, y: taken.y + taken.height / 2 - grabbed.y };
    this.#home = AT_HOME * taken.width;
    this.#hand = grabbed;
    this.#aiming = new Aiming(layout, scene.melds, scene.base, moved, scene.judge);
    this.#table = scroller(stage.felt, this.#origins.tableView, layout.tableContent - layout.tableHeight);
    this.#rack = scroller(stage.rackScroll, this.#origins.rackView, layout.rackContent - layout.rackHeight);
    if (this.#table.most > 0 || this.#rack.most > 0) this.#frame = requestAnimationFrame(this.#scroll);
  }

  /** Where the tiles would go; nowhere while they are where they were taken, and where they may not be. */
  get aim(): Aim | null {
    return this.#aim;
  }

  /** Whether the hand is where it took the tiles. */
  get atHome(): boolean {
    const { grabbed } = this.#scene;
    return Math.hypot(this.#hand.x - grabbed.x, this.#hand.y - grabbed.y) < this.#home;
  }

  get isOverRack(): boolean {
    return this.#point.y >= this.#origins.rackTop;
  }

  /** Where the tiles in the hand are seen. */
  rects(): Map<PieceId, Rect> {
    return this.#ghost.rects();
  }

  move(hand: Point): void {
    this.#hand = hand;
    this.#point = { x: hand.x + this.#grip.x, y: hand.y + this.#grip.y - this.#lift(hand) };
    this.#ghost.moveTo(this.#point, this.isOverRack ? this.#widths.rack : this.#widths.table);
    this.#takeAim();
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#ghost.remove();
  }

  /** How far above a finger its tile is. */
  #lift({ y }: Point): number {
    if (!this.#scene.finger) return 0;
    const risen = Math.max(0, Math.min(1, (this.#origins.rackTop - y) / RISES_OVER_PX));
    return ABOVE_FINGER_ON_RACK_PX + risen * (ABOVE_FINGER_PX - ABOVE_FINGER_ON_RACK_PX);
  }

  #takeAim(): void {
    this.#aim = this.#aimAt();
    const key = `${JSON.stringify(this.#aim)} ${this.atHome}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#show();
  }

  #aimAt(): Aim | null {
    const { layout, moved, primary, stay, toTable, toRack } = this.#scene;
    if (this.atHome) return null;
    const { isOverRack } = this;
    if (!(isOverRack ? toRack : toTable)) return null;
    const { pitch } = isOverRack ? layout.rack.tile : layout.tile;
    // The middle of all tiles in the hand.
    const aside = ((moved.length - 1) / 2 - primary) * pitch;
    const [area, origin] = this.#areaOf(isOverRack);
    const inArea = (seen: Point) => ({ x: seen.x + aside - origin.x, y: seen.y - origin.y + area.now - area.began });
    const point = inArea(this.#point);
    if (!isOverRack) return this.#aiming.at(point, area.now, this.#scene.finger ? inArea(this.#hand) : null);
    return aimAtRack(layout, stay, moved.length, point);
  }

  #areaOf(isRack: boolean): readonly [Scroller, Point] {
    return isRack ? [this.#rack, this.#origins.rack] : [this.#table, this.#origins.table];
  }

  /** Other tiles make room, and marks are where the tiles will lie. */
  #show(): void {
    const { layout, moved, melds } = this.#scene;
    const target = this.#aim?.target;
    if (!target) {
      this.#stage.shift(new Map(), new Set());
      const home = meldOf(melds, moved[0]?.id ?? NaN);
      if (!this.atHome || home?.aside) return this.#ghost.mark(null);
      return this.#mark(layout, home === undefined, null, false);
    }
    const preview = this.#previewOf(target);
    if (!preview) {
      this.#stage.shift(new Map(), new Set());
      return this.#ghost.mark(null);
    }
    const isRack = target.to === "rack";
    // Where all becomes smaller to make room, nothing moves before the tiles are let go.
    const isSmaller = preview.layout.tile.width !== layout.tile.width;
    const staying = isRack ? this.#scene.rack : melds.flatMap(({ pieces }) => pieces);
    const shifts = new Map<PieceId, Point>();
    for (const { id } of staying) {
      const [from, to] = [layout.pieces.get(id), this.#placeAfter(preview, id)];
      if (isSmaller || !from || !to) continue;
      if (moved.some((piece) => piece.id === id) || meldOf(melds, id)?.aside) continue;
      if (from.x !== to.x || from.y !== to.y) shifts.set(id, { x: to.x - from.x, y: to.y - from.y });
    }
    const same = (one: Melds[number]) => melds.some((other) => other.id === one.id && samePieces(other, one));
    const kept = new Set(preview.melds.filter(same).map(({ id }) => id));
    const changing = new Set(melds.map(({ id }) => id).filter((id) => !kept.has(id)));
    this.#stage.shift(shifts, changing);
    const meld = meldOf(preview.melds, moved[0]?.id ?? NaN);
    const isJoined = meld !== undefined && meld.pieces.length > moved.length;
    this.#mark(preview.layout, isRack, isJoined ? meld.id : null, this.#aim?.fits === true && isJoined);
  }

  /** Where a tile would lie, from the corner it is placed from now: a joker that is freed goes to the workbench. */
  #placeAfter({ layout, melds }: Preview, id: PieceId): Point | undefined {
    const rect = layout.pieces.get(id);
    if (!rect || !layout.bench || !meldOf(melds, id)?.aside) return rect;
    const { x, y } = layout.bench.rect;
    return { x: x + rect.x, y: y + rect.y + this.#table.now };
  }

  /** What would lie where is worked out once for each target. */
  #previewOf(target: Target): Preview | null {
    const key = JSON.stringify(target);
    const known = this.#previews.get(key);
    const preview = known === undefined ? this.#scene.preview(target) : known;
    this.#previews.set(key, preview);
    return preview;
  }

  #mark(layout: Layout, isRack: boolean, meld: MeldId | null, fits: boolean): void {
    const [area, origin] = this.#areaOf(isRack);
    const inWindow = (rect: Rect) => ({ ...rect, x: rect.x + origin.x, y: rect.y + origin.y - area.now + area.began });
    const tiles = this.#scene.moved.flatMap(({ id }) => layout.pieces.get(id) ?? []).map(inWindow);
    const around = meld === null ? undefined : layout.melds.get(meld);
    this.#ghost.mark({ tiles, meld: around ? inWindow(around) : null, fits });
  }

  #scroll = (): void => {
    for (const area of [this.#table, this.#rack]) {
      const next = Math.max(0, Math.min(area.most, area.now + this.#speed(area)));
      if (next === area.now) continue;
      area.now = next;
      area.node.scrollTop = next;
      this.#shown = "";
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
