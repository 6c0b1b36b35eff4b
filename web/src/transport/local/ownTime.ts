// The time of a table of this browser. It goes on while somebody plays and stands in between, as when people hand their
// device over.

export class OwnTime {
  #since: number | null = null;
  #stood = 0;

  get stands(): boolean {
    return this.#since !== null;
  }

  now(at: number = Date.now()): number {
    return (this.#since ?? at) - this.#stood;
  }

  /** Stands from some moment on, or goes on again. */
  stand(stands: boolean, at: number): void {
    if (stands) this.#since ??= at;
    else if (this.#since !== null) {
      this.#stood += at - this.#since;
      this.#since = null;
    }
  }
}
