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
