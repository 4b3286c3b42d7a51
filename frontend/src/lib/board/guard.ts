// Keeps a tap that was meant for what a button said a moment ago from doing what it says now.

/** Milliseconds for which taps are ignored after the bar has changed its meaning. */
export const SETTLE_MS = 300;

export class Guard {
  #meaning = '';
  #since = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Tells what the buttons mean from now on. */
  means(meaning: string): void {
    if (meaning === this.#meaning) return;
    this.#meaning = meaning;
    this.#since = this.now();
  }

  /** True while a tap may have been meant for the former meaning. */
  get settling(): boolean {
    return this.now() - this.#since < SETTLE_MS;
  }
}
