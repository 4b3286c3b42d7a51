// The language of the page: which dictionary is read, and numbers and dates in its notation.
import { ApiError } from '$lib/api';
import type { ErrorFrame, GameEvent, Locale } from '$lib/protocol';
import { settings } from '../settings.svelte';
import type { SentenceContext } from './context';
import type { ErrorCode } from './error-codes';
import type { es } from './es';

export type Dictionary = typeof es;

type Say = (event: GameEvent, context: SentenceContext) => string;

/** Only the language that is read is fetched. */
const fetchers: Record<Locale, () => Promise<Dictionary>> = {
  es: async () => (await import('./es')).es,
  en: async () => (await import('./en')).en,
};

/** The first of the browser's languages that we speak; Spanish otherwise. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.toLowerCase().split('-')[0];
    if (short === 'es' || short === 'en') return short;
  }
  return 'es';
}

class I18n {
  #loaded = $state.raw<{ locale: Locale; dictionary: Dictionary } | null>(null);
  /** The language the reader wants; what is shown follows as soon as it is loaded. */
  readonly wanted: Locale = $derived(settings.language ?? preferred(navigator.languages ?? [navigator.language]));
  readonly locale: Locale = $derived(this.#loaded?.locale ?? this.wanted);
  // Spanish with thousands separators from four digits on, as chips are written at a table.
  #number = $derived(new Intl.NumberFormat(this.locale === 'es' ? 'es-419' : 'en', { useGrouping: true }));
  #date = $derived(
    new Intl.DateTimeFormat(this.locale === 'es' ? 'es-419' : 'en', { dateStyle: 'medium', timeStyle: 'short' }),
  );
  #time = $derived(new Intl.DateTimeFormat(this.locale, { timeStyle: 'short' }));
  #list = $derived(new Intl.ListFormat(this.locale, { type: 'conjunction' }));

  /** Fetches the wanted language. The page is not shown before the first has come. */
  async load(): Promise<void> {
    const locale = this.wanted;
    if (this.#loaded?.locale === locale) return;
    const dictionary = await fetchers[locale]();
    // Changed again meanwhile: the later call shows its own.
    if (locale === this.wanted) this.#loaded = { locale, dictionary };
  }

  /** The dictionary of the language that is shown. */
  get t(): Dictionary {
    if (!this.#loaded) throw new Error('no language is loaded yet');
    return this.#loaded.dictionary;
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

  /** The sentence of an event; null for a kind this build does not know (an older page on a newer server). */
  event(event: GameEvent, context: SentenceContext): string | null {
    const books = this.t.events as unknown as Record<string, Record<string, Say | undefined> | undefined>;
    const say = books.table?.[event.type] ?? books[context.game()]?.[event.type];
    return say ? say(event, context) : null;
  }

  /** The sentence of a failed request. */
  problem(error: unknown): string {
    return error instanceof ApiError ? this.error(error.code, error.data) : this.error('unknown');
  }

  /** The sentence of a refusal. */
  error(code: string, data?: ErrorFrame['data']): string {
    const say = this.t.errors[code as ErrorCode] ?? this.t.errors.unknown;
    return say(data ?? {});
  }
}

export const i18n = new I18n();
