// Words that only some pages need, each fetched with them. A game's own are in its folder.
import { Book } from './book.svelte';

/** The start page. */
export const start = new Book({
  es: async () => (await import('./es/start')).start,
  en: async () => (await import('./en/start')).start,
});

/** The settings. */
export const choices = new Book({
  es: async () => (await import('./es/choices')).choices,
  en: async () => (await import('./en/choices')).choices,
});

/** Name, account, ledger, matches. */
export const people = new Book({
  es: async () => (await import('./es/people')).people,
  en: async () => (await import('./en/people')).people,
});

/** The form for a new table. */
export const create = new Book({
  es: async () => (await import('./es/create')).create,
  en: async () => (await import('./en/create')).create,
});

/** Checking a deal. */
export const checking = new Book({
  es: async () => (await import('./es/checking')).checking,
  en: async () => (await import('./en/checking')).checking,
});

/** The glossary of every table. */
export const general = new Book({
  es: async () => (await import('./es/glossary')).glossary,
  en: async () => (await import('./en/glossary')).glossary,
});
