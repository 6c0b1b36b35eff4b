// Mouse, pen and finger: what is a tap, what a drag, what a long press. What they do is told to whoever listens.

import type { Point } from "../layout/layout";
import type { MeldId, PieceId } from "../model/piece";

export interface PointerHost {
  /** Whether a piece can be lifted. */
  movable(piece: PieceId): boolean;
  /** Lifts a piece, with all that is selected along with it. */
  lift(piece: PieceId, at: Point, finger: boolean): void;
  drag(to: Point): void;
  drop(): void;
  /** Ends a drag as if it had never begun. */
  cancel(): void;
  tap(piece: PieceId, at: Point, more: boolean): void;
  /** A tap on no tile. */
  tapAside(where: "table" | "rack", at: Point): void;
  /** Takes a whole meld, by its handle or a long press on one of its tiles. */
  takeMeld(meld: MeldId): PieceId | null;
  meldOf(piece: PieceId): MeldId | null;
  /** What a finger on a piece scrolls: the rack, where it has more rows than are seen. */
  scrolledBy(piece: PieceId): Scrolled | null;
}

export interface Scrolled {
  readonly node: HTMLElement;
  /** Above it a tile is taken out. */
  readonly top: number;
}

/** How far a pointer moves before it drags. */
const MOUSE_SLOP_PX = 4;
const FINGER_SLOP_PX = 7;
const LONG_PRESS_MS = 420;
/** A tile of a rack that scrolls is held this long to be lifted where it is. */
const HOLD_MS = 220;

interface Press {
  readonly pointer: number;
  readonly piece: PieceId;
  readonly at: Point;
  readonly finger: boolean;
  readonly scrolled: (Scrolled & { readonly from: number }) | null;
  doing: "nothing" | "scrolling" | "dragging";
}

export class PointerInput {
  readonly #root: HTMLElement;
  readonly #host: PointerHost;
  readonly #stop = new AbortController();
  #press: Press | null = null;
  #longPress = 0;
  /** A click comes after every drag and long press, and is none. */
  #swallowClick = false;

  constructor(root: HTMLElement, host: PointerHost) {
    this.#root = root;
    this.#host = host;
    const { signal } = this.#stop;
    root.addEventListener("pointerdown", this.#down, { signal });
    root.addEventListener("pointermove", this.#move, { signal });
    root.addEventListener("pointerup", this.#up, { signal });
    root.addEventListener("pointercancel", this.#lost, { signal });
    root.addEventListener("click", this.#click, { signal });
    root.addEventListener("touchmove", this.#swung, { signal, passive: false });
    root.addEventListener("contextmenu", this.#menu, { signal });
    root.addEventListener("dblclick", this.#twice, { signal });
  }

  dispose(): void {
    this.#stop.abort();
    this.#forget();
  }

  #down = (event: PointerEvent): void => {
    this.#swallowClick = false;
    if (this.#press || event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    const finger = event.pointerType === "touch";
    const handle = near(event, ".meld-handle")?.closest<HTMLElement>("[data-meld]");
    const piece = handle ? this.#host.takeMeld(Number(handle.dataset["meld"])) : pieceAt(event);
    if (piece === null || !this.#host.movable(piece)) return;
    const under = finger ? this.#host.scrolledBy(piece) : null;
    const scrolled = under && { ...under, from: under.node.scrollTop };
    this.#press = { pointer: event.pointerId, piece, at, finger, scrolled, doing: "nothing" };
    if (handle) this.#swallowClick = true;
    else if (finger) this.#longPress = window.setTimeout(this.#pressedLong, scrolled ? HOLD_MS : LONG_PRESS_MS);
  };

  #pressedLong = (): void => {
    const press = this.#press;
    if (!press || press.doing !== "nothing") return;
    const meld = this.#host.meldOf(press.piece);
    if (meld !== null) this.#host.takeMeld(meld);
    else if (press.scrolled) this.#lift(press);
    else return;
    this.#swallowClick = true;
    navigator.vibrate?.(12);
  };

  #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const to = { x: event.clientX, y: event.clientY };
    if (press.doing === "nothing") {
      const slop = press.finger ? FINGER_SLOP_PX : MOUSE_SLOP_PX;
      if (Math.hypot(to.x - press.at.x, to.y - press.at.y) < slop) return;
      clearTimeout(this.#longPress);
    }
    if (press.doing !== "dragging") {
      if (press.scrolled && this.#scroll(press, press.scrolled, to)) return;
      this.#lift(press);
    }
    this.#host.drag(to);
  };

  /** Up and down within a rack that scrolls, a finger scrolls it; sideways, and out of it, it takes the tile along. */
  #scroll(press: Press, { node, top, from }: NonNullable<Press["scrolled"]>, to: Point): boolean {
    const down = to.y - press.at.y;
    const isSteep = Math.abs(down) > Math.abs(to.x - press.at.x);
    if (to.y < top || (press.doing === "nothing" && !isSteep)) return false;
    press.doing = "scrolling";
    node.scrollTop = from - down;
    return true;
  }

  #lift(press: Press): void {
    press.doing = "dragging";
    this.#root.setPointerCapture(press.pointer);
    this.#host.lift(press.piece, press.at, press.finger);
    this.#host.drag(press.at);
  }

  #up = (event: PointerEvent): void => {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const { doing } = this.#press;
    this.#forget();
    if (doing === "nothing") return;
    this.#swallowClick = true;
    if (doing === "dragging") this.#host.drop();
  };

  // A finger that lets go of a tile in full swing would have flung the page, and the next tap would only stop that.
  #swung = (event: TouchEvent): void => {
    if (this.#press && event.cancelable) event.preventDefault();
  };

  #lost = (event: PointerEvent): void => {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const { doing } = this.#press;
    this.#forget();
    if (doing === "dragging") this.#host.cancel();
  };

  #forget(): void {
    clearTimeout(this.#longPress);
    this.#press = null;
  }

  /** Lets go of a drag, as Escape does. */
  cancel(): void {
    if (this.#press && this.#press.doing !== "nothing") this.#swallowClick = true;
    this.#forget();
  }

  // A click is a tap however it was made: assistive technology clicks without any pointer.
  #click = (event: MouseEvent): void => {
    if (this.#swallowClick && event.detail > 0) {
      this.#swallowClick = false;
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    const piece = pieceAt(event);
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    if (piece !== null) this.#host.tap(piece, at, more);
    else if (near(event, ".rack-scroll, .rack-tiles")) this.#host.tapAside("rack", at);
    else if (near(event, ".felt")) this.#host.tapAside("table", at);
  };

  #twice = (event: MouseEvent): void => {
    const piece = pieceAt(event);
    const meld = piece === null ? null : this.#host.meldOf(piece);
    if (meld !== null) this.#host.takeMeld(meld);
  };

  // A long press would open the browser's menu.
  #menu = (event: MouseEvent): void => {
    if (pieceAt(event) !== null) event.preventDefault();
  };
}

function near(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function pieceAt(event: Event): PieceId | null {
  const id = near(event, "[data-piece]")?.dataset["piece"];
  return id === undefined ? null : Number(id);
}
