// A list that is fetched page by page with a cursor.
import { ApiError, type Page } from './api';

export class Pages<T> {
  items = $state.raw<T[]>([]);
  /** False until the first page has come. */
  known = $state(false);
  busy = $state(false);
  /** Code of the last failure. */
  failed = $state<string | null>(null);
  #next = $state<Page<T>['next']>(null);
  readonly #fetch: (before: Page<T>['next']) => Promise<Page<T>>;

  constructor(fetch: (before: Page<T>['next']) => Promise<Page<T>>) {
    this.#fetch = fetch;
  }

  get more(): boolean {
    return this.#next !== null;
  }

  async load(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      const page = await this.#fetch(this.#next);
      this.items = [...this.items, ...page.items];
      this.#next = page.next;
      this.known = true;
    } catch (error) {
      this.failed = error instanceof ApiError ? error.code : 'unknown';
    } finally {
      this.busy = false;
    }
  }
}
