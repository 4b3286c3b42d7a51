// The glossary of every table; a game's own words are in its folder.
import { Book } from './book.svelte';

export const general = new Book({
  es: async () => (await import('./es/glossary')).glossary,
  en: async () => (await import('./en/glossary')).glossary,
});
