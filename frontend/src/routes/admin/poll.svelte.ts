// Something the server knows, asked again and again while somebody looks at it.
import { i18n } from '$lib/i18n/index.svelte';

const EVERY_MS = 4_000;

export class Poll<T> {
  value = $state.raw<T | null>(null);
  /** The sentence of the last failure; null when the last question was answered. */
  failed = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;
  #asked = 0;
  readonly #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Returns the way to stop. */
  start(): () => void {
    this.#stopped = false;
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.now();
    };
    document.addEventListener('visibilitychange', seen);
    void this.now();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Asks at once. An answer that a later question has overtaken is dropped. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    try {
      const value = await this.#ask();
      if (mine === this.#asked) {
        this.value = value;
        this.failed = null;
      }
    } catch (error) {
      if (mine === this.#asked) this.failed = i18n.problem(error);
    }
    if (mine === this.#asked && !this.#stopped && document.visibilityState === 'visible')
      this.#timer = setTimeout(() => void this.now(), EVERY_MS);
  }
}
