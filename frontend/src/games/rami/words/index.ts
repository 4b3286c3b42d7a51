// The words of Rami: the board's, what a choice of game needs, the glossary. Each is fetched when it is needed.
import { Book } from '$lib/i18n/book.svelte';

/** What the game's name and options need before any play. */
export const about = new Book({
  es: async () => (await import('./es/about')).about,
  en: async () => (await import('./en/about')).about,
});

/** Everything that is said while it is played. */
export const texts = new Book({ es: () => import('./es'), en: () => import('./en') });

export const glossary = new Book({
  es: async () => (await import('./es/glossary')).glossary,
  en: async () => (await import('./en/glossary')).glossary,
});

/** The board's own words in the language that is shown. */
export const words = {
  get t() {
    return texts.t.words;
  },
};
