// The table as the page has it: a board, a display of it, and the ways a person's hands come to it.

import "../tile/tile.css";
import "./table.css";

import type { RackOrder } from "../engine/engine";
import type { EditionId, Tile } from "../protocol/messages";
import type { Arrival, Holding, Look, Lying, PastTurn, Position, Standing, TableHost, TableView } from "./contract";
import { Cursor } from "./input/cursor";
import { Hand } from "./input/hand";
import { listenToKeys } from "./input/keys";
import { PointerInput } from "./input/pointer";
import { Board } from "./model/board";
import { courseOf } from "./model/course";
import type { Melds, PieceId } from "./model/piece";
import { changesOf } from "./view/changes";
import { Display } from "./view/display";

const NOTHING: Position = {
  rules: "standard" satisfies EditionId,
  table: [],
  rack: null,
  opened: false,
  mayMove: false,
  fresh: [],
  draft: null,
};

/** A replay shows so long how the table was, the flight back included, and what became of it. */
const REPLAY_PAUSE_MS = 600;
/** From the pool to the rack, at most. */
const DRAW_MS = 500;

/** What is said of a step: messages of the table, the tiles and melds it changed, and what where there is none to take. */
interface StepWords {
  readonly said?: string;
  readonly details?: boolean;
  readonly nothing?: string;
}

export function createTable(root: HTMLElement, host: TableHost): TableView {
  return new Table(root, host);
}

class Table implements TableView {
  readonly #host: TableHost;
  readonly #board: Board;
  readonly #display: Display;
  readonly #hand: Hand;
  readonly #cursor: Cursor;
  readonly #pointer: PointerInput;
  readonly #stopKeys: () => void;
  readonly #watch: ResizeObserver;
  readonly #stop = new AbortController();
  #replaying: AbortController | null = null;

  constructor(root: HTMLElement, host: TableHost) {
    this.#host = host;
    this.#board = new Board(host.engine, NOTHING);
    this.#display = new Display(root, host, this.#board, () => this.#cursor?.setStops());
    this.#hand = new Hand(host, this.#board, this.#display);
    this.#cursor = new Cursor(this.#board, this.#display, this.#hand, this);
    const { signal } = this.#stop;
    // Whoever reaches for the table has seen enough: before anything else hears of it.
    root.addEventListener("pointerdown", () => this.land(), { signal, capture: true });
    // Names of melds are shown to whoever uses keys, and are in nobody else's way.
    document.addEventListener("keydown", () => root.classList.add("by-keys"), { signal });
    document.addEventListener("pointerdown", () => root.classList.remove("by-keys"), { signal });
    root.addEventListener("focusin", () => this.#cursor.arrived(), { signal });
    this.#display.stage.newMeld.addEventListener("click", () => this.#cursor.newMeld(), { signal });
    this.#pointer = new PointerInput(root, this.#hand);
    this.#stopKeys = listenToKeys(root, this.#cursor);
    this.#watch = new ResizeObserver(() => this.#measure());
    this.#watch.observe(root);
    this.#watch.observe(this.#display.stage.actions);
  }

  show(position: Position, look: Look): void {
    const before = this.#board.melds;
    const isNews = this.#take(position, look) && position.draft === null;
    this.#display.render({ reveal: isNews ? this.#newsSince(before) : [] });
  }

  async follow(position: Position, look: Look, arrival: Arrival): Promise<void> {
    const before = this.#board.melds;
    this.#take(position, look);
    await this.#arrive(before, this.#board.melds, arrival);
  }

  land(): void {
    this.#stopReplay();
    this.#display.stage.land();
  }

  /** What others laid, and what was drawn. */
  #newsSince(before: Melds): PieceId[] {
    return [...this.#display.changedSince(before), ...this.#board.drawn];
  }

  async #arrive(before: Melds, after: Melds, { table, rack, lasts }: Arrival): Promise<void> {
    const course = new Map(courseOf(before, after, lasts));
    const duration = Math.min(lasts, DRAW_MS);
    if (rack !== null) for (const id of this.#board.drawn) course.set(id, { delay: 0, duration });
    this.#display.render({ coming: { table, rack, course }, reveal: this.#newsSince(before) });
    await this.#display.stage.landed();
  }

  /** Says whether what lies there is another table, or another rack. */
  #take(position: Position, look: Look): boolean {
    this.#board.rackOrder = look.rackOrder;
    const kept = this.#board.show(position);
    if (!kept) this.#stopReplay();
    if (!kept && !this.#hand.canGoOn) this.#dropAll();
    this.#hand.forget();
    this.#display.wear(look);
    if (!kept) {
      this.#display.pointed = new Set();
      this.#display.asked = false;
    }
    this.#display.measure();
    if (!kept) this.#display.arrange();
    return !kept;
  }

  layout(): Tile[][] {
    return this.#board.layout();
  }

  standing(): Standing {
    return this.#board.standing();
  }

  holding(): Holding {
    return { ...this.#board.holding(), places: this.#display.places() };
  }

  takeUp({ places, ...tiles }: Holding): void {
    const lies = places !== undefined && this.#display.takeUp(places);
    const moved = this.#board.takeUp(lies ? { ...tiles, places } : tiles);
    this.#display.render({ motion: false });
    if (moved) this.#host.changed(this.#board.draft(), this.#board.standing());
  }

  lying(): Lying {
    return this.#board.lying();
  }

  focus(where: "rack" | "table"): void {
    this.#cursor.focus(where);
  }

  undo(): void {
    this.#step(() => this.#board.undo(), { said: "undone", details: true, nothing: "none-undone" });
  }

  redo(): void {
    this.#step(() => this.#board.redo(), { said: "redone", details: true, nothing: "none-redone" });
  }

  putBack(): void {
    this.#step(() => this.#board.putBack(), { said: "put-back" });
  }

  putDown(): void {
    this.#hand.putMelds();
  }

  letGo(): void {
    this.#hand.select([]);
  }

  showFaults(): void {
    this.#display.asked = true;
    const faults = this.#board.melds.filter(({ pieces }) => !this.#board.judge.stands(pieces));
    this.#display.render({ motion: false, reveal: faults[0]?.pieces.map(({ id }) => id) });
  }

  suggest(after: readonly (readonly Tile[])[], quietly = false): void {
    this.#step(() => this.#board.suggest(after), { details: !quietly });
  }

  sort(by: RackOrder): void {
    this.#board.sort(by);
    this.#display.render();
    this.#say(`table-said-sorted-${by}`);
  }

  tidy(): void {
    this.#stopReplay();
    this.#dropAll();
    this.#display.tidy();
    this.#display.render();
    this.#say("table-said-tidied");
  }

  point(tiles: readonly Tile[]): void {
    const free = [...this.#board.rack, ...this.#board.melds.flatMap(({ pieces }) => pieces)];
    const found = tiles.flatMap((face) => {
      const at = free.findIndex((piece) => piece.face === face);
      return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
    });
    this.#display.pointed = new Set(found);
    this.#display.render({ reveal: found });
  }

  async replay(turns: readonly PastTurn[], showing: (turn: number) => void = () => undefined): Promise<void> {
    this.#stopReplay();
    this.#dropAll();
    const replaying = new AbortController();
    this.#replaying = replaying;
    const tables = this.#board.trace(turns.flatMap(({ before, after }) => [before, after]));
    for (const [at, turn] of turns.entries()) {
      const [before = [], after = []] = tables.slice(2 * at);
      showing(at);
      this.#display.moment = before;
      this.#display.render();
      if (at === 0) await pause(REPLAY_PAUSE_MS, replaying.signal);
      if (replaying.signal.aborted) return;
      this.#display.moment = after;
      const arrival = turn.arrival();
      replaying.signal.addEventListener("abort", () => arrival.drawn?.finish());
      await Promise.allSettled([this.#arrive(before, after, arrival), arrival.drawn?.finished]);
      if (!replaying.signal.aborted) await pause(REPLAY_PAUSE_MS, replaying.signal);
      if (replaying.signal.aborted) return;
    }
    this.#stopReplay();
  }

  #measure(): void {
    this.#dropAll();
    this.#display.measure();
    this.#display.render({ motion: false });
  }

  dispose(): void {
    this.#stopReplay();
    this.#dropAll();
    this.#pointer.dispose();
    this.#stopKeys();
    this.#watch.disconnect();
    this.#stop.abort();
    this.#display.stage.root.replaceChildren();
  }

  #step(take: () => boolean, { said, details = false, nothing }: StepWords): void {
    this.#stopReplay();
    this.#dropAll();
    const { melds, rack } = this.#board;
    if (!take()) return nothing === undefined ? undefined : this.#say(`table-said-${nothing}`);
    this.#hand.forget(true);
    this.#display.pointed = new Set();
    this.#display.asked = false;
    this.#display.render({ reveal: this.#display.changedSince(melds) });
    this.#host.changed(this.#board.draft(), this.#board.standing());
    const { names } = this.#display;
    const told = said === undefined ? [] : [names.say(`table-said-${said}`)];
    const back = this.#board.rack.filter(({ id }) => !rack.some((piece) => piece.id === id));
    if (details && back.length > 0) told.push(names.say("table-said-to-rack", { tiles: names.tiles(back) }));
    if (details) told.push(...changesOf(this.#board, names, melds, null));
    if (told.length > 0) this.#host.announced(told.join(" "));
  }

  #stopReplay(): void {
    this.#replaying?.abort();
    this.#replaying = null;
    if (!this.#display.moment) return;
    this.#display.moment = null;
    this.#display.render();
  }

  #dropAll(): void {
    this.#pointer.cancel();
    this.#hand.letGo();
  }

  #say(id: string): void {
    this.#host.announced(this.#display.names.say(id));
  }
}

/** Waits so long, or until somebody has seen enough. */
function pause(ms: number, enough: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    enough.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
