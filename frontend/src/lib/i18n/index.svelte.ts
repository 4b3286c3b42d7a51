// The language of the page: which dictionary is read, and numbers and dates in its notation.
import { catalog, gameOf } from '$games/catalog';
import { ApiError } from '$lib/api';
import type { ErrorFrame, GameEvent, Locale } from '$lib/protocol';
import { Book } from './book.svelte';
import type { Refusals, SentenceContext } from './context';
import type { es } from './es';
import { language } from './language.svelte';
import { notation } from './notation';

export type Dictionary = typeof es;

type Say = (event: GameEvent, context: SentenceContext) => string;

class I18n {
  /** What every page needs; the games' words are books of their own. */
  readonly #shared = new Book<Dictionary>({
    es: async () => (await import('./es')).es,
    en: async () => (await import('./en')).en,
  });
  /** The language the reader wants; what is shown follows as soon as it is loaded. */
  readonly wanted: Locale = $derived(language.wanted);
  readonly locale: Locale = $derived(this.#shared.locale ?? language.wanted);
  // With thousands separators from four digits on, as chips are written at a table.
  #number = $derived(new Intl.NumberFormat(notation(this.locale), { useGrouping: true }));
  #date = $derived(new Intl.DateTimeFormat(notation(this.locale), { dateStyle: 'medium', timeStyle: 'short' }));
  #time = $derived(new Intl.DateTimeFormat(notation(this.locale), { timeStyle: 'short' }));
  #list = $derived(new Intl.ListFormat(this.locale, { type: 'conjunction' }));

  /** Fetches the wanted language. The page is not shown before the first has come. */
  async load(): Promise<void> {
    await (this.#shared.now ? Book.translate() : this.#shared.load());
  }

  /** The dictionary of the language that is shown. */
  get t(): Dictionary {
    return this.#shared.t;
  }

  number(n: number): string {
    return this.#number.format(n);
  }
  /** "1,000 fichas" */
  chips(n: number): string {
    return n === 1 ? this.t.shell.chip : this.t.shell.chips(this.#number.format(n));
  }
  /** "+50", "−50": for ledgers. */
  signed(n: number): string {
    return `${n > 0 ? '+' : n < 0 ? '−' : ''}${this.#number.format(Math.abs(n))}`;
  }
  date(ms: number): string {
    return this.#date.format(ms);
  }
  time(ms: number): string {
    return this.#time.format(ms);
  }
  list(items: readonly string[]): string {
    return this.#list.format(items);
  }

  /**
   * The sentence of an event; null for a kind this build does not know (an older page on a newer server), and for a
   * game's own as long as its words have not come.
   */
  event(event: GameEvent, context: SentenceContext): string | null {
    const books = [this.t.events, gameOf(context.game())?.texts.now?.events] as unknown as Record<string, Say>[];
    const say = books.find((book) => book?.[event.type])?.[event.type];
    return say ? say(event, context) : null;
  }

  /** The sentence of a failed request. */
  problem(error: unknown): string {
    return error instanceof ApiError ? this.error(error.code, error.data) : this.error('unknown');
  }

  /** The sentence of a refusal. */
  error(code: string, data?: ErrorFrame['data']): string {
    const books: (Refusals | undefined)[] = [
      this.t.errors,
      ...Object.values(catalog).map((game) => game.texts.now?.errors),
    ];
    const say = books.find((book) => book?.[code])?.[code] ?? this.t.errors.unknown;
    return say(data ?? {});
  }
}

export const i18n = new I18n();
