// The document's side of the table: lists of melds, lists of tiles, placed by transforms from a computed layout.

import type { Layout, Point, Rect, Room } from "../layout/layout";
import type { MeldId, PieceId } from "../model/piece";
import type { Flight } from "../model/course";
import { appear, comeFrom, fly, land } from "./flight";
import { MeldNode, type Beside } from "./meld-node";
import type { Picture, TilePicture } from "./picture";
import { TileNode } from "./tile-node";

/** How tiles come that nobody here has moved. */
export interface Coming {
  /** Where those come from that were not seen: to the table, and to the rack. */
  readonly table: Rect | null;
  readonly rack: Rect | null;
  /** Flights that are not as quick as a hand's. */
  readonly course: ReadonlyMap<PieceId, Flight>;
}

/** Where things are in the window. */
export interface Origins {
  /** The corners tiles are placed from. */
  readonly table: Point;
  readonly bench: Point;
  readonly rack: Point;
  /** What is seen of table and rack. */
  readonly tableView: Rect;
  readonly rackView: Rect;
  /** From here down tiles are on the rack. */
  readonly rackTop: number;
}

/** Between a meld and its note, with the mark of a fault between them, and behind the note. */
const NOTE_GAP_PX = 20;

/** How a picture comes to be seen. */
export interface Showing {
  readonly motion: boolean;
  /** Where tiles are that are not where they were drawn last. */
  readonly from?: ReadonlyMap<PieceId, Rect> | undefined;
  readonly coming?: Coming | null | undefined;
  /** What is new, and has to be seen. */
  readonly reveal?: readonly PieceId[] | undefined;
}

export class Stage {
  readonly root: HTMLElement;
  readonly felt = element("section", "felt");
  readonly #feltList = element("ul", "melds");
  readonly #bench = element("section", "bench");
  readonly #benchList = element("ul", "bench-tiles");
  readonly rackPanel = element("section", "rack");
  readonly rackScroll = element("div", "rack-scroll");
  readonly #rackList = element("ul", "rack-tiles");
  /** Where the rack comes to rest when it is scrolled: at whole rows. */
  readonly #rests = element("div", "rack-rests");
  readonly actions = element("div", "rack-actions");
  readonly #empty = element("div", "felt-empty");
  readonly #emptyText = element("p", "empty-text");
  readonly newMeld = element("button", "new-meld");
  readonly #tiles = new Map<PieceId, TileNode>();
  readonly #melds = new Map<MeldId, MeldNode>();
  /** Tiles that made room since the last picture. */
  readonly #aside = new Set<PieceId>();
  #changing: ReadonlySet<MeldId> = new Set();

  constructor(root: HTMLElement, actions: HTMLElement | undefined) {
    this.root = root;
    root.classList.add("dublet");
    // Screen readers hand keys on, instead of taking letters and arrows for themselves.
    root.role = "application";
    const place = element("span", "empty-meld");
    place.append(...Array.from({ length: 3 }, () => element("i", "")));
    this.#empty.append(place, this.#emptyText);
    this.felt.append(this.#empty, this.#feltList);
    this.rackScroll.append(this.#rests, this.#rackList);
    this.rackScroll.addEventListener("scroll", () => this.#tellMore(), { passive: true });
    this.rackPanel.append(this.rackScroll, this.actions);
    this.newMeld.type = "button";
    this.newMeld.tabIndex = -1;
    if (actions) this.actions.append(actions);
    this.#bench.append(this.#benchList);
    for (const list of [this.#feltList, this.#benchList, this.#rackList]) list.setAttribute("role", "list");
    root.append(this.felt, this.#bench, this.rackPanel);
  }

  tile(id: PieceId): TileNode | undefined {
    return this.#tiles.get(id);
  }

  /** Reads how much room there is. */
  measure(hasRack: boolean): Room {
    const { root, rackPanel, rackScroll, actions } = this;
    rackPanel.hidden = !hasRack;
    const width = root.clientWidth;
    const flat = width >= 560 && root.clientHeight < 480;
    root.classList.toggle("wide", width >= 900 || flat);
    root.classList.toggle("roomy", width >= 700 && root.clientHeight >= 600);
    const tableWidth = width - across(this.felt);
    const height = root.clientHeight - along(this.felt);
    if (!hasRack) return { tableWidth, rackWidth: 0, height, rackLeast: 0 };
    // What does not depend on the rack's tiles, which are yet to be laid out.
    const scrollEdges = along(rackScroll);
    const around = along(rackPanel) + gapOf(root) + scrollEdges;
    const isBeside = actions.offsetHeight > 0 && actions.offsetLeft >= rackScroll.offsetLeft + rackScroll.offsetWidth;
    const apart = isBeside || actions.offsetHeight === 0 ? 0 : actions.offsetHeight + gapOf(rackPanel);
    return {
      tableWidth,
      rackWidth: rackScroll.clientWidth - across(rackScroll),
      height: height - around - apart,
      rackLeast: isBeside ? actions.offsetHeight - scrollEdges : 0,
    };
  }

  origins(): Origins {
    return {
      table: this.#feltList.getBoundingClientRect(),
      bench: this.#benchList.getBoundingClientRect(),
      rack: this.#rackList.getBoundingClientRect(),
      tableView: this.felt.getBoundingClientRect(),
      rackView: this.rackScroll.getBoundingClientRect(),
      rackTop: this.rackPanel.hidden ? Infinity : this.rackPanel.getBoundingClientRect().top,
    };
  }

  /** Moves tiles aside for those in the hand, until the next picture or other shifts. Melds that change lose their marks. */
  shift(by: ReadonlyMap<PieceId, Point>, changing: ReadonlySet<MeldId>): void {
    for (const id of this.#aside) if (!by.has(id)) this.#tiles.get(id)?.shift({ x: 0, y: 0 });
    for (const [id, point] of by) {
      this.#tiles.get(id)?.shift(point);
      this.#aside.add(id);
    }
    for (const id of this.#changing) if (!changing.has(id)) this.#melds.get(id)?.item.classList.remove("changing");
    for (const id of changing) if (!this.#changing.has(id)) this.#melds.get(id)?.item.classList.add("changing");
    this.#changing = changing;
  }

  /** Shows a picture. Tiles fly from where they are seen, or from where `from` says they are, and come as `coming` says. */
  show(picture: Picture, layout: Layout, { motion, from = new Map(), coming = null, reveal = [] }: Showing): void {
    const focused = document.activeElement;
    const seen = motion ? this.#whereSeen(from) : null;
    for (const id of this.#aside) this.#tiles.get(id)?.shift(null);
    this.#aside.clear();
    this.shift(new Map(), new Set());
    this.#size(layout);
    this.#label(picture);
    const kept = new Set<PieceId>();
    this.#showMelds(picture, layout, kept);
    this.#showBench(picture, layout, kept);
    this.#showRack(picture, layout, kept);
    for (const [id, node] of this.#tiles) {
      if (kept.has(id)) continue;
      node.slot.remove();
      this.#tiles.delete(id);
    }
    this.#reveal(layout, reveal);
    if (seen) this.#flyAll(layout, picture, seen, coming);
    // A node that changes its list loses the focus on the way.
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.root.contains(focused))
      focused.focus({ preventScroll: true });
  }

  /** Scrolls table and rack, where they do, so far that tiles are wholly seen. */
  #reveal({ pieces, tile, rack, tableHeight, rackHeight }: Layout, ids: readonly PieceId[]): void {
    for (const id of ids) {
      const rect = pieces.get(id);
      const slot = this.#tiles.get(id)?.slot;
      if (!rect || !slot) continue;
      if (this.#feltList.contains(slot)) scrollTo(this.felt, rect, tableHeight, tile.line);
      else if (this.#rackList.contains(slot)) scrollTo(this.rackScroll, rect, rackHeight, rack.tile.line);
    }
  }

  /** Waits until every tile is where it belongs. */
  async landed(): Promise<void> {
    const flights = [...this.#tiles.values()].flatMap(({ slot }) => slot.getAnimations());
    await Promise.allSettled(flights.map((flight) => flight.finished));
  }

  /** Puts every tile where it belongs at once. */
  land(): void {
    for (const { slot } of this.#tiles.values()) land(slot);
  }

  #whereSeen(from: ReadonlyMap<PieceId, Rect>): Map<PieceId, Rect> {
    const seen = new Map<PieceId, Rect>();
    for (const [id, node] of this.#tiles) seen.set(id, from.get(id) ?? node.slot.getBoundingClientRect());
    return seen;
  }

  #size({ tile, rack, tableHeight, tableContent, rackHeight, rackContent }: Layout): void {
    const { style } = this.root;
    style.setProperty("--table-tile", `${tile.width}px`);
    style.setProperty("--table-tile-height", `${tile.height}px`);
    style.setProperty("--rack-tile", `${rack.tile.width}px`);
    style.setProperty("--rack-tile-height", `${rack.tile.height}px`);
    style.setProperty("--rack-line", `${rack.tile.line}px`);
    this.#feltList.style.height = `${tableContent}px`;
    this.#rackList.style.height = `${rackContent}px`;
    this.rackScroll.style.setProperty("--rack-height", `${rackHeight}px`);
    this.felt.classList.toggle("scrolls", tableContent > tableHeight);
    this.rackScroll.classList.toggle("scrolls", rackContent > rackHeight);
    const rests = Math.round(Math.max(0, rackContent - rackHeight) / rack.tile.line) + 1;
    if (this.#rests.childElementCount !== rests)
      this.#rests.replaceChildren(...Array.from({ length: rests }, () => element("i", "")));
    this.#tellMore();
  }

  /** Says whether the rack has rows above and below those that are seen. */
  #tellMore(): void {
    const { scrollTop, scrollHeight, clientHeight, dataset, classList } = this.rackScroll;
    const above = scrollTop > 1 ? "above" : "";
    const below = scrollTop < scrollHeight - clientHeight - 1 ? "below" : "";
    dataset["more"] = classList.contains("scrolls") ? `${above} ${below}`.trim() : "";
  }

  #label(picture: Picture): void {
    this.root.ariaLabel = picture.label;
    this.root.setAttribute("aria-description", picture.about);
    this.#feltList.setAttribute("aria-label", picture.tableLabel);
    this.#benchList.setAttribute("aria-label", picture.benchLabel);
    this.#rackList.setAttribute("aria-label", picture.rackLabel);
    this.#empty.hidden = picture.melds.length + picture.bench.length > 0;
    this.#emptyText.textContent = picture.emptyText;
    this.newMeld.textContent = picture.newMeld ?? "";
    if (picture.newMeld !== null) this.felt.append(this.newMeld);
    else this.newMeld.remove();
  }

  #showMelds(picture: Picture, layout: Layout, kept: Set<PieceId>): void {
    const used = new Set(picture.melds.map(({ id }) => id));
    picture.melds.forEach((meld, index) => {
      const rect = layout.melds.get(meld.id);
      if (!rect) return;
      const node = this.#melds.get(meld.id) ?? new MeldNode(meld.id);
      this.#melds.set(meld.id, node);
      node.show(meld, rect, rect.height > layout.tile.height, besideOf(layout, rect));
      putAt(this.#feltList, node.item, index);
      meld.tiles.forEach((tile, place) => {
        const shown = this.#tileFor(tile.piece.id, kept);
        const at = layout.pieces.get(tile.piece.id);
        shown.show(tile);
        shown.place((at?.x ?? 0) - rect.x, (at?.y ?? 0) - rect.y);
        putAt(node.list, shown.slot, place);
      });
    });
    for (const [id, node] of this.#melds) {
      if (used.has(id)) continue;
      node.item.remove();
      this.#melds.delete(id);
    }
  }

  #showBench({ bench }: Picture, layout: Layout, kept: Set<PieceId>): void {
    this.#bench.hidden = layout.bench === null;
    if (layout.bench) {
      const { tile, rect } = layout.bench;
      const { style } = this.#bench;
      style.setProperty("--bench-tile", `${tile.width}px`);
      style.setProperty("--bench-tile-height", `${tile.height}px`);
      style.width = `${rect.width}px`;
      style.height = `${rect.height}px`;
      style.transform = `translate(${rect.x}px, ${rect.y}px)`;
    }
    this.#showTiles(this.#benchList, bench, layout, kept);
  }

  #showRack({ rack }: Picture, layout: Layout, kept: Set<PieceId>): void {
    this.#showTiles(this.#rackList, rack ?? [], layout, kept);
  }

  #showTiles(list: HTMLElement, tiles: readonly TilePicture[], layout: Layout, kept: Set<PieceId>): void {
    tiles.forEach((tile, place) => {
      const shown = this.#tileFor(tile.piece.id, kept);
      const at = layout.pieces.get(tile.piece.id);
      shown.show(tile);
      shown.place(at?.x ?? 0, at?.y ?? 0);
      putAt(list, shown.slot, place);
    });
  }

  #tileFor(id: PieceId, kept: Set<PieceId>): TileNode {
    const node = this.#tiles.get(id) ?? new TileNode(id);
    this.#tiles.set(id, node);
    kept.add(id);
    return node;
  }

  #flyAll(layout: Layout, picture: Picture, seen: ReadonlyMap<PieceId, Rect>, coming: Coming | null): void {
    const { table, bench, rack } = this.origins();
    const each = (id: PieceId, origin: Point, inside: Point, source: Rect | null) => {
      const node = this.#tiles.get(id);
      const at = layout.pieces.get(id);
      if (!node || !at) return;
      const before = seen.get(id);
      land(node.slot);
      const x = at.x - inside.x;
      const y = at.y - inside.y;
      const to = { ...at, x: at.x + origin.x, y: at.y + origin.y };
      const flight = coming?.course.get(id);
      if (before) fly(node.slot, before, to, x, y, flight);
      else if (source) comeFrom(node.slot, source, to, x, y, flight);
      else if (seen.size > 0) appear(node.slot, x, y);
    };
    for (const meld of picture.melds) {
      const rect = layout.melds.get(meld.id);
      for (const { piece } of meld.tiles) if (rect) each(piece.id, table, rect, coming?.table ?? null);
    }
    for (const { piece } of picture.bench) each(piece.id, bench, { x: 0, y: 0 }, null);
    for (const { piece } of picture.rack ?? []) each(piece.id, rack, { x: 0, y: 0 }, coming?.rack ?? null);
  }
}

export function element<K extends keyof HTMLElementTagNameMap>(tag: K, name: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

function across(node: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(node);
  return parseFloat(paddingLeft) + parseFloat(paddingRight);
}

/** What is above and below a node's content: its padding, and margins that draw it nearer. */
function along(node: HTMLElement): number {
  const { paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(node);
  return parseFloat(paddingTop) + parseFloat(paddingBottom) + parseFloat(marginTop) + parseFloat(marginBottom);
}

function gapOf(node: HTMLElement): number {
  return parseFloat(getComputedStyle(node).rowGap) || 0;
}

function besideOf({ melds, columns, tile }: Layout, meld: Rect): Beside {
  const row = [...melds.values()].filter(({ y, height }) => y < meld.y + meld.height && meld.y < y + height);
  const right = meld.x + meld.width;
  const next = row.filter(({ x }) => x >= right).map(({ x }) => x);
  const last = row.filter(({ x }) => x < meld.x).map(({ x, width }) => x + width);
  const edge = columns * tile.pitch;
  return { before: meld.x - Math.max(0, ...last) - NOTE_GAP_PX, after: Math.min(edge, ...next) - right - NOTE_GAP_PX };
}

/** Scrolls by whole rows, no farther than it takes to see all of something. */
function scrollTo(node: HTMLElement, { y, height }: Rect, seen: number, line: number): void {
  const top = node.scrollTop;
  if (y < top) node.scrollTop = Math.floor(y / line) * line;
  else if (y + height > top + seen) node.scrollTop = Math.ceil((y + height - seen) / line) * line;
}

/** Puts a node at a place among its siblings, and touches nothing that is there already. */
function putAt(parent: HTMLElement, node: HTMLElement, index: number): void {
  const there = parent.children[index] ?? null;
  if (there !== node) parent.insertBefore(node, there);
}
