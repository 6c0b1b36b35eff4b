// Mouse, pen and finger: what is a tap, what a drag, what a long press. What they do is told to whoever listens.

import type { Point } from "../layout/layout";
import type { MeldId, PieceId } from "../model/piece";

export interface PointerHost {
  /** Whether a piece can be lifted. */
  movable(piece: PieceId): boolean;
  /** Whether somebody who drags a piece that cannot be lifted is told why; else a finger on it may scroll. */
  explains(piece: PieceId, finger: boolean): boolean;
  /** Says why a piece cannot be lifted. */
  explain(piece: PieceId): void;
  /** Lifts a piece, with all that is selected along with it. */
  lift(piece: PieceId, at: Point, finger: boolean): void;
  drag(to: Point): void;
  drop(): void;
  /** Ends a drag as if it had never begun. */
  cancel(): void;
  tap(piece: PieceId, at: Point, more: boolean): void;
  /** The second of two quick taps on a piece. */
  tapTwice(piece: PieceId, at: Point): void;
  /** Shows the piece under a finger large above it, or none any more. */
  magnify(piece: PieceId | null, at: Point): void;
  /** The piece of the same meld at a point, for a finger that slides along; none outside the meld. */
  along(piece: PieceId, at: Point): PieceId | null;
  /** A finger slid from a piece to another of its meld and left it there. */
  slid(from: PieceId, to: PieceId, at: Point): void;
  /** A tap on no tile; the edge is what lies between table and rack, and around both. */
  tapAside(where: "table" | "rack" | "edge", at: Point): void;
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
/** Two taps on a piece within this time are one gesture. */
const TWICE_MS = 350;
/** A finger that slid to a tile and rests there so long has chosen it, wherever it goes on to. */
const REST_MS = 350;
/** A finger that slides along a meld keeps to its line so well. */
const LEVEL_PX = 8;

interface Press {
  readonly pointer: number;
  readonly piece: PieceId;
  readonly at: Point;
  readonly finger: boolean;
  readonly scrolled: (Scrolled & { readonly from: number }) | null;
  /** A piece that is `barred` cannot be lifted; once somebody tries, it is `refused`. */
  doing: "nothing" | "scrolling" | "sliding" | "dragging" | "barred" | "refused";
  /** The piece a sliding finger has come to, and when; and where it left the line it slides on. */
  chosen: PieceId;
  chosenAt: number;
  level: Point;
}

export class PointerInput {
  readonly #root: HTMLElement;
  readonly #host: PointerHost;
  readonly #stop = new AbortController();
  #press: Press | null = null;
  #longPress = 0;
  #lastTap: { readonly piece: PieceId; readonly at: number } | null = null;
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
    if (piece === null) return;
    const press = { pointer: event.pointerId, piece, at, finger, chosen: piece, chosenAt: event.timeStamp, level: at };
    if (!this.#host.movable(piece)) {
      if (this.#host.explains(piece, finger)) this.#press = { ...press, scrolled: null, doing: "barred" };
      return;
    }
    const under = finger ? this.#host.scrolledBy(piece) : null;
    const scrolled = under && { ...under, from: under.node.scrollTop };
    this.#press = { ...press, scrolled, doing: "nothing" };
    if (finger) this.#host.magnify(piece, at);
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
    this.#host.magnify(null, press.at);
    this.#swallowClick = true;
    navigator.vibrate?.(12);
  };

  #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const to = { x: event.clientX, y: event.clientY };
    if (press.doing === "nothing" || press.doing === "barred") {
      const slop = press.finger ? FINGER_SLOP_PX : MOUSE_SLOP_PX;
      if (Math.hypot(to.x - press.at.x, to.y - press.at.y) < slop) return;
      clearTimeout(this.#longPress);
    }
    if (press.doing === "barred") this.#refuse(press);
    if (press.doing === "refused") return;
    if (press.doing !== "dragging") {
      if (press.scrolled && this.#scroll(press, press.scrolled, to)) return;
      if (press.finger && this.#slide(press, to, event.timeStamp)) return;
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

  /** Along a meld, a finger chooses another of its tiles. Where it leaves it, it takes a tile along. */
  #slide(press: Press, to: Point, now: number): boolean {
    const [across, down] = [Math.abs(to.x - press.at.x), Math.abs(to.y - press.at.y)];
    if (press.doing === "nothing" && across < 2 * down) return false;
    const next = this.#host.along(press.piece, to);
    if (next !== null) {
      press.doing = "sliding";
      if (next !== press.chosen) press.chosenAt = now;
      press.chosen = next;
      if (down <= LEVEL_PX) press.level = to;
      this.#host.magnify(next, to);
      return true;
    }
    // Straight on, it was a drag from the beginning; turned off the line, or after a rest, it takes what it had chosen.
    const turned = Math.abs(to.y - press.level.y) > Math.abs(to.x - press.level.x);
    const rested = press.doing === "sliding" && now - press.chosenAt >= REST_MS;
    if (!turned && !rested) press.chosen = press.piece;
    return false;
  }

  #lift(press: Press): void {
    press.doing = "dragging";
    this.#root.setPointerCapture(press.pointer);
    this.#host.lift(press.chosen, press.at, press.finger);
    this.#host.drag(press.at);
  }

  #refuse(press: Press): void {
    press.doing = "refused";
    this.#root.setPointerCapture(press.pointer);
  }

  #up = (event: PointerEvent): void => {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const { doing, piece, chosen } = this.#press;
    this.#forget();
    if (doing === "nothing" || doing === "barred") return;
    this.#swallowClick = true;
    if (doing === "refused") this.#host.explain(chosen);
    if (doing === "dragging") this.#host.drop();
    if (doing === "sliding") this.#host.slid(piece, chosen, { x: event.clientX, y: event.clientY });
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
    if (this.#press) this.#host.magnify(null, this.#press.at);
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
    const isSecond = this.#lastTap?.piece === piece && event.timeStamp - this.#lastTap.at < TWICE_MS;
    this.#lastTap = piece === null || isSecond ? null : { piece, at: event.timeStamp };
    if (piece !== null && isSecond) this.#host.tapTwice(piece, at);
    else if (piece !== null) this.#host.tap(piece, at, more);
    else if (near(event, ".rack-scroll, .rack-tiles")) this.#host.tapAside("rack", at);
    else this.#host.tapAside(near(event, ".felt") ? "table" : "edge", at);
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
