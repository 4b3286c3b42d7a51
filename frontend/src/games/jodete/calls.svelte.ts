// Calling "¡jodete!", and how long that has to wait: the fair moment of one seat, and the pause after a false call.
// Both are the table's; the page shows what the refusals say and knows no time of its own.
import { i18n } from '$lib/i18n/index.svelte';
import type { ErrorFrame } from '$lib/protocol';
import type { TableStore } from '$lib/table.svelte';
import { toasts } from '$lib/toasts.svelte';
import { words } from './words';

const TICK_MS = 200;
const now = () => performance.now();

export class Calls {
  /** Until when nobody may call this seat, by performance.now. */
  #seats: Record<number, number> = {};
  /** Until when the reader may call nobody. */
  #all = 0;
  #now = $state(now());
  #tick: ReturnType<typeof setInterval> | undefined;

  /** Whole seconds until this seat may be called; 0: now. */
  wait(seat: number): number {
    return Math.max(0, Math.ceil((Math.max(this.#all, this.#seats[seat] ?? 0) - this.#now) / 1000));
  }

  async call(store: TableStore, seat: number): Promise<void> {
    if (store.version === null || this.wait(seat) > 0) return;
    const action = { type: 'jodete' as const, seat };
    const answer = await store.send({ type: 'act', version: store.version, action }, { quiet: true });
    if (answer.type === 'error') this.#refused(answer, seat, store.context.name(seat));
  }

  #refused({ code, data }: ErrorFrame, seat: number, name: string): void {
    const wait = typeof data?.wait_ms === 'number' ? data.wait_ms : 0;
    const seconds = i18n.number(Math.ceil(wait / 1000));
    const t = words.t.calls;
    if (code === 'too_soon') {
      this.#seats[seat] = now() + wait;
      toasts.info(t.too_soon(name, seconds));
    } else if (code === 'not_vulnerable' || code === 'rate_limited') {
      this.#all = now() + wait;
      toasts.info(code === 'rate_limited' ? t.cooling(seconds) : t.false_call(name, seconds));
    } else {
      toasts.error(i18n.error(code, data));
    }
    this.#run();
  }

  /** Counts only while something is to be waited for. */
  #run(): void {
    this.#now = now();
    this.#tick ??= setInterval(() => {
      this.#now = now();
      if (Math.max(this.#all, ...Object.values(this.#seats)) > this.#now) return;
      clearInterval(this.#tick);
      this.#tick = undefined;
    }, TICK_MS);
  }
}
