// How many chat lines arrived while nobody could see them.

export class Unread {
  count = $state(0);
  #seen: number | null = null;

  /** Told at every change: how many lines there are, and whether they can be seen now. */
  note(lines: number, visible: boolean): void {
    if (visible || this.#seen === null) this.#seen = lines;
    // A list that was cut or replaced after a reconnect counts as seen.
    if (lines < this.#seen) this.#seen = lines;
    this.count = lines - this.#seen;
  }
}
