// Words that are fetched when they are needed, in the language the reader wants; all open books change it together.
import { untrack } from 'svelte';
import type { Locale } from '$lib/protocol';
import { language } from './language.svelte';

interface Edition<T> {
  locale: Locale;
  content: T;
}

export class Book<T> {
  static readonly #open = new Set<Book<unknown>>();
  #shown = $state.raw<Edition<T> | null>(null);
  readonly #fetchers: Record<Locale, () => Promise<T>>;

  constructor(fetchers: Record<Locale, () => Promise<T>>) {
    this.#fetchers = fetchers;
  }

  /** Brings every open book to the wanted language: none changes before all have come. */
  static async translate(): Promise<void> {
    const locale = language.wanted;
    const changed = await Promise.all(
      [...Book.#open].map(async (book) => {
        const edition = await book.#fetch(locale);
        return () => book.#show(edition);
      }),
    );
    for (const show of changed) show();
  }

  /** Opens the book: it is fetched, and kept in the reader's language from now on. */
  async load(): Promise<void> {
    // Whoever awaits this in a template shall not begin anew because it has come.
    const edition = await untrack(() => this.#fetch(language.wanted));
    Book.#open.add(this);
    this.#show(edition);
  }

  /** The content in the language that is shown; null before it has come. */
  get now(): T | null {
    return this.#shown?.content ?? null;
  }

  /** The language that is shown; null before any has come. */
  get locale(): Locale | null {
    return this.#shown?.locale ?? null;
  }

  /** The content where it is known to have come. */
  get t(): T {
    if (!this.#shown) throw new Error('this book is not open yet');
    return this.#shown.content;
  }

  async #fetch(locale: Locale): Promise<Edition<T>> {
    return this.#shown?.locale === locale ? this.#shown : { locale, content: await this.#fetchers[locale]() };
  }

  #show(edition: Edition<T>): void {
    // Changed again meanwhile: the later call shows its own.
    if (edition.locale === language.wanted) this.#shown = edition;
  }
}
