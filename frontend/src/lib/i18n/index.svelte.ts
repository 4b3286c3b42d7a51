// The language of the page: which dictionary is read, and numbers and dates in its notation.
import type { ErrorFrame, GameEvent, Locale } from '$lib/protocol';
import { settings } from '../settings.svelte';
import type { SentenceContext } from './context';
import { en } from './en';
import type { ErrorCode } from './error-codes';
import { es } from './es';

export type Dictionary = typeof es;
export const dictionaries: Record<Locale, Dictionary> = { es, en };

/** The first of the browser's languages that we speak; Spanish otherwise. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.toLowerCase().split('-')[0];
    if (short === 'es' || short === 'en') return short;
  }
  return 'es';
}

class I18n {
  readonly locale: Locale = $derived(settings.language ?? preferred(navigator.languages ?? [navigator.language]));
  /** The dictionary of the chosen language. */
  readonly t: Dictionary = $derived(dictionaries[this.locale]);
  // Spanish with thousands separators from four digits on, as chips are written at a table.
  #number = $derived(new Intl.NumberFormat(this.locale === 'es' ? 'es-419' : 'en', { useGrouping: true }));
  #date = $derived(
    new Intl.DateTimeFormat(this.locale === 'es' ? 'es-419' : 'en', { dateStyle: 'medium', timeStyle: 'short' }),
  );
  #time = $derived(new Intl.DateTimeFormat(this.locale, { timeStyle: 'short' }));
  #list = $derived(new Intl.ListFormat(this.locale, { type: 'conjunction' }));

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
    const say = this.t.events[event.type] as ((e: GameEvent, c: SentenceContext) => string) | undefined;
    return say ? say(event, context) : null;
  }

  /** The sentence of a refusal. */
  error(code: string, data?: ErrorFrame['data']): string {
    const say = this.t.errors[code as ErrorCode] ?? this.t.errors.unknown;
    return say(data ?? {});
  }
}

export const i18n = new I18n();
