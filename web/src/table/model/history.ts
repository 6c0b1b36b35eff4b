// Steps that can be taken back and taken again.

export class History<T> {
  #steps: T[];
  #at = 0;

  constructor(first: T) {
    this.#steps = [first];
  }

  get first(): T {
    return this.#steps[0] as T;
  }

  get now(): T {
    return this.#steps[this.#at] as T;
  }

  /** Steps that lie between the first and this one. */
  get between(): readonly T[] {
    return this.#steps.slice(1, this.#at);
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Takes a new step; what had been undone is forgotten. */
  push(step: T): void {
    this.#steps.splice(this.#at + 1, Infinity, step);
    this.#at += 1;
  }

  /** Says the same step, or all of them, in another way. */
  restate(say: (step: T) => T, all = false): void {
    this.#steps = this.#steps.map((step, at) => (all || at === this.#at ? say(step) : step));
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.#at -= 1;
    return true;
  }

  redo(): boolean {
    if (!this.canRedo) return false;
    this.#at += 1;
    return true;
  }
}
